// What an attentive mediator has in its ears, from the view alone. Words of a private meeting are only ever given back in that
// same meeting (rubric D7: no secret is carried across).
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { SpokenTurn } from "@/lib/domain/session/state.ts";
import { remembered } from "../language/remember.ts";
import type { MediatorView } from "../ports.ts";

/** `room`: null is the joint table, a party id the private meeting with it. */
export type Room = string | null;

/** Whether a turn may be spoken of in a room: joint turns everywhere, private ones in their own room. */
export function maySpeakOf(turn: SpokenTurn, room: Room): boolean {
  return turn.audience.room === "joint" || turn.audience.with === room;
}

/** A party's turns that may be spoken of in a room, latest first. */
export function wordsOf(view: MediatorView, partyId: string, room: Room): SpokenTurn[] {
  return view.turns.filter((t) => t.speaker.seat === "party" && t.speaker.partyId === partyId && maySpeakOf(t, room)).toReversed();
}

export function mediatorTurns(view: MediatorView): SpokenTurn[] {
  return view.turns.filter((t) => t.speaker.seat === "mediator");
}

/** How often terms were put. */
export function draftsPut(view: MediatorView): number {
  return mediatorTurns(view).filter((t) => t.terms !== null).length;
}

/** The other party a phrase to `to` may name: the first of the others that has spoken where the room may know it, else the first. */
export function otherToName(view: MediatorView, to: string | null, room: Room): string | null {
  const others = view.case.parties.filter((p) => p.id !== to);
  return (others.find((p) => wordsOf(view, p.id, room).length > 0) ?? others[0])?.id ?? null;
}

/** Topics whose importance a party has not told: those it named a position on, or all of them where it named none. */
export function untoldTopics(view: MediatorView, partyId: string): PublicTopic[] {
  const untold = view.case.topics.filter((t) => !view.interestsTold.some((i) => i.partyId === partyId && i.topicId === t.id));
  const spokenOf = untold.filter((t) => latestOffer(view, partyId, t.id) !== null);
  return spokenOf.length > 0 ? spokenOf : untold;
}

/** The latest value a party named on a topic, with its turn; null when it named none (or only where the room may not know). */
export function latestOffer(view: MediatorView, partyId: string, topicId: string, room?: Room): { turn: number; value: TopicValue } | null {
  const allowed = (turn: number): boolean => { const t = view.turns[turn - 1]; return room === undefined || (t !== undefined && maySpeakOf(t, room)); };
  return view.offers.filter((o) => o.partyId === partyId && o.topicId === topicId && allowed(o.turn)).reduce<{ turn: number; value: TopicValue } | null>((last, o) => (last === null || o.turn >= last.turn ? o : last), null);
}

/** The last movement of a party since turn `since` that a room may know: the topic, and where it stands now. */
export function movement(view: MediatorView, partyId: string, since: number, room: Room): { topic: PublicTopic; value: TopicValue } | null {
  for (const topic of view.case.topics) {
    const now = latestOffer(view, partyId, topic.id, room);
    if (!now || now.turn <= since) continue;
    const before = view.offers.filter((o) => o.partyId === partyId && o.topicId === topic.id && o.turn < now.turn);
    if (before.length > 0 && before.at(-1)?.value !== now.value) return { topic, value: now.value };
  }
  return null;
}

/** How far apart the parties' latest offers on a topic are, 0–1; 1 while fewer than two have named anything. */
export function distance(view: MediatorView, topic: PublicTopic): number {
  const values = view.case.parties.flatMap((p) => { const offer = latestOffer(view, p.id, topic.id); return offer ? [offer.value] : []; });
  if (values.length < 2) return 1;
  if (topic.kind === "options") return new Set(values).size === 1 ? 0 : 1;
  const numbers = values.map(Number);
  const [low, high] = topic.range;
  return high > low ? (Math.max(...numbers) - Math.min(...numbers)) / (high - low) : 0;
}

/** Closer than this, a topic is as good as agreed. */
const NEAR = 0.15;

/** A topic still in dispute, the widest apart first and another each turn, so that none is worried alone. Null when the case has none. */
export function openTopic(view: MediatorView): PublicTopic | null {
  const apart = view.case.topics.map((topic) => ({ topic, distance: distance(view, topic) })).sort((a, b) => b.distance - a.distance);
  const open = apart.filter((t) => t.distance > NEAR);
  const among = open.length > 0 ? open : apart;
  return among[mediatorTurns(view).length % Math.max(1, among.length)]?.topic ?? null;
}

/** Sentences the mediator has spoken, folded, so that none is said twice. */
export function spokenSentences(view: MediatorView): Set<string> {
  return new Set(mediatorTurns(view).flatMap((t) => sentences(t.text)));
}

/** The sentences of a text, folded for comparison. */
export const sentences = remembered(4000, (text): readonly string[] => sentencesIn(text));

function sentencesIn(text: string): string[] {
  return text.split(/[。！？!?\n]+|\.(?=\s|$)/u).map((s) => s.replace(/[\s"“”，,：:；;]+/gu, " ").trim().toLowerCase()).filter((s) => s !== "");
}
