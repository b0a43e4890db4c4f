// The question asked comes first: the party's own account of the fact it is about, that it has told it already, that it does not know;
// or, when it would sooner speak of something else, a word that says so.
import type { SpeechAct } from "../speech-intent.ts";
import { lexiconOf } from "../case-lexicon.ts";
import { parseOnce } from "../tokens.ts";
import { factAsked, subjectOf } from "./asked.ts";
import { figurePhrase } from "./figure-phrase.ts";
import { firstSentence, voice } from "./own-lines.ts";
import type { Scribe } from "./scribe.ts";

type Fragments = (string | null)[];

/** Acts that leave room for an answer of their own. Answers to terms and to what hurt come as they are. */
const ROOM: readonly SpeechAct[] = ["answer-fact", "narrate", "deny", "deflect", "demand", "concede", "hold", "tell-interest", "acknowledge", "question"];
/** Acts that tell something whatever was asked. */
const TELLING: readonly SpeechAct[] = ["answer-fact", "narrate", "deny"];

/** Whether the mediator's own words match one of the grammar's patterns; what stands in quotation marks is a party's or a topic's name. */
export function asks(scribe: Scribe, pattern: RegExp): boolean {
  return pattern.test(scribe.input.mediatorText.replace(/[“"][^”"]{2,160}[”"]/g, " "));
}

/** The speech with the answer to the question in front; null when the act answers as it is. */
export function answerFirst(scribe: Scribe, rest: (scribe: Scribe) => Fragments): Fragments | null {
  const { intent, file, partyId, mediatorText } = scribe.input;
  if (!ROOM.includes(intent.act) || intent.terms !== null) return null;
  if (intent.asked === "none" && !asks(scribe, scribe.grammar.asksAnything)) return null;
  const about = factAsked(file, partyId, mediatorText);
  if (about === null) return turnedAside(scribe, rest);
  const story = asks(scribe, scribe.grammar.asksStory);
  if (intent.fact?.factId === about) return null;
  const owes = intent.offer !== null || intent.act === "tell-interest";
  if (!scribe.material.versions.has(about)) return owes || intent.act === "deflect" || (intent.act === "answer-fact" && intent.fact === null) ? null : [unknown(scribe), ...rest(scribe)];
  const version = scribe.material.versions.get(about) ?? "";
  if (withdrawn(scribe, about) || scribe.said.has(version)) {
    if (story) return null;
    const near = scribe.fresh(voiceNear(scribe, about));
    return [scribe.fresh(scribe.grammar.told), near, ...(owes || near === null ? rest(scribe) : [])];
  }
  return [toldFact(scribe, about, "asked"), ...(owes ? rest(scribe) : [scribe.chance(0.4) ? scribe.fresh(voiceNear(scribe, about)) : null])];
}

/** A party's account of a fact as it is spoken; told unasked it names what it is about. Null: it has none. */
export function toldFact(scribe: Scribe, factId: string, how: "asked" | "unasked"): string | null {
  const account = scribe.material.versions.get(factId);
  if (account === undefined) return null;
  const subject = how === "asked" || scribe.said.has(account) ? null : subjectOf(scribe.input.file, factId, account);
  const line = scribe.pick([account]);
  if (line === null) return null;
  const ended = scribe.lang === "zh" && isAsking(line) ? `${line}？` : line;
  return subject === null ? ended : scribe.grammar.about.replace("{subject}", subject).replace("{said}", scribe.lang === "en" ? ended.charAt(0).toLowerCase() + ended.slice(1) : ended);
}

/** Whether the party has taken its account of a fact back. */
export function withdrawn(scribe: Scribe, factId: string): boolean {
  const account = scribe.material.versions.get(factId);
  const shifted = scribe.material.shifted.get(factId);
  return (account !== undefined && scribe.input.said.some((s) => s.includes(`“${firstSentence(account)}`))) || (shifted !== undefined && scribe.said.has(shifted));
}

/** Chinese accounts are written without end marks: 厂里来过谁 asks. */
function isAsking(line: string): boolean {
  return /(?:谁|吗|呢|哪里|什么|几个钱|怎么上班|会不晓得|会不知道)$/.test(line);
}

/** What the party does not know, by what was asked. */
export function unknown(scribe: Scribe): string | null {
  const { unknown: lines, asks: forms } = scribe.grammar;
  const kind = asks(scribe, forms.when) ? "when" : asks(scribe, forms.howMuch) ? "howMuch" : asks(scribe, forms.who) ? "who" : asks(scribe, forms.why) ? "why" : "other";
  return scribe.fresh(lines[kind].map(scribe.fill), "") ?? scribe.fresh(lines.other.map(scribe.fill), "");
}

/** Asked one thing and about to tell another: it says that it does not know, or that it begins elsewhere. Stories may begin anywhere. */
function turnedAside(scribe: Scribe, rest: (scribe: Scribe) => Fragments): Fragments | null {
  const { intent } = scribe.input;
  if (!TELLING.includes(intent.act) || intent.fact === null || asks(scribe, scribe.grammar.asksStory) || touches(scribe, intent.fact.factId)) return null;
  const { when, howMuch, who } = scribe.grammar.asks;
  const figure = asks(scribe, scribe.grammar.asksMoney) ? standing(scribe) : null;
  if (figure !== null) return [figure, ...rest(scribe)];
  const particular = [when, howMuch, who].some((p) => asks(scribe, p));
  if (particular) return [unknown(scribe), ...rest(scribe)];
  return scribe.chance(0.7) ? [scribe.fresh(scribe.grammar.aside.map(scribe.fill), ""), ...rest(scribe)] : null;
}

/** Whether a question and the account about to be told have a word in common. */
function touches(scribe: Scribe, factId: string): boolean {
  const asked = parseOnce(scribe.input.mediatorText).bag;
  const names = lexiconOf(scribe.input.file).names;
  return [...parseOnce(scribe.material.versions.get(factId) ?? "").bag.keys()].some((t) => !names.has(t) && asked.has(t));
}

/** Where the party stands on the money it has last named; null when it has named none. */
function standing(scribe: Scribe): string | null {
  const { file, partyId, state } = scribe.input;
  const offers = state.parties.find((p) => p.id === partyId)?.offers ?? {};
  const topic = file.topics.find((t) => t.kind === "amount" && (offers[t.id]?.length ?? 0) > 0);
  const last = topic === undefined ? undefined : offers[topic.id]?.at(-1)?.value;
  return topic === undefined || last === undefined ? null : figurePhrase(scribe, "hold", topic.id, last);
}

/** Voice lines that speak of a fact. */
function voiceNear(scribe: Scribe, factId: string): string[] {
  const fact = scribe.input.file.facts.find((f) => f.id === factId);
  if (!fact) return [];
  const about = parseOnce(`${scribe.input.mediatorText} ${fact.versions[scribe.input.partyId] ?? ""}`).bag;
  return voice(scribe, ["tell", "deny"]).filter((l) => [...parseOnce(l).bag].filter(([t, w]) => w >= 1 && about.has(t)).length >= 2);
}
