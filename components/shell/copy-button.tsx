"use client";
import { useState } from "react";
import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";

/** Puts text on the clipboard and says so. Where the browser refuses (no TLS), it selects the text instead of failing silently. */
export function CopyButton({ text, label, sourceId }: { text: () => string; label: string; sourceId?: string }) {
  const t = useTranslations("common");
  const [copied, setCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setCopied(true);
    } catch {
      // Clipboard access needs a secure page and permission; selecting lets the person copy by hand.
      const source = sourceId ? document.getElementById(sourceId) : null;
      if (source) document.getSelection()?.selectAllChildren(source);
    }
  }
  return (
    <Button onClick={() => void copy()} onBlur={() => setCopied(false)}>
      <Icon of={copied ? Check : Copy} size={14} />{copied ? t("copied") : label}<span role="status" className="sr-only">{copied ? t("copied") : ""}</span>
    </Button>
  );
}
