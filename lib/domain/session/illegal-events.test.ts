// Random illegal events: a legal random session cut at a random place, then one event of a random kind with one thing wrong in it.
import { expect, test } from "vitest";
import { BEHAVIOUR_PATTERNS, ordinal } from "@/lib/domain/party/behaviour-pattern.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import { seededRng, type Rng } from "@/lib/domain/rng.ts";
import { FOUR_STAGES, mayEnterFour, mayEnterThree, THREE_STAGES } from "@/lib/domain/stage/stage.ts";
import { EVENT_KINDS, SessionEventSchema, type EventKind, type EventPayload, type StageCause } from "./events.ts";
import { checkAppend } from "./invariants.ts";
import { ADJOURN, dayAfter, isPaused } from "./meeting.ts";
import { randomSession } from "./random-session.ts";
import { reduce, replay } from "./reduce.ts";
import { EMPTY_STATE, isAnswering, lastMediatorTurn, type SessionState } from "./state.ts";
import type { Turn } from "./turn.ts";

const SESSIONS = 1_000;
const CUTS = 10;
const NOBODY = "stranger";
const NOTHING = "moon";
const at = "2026-01-01T00:00:00.000Z";

/** Per kind: every way in which such an event may be wrong at a state. Empty: none applies there. */
type Wrong = { [K in EventKind]: (state: SessionState, at: Facts) => EventPayload<K>[] };
interface Facts { next: number; mediatorTurns: number[]; partyTurns: { turn: number; partyId: string }[]; ids: string[]; someone: string; room: Turn["audience"] }

const WRONG: Wrong = {
  "session-started": ({ runSpec, visibility }, { ids }) => (runSpec && visibility ? [{ runSpec, visibility, parties: ids, topics: [] }] : []),
  "turn-spoken": (state, { next, someone, room }) => {
    const mediator: Turn = { turn: next, speaker: { seat: "mediator" }, audience: room, text: "words", lang: "en", terms: null };
    const elsewhere: Turn["audience"] = room.room === "joint" ? { room: "caucus", with: someone } : { room: "joint", to: [] };
    const party = (partyId: string): Turn => ({ ...mediator, speaker: { seat: "party", partyId, memberId: null } });
    return [
      { ...mediator, turn: next + 1 }, { ...mediator, turn: Math.max(1, next - 1), text: next === 1 ? "" : "again" }, party(NOBODY),
      { ...mediator, audience: elsewhere },
      { ...mediator, terms: { [NOTHING]: 1 } }, { ...mediator, terms: { sum: "lots" } }, { ...mediator, terms: { how: 3 } },
      ...(isAnswering(state) ? [mediator] : []), ...(state.queue?.waiting.includes(someone) ? [] : [party(someone)]),
    ].filter((t) => t.text !== "");
  },
  "strategy-recognised": (_, { next, mediatorTurns: [turn] }) => {
    const read = { turn: next, strategies: [{ name: "others" as const, p: 1 }], toolkit: null, addressees: [], topics: [], correctedBy: null };
    return [read, ...(turn ? [{ ...read, turn, addressees: [NOBODY] }, { ...read, turn, topics: [NOTHING] }] : [])];
  },
  "move-read": (_, { next, partyTurns }) => [next, ...partyTurns.map((t) => t.turn)].map((turn) => ({ turn, relevance: 1, question: "none", mistakes: [] })),
  "psychology-settled": (_, { next, partyTurns }) => [next, ...partyTurns.map((t) => t.turn)].map((turn) => ({ turn, engine: "rehearsal", state: {} })),
  "speakers-chosen": (state, { next, someone, mediatorTurns, ids }) => {
    const turn = lastMediatorTurn(state);
    const settled = mediatorTurns.filter((t) => t <= state.settledTurn || t < turn);
    const absent = state.caucus === null ? [] : ids.filter((id) => id !== state.caucus);
    return [
      { turn: next, queue: [] }, ...settled.map((t) => ({ turn: t, queue: [] })),
      ...(turn > state.settledTurn ? [{ turn, queue: [NOBODY] }, { turn, queue: [someone, someone] }, ...absent.map((id) => ({ turn, queue: [id] }))] : []),
    ];
  },
  "thought-recorded": (_, { next, someone }) => [{ turn: next, partyId: someone, text: "" }, ...(next > 1 ? [{ turn: 1, partyId: NOBODY, text: "" }] : [])],
  "belief-updated": (_, { next, ids: [a = "", b = ""] }) => {
    const belief = { turn: null, goal: "g", valence: 0, flexibility: 0 };
    return [{ ...belief, partyId: a, about: a }, { ...belief, partyId: NOBODY, about: a }, { ...belief, partyId: a, about: NOBODY }, { ...belief, turn: next, partyId: a, about: b }];
  },
  "mood-shown": (_, { next, someone }) => [{ turn: null, partyId: NOBODY, mood: "open" }, { turn: next, partyId: someone, mood: "open" }],
  "behaviour-classified": (state, { next, someone, mediatorTurns: [cause = null] }) => {
    const last = state.parties.find((p) => p.id === someone)?.pattern.at(-1);
    const far = last ? BEHAVIOUR_PATTERNS.filter((p) => Math.abs(ordinal(p) - ordinal(last.pattern)) > 1) : [];
    return [
      { turn: null, partyId: NOBODY, pattern: "denial", source: "state", cause }, { turn: next, partyId: someone, pattern: "denial", source: "text", cause },
      { turn: null, partyId: someone, pattern: "denial", source: "text", cause: next }, ...far.map((pattern) => ({ turn: null, partyId: someone, pattern, source: "state" as const, cause })),
    ];
  },
  "offer-made": (_, { next, ids, mediatorTurns, partyTurns: [spoken] }) => [
    { turn: next, partyId: ids[0] ?? "", topicId: "sum", value: 1 }, ...mediatorTurns.map((turn) => ({ turn, partyId: ids[0] ?? "", topicId: "sum", value: 1 })),
    ...(spoken ? [{ ...spoken, topicId: NOTHING, value: 1 }, { ...spoken, topicId: "sum", value: "much" }, { ...spoken, topicId: "how", value: 2 }, ...ids.filter((id) => id !== spoken.partyId).map((partyId) => ({ turn: spoken.turn, partyId, topicId: "sum", value: 1 }))] : []),
  ],
  "interest-told": (_, { next, someone, partyTurns: [spoken] }) => [{ turn: next, partyId: someone, topicId: "sum" }, ...(spoken ? [{ ...spoken, topicId: NOTHING }] : [])],
  "term-drafted": (_, { next, mediatorTurns: [turn], partyTurns: [spoken] }) => {
    const wrong: Terms[] = [{ [NOTHING]: 1 }, { sum: "much" }, { how: 2 }];
    return [{ turn: next, terms: { sum: 1 } }, ...(spoken ? [{ turn: spoken.turn, terms: { sum: 1 } }] : []), ...(turn ? wrong.map((terms) => ({ turn, terms })) : [])];
  },
  "acceptance-changed": (state, { next, someone }) => {
    const termsTurn = state.draft?.turn;
    return [{ turn: 1, partyId: someone, termsTurn: next, answer: "yes" }, ...(termsTurn === undefined ? [] : [{ turn: termsTurn, partyId: NOBODY, termsTurn, answer: "yes" as const }, { turn: next, partyId: someone, termsTurn, answer: "yes" as const }])];
  },
  "topic-scored": (_, { next }) => [{ turn: 1, topicId: NOTHING, agreement: 0 }, { turn: next, topicId: "sum", agreement: 0 }],
  "reward-given": (state, { next, partyTurns }) => [next, ...partyTurns.map((t) => t.turn), ...state.rewards.map((r) => r.turn)].map((turn) => ({ turn, reward: "same" })),
  "stage-entered": (state, { next, partyTurns: [spoken], ids }) => {
    const [three, four] = [state.stages.three.at(-1)?.stage, state.stages.four.at(-1)?.stage];
    const wrong: EventPayload<"stage-entered">[] = [
      { turn: next, model: "three", stage: "understanding", cause: null },
      ...THREE_STAGES.filter((s) => (three ? !mayEnterThree(three, s) : s !== "understanding")).map((stage) => ({ turn: null, model: "three" as const, stage, cause: null })),
      ...FOUR_STAGES.filter((s) => (four ? !mayEnterFour(four, s, true) : s !== "opening")).map((stage) => ({ turn: null, model: "four" as const, stage, cause: null })),
    ];
    if (three === "understanding") {
      const causes: (StageCause | null)[] = [
        null, { event: "strategy-recognised", turn: next, partyId: null }, { event: "term-drafted", turn: next, partyId: null }, { event: "turn-spoken", turn: next, partyId: ids[0] ?? "" },
        { event: "offer-made", turn: next, partyId: null }, { event: "acceptance-changed", turn: next, partyId: NOBODY }, ...(spoken ? [{ event: "turn-spoken" as const, turn: spoken.turn, partyId: NOBODY }] : []),
      ];
      wrong.push(...causes.map((cause) => ({ turn: null, model: "three" as const, stage: "intercession" as const, cause })));
    }
    return wrong;
  },
  "caucus-opened": (state, { someone }) => [{ partyId: NOBODY }, ...(state.caucus !== null || isAnswering(state) ? [{ partyId: someone }] : [])],
  "caucus-closed": (state, { ids }) => [NOBODY, ...ids.filter((id) => id !== state.caucus)].map((partyId) => ({ partyId })),
  "sharing-allowed": (state, { next, ids, partyTurns }) => {
    const own = partyTurns[0];
    const private_ = partyTurns.filter((t) => state.turns[t.turn - 1]?.audience.room === "caucus");
    const leave = (of: { turn: number; partyId: string }, change: Partial<EventPayload<"sharing-allowed">> = {}): EventPayload<"sharing-allowed"> => ({ ...of, said: of.turn, words: "by", ...change });
    return [
      leave({ turn: next, partyId: ids[0] ?? "" }), ...partyTurns.filter((t) => state.turns[t.turn - 1]?.audience.room === "joint").map((t) => leave(t)), ...(own ? [leave(own, { said: next })] : []),
      ...private_.flatMap((t) => [leave(t, { words: "never said" }), ...ids.filter((id) => id !== t.partyId).map((partyId) => leave(t, { partyId }))]),
      ...state.released.map((r) => ({ ...r })),
    ];
  },
  "hint-given": (state, { next, ids }) => {
    const here = { turn: state.turns.length, room: state.caucus };
    const nudge = { ...here, step: 1 as const, nudge: "open" as const, partyId: null, topicId: null };
    const given = state.hints.filter((h) => h.turn === here.turn && h.room === here.room).length;
    return [
      { ...nudge, turn: next }, { ...nudge, room: ids.find((id) => id !== state.caucus) ?? NOBODY }, { ...nudge, partyId: NOBODY }, { ...nudge, topicId: NOTHING },
      ...(given === 2 ? [] : [{ ...here, step: 3 as const, line: "too soon" }]), ...(given > 0 || isAnswering(state) || !state.hintsAllowed ? [nudge] : []),
    ];
  },
  "session-paused": (state, { next }) => [{ turn: next }, ...(isPaused(state) || isAnswering(state) ? [{ turn: next - 1 }] : [])],
  "session-resumed": (state, { next }) => [{ turn: next }, ...(!isPaused(state) || isAnswering(state) ? [{ turn: next - 1 }] : [])],
  "session-adjourned": (state, { next }) => {
    const last = state.adjournments.at(-1);
    const here = { turn: next - 1, days: 1, day: dayAfter(last?.day ?? "2026-01-01", 1) };
    const barred = isAnswering(state) || state.caucus !== null || state.adjournments.length >= ADJOURN.timesAtMost || here.turn <= (last?.turn ?? 0);
    return [{ ...here, turn: next }, ...(barred ? [here] : []), ...(last ? [{ ...here, day: last.day }] : [])];
  },
  "next-steps-said": (state, { next, partyTurns }) => [next, ...partyTurns.map((t) => t.turn), ...state.turns.flatMap((t) => (t.audience.room === "caucus" || t.turn < state.turns.length ? [t.turn] : []))].map((turn) => ({ turn, steps: ["step"] })),
  "party-withdrew": (_, { next, someone }) => [{ turn: 1, partyId: NOBODY }, { turn: next, partyId: someone }],
  "turn-settled": (state, { next, partyTurns }) => [next, ...partyTurns.map((t) => t.turn), ...(state.settledTurn > 0 ? [state.settledTurn] : [])].map((turn) => ({ turn })),
  "session-ended": (state, { ids }) => {
    const agreed = ids.every((id) => state.draft?.answers[id] === "yes") && state.topics.every((t) => t.id in (state.draft?.terms ?? {}));
    return [{ outcome: "settled", by: "mediator" }, { outcome: "closed", by: "parties" }, { outcome: "deadlock", by: "mediator" }, ...(agreed ? [] : [{ outcome: "settled" as const, by: "parties" as const }]), ...(state.parties.some((p) => p.withdrew) ? [] : [{ outcome: "breakdown" as const, by: "parties" as const }])];
  },
};

function factsOf(state: SessionState, rng: Rng): Facts {
  const ids = state.parties.map((p) => p.id);
  return {
    next: state.turns.length + 1, ids, someone: ids[Math.floor(rng() * ids.length)] ?? "", room: state.caucus === null ? { room: "joint", to: [] } : { room: "caucus", with: state.caucus },
    mediatorTurns: state.turns.filter((t) => t.speaker.seat === "mediator").map((t) => t.turn),
    partyTurns: state.turns.flatMap((t) => (t.speaker.seat === "party" ? [{ turn: t.turn, partyId: t.speaker.partyId }] : [])),
  };
}

test(`${SESSIONS * CUTS} random illegal events are each refused with a reason that names the event`, () => {
  const refused = new Map<EventKind, Set<string>>();
  for (let seed = 0; seed < SESSIONS; seed++) {
    const rng = seededRng(seed);
    const log = randomSession(rng, 1 + (seed % 4));
    const cuts = Array.from({ length: CUTS }, () => 1 + Math.floor(rng() * (log.length - 1))).sort((a, b) => a - b);
    let state = EMPTY_STATE;
    for (const [i, cut] of cuts.entries()) {
      state = log.slice(state.seq, cut).reduce(reduce, state);
      const kind = EVENT_KINDS[(seed * CUTS + i) % EVENT_KINDS.length] ?? "turn-spoken";
      const ways = WRONG[kind](state, factsOf(state, rng));
      // Wrong by what has happened, not by its shape: the schema lets it through, the log does not.
      const event = SessionEventSchema.parse({ kind, payload: ways[Math.floor(rng() * ways.length)], seq: state.seq + 1, at });
      const reason = checkAppend(state, [event]);
      if (!reason?.startsWith(`event ${event.seq} (${kind}): `)) throw new Error(`seed ${seed}, cut ${cut}: ${reason ?? "accepted"} ${JSON.stringify(event)}`);
      refused.set(kind, (refused.get(kind) ?? new Set()).add(reason.replace(/^event \d+ \([a-z-]+\): /, "").replace(/\d+|"[^"]*"/g, "…")));
    }
  }
  expect([...refused.keys()].sort()).toEqual([...EVENT_KINDS].sort());
  expect(new Set([...refused.values()].flatMap((r) => [...r])).size).toBeGreaterThan(25);
});

test("nothing may precede the start or follow the end", () => {
  for (let seed = 0; seed < 300; seed++) {
    const log = randomSession(seededRng(seed), 3);
    const state = replay(log);
    const wrong = log.filter((e) => e.kind !== "session-started" && !checkAppend(EMPTY_STATE, [{ ...e, seq: 1 }])?.endsWith("the session has not started"));
    const late = log.filter((e) => state.ended && !checkAppend(state, [{ ...e, seq: state.seq + 1 }])?.endsWith("the session has ended"));
    expect([...wrong, ...late], `seed ${seed}`).toEqual([]);
  }
});
