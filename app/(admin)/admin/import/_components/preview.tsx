"use client";
import { useState } from "react";
import { useLocale, useTranslations } from "next-intl";
import type { ImportIssue, ImportPreview } from "@/lib/wire/pages.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import { linesOf, reportCsv, sizeWords } from "@/lib/client/import-report.ts";
import { Button } from "@/components/ui/button.tsx";
import { Gap } from "@/components/ui/gap.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { CasePane } from "./case-pane.tsx";
import { IssueList } from "./issue-list.tsx";
import { LineStrip } from "./line-strip.tsx";

interface Props { preview: ImportPreview; saving: boolean; trouble: string | null; onDiscard: () => void; onSave: () => void }

/** What was read, before anything is saved: a strip of lines, the issues, and the line that is looked at. */
export function Preview({ preview, saving, trouble, onDiscard, onSave }: Props) {
  const t = useTranslations("importer");
  const words = useTranslations("importer.named");
  const page = pageLanguage(useLocale());
  // Formats and line ends come as the reader names them; those without a name in the page language stand as they are.
  const named = (text: string) => (words.has(text) ? words(text) : text);
  const lines = linesOf(preview);
  const [line, setLine] = useState(() => (lines.find((l) => l.state !== "ready") ?? lines[0])?.line ?? null);
  const rejected = preview.outcome === "rejected";
  const need = lines.filter((l) => l.state === "needs").length;
  function choose(next: number) {
    setLine(next);
    // Where the panes stand one under the other, the line is far below what was pressed.
    if (window.matchMedia("(max-width: 67.49rem)").matches) requestAnimationFrame(() => document.getElementById("line-title")?.scrollIntoView());
  }
  function report() {
    const levelName = (level: ImportIssue["level"]) => t(`level.${level}`);
    const csv = reportCsv(preview.issues, [t("csv.line"), t("csv.level"), t("csv.code"), t("csv.count"), t("csv.message")], levelName);
    const address = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
    const link = Object.assign(document.createElement("a"), { href: address, download: "import-report.csv" });
    link.click();
    URL.revokeObjectURL(address);
  }
  return (
    <div className="flex flex-1 flex-col">
      <header className="border-b border-hair px-4 pt-7 pb-5 tablet:px-10 desk:px-14">
        <h1 className="title text-[28px]/[38px]">
          <span role="status">{rejected ? t("refusedTitle") : <>{t("read", { n: preview.cases.length })}<Gap />{need === 0 ? t("allReady") : t("someNeed", { ready: preview.cases.length - need, need })}</>}</span>
        </h1>
        {rejected ? <p className="mt-0.5 text-small text-loss">✕ {t("refusedLead", { n: preview.errorTotal })}<Gap />{preview.errorTotal > 100 ? t("refusedMore", { shown: 100, all: preview.errorTotal }) : ""}</p> : null}
        {preview.files.map((file) => <p key={file.name} className="mt-0.5 text-small text-ink-2">{t("file", { name: file.name, size: sizeWords(file.bytes), format: named(file.format), encoding: named(file.encoding), lineEnds: file.lineEnds.split(", ").map(named).join(page === "zh" ? "，" : ", ") })}</p>)}
        {lines.length > 1 ? <LineStrip lines={lines} chosen={line} onChoose={choose} /> : null}
      </header>
      <div className="grid flex-1 max-desk:content-start desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <IssueList issues={preview.issues} chosen={line} onChoose={choose} />
        <CasePane preview={preview} lines={lines.map((l) => l.line)} line={line} onChoose={setLine} />
      </div>
      <footer className="no-print sticky bottom-0 flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-hair bg-room px-4 py-3 tablet:px-10 desk:px-14">
        <p className="flex-1 basis-48 text-small font-semibold">{rejected ? t("refusedTitle") : t("notSaved")}</p>
        {trouble ? <Notice tone="error" live="alert" className="basis-full py-0">{trouble}</Notice> : null}
        <Button variant={rejected ? "primary" : "quiet"} onClick={onDiscard}>{rejected ? t("readAgain") : t("discard")}</Button>
        {preview.issues.length > 0 ? <Button onClick={report}>{t("report")}</Button> : null}
        {rejected ? null : <Button variant="primary" size="lg" working={saving ? t("saving") : null} onClick={onSave}>{t("save", { n: preview.cases.length })}</Button>}
      </footer>
    </div>
  );
}
