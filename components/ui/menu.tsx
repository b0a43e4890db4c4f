"use client";
import type { ReactNode } from "react";
import { DropdownMenu } from "radix-ui";
import { Check } from "lucide-react";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";

export interface MenuProps {
  /** The button that opens it; must take a ref and props (Button does). */
  trigger: ReactNode;
  children: ReactNode;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
  className?: string;
}

/** A list of acts or choices that floats under its button. */
export function Menu({ trigger, children, align = "end", side = "bottom", className }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content align={align} side={side} sideOffset={6} collisionPadding={12} className={cx("z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-[200px] overflow-y-auto rounded-3 bg-lift p-1.5 text-ink shadow-float", className)}>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const ROW = "flex min-h-8 cursor-pointer items-center gap-2.5 rounded-2 px-2.5 py-1.5 text-small no-underline outline-none select-none data-[highlighted]:bg-well data-[disabled]:cursor-default data-[disabled]:text-ink-3 max-[719px]:min-h-11";

/** One act. With `asChild` the child (a link) is the row. */
export function MenuItem({ children, onSelect, asChild = false, disabled = false, className }: { children: ReactNode; onSelect?: (event: Event) => void; asChild?: boolean; disabled?: boolean; className?: string }) {
  return <DropdownMenu.Item asChild={asChild} disabled={disabled} {...(onSelect ? { onSelect } : {})} className={cx(ROW, className)}>{children}</DropdownMenu.Item>;
}

export interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; lang?: string }[];
}

/** One of several, ticked, under a small heading. */
export function MenuChoice<Value extends string>({ label, value, onChange, options }: MenuChoiceProps<Value>) {
  function choose(next: string) {
    const option = options.find((o) => o.value === next);
    if (option) onChange(option.value);
  }
  return (
    <DropdownMenu.RadioGroup value={value ?? ""} onValueChange={choose} aria-label={label}>
      <DropdownMenu.Label className="px-2.5 pt-2 pb-1 text-micro text-ink-3">{label}</DropdownMenu.Label>
      {options.map((option) => (
        <DropdownMenu.RadioItem key={option.value} value={option.value} lang={option.lang} className={ROW}>
          <span className="flex-1">{option.label}</span>
          <DropdownMenu.ItemIndicator><Icon of={Check} /></DropdownMenu.ItemIndicator>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}

/** A hairline between groups. */
export function MenuLine() {
  return <DropdownMenu.Separator className="mx-2.5 my-1.5 h-px bg-hair" />;
}
