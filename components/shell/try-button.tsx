"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { signIn } from "next-auth/react";
import { useTranslations } from "next-intl";
import { Button, type ButtonProps } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";

type Trouble = "guestsOff" | "guestsTooMany" | "failed";

function troubleOf(error: string): Trouble {
  if (error.includes("guests-off")) return "guestsOff";
  return error.includes("rate-limited") ? "guestsTooMany" : "failed";
}

/** Makes a guest account on the spot and goes to a case. One click, nothing to fill in. */
export function TryButton({ label, size, variant }: { label: string } & Pick<ButtonProps, "size" | "variant">) {
  const t = useTranslations("landing");
  const common = useTranslations("common");
  const router = useRouter();
  const [working, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  async function start() {
    setWorking(true);
    setTrouble(null);
    // next-auth rejects when no answer came.
    const answer = await signIn("guest", { redirect: false }).catch(() => undefined);
    if (answer?.ok) {
      router.push("/try");
      return;
    }
    setTrouble(troubleOf(answer?.error ?? ""));
    setWorking(false);
  }
  return (
    <>
      <Button variant={variant} size={size} working={working ? t("trying") : null} onClick={() => void start()}>{label}</Button>
      {trouble ? <Notice tone="error" live="alert" className="basis-full pb-0">{trouble === "failed" ? common("offline") : t(trouble)}</Notice> : null}
    </>
  );
}
