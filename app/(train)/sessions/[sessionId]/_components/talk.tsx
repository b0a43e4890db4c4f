"use client";
import { useTranslations } from "next-intl";
import { isAnswering } from "@/lib/domain/session/state.ts";
import { langTag } from "@/lib/client/seats.ts";
import { nextSpeaker } from "@/lib/client/session-model.ts";
import { Dots } from "@/components/ui/dots.tsx";
import { Prose } from "@/components/mediation/prose.tsx";
import { SpokenRecord } from "@/components/mediation/spoken-record.tsx";
import { Thinking } from "@/components/mediation/thinking.tsx";
import { Transcript } from "@/components/mediation/transcript.tsx";
import { TurnFrame, useAudience, Words } from "@/components/mediation/turn.tsx";
import { useRoom, useSession } from "./session-context.tsx";

/** What is said: the record, the turn on its way, the speech being spoken, and who will speak next. */
export function Talk() {
  const t = useTranslations("session");
  const { page, seats, voices } = useRoom();
  const state = useSession((s) => s.state);
  const insight = useSession((s) => s.insight);
  const partials = useSession((s) => s.partials);
  const sending = useSession((s) => s.sending);
  const next = useSession(nextSpeaker);
  const audience = useAudience(voices);
  const language = page.case.language;
  const mediatorTurns = state.turns.filter((turn) => turn.speaker.seat === "mediator").length;
  const waiting = partials.length === 0 && (isAnswering(state) || (sending !== null && sending.turn !== null));
  return (
    <Transcript spoken={mediatorTurns + (sending ? 1 : 0)} fromTop={state.turns.length === 0 && sending === null} className="px-4 tablet:px-10">
      {state.turns.length === 0 && sending === null ? <Empty /> : null}
      <SpokenRecord state={state} insight={insight} voices={voices} topics={page.case.topics} />
      {sending ? (
        <TurnFrame seat={null} name={voices.mediator} note={<span className="inline-flex items-center gap-2">{audience({ speaker: { seat: "mediator" }, audience: sending.privateWith ? { room: "caucus", with: sending.privateWith } : { room: "joint", to: sending.to } })}{sending.turn === null ? <><span aria-hidden="true">·</span>{t("sendingTurn")} <Dots /></> : null}</span>} number={null} at={null} pending>
          <Words text={sending.text} lang={language} />
        </TurnFrame>
      ) : null}
      {partials.map((partial) => {
        const seat = seats.find((s) => s.id === partial.partyId) ?? null;
        return (
          <TurnFrame key={partial.turn} seat={seat} name={seat ? <span lang={langTag(seat.lang)}>{seat.name}</span> : voices.mediator} note={t("speaking")} number={partial.turn} at={null}>
            <Words text={partial.text} lang={language} streaming />
          </TurnFrame>
        );
      })}
      {waiting ? <Thinking seat={seats.find((s) => s.id === next) ?? null} number={state.turns.length + 1} /> : null}
    </Transcript>
  );
}

/** Before the first word: what happened so far, and that the first word is the mediator's. */
function Empty() {
  const t = useTranslations("session");
  const { page, voices } = useRoom();
  return (
    <div className="tablet:px-10">
      <Prose text={page.case.brief} language={page.case.language} look="speech" className="max-w-[34em] text-ink-2" />
      <p className="mt-6 mb-4 text-ui text-ink-3">{t(voices.self ? "emptyYou" : "emptyOther")}</p>
    </div>
  );
}
