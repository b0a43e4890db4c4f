"use client";
import { useId, useState } from "react";
import { useTranslations } from "next-intl";
import { langTag } from "@/lib/client/seats.ts";
import { summaryWords } from "@/lib/client/toolkit-words.ts";
import { Button } from "@/components/ui/button.tsx";
import { CheckField } from "@/components/ui/field.tsx";
import { SeatMark } from "@/components/mediation/seat-mark.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { ToolkitFrame, ToolkitLine, ToolkitWords } from "./toolkit-frame.tsx";
import { useStage, type ToolkitFormProps } from "./toolkit-menu.ts";

/** "Summarise and clarify": what was heard of each party in the room, and what is still open. */
export function ToolkitSummary({ close, done }: ToolkitFormProps) {
  const t = useTranslations("session.toolkit");
  const { page, seats } = useRoom();
  const room = useSession((s) => s.state.caucus);
  const topics = useSession((s) => s.state.topics);
  const stage = useStage();
  const id = useId();
  const [heard, setHeard] = useState<Record<string, string>>({});
  const [open, setOpen] = useState<string[]>(() => page.case.topics.filter((topic) => (topics.find((x) => x.id === topic.id)?.scores.at(-1)?.agreement ?? 0) < 1).map((topic) => topic.id));
  const file = page.case;
  const here = room === null ? seats : seats.filter((s) => s.id === room);
  const empty = here.every((s) => (heard[s.id] ?? "").trim() === "");
  const actions = <Button variant="line" disabledReason={empty ? t("summary.empty") : null} onClick={() => done({ text: summaryWords(file, { heard, open, room, stage }), to: [] })}>{t("put")}</Button>;
  return (
    <ToolkitFrame title={t("summary.title")} close={close} actions={actions}>
      <p className="pb-1 text-small text-ink-3">{t("summary.lead")}</p>
      {here.map((seat) => (
        <ToolkitLine key={seat.id} htmlFor={`${id}-${seat.id}`} label={<><SeatMark seat={seat} size={18} /><span lang={langTag(seat.lang)}>{t("summary.heard", { name: seat.formal })}</span></>}>
          <ToolkitWords id={`${id}-${seat.id}`} value={heard[seat.id] ?? ""} onChange={(text) => setHeard({ ...heard, [seat.id]: text })} lang={langTag(file.language)} placeholder={t("summary.example")} />
        </ToolkitLine>
      ))}
      <ToolkitLine label={t("summary.open")}>
        <div className="flex flex-wrap gap-x-5 tablet:pt-1">
          {file.topics.map((topic) => <CheckField key={topic.id} label={<span lang={langTag(file.language)}>{topic.name}</span>} checked={open.includes(topic.id)} onChange={(e) => setOpen(e.target.checked ? [...open, topic.id] : open.filter((x) => x !== topic.id))} />)}
        </div>
      </ToolkitLine>
    </ToolkitFrame>
  );
}
