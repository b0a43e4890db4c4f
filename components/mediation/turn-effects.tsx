"use client";
import { useLocale, useTranslations } from "next-intl";
import { BEHAVIOUR_PATTERN_LABELS } from "@/lib/domain/party/behaviour-pattern.ts";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { SessionState, SpokenTurn } from "@/lib/domain/session/state.ts";
import { STRATEGY_LABELS, type Strategy } from "@/lib/domain/strategy/strategy.ts";
import type { Insight } from "@/lib/client/insight.ts";
import { pageLanguage, percent, topicValue } from "@/lib/client/format.ts";
import { langTag, type Seat } from "@/lib/client/seats.ts";
import { patternChanges } from "@/lib/client/series.ts";
import { SeatMark } from "./seat-mark.tsx";
import { TurnLine, type Voices } from "./turn.tsx";

export interface TurnEffectsProps { turn: SpokenTurn; state: SessionState; voices: Voices; topics: readonly PublicTopic[]; insight?: Insight }

/** A second guess this close to the first is named too. Our choice. */
const UNSURE = 0.15;

/** What a turn showed: steps of parties, terms and the answers to them, how a mediator turn reads, and for instructors what lay behind it. */
export function TurnEffects({ turn, state, voices, topics, insight }: TurnEffectsProps) {
  return (
    <>
      <Reading turn={turn} state={state} />
      <TermsRead turn={turn} state={state} seats={voices.seats} topics={topics} />
      {patternChanges(state).filter((c) => c.turn === turn.turn).map((change) => {
        const seat = voices.seats.find((s) => s.id === change.partyId);
        return seat ? <Step key={`${change.partyId} ${change.to}`} seat={seat} change={change} turn={turn} self={voices.self} /> : null;
      })}
      {insight ? <Behind turn={turn} insight={insight} seats={voices.seats} /> : null}
    </>
  );
}

function Step({ seat, change, turn, self }: { seat: Seat; change: ReturnType<typeof patternChanges>[number]; turn: SpokenTurn; self: boolean }) {
  const t = useTranslations("session");
  const lang = pageLanguage(useLocale());
  const own = turn.speaker.seat === "party" && turn.speaker.partyId === seat.id;
  const values = { name: seat.name, from: BEHAVIOUR_PATTERN_LABELS[change.from][lang], to: BEHAVIOUR_PATTERN_LABELS[change.to][lang] };
  const cause = change.cause === null ? null : t(self ? "afterYourTurn" : "afterTurn", { turn: change.cause });
  return (
    <TurnLine>
      <SeatMark seat={seat} size={seat.lang === "zh" ? 18 : 16} className="mt-px" />
      <span>{t(own ? "step" : "stepOf", values)}{cause === null ? null : <>{t("comma")}<a href={`#t${change.cause}`}>{cause}</a></>}</span>
    </TurnLine>
  );
}

function Reading({ turn, state }: { turn: SpokenTurn; state: SessionState }) {
  const t = useTranslations("session");
  const lang = pageLanguage(useLocale());
  const reading = turn.speaker.seat === "mediator" ? state.readings[turn.turn] : undefined;
  const [first, second] = reading?.strategies ?? [];
  if (!first) return null;
  const name = (s: Strategy): string => STRATEGY_LABELS[s][lang];
  const explain = STRATEGY_LABELS[first.name][lang === "zh" ? "explainZh" : "explainEn"];
  const unsure = second !== undefined && first.p - second.p < UNSURE;
  return (
    <TurnLine className="text-ink-3">
      <span title={explain}>{t("readsAs")} <span className="text-ink-2">{unsure ? t("maybe", { a: name(first.name), b: name(second.name) }) : name(first.name)}</span></span>
    </TurnLine>
  );
}

function TermsRead({ turn, state, seats, topics }: { turn: SpokenTurn; state: SessionState; seats: readonly Seat[]; topics: readonly PublicTopic[] }) {
  const t = useTranslations("session");
  const lang = pageLanguage(useLocale());
  if (!turn.terms) return null;
  const answers = state.draft?.turn === turn.turn ? state.draft.answers : {};
  const terms = topics.flatMap((topic) => {
    const value = turn.terms?.[topic.id];
    return value === undefined ? [] : [t("term", { topic: topic.name, value: topicValue(value, topic, lang) })];
  });
  return (
    <div className="mt-2 text-small text-ink-2">
      <p>{t("termsRead")} <span lang={langTag(seats[0]?.lang ?? "en")} className="text-ink">{terms.join(t("semicolon"))}</span></p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {seats.flatMap((seat) => {
          const answer = answers[seat.id];
          return answer ? [<li key={seat.id} className="flex items-center gap-1.5"><SeatMark seat={seat} size={16} />{t("answered", { name: seat.name, answer: t(`answer.${answer}`) })}</li>] : [];
        })}
      </ul>
    </div>
  );
}

/** Instructors only; the events are not sent to anybody else. */
function Behind({ turn, insight, seats }: { turn: SpokenTurn; insight: Insight; seats: readonly Seat[] }) {
  const t = useTranslations("session");
  const lang = pageLanguage(useLocale());
  const move = insight.moves[turn.turn];
  return (
    <>
      {move ? <TurnLine><span>{t("relevance", { value: percent(move.relevance, lang) })}{move.question === "none" ? null : <>{t("comma")}{t(`question.${move.question}`)}</>}{move.mistakes.length > 0 ? <>{t("comma")}<span className="text-loss">{t("mistakes", { codes: move.mistakes.join(", ") })}</span></> : null}</span></TurnLine> : null}
      {insight.thoughts.filter((th) => th.turn === turn.turn).map((thought) => {
        const seat = seats.find((s) => s.id === thought.partyId);
        return (
          <TurnLine key={`${thought.partyId} ${thought.text}`}>
            {seat ? <SeatMark seat={seat} size={16} className="mt-px" /> : null}
            <span>{t("thinks")} <q lang={langTag(seat?.lang ?? "en")} className="font-speech [quotes:none]">{thought.text}</q></span>
          </TurnLine>
        );
      })}
    </>
  );
}
