import Link from "next/link";
import { ArrowLeft } from "lucide-react";
import { Icon } from "@/components/ui/icon.tsx";

/** The way back to the list a page came from. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return <Link href={href} className="no-print mb-3 inline-flex min-h-8 items-center gap-1.5 text-small text-ink-2 no-underline hover:text-ink max-[719px]:min-h-11"><Icon of={ArrowLeft} size={14} />{children}</Link>;
}
