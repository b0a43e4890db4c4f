"use client";
import { useId, useState, type ComponentProps, type ReactNode } from "react";
import { Eye, EyeOff, Lock } from "lucide-react";
import { cx } from "./cx.ts";
import { Icon } from "./icon.tsx";

/** The look of anything one types or chooses in. */
export const fieldLook =
  "w-full min-w-0 rounded-2 border border-rule bg-sheet px-3 text-ui text-ink max-[719px]:text-[16px] placeholder:text-ink-3 focus-visible:rounded-2 aria-invalid:border-loss aria-invalid:shadow-[inset_0_0_0_1px_var(--loss)] disabled:border-hair disabled:text-ink-3";

interface Shell {
  label: string;
  /** Keeps the label for screen readers only, where the place says what it is. */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** What is wrong and what is safe, in a sentence. */
  error?: string | null | undefined;
}

interface Ids { id: string; described: string | undefined; hintId: string; errorId: string }

function useIds({ hint, error }: Shell, given: string | undefined): Ids {
  const made = useId();
  const id = given ?? made;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint ? hintId : "", error ? errorId : ""].filter(Boolean).join(" ");
  return { id, described: described || undefined, hintId, errorId };
}

function Frame({ label, labelHidden, hint, error, ids, children }: Shell & { ids: Ids; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={ids.id} className={labelHidden ? "sr-only" : "mb-1.5 block text-small font-semibold"}>{label}</label>
      {children}
      {hint ? <p id={ids.hintId} className="mt-1.5 text-small text-ink-3">{hint}</p> : null}
      {error ? (
        <p id={ids.errorId} role="alert" className="mt-1.5 flex items-start gap-[7px] text-small text-loss">
          <Cross />{error}
        </p>
      ) : null}
    </div>
  );
}

export type TextFieldProps = Shell & Omit<ComponentProps<"input">, "size">;

/** The sign of an error, as heavy as the words beside it. */
function Cross() {
  return <svg width="12" height="12" viewBox="0 0 14 14" aria-hidden="true" className="mt-[3px] flex-none"><path d="M2 2l10 10M12 2L2 12" stroke="currentColor" strokeWidth="2" /></svg>;
}

/** One line of text with its label, hint and error. */
export function TextField({ label, labelHidden, hint, error, id, className, ...rest }: TextFieldProps) {
  const ids = useIds({ label, hint, error }, id);
  return (
    <Frame label={label} labelHidden={labelHidden ?? false} hint={hint} error={error} ids={ids}>
      <input {...rest} id={ids.id} aria-describedby={ids.described} aria-invalid={error ? true : undefined} className={cx(fieldLook, "h-11", className)} />
    </Frame>
  );
}

/** A password with a switch to look at it. `show` and `hide` name the switch. */
export function PasswordField({ label, labelHidden, hint, error, id, className, show, hide, ...rest }: TextFieldProps & { show: string; hide: string }) {
  const ids = useIds({ label, hint, error }, id);
  const [seen, setSeen] = useState(false);
  return (
    <Frame label={label} labelHidden={labelHidden ?? false} hint={hint} error={error} ids={ids}>
      <div className="relative">
        <input {...rest} type={seen ? "text" : "password"} id={ids.id} aria-describedby={ids.described} aria-invalid={error ? true : undefined} className={cx(fieldLook, "h-11 pr-11", className)} />
        <button type="button" onClick={() => setSeen(!seen)} aria-label={seen ? hide : show} aria-pressed={seen} className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-3 hover:text-ink">
          <Icon of={seen ? EyeOff : Eye} size={18} />
        </button>
      </div>
    </Frame>
  );
}

/** Several lines of text. */
export function TextArea({ label, labelHidden, hint, error, id, className, ...rest }: Shell & ComponentProps<"textarea">) {
  const ids = useIds({ label, hint, error }, id);
  return (
    <Frame label={label} labelHidden={labelHidden ?? false} hint={hint} error={error} ids={ids}>
      <textarea {...rest} id={ids.id} aria-describedby={ids.described} aria-invalid={error ? true : undefined} className={cx(fieldLook, "min-h-24 py-2.5", className)} />
    </Frame>
  );
}

/** One of a closed list, with the browser's own menu. */
export function SelectField({ label, labelHidden, hint, error, id, className, children, ...rest }: Shell & ComponentProps<"select">) {
  const ids = useIds({ label, hint, error }, id);
  return (
    <Frame label={label} labelHidden={labelHidden ?? false} hint={hint} error={error} ids={ids}>
      <select {...rest} id={ids.id} aria-describedby={ids.described} aria-invalid={error ? true : undefined} className={cx(fieldLook, "h-11", className)}>{children}</select>
    </Frame>
  );
}

/** A value set elsewhere: shown like a field, with a lock, not editable. */
export function LockedField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <span className="mb-1.5 block text-small font-semibold">{label}</span>
      <span className="flex h-11 items-center gap-2 rounded-2 border border-hair px-3 text-ink-3">{children}<Icon of={Lock} /></span>
    </div>
  );
}

/** A box to tick, with its words beside it. */
export function CheckField({ label, count, className, ...rest }: { label: ReactNode; count?: number } & Omit<ComponentProps<"input">, "type">) {
  return (
    <label className={cx("flex min-h-[27px] cursor-pointer items-center gap-[9px] text-small text-ink-2 has-checked:font-semibold has-checked:text-ink max-[719px]:min-h-11", className)}>
      <input {...rest} type="checkbox" className="checkbox" />
      <span className="min-w-0">{label}</span>
      {count === undefined ? null : <span className="ml-auto text-micro font-normal tabular-nums text-ink-3">{count}</span>}
    </label>
  );
}
