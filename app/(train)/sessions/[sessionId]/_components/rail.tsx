"use client";
import { useState } from "react";
import { BookOpen, NotebookPen, Scale, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon.tsx";
import { CaseFile } from "./case-file.tsx";
import { NotesField } from "./notes-field.tsx";
import { useRoom } from "./session-context.tsx";
import { TopicsPanel } from "./topics-panel.tsx";

type Tab = "file" | "notes" | "topics";
const TABS = { file: BookOpen, notes: NotebookPen, topics: Scale } as const;

/** The narrow rail at the left. A tab opens a panel over the topics and pushes nothing. */
export function Rail() {
  const t = useTranslations("session");
  const { page } = useRoom();
  const [open, setOpen] = useState<Tab | null>(null);
  const tab = (name: Tab, hiddenWide: boolean) => (
    <button
      type="button" aria-expanded={open === name} aria-controls="rail-panel" onClick={() => setOpen(open === name ? null : name)}
      className={`flex items-center gap-2 rounded-2 px-1.5 py-3 text-small [writing-mode:vertical-rl] hover:bg-well hover:text-ink zh:tracking-[.12em] ${open === name ? "bg-well font-semibold text-ink" : "text-ink-2"} ${hiddenWide ? "wide:hidden" : ""} not-zh:rotate-180`}
    >
      <Icon of={TABS[name]} className="not-zh:order-last not-zh:rotate-90" />{t(`tabs.${name}`)}
    </button>
  );
  return (
    <nav aria-label={t("rail")} className="relative z-10 hidden flex-col items-center gap-1 border-r border-hair py-4 desk:flex" onKeyDown={(e) => { if (e.key === "Escape") setOpen(null); }}>
      {tab("file", false)}
      {page.viewer === "mediator" ? tab("notes", false) : null}
      {tab("topics", true)}
      <div id="rail-panel" hidden={open === null} className="absolute inset-y-0 left-full flex w-[360px] flex-col wide:w-[300px] wide:px-[22px] overflow-y-auto border-r border-hair bg-room px-6 pt-5 pb-6 shadow-float">
        {open === null ? null : (
          <>
            <div className="mb-3 flex items-center">
              <h2 className="title text-[21px]/[30px]">{t(open === "topics" ? "onTheTable" : `tabs.${open}`)}</h2>
              <button type="button" aria-label={t("close")} onClick={() => setOpen(null)} className="-mr-2 ml-auto grid size-8 place-items-center rounded-2 text-ink-3 hover:bg-well hover:text-ink"><Icon of={X} /></button>
            </div>
            {open === "file" ? <CaseFile /> : open === "notes" ? <NotesField /> : <TopicsPanel titled={false} />}
          </>
        )}
      </div>
    </nav>
  );
}
