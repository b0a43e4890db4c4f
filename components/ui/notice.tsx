import type { ReactNode } from "react";
import { CircleCheck, Folder, Info, TriangleAlert, X } from "lucide-react";
import { cx } from "./cx.ts";
import { Gap } from "./gap.tsx";
import { Icon } from "./icon.tsx";

const GLYPH = { warn: TriangleAlert, error: X, empty: Folder, note: Info, done: CircleCheck };
const TONE = { warn: "text-warn", error: "text-loss", empty: "text-ink-3", note: "text-ink-3", done: "text-gain" };

export interface NoticeProps {
  tone: keyof typeof GLYPH;
  /** The bold beginning: what happened. The rest says what is safe and what to do. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Read out when it appears: "alert" at once, "status" when the reader pauses. */
  live?: "alert" | "status";
  className?: string;
}

/** A sentence with a glyph: a warning, a failure, an empty list, or a word about something done. */
export function Notice({ tone, lead, children, live, className }: NoticeProps) {
  return (
    <div role={live} className={cx("flex items-start gap-3 py-3 text-ui", className)}>
      <span className={cx("mt-0.5 flex-none", TONE[tone])}><Icon of={GLYPH[tone]} /></span>
      <div className="min-w-0 text-pretty">
        {lead ? <b className="font-semibold">{lead}</b> : null}
        {lead && children ? <Gap /> : null}
        {children}
      </div>
    </div>
  );
}
