// Terms made of what the parties spoke: midpoints of figures, options somebody named, each party's dearest point where it told
// why it matters (logrolling), and a step towards whoever refused the last draft. Numbers chosen; no source gives any.
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { MediatorView } from "../ports.ts";
import { latestOffer, mediatorTurns } from "./hearing.ts";

/** How far a figure moves towards refusers, as a share of the way to their offer. */
const STEP = 0.25;
const NAMED = 1;
const NAMED_BEFORE = 0.5;
/** Weight of an option whose party told why the topic matters to it. */
const TOLD = 0.7;
/** An option nobody has named may be the bridge, but is worth less than one somebody has. */
const UNNAMED = 0.4;
const REFUSED = 0.6;

/**
 * Whole terms for the next draft. After a draft that some accepted, one thing is changed for those who did not: an option they
 * named, or else the figures by a step. Topics nobody spoke of get the middle of their range or list.
 */
export function bridgingTerms(view: MediatorView): Terms {
  const fresh = Object.fromEntries(view.case.topics.map((topic) => [topic.id, topic.kind === "options" ? bridgingOption(view, topic) : rounded(topic, middle(view, topic))]));
  const unhappy = refusers(view);
  if (!view.draft || unhappy.length === view.case.parties.length) return fresh;
  const drafted: Terms = { ...fresh, ...view.draft.terms };
  for (const topic of view.case.topics) {
    if (topic.kind !== "options") continue;
    const wanted = unhappy.map((id) => latestOffer(view, id, topic.id)?.value).find((value) => value !== undefined && value !== drafted[topic.id]);
    const changed = { ...drafted, ...(wanted === undefined ? {} : { [topic.id]: wanted }) };
    // A combination that was on the table before has had its answer.
    if (wanted !== undefined && !wasPut(view, changed)) return changed;
  }
  return { ...drafted, ...Object.fromEntries(view.case.topics.flatMap((topic) => (topic.kind === "options" ? [] : [[topic.id, steppedFigure(view, topic, Number(drafted[topic.id]))]]))) };
}

/** Whether a draft with the same options has been put already, whatever its figures. */
function wasPut(view: MediatorView, terms: Terms): boolean {
  const options = view.case.topics.filter((t) => t.kind === "options");
  return mediatorTurns(view).some((turn) => turn.terms !== null && options.every((t) => turn.terms?.[t.id] === terms[t.id]));
}

/** The plain middle of everything on the table: splitting the difference, which is what a naive mediator does (M10). */
export function middleTerms(view: MediatorView): Terms {
  return Object.fromEntries(view.case.topics.map((topic) => [topic.id, topic.kind === "options" ? middleOption(topic) : rounded(topic, middle(view, topic))]));
}

export type NumericPublicTopic = Exclude<PublicTopic, { kind: "options" }>;
type OptionsPublicTopic = Extract<PublicTopic, { kind: "options" }>;

function latestValues(view: MediatorView, topicId: string): { partyId: string; value: TopicValue }[] {
  return view.case.parties.flatMap((p) => { const offer = latestOffer(view, p.id, topicId); return offer ? [{ partyId: p.id, value: offer.value }] : []; });
}

function middle(view: MediatorView, topic: NumericPublicTopic): number {
  const figures = latestValues(view, topic.id).map((o) => Number(o.value));
  return figures.length === 0 ? (topic.range[0] + topic.range[1]) / 2 : (Math.min(...figures) + Math.max(...figures)) / 2;
}

/** A step from the draft towards what those who refused it ask for. */
function steppedFigure(view: MediatorView, topic: NumericPublicTopic, drafted: number): number {
  const pulls = refusers(view).flatMap((id) => { const offer = latestOffer(view, id, topic.id); return offer ? [Number(offer.value) - drafted] : []; });
  return rounded(topic, pulls.length === 0 ? drafted : drafted + (STEP * pulls.reduce((a, b) => a + b, 0)) / pulls.length);
}

/** A figure one would say: a hundredth of the range's order of magnitude, inside the range. */
export function rounded(topic: NumericPublicTopic, value: number): number {
  const [low, high] = topic.range;
  const step = Math.max(topic.kind === "amount" ? 10 ** (Math.floor(Math.log10(Math.max(1, high - low))) - 2) : 1, topic.kind === "amount" ? 0.01 : 1);
  return Math.min(high, Math.max(low, Math.round(value / step) * step));
}

function bridgingOption(view: MediatorView, topic: OptionsPublicTopic): string {
  const latest = latestValues(view, topic.id);
  const drafted = view.draft?.terms[topic.id];
  const unhappy = refusers(view);
  const worth = (option: string): number => {
    const namers = latest.filter((o) => o.value === option).map((o) => o.partyId);
    const ever = view.offers.some((o) => o.topicId === topic.id && o.value === option);
    const told = namers.filter((id) => view.interestsTold.some((t) => t.partyId === id && t.topicId === topic.id)).length;
    const refused = option === drafted ? unhappy.filter((id) => !namers.includes(id)).length : 0;
    return NAMED * namers.length + (ever ? NAMED_BEFORE : UNNAMED) + TOLD * told - REFUSED * refused;
  };
  return topic.options.map((o) => o.id).reduce((best, id) => (worth(id) > worth(best) ? id : best), middleOption(topic));
}

function middleOption(topic: OptionsPublicTopic): string {
  const option = topic.options[Math.floor((topic.options.length - 1) / 2)];
  if (!option) throw new Error(`bridging: topic ${topic.id} has no options`);
  return option.id;
}

/** Parties that have not said yes to the last draft. */
export function refusers(view: MediatorView): string[] {
  const draft = view.draft;
  return draft ? view.case.parties.map((p) => p.id).filter((id) => draft.answers[id] !== "yes") : [];
}
