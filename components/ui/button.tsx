import Link from "next/link";
import type { ComponentProps, MouseEvent } from "react";
import { cva, type VariantProps } from "class-variance-authority";
import { cx } from "./cx.ts";
import { Dots } from "./dots.tsx";

export const buttonLook = cva(
  "inline-flex shrink-0 select-none items-center justify-center gap-[7px] whitespace-nowrap rounded-2 border border-transparent text-small font-medium no-underline transition-colors duration-(--m-fast) focus-visible:rounded-2 aria-disabled:cursor-default aria-disabled:border-hair aria-disabled:bg-transparent aria-disabled:text-ink-3 [&_svg]:flex-none",
  {
    variants: {
      variant: {
        primary:
          "bg-accent font-semibold text-accent-ink hover:bg-[color-mix(in_oklab,var(--accent),var(--ink)_12%)] active:bg-[color-mix(in_oklab,var(--accent),var(--ink)_24%)]",
        line: "border-rule text-ink hover:bg-well active:bg-[color-mix(in_oklab,var(--well),var(--ink)_12%)]",
        quiet: "text-ink-2 aria-disabled:border-transparent hover:bg-well hover:text-ink active:bg-[color-mix(in_oklab,var(--well),var(--ink)_12%)]",
        danger: "border-loss text-loss hover:bg-loss-wash active:bg-[color-mix(in_oklab,var(--loss-wash),var(--ink)_12%)]",
      },
      size: {
        md: "h-8 px-3 max-[719px]:h-11",
        lg: "h-10 px-[18px] text-ui max-[719px]:h-11",
        xl: "h-12 px-[22px] text-[15.5px]",
        icon: "size-8 px-0 max-[719px]:size-11",
      },
    },
    compoundVariants: [
      { variant: "quiet", size: "md", class: "px-2" },
    ],
    defaultVariants: { variant: "line", size: "md" },
  },
);

type Look = VariantProps<typeof buttonLook>;

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled">, Look {
  /** The label while working, in the progressive form ("Saying it"). Set: the button is busy and does nothing. */
  working?: string | null | undefined;
  /** Why it cannot be pressed now, in words. Set: the button is disabled but stays reachable. */
  disabledReason?: string | null | undefined;
}

/** The one button. `type` is "button" unless told. Disabled and working buttons keep the focus and say why. */
export function Button({ variant, size, working, disabledReason, className, children, onClick, type = "button", title, ...rest }: ButtonProps) {
  const idle = working == null && disabledReason == null;
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (idle) onClick?.(event);
    else event.preventDefault();
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      title={disabledReason ?? title}
      aria-disabled={idle ? undefined : true}
      aria-busy={working == null ? undefined : true}
      className={cx(buttonLook({ variant, size }), working != null && "aria-disabled:border-rule aria-disabled:text-ink", className)}
    >
      {working == null ? children : <>{working}<Dots /></>}
    </button>
  );
}

export interface LinkButtonProps extends ComponentProps<typeof Link>, Look {}

/** A link that looks like a button, for going somewhere. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={cx(buttonLook({ variant, size }), className)} />;
}
