import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A table that scrolls sideways by itself when the page is narrow. `caption` names it for screen readers. */
export function Table({ caption, className, children, ...rest }: ComponentProps<"table"> & { caption: string }) {
  return (
    // Beware: a scrolling region must be reachable by keyboard, and without `relative` its hidden words stick out of the page.
    <div className="relative overflow-x-auto" tabIndex={0} role="group" aria-label={caption}>
      <table {...rest} className={cx("w-full border-collapse text-small", className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

export function Th({ className, scope = "col", ...rest }: ComponentProps<"th">) {
  return <th scope={scope} {...rest} className={cx("border-b border-rule pr-4 pb-2 text-left align-bottom text-micro font-medium whitespace-nowrap text-ink-3 last:pr-0", className)} />;
}

export function Td({ className, ...rest }: ComponentProps<"td">) {
  return <td {...rest} className={cx("border-b border-hair py-2.5 pr-4 align-top tabular-nums last:pr-0", className)} />;
}
