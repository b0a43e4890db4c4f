"use client";
import { useSyncExternalStore } from "react";
import { Tabs } from "radix-ui";
import { useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet.tsx";
import { CaseFile } from "./case-file.tsx";
import { NotesField } from "./notes-field.tsx";
import { PartiesPanel } from "./parties-panel.tsx";
import { useRoom } from "./session-context.tsx";
import { TopicsPanel } from "./topics-panel.tsx";

const PHONE = "(max-width: 44.99rem)";

function watchPhone(tell: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}

const TAB = "pointer-events-auto -mb-px border-b-2 border-transparent px-0 leading-[46px] text-ink-2 data-[state=active]:border-ink data-[state=active]:font-semibold data-[state=active]:text-ink";

/** Parties, topics and case file for narrow windows: from below on phones, from the side on tablets. */
export function RoomSheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("session");
  const { page } = useRoom();
  const phone = useSyncExternalStore(watchPhone, () => window.matchMedia(PHONE).matches, () => false);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} side={phone ? "bottom" : "right"} title={t("sheetTitle")} titleHidden closeLabel={t("close")} className={phone ? "h-[76dvh]" : ""}>
      <Tabs.Root defaultValue="parties">
        {/* Stands in the sheet's own head, beside its ×, and does not scroll with what is below. */}
        <Tabs.List aria-label={t("sheetTitle")} className={`pointer-events-none absolute inset-x-0 flex gap-[22px] border-b border-hair px-5 pr-16 ${phone ? "top-[29px]" : "top-[17px]"}`}>
          <Tabs.Trigger value="parties" className={TAB}>{t("parties")}</Tabs.Trigger>
          <Tabs.Trigger value="topics" className={TAB}>{t("topics")}</Tabs.Trigger>
          <Tabs.Trigger value="file" className={TAB}>{t("tabs.file")}</Tabs.Trigger>
          {page.viewer === "mediator" ? <Tabs.Trigger value="notes" className={TAB}>{t("tabs.notes")}</Tabs.Trigger> : null}
        </Tabs.List>
        <Tabs.Content value="parties" className="-mx-6 max-tablet:mx-0 outline-none"><PartiesPanel /></Tabs.Content>
        <Tabs.Content value="topics" className="outline-none"><TopicsPanel titled={false} /></Tabs.Content>
        <Tabs.Content value="file" className="outline-none"><CaseFile /></Tabs.Content>
        {page.viewer === "mediator" ? <Tabs.Content value="notes" className="outline-none"><NotesField /></Tabs.Content> : null}
      </Tabs.Root>
    </Sheet>
  );
}
