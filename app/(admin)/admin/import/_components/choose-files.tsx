"use client";
import { useRef, useState, type DragEvent } from "react";
import { FileUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button.tsx";
import { cx } from "@/components/ui/cx.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { PageSheet } from "@/components/shell/page-sheet.tsx";

/** Where files are dropped or chosen. */
export function ChooseFiles({ reading, trouble, onFiles }: { reading: boolean; trouble: string | null; onFiles: (files: File[]) => void }) {
  const t = useTranslations("importer");
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!reading) onFiles([...event.dataTransfer.files]);
  }
  return (
    <PageSheet title={t("title")} lead={t("lead")}>
      <div onDragOver={(event) => { event.preventDefault(); setOver(true); }} onDragLeave={() => setOver(false)} onDrop={drop}
        className={cx("mt-8 grid min-h-[280px] place-items-center rounded-3 border border-dashed border-rule p-6 text-center transition-colors duration-(--m-fast)", over && "border-solid border-accent bg-accent-wash")}>
        <div className="grid justify-items-center gap-3">
          <span className="text-ink-3"><Icon of={FileUp} size={28} /></span>
          <p className="font-speech text-[21px]/[30px]">{t("drop")}</p>
          <Button variant="primary" size="lg" working={reading ? t("reading") : null} onClick={() => input.current?.click()}>{t("choose")}</Button>
          <p className="max-w-[36em] text-small text-ink-3">{t("accepts")}</p>
        </div>
        <input ref={input} type="file" multiple tabIndex={-1} aria-label={t("choose")} className="sr-only"
          onChange={(event) => { onFiles([...(event.currentTarget.files ?? [])]); event.currentTarget.value = ""; }} />
      </div>
      {trouble ? <Notice tone="error" live="alert" className="mt-2">{trouble}</Notice> : null}
    </PageSheet>
  );
}
