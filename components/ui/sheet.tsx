"use client";
import type { ReactNode } from "react";
import { Dialog as Base } from "radix-ui";
import { X } from "lucide-react";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Shows the title only to screen readers, where tabs inside say it already. */
  titleHidden?: boolean;
  /** Bottom on phones, side on tablets and wider. */
  side?: "bottom" | "left" | "right";
  closeLabel: string;
  children: ReactNode;
  className?: string;
}

const PLACE = {
  bottom: "inset-x-0 bottom-0 max-h-[84dvh] rounded-t-3",
  left: "inset-y-0 left-0 w-[min(400px,92vw)]",
  right: "inset-y-0 right-0 w-[min(400px,92vw)]",
};

/** A panel that slides over one edge of the page. Focus stays inside; Escape and × close it. */
export function Sheet({ open, onOpenChange, title, titleHidden = false, side = "bottom", closeLabel, children, className }: SheetProps) {
  const focusReturn = useFocusReturn();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Overlay className="scrim fixed inset-0 z-40" />
        <Base.Content {...focusReturn} aria-describedby={undefined} data-side={side} className={cx("sheet-panel fixed z-50 flex flex-col bg-room text-ink shadow-float outline-none", PLACE[side], className)}>
          {side === "bottom" ? <span aria-hidden="true" className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-pill bg-hair" /> : null}
          <div className="flex shrink-0 items-center gap-3 px-5 pt-3 pb-2">
            <Base.Title className={titleHidden ? "sr-only" : "title text-[20px]/[28px]"}>{title}</Base.Title>
            <Base.Close aria-label={closeLabel} className="-mr-2 ml-auto grid size-11 place-items-center rounded-2 text-ink-3 hover:bg-well hover:text-ink"><Icon of={X} /></Base.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">{children}</div>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
