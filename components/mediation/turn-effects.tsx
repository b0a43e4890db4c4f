"use client";
import { useLocale, useTranslations } from "next-intl";
import { BEHAVIOUR_PATTERN_LABELS } from "@/lib/domain/party/behaviour-pattern.ts";
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import type { SpokenTurn } from "@/lib/domain/session/state.ts";
import { STRATEGY_LABELS, type Strategy } from "@/lib/domain/strategy/strategy.ts";
import type { Effects } from "@/lib/client/effects.ts";
import { pageLanguage, percent, topicValue } from "@/lib/client/format.ts";
import { isUnsure } from "@/lib/client/guesses.ts";
import { langTag, type Seat } from "@/lib/client/seats.ts";
import type { PatternChange } from "@/lib/client/series.ts";
import { Share } from "lucide-react";
import { Icon } from "@/components/ui/icon.tsx";
import { SeatMark } from "./seat-mark.tsx";
import { TurnLine, type Voices } from "./turn.tsx";

export interface TurnEffectsProps { turn: SpokenTurn; effects: Effects; voices: Voices; topics: readonly PublicTopic[] }

/** What a turn showed: steps of parties, terms and the answers to them, how a mediator turn reads, and for instructors what lay behind it. */
export function TurnEffects({ turn, effects, voices, topics }: TurnEffectsProps) {
  return (
    <>
      {effects.reading ? <Reading strategies={effects.reading.strategies} /> : null}
      {turn.terms ? <TermsRead terms={turn.terms} answers={effects.answers ?? {}} seats={voices.seats} topics={topics} /> : null}
      {effects.released.map((free) => <MayShare key={free.words} words={free.words} leave={free.turn} turn={turn} />)}
      {effects.changes.map((change) => {
        const seat = voices.seats.find((s) => s.id === change.partyId);
        return seat ? <Step key={`${change.partyId} ${change.to}`} seat={seat} change={change} turn={turn} self={voices.self} /> : null;
      })}
      <Behind effects={effects} seats={voices.seats} />
    </>
  );
}

/** Words said in private that their party set free: they may be told outside this room. */
function MayShare({ words, leave, turn }: { words: string; leave: number; turn: SpokenTurn }) {
  const t = useTranslations("session.caucus");
  return (
    <TurnLine>
      <span className="inline-flex flex-none items-center gap-1 rounded-pill bg-accent-wash px-2 py-px text-micro font-semibold text-accent"><Icon of={Share} size={12} />{t("mayShare")}</span>
      <span><q lang={langTag(turn.lang)} className="font-speech [quotes:none]">“{words}”</q>{leave === turn.turn ? null : <> <a href={`#t${leave}`} className="text-micro whitespace-nowrap text-ink-3">{t("leaveGiven", { turn: leave })}</a></>}</span>
    </TurnLine>
  );
}

function Step({ seat, change, turn, self }: { seat: Seat; change: PatternChange; turn: SpokenTurn; self: boolean }) {
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

function Reading({ strategies }: Pick<NonNullable<Effects["reading"]>, "strategies">) {
  const t = useTranslations("session");
  const lang = pageLanguage(useLocale());
  const [first, second] = strategies;
  // "None of the strategies" says nothing to whoever reads the turn.
  if (!first || first.name === "others") return null;
  const name = (s: Strategy): string => STRATEGY_LABELS[s][lang];
  const explain = STRATEGY_LABELS[first.name][lang === "zh" ? "explainZh" : "explainEn"];
  const unsure = second !== undefined && second.name !== "others" && isUnsure(first, second);
  return (
    <TurnLine className="text-ink-3">
      <span title={explain}>{t("readsAs")} <span className="text-ink-2">{unsure ? t("maybe", { a: name(first.name), b: name(second.name) }) : name(first.name)}</span></span>
    </TurnLine>
  );
}

function TermsRead({ terms, answers, seats, topics }: { terms: Terms; answers: NonNullable<Effects["answers"]>; seats: readonly Seat[]; topics: readonly PublicTopic[] }) {
  const t = useTranslations("session");
  const lang = pageLanguage(useLocale());
  const lines = topics.flatMap((topic) => {
    const value = terms[topic.id];
    return value === undefined ? [] : [t("term", { topic: topic.name, value: topicValue(value, topic, lang) })];
  });
  return (
    <div className="mt-2 text-small text-ink-2">
      <p>{t("termsRead")} <span lang={langTag(seats[0]?.lang ?? "en")} className="text-ink">{lines.join(t("semicolon"))}</span></p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {seats.flatMap((seat) => {
          const answer = answers[seat.id];
          return answer ? [<li key={seat.id} className="flex items-center gap-1.5"><SeatMark seat={seat} size={seat.lang === "zh" ? 18 : 16} />{t("answered", { name: seat.name, answer: t(`answer.${answer}`) })}</li>] : [];
        })}
      </ul>
    </div>
  );
}

/** Instructors only; the events are not sent to anybody else. */
function Behind({ effects: { move, thoughts }, seats }: { effects: Effects; seats: readonly Seat[] }) {
  const t = useTranslations("session");
  const lang = pageLanguage(useLocale());
  return (
    <>
      {move ? <TurnLine><span>{t("relevance", { value: percent(move.relevance, lang) })}{move.question === "none" ? null : <>{t("comma")}{t(`question.${move.question}`)}</>}{move.mistakes.length > 0 ? <>{t("comma")}<span className="text-loss">{t("mistakes", { codes: move.mistakes.join(", ") })}</span></> : null}</span></TurnLine> : null}
      {thoughts.map((thought) => {
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
