// Speech about terms: a position with its figure, a yes, a no, a not yet, and what lies past a spokesperson's limit.
import type { FillerFunction } from "@/lib/domain/case/party-schema.ts";
import { isNumeric, type Terms } from "@/lib/domain/case/topic-schema.ts";
import { figurePhrase, remainingFigures, states } from "./figure-phrase.ts";
import { cores, firstSentence, lines, voice, withAmount } from "./own-lines.ts";
import { lowerFirst } from "./figures.ts";
import { parseOnce } from "../tokens.ts";
import { spoken, topicNoun, type Scribe } from "./scribe.ts";

type Fragments = (string | null)[];

export function position(scribe: Scribe, act: "demand" | "hold" | "concede"): Fragments {
  const { offer, band, terms } = scribe.input.intent;
  const fn: FillerFunction = act === "hold" ? "defend" : act;
  const written = withAmount(scribe, scribe.fresh(act === "hold" ? [...lines(scribe, "defend"), ...(band === "hot" ? [] : voice(scribe, ["bargain"], true))] : lines(scribe, fn)));
  const line = written === null || !offer ? written : withTopic(scribe, written, offer.topicId);
  const figure = offer && !(line !== null && states(scribe, line, offer.topicId, offer.value)) ? figurePhrase(scribe, act, offer.topicId, offer.value) : null;
  const rest = terms && act === "hold" ? remainingFigures(scribe, `${line ?? ""} ${figure ?? ""}`, terms, "not-ready") : null;
  // An option is named before a line that does not name it: some lines are written with another one in mind.
  const optionFirst = offer !== null && typeof offer.value === "string";
  if (line !== null) return optionFirst || (act === "hold" && scribe.chance(0.5)) ? [figure, line, rest] : [line, figure, rest];
  const core = scribe.pick(cores(scribe));
  return scribe.chance(0.5) ? [figure, core, rest] : [core, figure, rest];
}

/** A line that gives a number of weeks or per cent out of the blue says first what it is about. Money is understood. */
function withTopic(scribe: Scribe, line: string, topicId: string): string {
  const topic = scribe.input.file.topics.find((t) => t.id === topicId);
  if (!topic || topic.kind === "amount" || scribe.input.mediatorText === "" || line.length > (scribe.lang === "zh" ? 24 : 70)) return line;
  const near = [line, scribe.input.mediatorText, scribe.input.state.turns.at(-1)?.text ?? ""];
  const bag = [...parseOnce(topic.name).bag].filter(([, w]) => w >= 1).map(([t]) => t);
  if (!isNumeric(topic) && !/^\d/.test(line)) return line;
  if (near.some((text) => bag.some((t) => parseOnce(text).bag.has(t)))) return line;
  return scribe.grammar.on.replace("{topic}", topicNoun(topic, scribe.lang)).replace("{said}", scribe.lang === "en" ? lowerFirst(line) : line);
}

export function limited(scribe: Scribe, terms: Terms): Fragments {
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

export function accept(scribe: Scribe): Fragments {
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

export function notReady(scribe: Scribe): Fragments {
  const terms = scribe.input.intent.terms ?? {};
  const same = answeredBefore(scribe, terms) ? wearily(scribe, scribe.grammar.sameNotYet) : null;
  if (same !== null) return [same, scribe.chance(0.4) ? scribe.fresh(cores(scribe).filter((l) => l !== same)) : null];
  // A figure is put off in fewer words than an option, and it has to be named in any case.
  const topic = scribe.input.file.topics.find((t) => t.kind === "amount" && t.id in terms) ?? scribe.topic;
  const value = topic ? terms[topic.id] : undefined;
  const figure = topic && value !== undefined ? figurePhrase(scribe, "not-ready", topic.id, value) : null;
  const core = wearily(scribe, []) ?? scribe.pick(cores(scribe)) ?? "";
  const clear = scribe.grammar.saysNotYet.test(`${figure ?? ""} ${core}`) ? null : (scribe.grammar.notYet[Math.floor(scribe.input.rng() * scribe.grammar.notYet.length)] ?? null);
  return [clear, figure, core, remainingFigures(scribe, figure ?? "", terms, "not-ready")];
}

export function reject(scribe: Scribe): Fragments {
  const { intent } = scribe.input;
  const terms = intent.terms ?? {};
  const { topic } = scribe;
  const same = answeredBefore(scribe, terms) ? wearily(scribe, scribe.grammar.sameNo) : null;
  if (same !== null) return [same, scribe.fresh(lines(scribe, "reject", terms).filter((l) => !l.includes("{amount}"))), intent.offer ? figurePhrase(scribe, "hold", intent.offer.topicId, intent.offer.value) : null];
  const line = withAmount(scribe, scribe.fresh(lines(scribe, "reject", terms)), terms);
  const value = topic ? terms[topic.id] : undefined;
  const figure = topic && value !== undefined && (!isNumeric(topic) || !states(scribe, line ?? "", topic.id, value)) ? figurePhrase(scribe, "reject", topic.id, value) : null;
  const core = line === null ? scribe.pick(cores(scribe)) : null;
  const body = [figure, line, core].filter((f): f is string => f !== null);
  const no = scribe.grammar.saysNo.test(firstSentence(body[0] ?? "")) ? null : (scribe.grammar.no[Math.floor(scribe.input.rng() * scribe.grammar.no.length)] ?? null);
  const counter = intent.offer ? figurePhrase(scribe, "hold", intent.offer.topicId, intent.offer.value) : null;
  return [no, ...body, remainingFigures(scribe, `${body.join(" ")} ${counter ?? ""}`, terms, "reject"), counter];
}

/** Whether the party has spoken every figure of these terms in one earlier speech (or, where they hold none, the option in question): it need not read them back again. */
function answeredBefore(scribe: Scribe, terms: Terms): boolean {
  const { file, said } = scribe.input;
  const numeric = file.topics.filter((t) => t.id in terms && isNumeric(t));
  const named = (numeric.length > 0 ? numeric : file.topics.filter((t) => t.id in terms && t.id === scribe.topic?.id))
    .flatMap((t) => { const v = terms[t.id]; return v === undefined ? [] : [spoken(scribe, t.id, v).toLowerCase()]; });
  return named.length > 0 && said.some((s) => named.every((f) => s.toLowerCase().includes(f)));
}

/** The same answer once more, in words that nobody at this table has used; in the end it speaks of something of its own. Null: it has no words left. */
function wearily(scribe: Scribe, first: readonly string[]): string | null {
  for (const lines of [first.map(scribe.fill), cores(scribe), cores(scribe, "react-repeat"), cores(scribe, "react-pressure"), voice(scribe, ["deny", "tell"], true), scribe.material.cues, voice(scribe, ["deny", "tell", "bargain"])]) {
    const line = scribe.fresh(lines.filter((l) => !scribe.around.has(l)), "");
    if (line !== null) return line;
  }
  return null;
}
