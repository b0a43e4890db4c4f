// What the table asks for now, most pressing first: the order of rubric rows D1–D10 as an attentive colleague would whisper it.
// From the dialogue view alone; counts and distances chosen, no source gives any.
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { Nudge } from "@/lib/domain/session/hint.ts";
import type { SpokenTurn } from "@/lib/domain/session/state.ts";
import { refusers } from "../mediators/bridging.ts";
import { distance, draftsPut, maySpeakOf, mediatorTurns, movement, openTopic, untoldTopics, wordsOf, type Room } from "../mediators/hearing.ts";
import type { Speech } from "../mediators/phrases/speech.ts";
import type { MediatorView } from "../ports.ts";
import { showsDanger, showsFeeling } from "./heard-in-words.ts";

/** One thing worth doing: to whom (null: everybody in the room), about what, and the kinds of words that do it. */
export interface Situation { nudge: Nudge; to: string | null; topic: PublicTopic | null; speech: readonly Speech[]; terms?: boolean }

/** Drafts refused after which parting is the better line. */
const DRAFTS = 5;
/** Utterances left for a respectful end. */
const LAST = 6;
/** A party unheard for this many rounds is left out. */
const ROUNDS_UNHEARD = 3;
/** Mediator turns after which gathering up is due again. */
const SUM_UP_AFTER = 5;
/** Alternatives are tested with people who have been heard: after this many mediator turns at the table. */
const HEARD_ENOUGH = 7;
/** Offers on every figure closer than this share of the range may be bridged. */
const NEAR_ENOUGH = 0.35;
const HOT: readonly (string | null)[] = ["furious", "angry", "hurt"];

/** Every situation that applies, the most pressing first. Never empty: asking on is always possible. */
export function situations(view: MediatorView, room: Room): Situation[] {
  return room === null ? atTable(view) : inPrivate(view, room);
}

function atTable(view: MediatorView): Situation[] {
  const found: Situation[] = [];
  const add = (when: boolean, nudge: Nudge, to: string | null, speech: readonly Speech[], more: { topic?: PublicTopic | null; terms?: boolean } = {}): void => {
    if (when) found.push({ nudge, to, topic: more.topic ?? null, speech, ...(more.terms ? { terms: true } : {}) });
  };
  const ids = view.case.parties.map((p) => p.id);
  const own = mediatorTurns(view).filter((t) => t.audience.room === "joint");
  add(own.length === 0, "open", null, ["open"]);
  for (const id of pressed(view, null)) add(true, ...id);
  const refused = view.draft ? refusers(view) : [];
  const answered = view.draft !== null && Object.keys(view.draft.answers).length > 0;
  add(view.turnsLeft <= LAST || draftsPut(view) >= DRAFTS, "part-well", null, ["part"]);
  if (answered) for (const id of refused) add(own.at(-1)?.turn === view.draft?.turn, "meet-objection", id, ["objection"], { topic: topicFor(view, id) });
  for (const id of ids) add(wordsOf(view, id, null).length === 0, "hear-account", id, ["invite"]);
  for (const id of ids) {
    const moved = movement(view, id, own.at(-1)?.turn ?? 0, null);
    add(moved !== null, "recognise-step", id, ["recognise", "credit"], { topic: moved?.topic ?? null });
  }
  for (const id of ids) add(unheardFor(view, id) > ROUNDS_UNHEARD * ids.length, "hear-account", id, ["follow", "invite"]);
  for (const id of quietFirst(view, ids)) add(told(view, id) === 0, "ask-interest", id, ["interest"], { topic: topicFor(view, id) });
  const known = new Set(view.interestsTold.map((t) => t.topicId)).size;
  add(known > 0 && sinceSummary(view) >= SUM_UP_AFTER, "sum-up", null, ["summarise"]);
  const enough = known * 2 >= view.case.topics.length;
  add(enough && isRipe(view), "put-together", null, ["bridge"], { terms: true });
  if (!enough) for (const id of quietFirst(view, ids)) add(true, "ask-interest", id, ["interest"], { topic: topicFor(view, id) });
  return [...found, ...turnedBy(own.length, working(view, quietFirst(view, ids)).filter((s) => s.nudge !== "test-alternatives" || own.length >= HEARD_ENOUGH))];
}

function inPrivate(view: MediatorView, room: string): Situation[] {
  const own = mediatorTurns(view).filter((t) => t.audience.room === "caucus" && t.audience.with === room);
  const topic = topicFor(view, room);
  const told_ = told(view, room) > 0;
  const heardHere = view.turns.some((t) => t.speaker.seat === "party" && t.audience.room === "caucus" && t.audience.with === room);
  const first: Situation[] = own.length === 0 ? [{ nudge: "say-room-rules", to: room, topic: null, speech: ["caucus"] }] : [];
  const ask: Situation = { nudge: "ask-interest", to: room, topic, speech: ["interest"] };
  const leave: Situation[] = heardHere && own.length >= 2 ? [{ nudge: "ask-leave", to: room, topic: null, speech: ["carry"] }] : [];
  const work: Situation[] = [
    { nudge: "practical-need", to: room, topic, speech: ["practical"] },
    ...(mediatorTurns(view).length >= HEARD_ENOUGH ? [{ nudge: "test-alternatives", to: room, topic, speech: ["reality"] } satisfies Situation] : []),
    { nudge: "gather-ideas", to: room, topic, speech: ["options"] },
  ];
  return [
    ...first, ...pressed(view, room).map(([nudge, to, speech]): Situation => ({ nudge, to, topic: null, speech })),
    ...(told_ ? [] : [ask]), ...(own.length % 3 === 2 ? leave : []), ...turnedBy(own.length, work), ask, ...leave,
  ];
}

/** Danger, then heat: in the words just spoken by who was last heard in this room, or on a face. */
function pressed(view: MediatorView, room: Room): [Nudge, string, readonly Speech[]][] {
  const since = mediatorTurns(view).at(-1)?.turn ?? 0;
  const fresh = view.turns.filter((t) => t.turn > since && maySpeakOf(t, room)).toReversed();
  const by = (test: (turn: SpokenTurn) => boolean): string[] => fresh.flatMap((t) => (t.speaker.seat === "party" && test(t) ? [t.speaker.partyId] : []));
  const hot = (id: string): boolean => HOT.includes(view.moods.find((m) => m.partyId === id)?.mood ?? null);
  return [
    ...by((t) => showsDanger(t.text, view.case.language)).map((id): [Nudge, string, readonly Speech[]] => ["meet-danger", id, ["acknowledge", "follow"]]),
    ...by((t) => showsFeeling(t.text, view.case.language) || (t.speaker.seat === "party" && hot(t.speaker.partyId))).map((id): [Nudge, string, readonly Speech[]] => ["meet-feeling", id, ["acknowledge"]]),
  ];
}

/** The middle of a mediation: what moves it on, another each turn. */
function working(view: MediatorView, ids: readonly string[]): Situation[] {
  const [quiet = null] = ids;
  const topic = openTopic(view);
  return [
    { nudge: "name-core", to: null, topic, speech: ["focus"] },
    { nudge: "see-other-side", to: quiet, topic: null, speech: ["perspective"] },
    { nudge: "gather-ideas", to: quiet, topic, speech: ["options"] },
    { nudge: "practical-need", to: quiet, topic, speech: ["practical"] },
    { nudge: "test-alternatives", to: quiet, topic, speech: ["reality"] },
  ];
}

function turnedBy<T>(n: number, items: readonly T[]): T[] {
  const by = items.length === 0 ? 0 : n % items.length;
  return [...items.slice(by), ...items.slice(0, by)];
}

function told(view: MediatorView, id: string): number {
  return view.interestsTold.filter((t) => t.partyId === id).length;
}

/** A topic whose weight this party has not explained, one it named a position on first; another each turn. */
function topicFor(view: MediatorView, id: string): PublicTopic | null {
  const among = untoldTopics(view, id);
  return among[mediatorTurns(view).length % Math.max(1, among.length)] ?? openTopic(view);
}

function unheardFor(view: MediatorView, id: string): number {
  const last = view.turns.findLast((t) => t.speaker.seat === "party" && t.speaker.partyId === id);
  return view.turns.length - (last?.turn ?? 0);
}

/** Who was heard longest ago comes first, so that nobody is left out (M07). */
function quietFirst(view: MediatorView, ids: readonly string[]): string[] {
  return [...ids].sort((a, b) => unheardFor(view, b) - unheardFor(view, a));
}

/** Mediator turns at the table since one that spoke to everybody at length: as near to "summed up" as the words show. */
function sinceSummary(view: MediatorView): number {
  const own = mediatorTurns(view).filter((t) => t.audience.room === "joint");
  const long = view.case.language === "zh" ? 40 : 120;
  const last = own.findLastIndex((t) => t.text.length >= long && view.case.parties.every((p) => t.text.includes(p.formal) || t.text.includes(p.name)));
  return own.length - 1 - Math.max(last, 0);
}

/** Every figure has come near enough, and somebody named each topic, that terms may be put together from what was said. */
function isRipe(view: MediatorView): boolean {
  return view.case.topics.every((t) => (t.kind === "options" ? view.offers.some((o) => o.topicId === t.id) : distance(view, t) <= NEAR_ENOUGH));
}
