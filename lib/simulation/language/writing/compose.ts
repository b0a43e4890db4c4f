// What a speech is made of, act by act: the answer first, then the reason or the figure, the cue last.
// Rules of craft: the exemplars' notes (answer within the first words, numbers never alone, a refusal names its reason, no thanks for technique).
import type { FillerFunction } from "@/lib/domain/case/party-schema.ts";
import { isNumeric, type Terms } from "@/lib/domain/case/topic-schema.ts";
import type { SpeechAct } from "../speech-intent.ts";
import { fold, sentencesOf } from "../fold.ts";
import { mentionsOf } from "../reading/mentions.ts";
import { parseOnce } from "../tokens.ts";
import { figurePhrase, remainingFigures, states } from "./figure-phrase.ts";
import { coresFor } from "./grammar.ts";
import { fitsOption } from "./material.ts";
import { spoken, type Scribe } from "./scribe.ts";
import { standsAlone, type VoiceMood } from "./voice-mood.ts";

type Fragments = (string | null)[];

/** The fragments of a speech in order, without the cue. Never empty: every act has cores. */
export function compose(scribe: Scribe): Fragments {
  const { intent } = scribe.input;
  switch (intent.act) {
    case "open": return open(scribe);
    case "narrate": case "deny": return tell(scribe);
    case "admit": return admit(scribe);
    case "answer-fact": return answerFact(scribe);
    case "tell-interest": return tellInterest(scribe);
    case "demand": case "concede": return position(scribe, intent.act);
    case "hold": return intent.terms !== null && intent.offer === null ? limited(scribe, intent.terms) : position(scribe, "hold");
    case "accept": return accept(scribe);
    case "reject-not-ready": return notReady(scribe);
    case "reject-terms": return reject(scribe);
    case "question": return [scribe.pick(questions(scribe).length > 0 ? questions(scribe) : cores(scribe))];
    case "deflect": return deflect(scribe);
    case "acknowledge": case "thank": return acknowledge(scribe);
    case "missed-point": return [scribe.fresh(scribe.material.cues) ?? null, scribe.pick(cores(scribe))];
    default: return [scribe.pick(cores(scribe))];
  }
}

function cores(scribe: Scribe, act: SpeechAct = scribe.input.intent.act): string[] {
  const where = { room: scribe.room, law: scribe.grammar.law.test(scribe.input.mediatorText) };
  return coresFor(scribe.grammar.cores, act, scribe.input.intent.band, where).map(scribe.fill);
}

/** Filler lines of the topic at hand that fit the value they would carry. */
function lines(scribe: Scribe, fn: FillerFunction, terms: Terms | null = null): string[] {
  const { topic } = scribe;
  const { intent, file } = scribe.input;
  if (!topic) return [];
  const value = terms?.[topic.id] ?? (intent.offer?.topicId === topic.id ? intent.offer.value : null);
  return scribe.material.fillers(topic.id, fn)
    .filter((l) => (value !== null || !l.includes("{amount}")) && fitsOption(l, fn, topic, value, file));
}

/** Question fillers with their mark: authors leave the last mark of a Chinese line off. */
function questions(scribe: Scribe): string[] {
  return lines(scribe, "question").map((l) => (/[.!?。！？…]$/.test(l) ? l : `${l}${scribe.lang === "zh" ? "？" : "?"}`));
}

function withAmount(scribe: Scribe, line: string | null, terms: Terms | null = null): string | null {
  const { topic } = scribe;
  if (line === null || !topic || !line.includes("{amount}")) return line;
  const value = terms?.[topic.id] ?? (scribe.input.intent.offer?.topicId === topic.id ? scribe.input.intent.offer.value : null);
  return value === null ? null : line.replaceAll("{amount}", spoken(scribe, topic.id, value));
}

/** Voice lines of a mood that stand alone, not about a version already taken back; of the topic at hand first. */
function voice(scribe: Scribe, moods: readonly VoiceMood[], onTopic = false): string[] {
  const takenBack = scribe.input.file.facts.flatMap((f) => {
    const version = scribe.material.versions.get(f.id);
    return version !== undefined && scribe.input.said.some((s) => s.includes(`“${firstSentence(version)}`)) ? [parseOnce(version)] : [];
  });
  const contradicts = (line: string): boolean => takenBack.some((v) => [...parseOnce(line).bag].filter(([t, w]) => w >= 1 && v.bag.has(t)).length >= 2);
  return scribe.material.voice
    .filter((v) => moods.includes(v.mood) && standsAlone(v.text, scribe.lang) && !contradicts(v.text))
    .filter((v) => !onTopic || scribe.topic === null || v.topics.length === 0 || v.topics.includes(scribe.topic.id))
    .map((v) => v.text);
}

function firstSentence(text: string): string {
  return (/^[^.!?。！？]+/.exec(text)?.[0] ?? text).replace(/[，,；;\s]+$/, "");
}

function asks(scribe: Scribe, pattern: RegExp): boolean {
  return pattern.test(scribe.input.mediatorText);
}

function open(scribe: Scribe): Fragments {
  const { grammar, material, input } = scribe;
  const party = input.file.parties.find((p) => p.id === input.partyId);
  const body = scribe.pick(material.openings.length > 0 ? material.openings : cores(scribe), "") ?? "";
  const name = party?.private.barrier.kind === "face" ? party.address?.formal : party?.address?.informal;
  const called = name !== undefined && asksMyName(scribe) && !body.includes(name) ? (scribe.pick(grammar.callMe) ?? "").replaceAll("{name}", name) : null;
  const consent = asks(scribe, grammar.asksConsent) ? scribe.pick(grammar.consent) : null;
  const offer = input.intent.offer;
  const figure = offer && !states(scribe, body, offer.topicId, offer.value) ? figurePhrase(scribe, "demand", offer.topicId, offer.value) : null;
  return [called, consent, body, figure];
}

/** What to be called is asked of everyone, or of this party by name. */
function asksMyName({ grammar, input }: Scribe): boolean {
  const sentence = sentencesOf(fold(input.mediatorText)).find((s) => grammar.asksName.test(s));
  if (sentence === undefined) return false;
  const named = mentionsOf(sentence, input.file).map((m) => m.partyId);
  return named.length === 0 || named.includes(input.partyId);
}

function version(scribe: Scribe): string | null {
  const fact = scribe.input.intent.fact;
  const text = fact ? scribe.material.versions.get(fact.factId) : undefined;
  return text === undefined ? null : scribe.pick([text]);
}

function tell(scribe: Scribe): Fragments {
  const { act, band } = scribe.input.intent;
  const first = version(scribe);
  const own = act === "deny" ? [...voice(scribe, ["deny"], true), ...lines(scribe, "defend")] : [...voice(scribe, band === "hot" ? ["tell", "deny"] : ["tell"], true), ...(band === "cool" ? [] : lines(scribe, "defend"))];
  const more = first === null || scribe.chance(band === "hot" ? 0.3 : 0.6) ? scribe.fresh(own, `${scribe.input.mediatorText} ${first ?? ""}`) : null;
  if (first === null && more === null) return [scribe.pick(cores(scribe))];
  return first === null && scribe.chance(0.35) ? [more, scribe.fresh(cores(scribe))] : [first, more];
}

function admit(scribe: Scribe): Fragments {
  const { fact } = scribe.input.intent;
  const record = scribe.input.file.facts.find((f) => f.id === fact?.factId);
  if (!fact || !record) return [scribe.pick([...cores(scribe), ...voice(scribe, ["admit"], true)])];
  const about = `${record.truth} ${Object.values(record.versions).join(" ")}`;
  const said = scribe.material.shifted.get(fact.factId);
  const close = voice(scribe, ["admit"]).filter((l) => [...parseOnce(l).bag].filter(([t, w]) => w >= 1 && parseOnce(about).bag.has(t)).length >= 2);
  const own = said ?? scribe.fresh(close, about);
  const old = scribe.material.versions.get(fact.factId);
  const taken = old === undefined || isQuestion(old) ? null : takeBack(scribe, firstSentence(old), record.exhibit?.name ?? null);
  return own === null ? [taken ?? scribe.pick(cores(scribe)), taken === null ? null : scribe.fresh(cores(scribe))] : [own, scribe.chance(0.5) ? taken : scribe.fresh(cores(scribe))];
}

/** A version that asks back cannot be taken back. */
function isQuestion(version: string): boolean {
  return /[?？]/.test(version) || /(?:谁|吗|呢|哪|什么)$/.test(firstSentence(version));
}

/** Takes an earlier version back, naming the exhibit only when somebody at the table has spoken of it. */
function takeBack(scribe: Scribe, said: string, exhibit: string | null): string | null {
  const spokenOf = exhibit !== null && scribe.input.state.turns.some((t) => coversMost(exhibit, t.text));
  const heads = spokenOf ? scribe.grammar.takesBackSeen : scribe.grammar.takesBack;
  const thing = exhibit === null ? "" : scribe.lang === "en" ? `the ${exhibit}` : exhibit;
  return scribe.pick(heads.map((h) => h.replaceAll("{said}", said).replaceAll("{thing}", thing)));
}

function coversMost(name: string, text: string): boolean {
  const words = [...parseOnce(name).bag].filter(([, w]) => w >= 1).map(([t]) => t);
  return words.length > 0 && words.filter((t) => parseOnce(text).bag.has(t)).length / words.length >= 0.6;
}

function answerFact(scribe: Scribe): Fragments {
  const known = version(scribe);
  if (known !== null) return [known, scribe.chance(0.2) ? scribe.fresh(cores(scribe)) : null];
  const { unknown, asks: forms } = scribe.grammar;
  const kind = asks(scribe, forms.when) ? "when" : asks(scribe, forms.howMuch) ? "howMuch" : asks(scribe, forms.who) ? "who" : asks(scribe, forms.why) ? "why" : "other";
  return [scribe.pick([...unknown[kind], ...(kind === "other" ? [] : unknown.other)].map(scribe.fill)), scribe.chance(0.4) ? scribe.fresh(cores(scribe)) : null];
}

function tellInterest(scribe: Scribe): Fragments {
  const own = scribe.fresh(lines(scribe, "interest"));
  const written = scribe.topic ? scribe.material.interests.get(scribe.topic.id) : undefined;
  if (own !== null) return [own, scribe.chance(0.3) ? scribe.fresh(lines(scribe, "interest").filter((l) => l !== own)) : null];
  if (written !== undefined && !scribe.said.has(written)) return [written];
  return [scribe.topic ? scribe.pick(scribe.grammar.interest.map(scribe.fill)) : null, scribe.fresh(cores(scribe))];
}

function position(scribe: Scribe, act: "demand" | "hold" | "concede"): Fragments {
  const { offer, band, terms } = scribe.input.intent;
  const fn: FillerFunction = act === "hold" ? "defend" : act;
  const line = withAmount(scribe, scribe.fresh(act === "hold" ? [...lines(scribe, "defend"), ...(band === "hot" ? [] : voice(scribe, ["bargain"], true))] : lines(scribe, fn)));
  const figure = offer && !(line !== null && states(scribe, line, offer.topicId, offer.value)) ? figurePhrase(scribe, act, offer.topicId, offer.value) : null;
  const rest = terms && act === "hold" ? remainingFigures(scribe, `${line ?? ""} ${figure ?? ""}`, terms, "not-ready") : null;
  // An option is named before a line that does not name it: some lines are written with another one in mind.
  const optionFirst = offer !== null && typeof offer.value === "string";
  if (line !== null) return optionFirst || (act === "hold" && scribe.chance(0.5)) ? [figure, line, rest] : [line, figure, rest];
  const core = scribe.pick(cores(scribe));
  return scribe.chance(0.5) ? [figure, core, rest] : [core, figure, rest];
}

function limited(scribe: Scribe, terms: Terms): Fragments {
  const { topic } = scribe;
  const value = topic ? terms[topic.id] : undefined;
  const head = topic && value !== undefined ? figurePhrase(scribe, "limit", topic.id, value) : null;
  const ask = whomToAsk(scribe);
  const asking = ask === null ? null : (scribe.pick(scribe.grammar.asking) ?? "").replaceAll("{ask}", ask);
  return [head, asking ?? (head === null ? scribe.pick(cores(scribe, "hold")) : null), remainingFigures(scribe, head ?? "", terms, "not-ready")];
}

/** The one whose yes is needed past a spokesperson's limit, as the case names it; null when it names none. */
function whomToAsk({ input }: Scribe): string | null {
  const members = input.file.parties.find((p) => p.id === input.partyId)?.members ?? [];
  for (const { limit, beyond } of members) {
    const id = beyond ?? (typeof limit === "object" && typeof limit.beyond === "string" ? limit.beyond : null);
    if (id !== null) return members.find((m) => m.id === id)?.name ?? id;
  }
  return null;
}

function accept(scribe: Scribe): Fragments {
  const { file, partyId, intent } = scribe.input;
  const terms = intent.terms ?? (intent.offer ? { [intent.offer.topicId]: intent.offer.value } : {});
  const weights = file.parties.find((p) => p.id === partyId)?.private.weights ?? {};
  const named = file.topics.filter((t) => t.id in terms).sort((a, b) => (weights[b.id] ?? 0) - (weights[a.id] ?? 0));
  const own = named.flatMap((topic) => {
    const at: Scribe = { ...scribe, topic };
    const line = scribe.fresh(lines(at, "accept", terms));
    return line === null ? [] : [withAmount(at, line, terms)];
  });
  const body: Fragments = own.length > 0 ? own.slice(0, scribe.chance(0.35) ? 2 : 1) : [scribe.pick([...cores(scribe), ...voice(scribe, ["settle"]).filter((l) => scribe.grammar.saysYes.test(l) && !/\d|[A-Z][a-z]+day\b|星期/.test(l))])];
  const main = named[0];
  const value = main ? terms[main.id] : undefined;
  const unstated = main !== undefined && value !== undefined && (own.length === 0 || (isNumeric(main) && !states(scribe, body.join(" "), main.id, value)));
  const figure = unstated ? figurePhrase(scribe, "accept", main.id, value) : null;
  const yes = scribe.grammar.saysYes.test(`${figure ?? ""} ${firstSentence(body[0] ?? "")}`) ? null : scribe.grammar.yes[Math.floor(scribe.input.rng() * scribe.grammar.yes.length)] ?? null;
  return [yes, figure, ...body, remainingFigures(scribe, `${body.join(" ")} ${figure ?? ""}`, terms, "accept")];
}

function notReady(scribe: Scribe): Fragments {
  const terms = scribe.input.intent.terms ?? {};
  const { topic } = scribe;
  const value = topic ? terms[topic.id] : undefined;
  const figure = topic && value !== undefined ? figurePhrase(scribe, "not-ready", topic.id, value) : null;
  const core = scribe.pick(cores(scribe)) ?? "";
  const clear = scribe.grammar.saysNotYet.test(`${figure ?? ""} ${core}`) ? null : (scribe.grammar.notYet[Math.floor(scribe.input.rng() * scribe.grammar.notYet.length)] ?? null);
  return [clear, figure, core, remainingFigures(scribe, figure ?? "", terms, "not-ready")];
}

function reject(scribe: Scribe): Fragments {
  const { intent } = scribe.input;
  const terms = intent.terms ?? {};
  const { topic } = scribe;
  const line = withAmount(scribe, scribe.fresh(lines(scribe, "reject", terms)), terms);
  const value = topic ? terms[topic.id] : undefined;
  const figure = topic && value !== undefined && (!isNumeric(topic) || !states(scribe, line ?? "", topic.id, value)) ? figurePhrase(scribe, "reject", topic.id, value) : null;
  const core = line === null ? scribe.pick(cores(scribe)) : null;
  const body = [figure, line, core].filter((f): f is string => f !== null);
  const no = scribe.grammar.saysNo.test(firstSentence(body[0] ?? "")) ? null : (scribe.grammar.no[Math.floor(scribe.input.rng() * scribe.grammar.no.length)] ?? null);
  const counter = intent.offer ? figurePhrase(scribe, "hold", intent.offer.topicId, intent.offer.value) : null;
  return [no, ...body, remainingFigures(scribe, `${body.join(" ")} ${counter ?? ""}`, terms, "reject"), counter];
}

function deflect(scribe: Scribe): Fragments {
  const back = scribe.fresh(questions(scribe));
  const core = scribe.pick(cores(scribe));
  return back !== null && scribe.chance(0.4) ? [core, back] : [core];
}

/** A nod, and, where one is near what was said, something more of its own: being understood brings detail, not thanks. */
function acknowledge(scribe: Scribe): Fragments {
  const core = scribe.pick(cores(scribe));
  const { band, act } = scribe.input.intent;
  if (band === "hot" || act === "thank" || !scribe.chance(0.7)) return [core];
  const words = parseOnce(scribe.input.mediatorText);
  const near = voice(scribe, band === "cool" ? ["tell", "admit"] : ["tell"]).filter((l) => [...parseOnce(l).bag].some(([t, w]) => w >= 1 && words.bag.has(t)));
  return [core, scribe.fresh(near)];
}
