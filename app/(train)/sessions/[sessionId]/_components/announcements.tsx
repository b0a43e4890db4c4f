"use client";
import { useLocale, useTranslations } from "next-intl";
import { BEHAVIOUR_PATTERN_LABELS } from "@/lib/domain/party/behaviour-pattern.ts";
import { pageLanguage, unitNumber } from "@/lib/client/format.ts";
import { langTag, memberSpeaking } from "@/lib/client/seats.ts";
import { consensusPath, patternChanges } from "@/lib/client/series.ts";
import { useAudience } from "@/components/mediation/turn.tsx";
import { useRoom, useSession } from "./session-context.tsx";

/** The live region: one polite announcement per finished turn. Nothing else on the table speaks by itself, but errors. */
export function Announcements() {
  const announced = useSession((s) => s.announced);
  return (
    <div className="sr-only" aria-live="polite" aria-relevant="additions" data-announcements="">
      {announced.map((turn) => <Announcement key={turn} number={turn} />)}
    </div>
  );
}

/** Speaker, words, then changes. The mediator's own words are not read back, only that they were said. */
function Announcement({ number }: { number: number }) {
  const t = useTranslations("session");
  const lang = pageLanguage(useLocale());
  const { seats, voices } = useRoom();
  const state = useSession((s) => s.state);
  const audience = useAudience(voices);
  const turn = state.turns.find((x) => x.turn === number);
  if (!turn) return null;
  const { speaker } = turn;
  const seat = speaker.seat === "party" ? seats.find((s) => s.id === speaker.partyId) : undefined;
  if (!seat && voices.self) return <p>{t("announceOwn", { turn: number, audience: audience(turn, state.readings[number]?.addressees) })}</p>;
  const member = seat && speaker.seat === "party" ? memberSpeaking(seat, speaker.memberId) : null;
  const changes = patternChanges(state).filter((c) => c.turn === number).map((c) => t("stepOf", {
    name: seats.find((s) => s.id === c.partyId)?.name ?? "", from: BEHAVIOUR_PATTERN_LABELS[c.from][lang], to: BEHAVIOUR_PATTERN_LABELS[c.to][lang],
  }));
  const path = consensusPath(state);
  const now = path[number] ?? null;
  const before = path[number - 1] ?? null;
  if (now !== null && before !== null && now !== before) changes.push(t("announceConsensus", { now: unitNumber(now, lang), before: unitNumber(before, lang) }));
  return (
    <p>
      {t("announceWho", { name: member?.name ?? seat?.name ?? voices.mediator, audience: audience(turn) })} <span lang={langTag(turn.lang)}>{turn.text}</span> {changes.map((c) => <span key={c}>{c}{t("stop")} </span>)}
    </p>
  );
}
