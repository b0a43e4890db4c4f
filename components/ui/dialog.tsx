"use client";
import type { ReactNode } from "react";
import { Dialog as Base } from "radix-ui";
import { X } from "lucide-react";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";
import { useFocusReturn } from "./use-focus-return.ts";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One or two plain sentences under the title. */
  description?: ReactNode;
  /** Names the × ("Close"). */
  closeLabel: string;
  children: ReactNode;
  /** Buttons, in a row at the foot. */
  actions?: ReactNode;
  className?: string;
}

/** A question or form over the page. Focus stays inside; Escape and × close it. */
export function Dialog({ open, onOpenChange, title, description, closeLabel, children, actions, className }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Overlay className="scrim fixed inset-0 z-40" />
        <Base.Content
          {...focusReturn}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cx("fixed top-1/2 left-1/2 z-50 grid max-h-[88dvh] w-[min(520px,calc(100vw-32px))] -translate-x-1/2 -translate-y-1/2 grid-rows-[auto_minmax(0,1fr)_auto] rounded-3 bg-lift text-ink shadow-float outline-none", className)}
        >
          <div className="flex items-start gap-4 px-6 pt-5 pb-3">
            <div className="min-w-0 flex-1">
              <Base.Title className="title text-[20px]/[28px]">{title}</Base.Title>
              {description ? <Base.Description asChild><div className="mt-1 text-small text-ink-2">{description}</div></Base.Description> : null}
            </div>
            <Base.Close aria-label={closeLabel} className="-mr-2 grid size-8 place-items-center rounded-2 text-ink-3 hover:bg-well hover:text-ink max-[719px]:size-11"><Icon of={X} /></Base.Close>
          </div>
          <div className="overflow-y-auto px-6 pt-1 pb-5">{children}</div>
          {actions ? <div className="flex flex-wrap justify-end gap-2 border-t border-hair px-6 py-4">{actions}</div> : null}
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
