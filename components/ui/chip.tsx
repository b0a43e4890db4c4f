import type { ReactNode } from "react";
import { X } from "lucide-react";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";

export interface ChipProps {
  children: ReactNode;
  /** Chosen: an ink border. */
  on?: boolean;
  /** Takes it away; `removeLabel` names the × ("Remove Mr Hendry"). */
  onRemove?: () => void;
  removeLabel?: string;
  className?: string;
}

/** A small pill: whom one speaks to, which filter is on. */
export function Chip({ children, on = false, onRemove, removeLabel, className }: ChipProps) {
  return (
    <span className={cx("inline-flex h-[26px] items-center gap-1.5 rounded-pill border bg-sheet px-2.5 text-small whitespace-nowrap", on ? "border-ink" : "border-hair", onRemove && "pr-1", className)}>
      {children}
      {onRemove ? <button type="button" onClick={onRemove} aria-label={removeLabel} className="grid size-5 place-items-center rounded-pill text-ink-3 hover:text-ink focus-visible:rounded-pill"><Icon of={X} size={13} /></button> : null}
    </span>
  );
}

/** A word on a well: a code, a state, a label of the record. */
export function Tag({ children, className, lang }: { children: ReactNode; className?: string; lang?: string }) {
  return <span lang={lang} className={cx("inline-block rounded-1 bg-well px-1.5 text-micro leading-[18px] whitespace-nowrap text-ink-2", className)}>{children}</span>;
}
