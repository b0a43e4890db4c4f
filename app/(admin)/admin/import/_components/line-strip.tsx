"use client";
import { useTranslations } from "next-intl";
import type { LineState } from "@/lib/client/import-report.ts";
import { cx } from "@/components/ui/cx.ts";

const STICK: Record<LineState, string> = { refused: "h-5 w-[3px] bg-loss", needs: "h-5 w-[3px] bg-warn", ready: "h-3 w-0.5 bg-rule" };

/** One tick a line: short when it is fine, tall and coloured when it is not. Scrolls when there are many. */
export function LineStrip({ lines, chosen, onChoose }: { lines: readonly { line: number; state: LineState }[]; chosen: number | null; onChoose: (line: number) => void }) {
  const t = useTranslations("importer");
  return (
    <ul aria-label={t("strip")} className="mt-4 -mb-2 flex justify-between gap-0.5 overflow-x-auto pb-1">
      {lines.map(({ line, state }) => (
        <li key={line}>
          <button type="button" onClick={() => onChoose(line)} aria-current={line === chosen || undefined} aria-label={t("lineSays", { n: line, state })}
            className={cx("flex h-12 w-9 flex-col items-center justify-end gap-1 rounded-1 pb-1 text-data tabular-nums text-ink-2 hover:bg-well focus-visible:-outline-offset-2", state !== "ready" && "font-semibold text-ink", line === chosen && "bg-well text-ink")}>
            <span className={STICK[state]} />{line}
          </button>
        </li>
      ))}
    </ul>
  );
}
