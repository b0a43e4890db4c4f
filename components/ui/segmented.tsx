"use client";
import type { ReactNode } from "react";
import { RadioGroup } from "radix-ui";
import { cx } from "./cx.ts";

export interface SegmentedOption<Value extends string> { value: Value; label: ReactNode; disabled?: boolean }

export interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
  /** `joined`: one small strip, for views. `apart`: separate boxes, for choices in a form. */
  look?: "joined" | "apart";
  disabled?: boolean;
  className?: string;
}

/** One of a few, all in view. Arrow keys move. */
export function Segmented<Value extends string>({ label, value, onChange, options, look = "joined", disabled = false, className }: SegmentedProps<Value>) {
  function choose(next: string) {
    const option = options.find((o) => o.value === next);
    if (option) onChange(option.value);
  }
  const joined = look === "joined";
  return (
    <RadioGroup.Root
      aria-label={label} value={value} onValueChange={choose} disabled={disabled} orientation="horizontal"
      className={cx(joined ? "inline-flex overflow-hidden rounded-2 border border-hair" : "flex flex-wrap gap-1.5", className)}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value} value={option.value} disabled={option.disabled ?? false}
          className={cx(
            "whitespace-nowrap transition-colors duration-(--m-fast) disabled:cursor-default",
            joined
              ? "h-[26px] px-2.5 text-micro text-ink-3 not-first:border-l not-first:border-hair hover:text-ink focus-visible:-outline-offset-2 data-[state=checked]:bg-well data-[state=checked]:font-semibold data-[state=checked]:text-ink max-[719px]:h-11 max-[719px]:px-3.5"
              : "h-[34px] rounded-2 border border-hair bg-sheet px-3 text-small text-ink-2 hover:bg-well hover:text-ink focus-visible:rounded-2 disabled:text-ink-3 disabled:hover:bg-sheet data-[state=checked]:border-ink data-[state=checked]:font-semibold data-[state=checked]:text-ink data-[state=checked]:shadow-[inset_0_0_0_1px_var(--ink)] max-[719px]:h-11",
          )}
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
