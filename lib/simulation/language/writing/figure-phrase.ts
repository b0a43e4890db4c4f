// The phrase that carries an offer's or a package's values. Its figure always stands in the speech, exactly.
import { isNumeric, type Terms, type TopicValue } from "@/lib/domain/case/topic-schema.ts";
import { readFigures } from "../amounts.ts";
import { coverage, parseOnce } from "../tokens.ts";
import type { FigureAct } from "./grammar.ts";
import { directionOf, spoken, topicNoun, type Scribe } from "./scribe.ts";

/** A phrase for one value, unused if there is one. */
export function figurePhrase(scribe: Scribe, act: FigureAct, topicId: string, value: TopicValue): string {
  const topic = scribe.input.file.topics.find((t) => t.id === topicId);
  const set = scribe.grammar.figures[act];
  const lines = topic && isNumeric(topic) ? set.numeric[directionOf(topic, scribe.input.partyId)] : set.option;
  const ready = lines.map((l) => withValue(scribe, l, topicId, value));
  const unused = lines.filter((l) => !scribe.said.has(l));
  const apart = unused.filter((l) => !scribe.around.has(l));
  const free = (apart.length > 0 ? apart : unused).map((l) => withValue(scribe, l, topicId, value));
  const unsaid = ready.filter((l) => !scribe.said.has(l));
  const from = free.length > 0 ? free : unsaid;
  const oldest = [...ready].sort((a, b) => scribe.said.lastUse(a) - scribe.said.lastUse(b))[0];
  return from[Math.floor(scribe.input.rng() * from.length)] ?? oldest ?? spoken(scribe, topicId, value, "head");
}

function withValue(scribe: Scribe, line: string, topicId: string, value: TopicValue): string {
  const topic = scribe.input.file.topics.find((t) => t.id === topicId);
  return line
    .replaceAll("{topic}", topic ? topicNoun(topic, scribe.lang) : "")
    .replaceAll("{v}", spoken(scribe, topicId, value))
    .replaceAll("{o}", spoken(scribe, topicId, value))
    .replaceAll("{O}", spoken(scribe, topicId, value, "head"));
}

/** Authors write small counts as words: seven nights. */
const SMALL = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** Whether a value stands in a text: a number in any wording that reads back to it, an option by its label or most of its words. */
export function states(scribe: Scribe, text: string, topicId: string, value: TopicValue): boolean {
  if (typeof value === "number") {
    const said = spoken(scribe, topicId, value);
    if (text.includes(said) || readFigures(text).some((f) => f.value === value && f.high === null && f.kind !== "date")) return true;
    const inWords = scribe.lang === "en" ? said.replace(/^\d+(?=[ ])/, (n) => SMALL[Number(n)] ?? n) : said;
    return inWords !== said && text.toLowerCase().includes(inWords);
  }
  const label = spoken(scribe, topicId, value);
  return text.toLowerCase().includes(label.toLowerCase()) || coverage(parseOnce(label), parseOnce(text)) >= 0.6;
}

/** The figures of terms that a text does not state yet, as one phrase of its kind; null when all numeric ones stand. */
export function remainingFigures(scribe: Scribe, text: string, terms: Terms, kind: "accept" | "reject" | "not-ready"): string | null {
  const missing = scribe.input.file.topics.flatMap((t) => {
    const value = terms[t.id];
    return value === undefined || !isNumeric(t) || states(scribe, text, t.id, value) ? [] : [spoken(scribe, t.id, value)];
  });
  if (missing.length === 0) return null;
  const list = scribe.lang === "zh" ? missing.join("、") : missing.join(" and ");
  const heads = scribe.grammar.rest[kind];
  return (heads[Math.floor(scribe.input.rng() * heads.length)] ?? "{rest}").replaceAll("{rest}", list);
}
