// What a speech is made of, act by act: the answer first, then the reason or the figure, the cue last.
// Rules of craft: the exemplars' notes (answer within the first words, numbers never alone, a refusal names its reason, no thanks for technique).
import { fold, sentencesOf } from "../fold.ts";
import { lexiconOf } from "../case-lexicon.ts";
import { mentionsOf } from "../reading/mentions.ts";
import { parseOnce } from "../tokens.ts";
import { answerFirst, asks, toldFact, unknown, withdrawn } from "./answer-first.ts";
import { accept, limited, notReady, position, reject } from "./answer-terms.ts";
import { figurePhrase, states } from "./figure-phrase.ts";
import { suited } from "./suited.ts";
import { cores, firstSentence, lines, questions, voice } from "./own-lines.ts";
import type { Scribe } from "./scribe.ts";

type Fragments = (string | null)[];

/** The fragments of a speech in order, without the cue. Never empty: every act has cores. */
export function compose(scribe: Scribe): Fragments {
  const fitting = suited(scribe);
  return answerFirst(fitting, ofAct) ?? ofAct(fitting);
}

function ofAct(scribe: Scribe): Fragments {
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
    case "withdraw": return [scribe.chance(0.8) ? scribe.fresh([...voice(scribe, ["leave"]), ...scribe.material.cues]) : null, scribe.pick(cores(scribe))];
    case "react-patronised": case "react-repeat": case "react-flattery": return onward(scribe);
    default: return [scribe.pick(cores(scribe))];
  }
}

/** Tired of the manner, it comes back to the matter more often than not. */
function onward(scribe: Scribe): Fragments {
  const own = voice(scribe, scribe.input.intent.band === "hot" ? ["deny", "tell"] : ["tell", "bargain"], true);
  const core = scribe.fresh(cores(scribe).filter((l) => !scribe.around.has(l)));
  const matter = core === null || scribe.chance(0.55) ? scribe.fresh(own) : null;
  return [core, matter ?? (core === null ? scribe.pick(cores(scribe)) : null)];
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
  if (fact === null || withdrawn(scribe, fact.factId)) return null;
  const account = scribe.material.versions.get(fact.factId);
  // Told already, because somebody asked before the plan came to it: it is not told twice.
  return account === undefined || scribe.said.has(account) ? null : toldFact(scribe, fact.factId, "unasked");
}

function tell(scribe: Scribe): Fragments {
  const { act, band } = scribe.input.intent;
  const first = version(scribe);
  const own = act === "deny" ? [...voice(scribe, ["deny"], true), ...lines(scribe, "defend")] : [...voice(scribe, band === "hot" ? ["tell", "deny"] : ["tell"], true), ...(band === "cool" ? [] : lines(scribe, "defend"))];
  const more = first === null || scribe.chance(band === "hot" ? 0.3 : 0.6) ? scribe.fresh(own, `${scribe.input.mediatorText} ${first ?? ""}`) : null;
  if (first === null && more === null) return [scribe.pick(cores(scribe))];
  // What is denied is denied before anything is said instead.
  return first === null && scribe.chance(0.5) ? [scribe.fresh(cores(scribe)), more] : [first, more];
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
  return own === null ? [taken ?? scribe.pick(cores(scribe)), taken === null ? null : scribe.fresh(cores(scribe))] : [own, scribe.chance(0.5) ? taken : said === undefined ? scribe.fresh(cores(scribe)) : null];
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
  if (known !== null) return [known];
  if (scribe.input.intent.fact !== null) return tell(scribe);
  return [unknown(scribe) ?? scribe.pick(cores(scribe)), scribe.chance(0.4) ? scribe.fresh(cores(scribe)) : null];
}

function tellInterest(scribe: Scribe): Fragments {
  const own = scribe.fresh(lines(scribe, "interest"));
  const written = scribe.topic ? scribe.material.interests.get(scribe.topic.id) : undefined;
  if (own !== null) return [own, scribe.chance(0.65) ? scribe.fresh([...lines(scribe, "interest").filter((l) => l !== own), ...voice(scribe, ["tell"], true)], own) : null];
  if (written !== undefined && !scribe.said.has(written)) return [written];
  return [scribe.topic ? scribe.pick(scribe.grammar.interest.map(scribe.fill)) : null, scribe.fresh(cores(scribe))];
}

function deflect(scribe: Scribe): Fragments {
  const core = scribe.pick(cores(scribe));
  // A question about a topic nobody has just spoken of would hang in the air.
  const spokenOf = scribe.topic !== null && scribe.input.state.turns.slice(-3).some((t) => topicIn(scribe, t.text));
  const back = spokenOf && scribe.chance(0.4) ? scribe.fresh(questions(scribe)) : null;
  return [core, back];
}

function topicIn({ topic, input }: Scribe, text: string): boolean {
  if (topic === null) return false;
  const bag = parseOnce(text).bag;
  const words = lexiconOf(input.file).topics.find((t) => t.id === topic.id)?.words;
  let sum = 0;
  if (words) for (const [t, w] of words) if (bag.has(t)) sum += w;
  return sum >= 0.8;
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
