// Test support: sessions of random legal events, to walk the reducer, the projections and the metrics over. Not a mediation:
// nothing here is a model of people. Every private string carries `canary`, so that a leak can be searched for.
import { BEHAVIOUR_PATTERNS, ordinal } from "@/lib/domain/party/behaviour-pattern.ts";
import { MOODS } from "@/lib/domain/party/mood.ts";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";
import type { Rng } from "@/lib/domain/rng.ts";
import { stagesAfter } from "@/lib/domain/stage/derive.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import { REWARDS, type NewEvent, type SessionEvent } from "./events.ts";
import { NUDGES } from "./hint.ts";
import { ADJOURN, dayAfter, isPaused } from "./meeting.ts";
import { reduce } from "./reduce.ts";
import { EMPTY_STATE, isSettledByAssent, lastMediatorTurn, type SessionState } from "./state.ts";
import type { Audience } from "./turn.ts";

export const CANARY = "canary-in-private-text";
const PARTIES = ["ann", "bo", "cy", "di"] as const;
const TOPICS = [{ id: "sum", range: [0, 100] as [number, number] }, { id: "how", range: null }];
const OPTIONS = ["alpha", "beta"] as const;

/** A whole random session of at most `rounds` rounds; ends when the parties happen to agree, one withdraws, or the rounds are over. */
export function randomSession(rng: Rng, rounds: number): SessionEvent[] {
  const walk = new Walk(rng);
  walk.start();
  for (let round = 0; round < rounds && !walk.state.ended; round++) walk.round();
  if (!walk.state.ended && rng() < 0.7) walk.end();
  return walk.events;
}

class Walk {
  readonly events: SessionEvent[] = [];
  state: SessionState = EMPTY_STATE;
  private readonly rng: Rng;
  constructor(rng: Rng) { this.rng = rng; }

  private add(...fresh: NewEvent[]): void {
    for (const event of fresh) {
      const placed = { ...event, seq: this.state.seq + 1, at: "2026-01-01T00:00:00.000Z" };
      this.events.push(placed);
      this.state = reduce(this.state, placed);
    }
  }

  private one<T>(from: readonly T[]): T {
    const picked = from[Math.floor(this.rng() * from.length)];
    if (picked === undefined) throw new Error("random-session: nothing to pick from");
    return picked;
  }

  private get present(): string[] { return this.state.parties.filter((p) => !p.withdrew).map((p) => p.id); }

  start(): void {
    const parties = PARTIES.slice(0, 2 + Math.floor(this.rng() * 3));
    this.add({
      kind: "session-started",
      payload: {
        parties: [...parties], topics: TOPICS, visibility: "live", hints: this.rng() < 0.5,
        runSpec: {
          caseVersionId: "v", caseSlug: "random", caseVersion: 1, condition: "general", variant: null, seed: 1, engine: "rehearsal", engineVersion: "t",
          mediator: { kind: "ai", name: "random" }, mediatorView: "dialogue", limits: { turns: 60 }, codeVersion: "t",
        },
      },
    });
    for (const partyId of parties) {
      this.add({ kind: "psychology-settled", payload: { turn: 0, engine: "rehearsal", state: { note: CANARY } } });
      this.add({ kind: "behaviour-classified", payload: { turn: null, partyId, pattern: this.one(BEHAVIOUR_PATTERNS.slice(0, 2)), source: "state", cause: null } });
      this.add({ kind: "belief-updated", payload: { turn: null, partyId, about: this.one(parties.filter((p) => p !== partyId)), goal: `${CANARY} goal`, valence: 0, flexibility: 0.5 } });
    }
  }

  round(): void {
    this.room();
    this.help();
    this.rest();
    const audience: Audience = this.state.caucus ? { room: "caucus", with: this.state.caucus } : { room: "joint", to: this.rng() < 0.5 ? [] : [this.one(this.present)] };
    const turn = this.state.turns.length + 1;
    const terms = this.rng() < 0.3 ? this.terms() : null;
    this.add({ kind: "turn-spoken", payload: { turn, speaker: { seat: "mediator" }, audience, text: `words ${turn}`, lang: "en", terms } });
    const strategies = [{ name: this.one(STRATEGIES), p: this.rng() }];
    this.add({ kind: "strategy-recognised", payload: { turn, strategies, toolkit: null, addressees: audience.room === "joint" ? audience.to : [audience.with], topics: this.rng() < 0.5 ? ["sum"] : [], correctedBy: null } });
    this.add({ kind: "move-read", payload: { turn, relevance: this.rng(), question: "none", mistakes: this.rng() < 0.2 ? ["M03"] : [] } });
    if (terms) this.add({ kind: "term-drafted", payload: { turn, terms } });
    this.add({ kind: "psychology-settled", payload: { turn, engine: "rehearsal", state: { note: CANARY } } });
    const inRoom = this.state.caucus ? [this.state.caucus] : this.present;
    const queue = inRoom.filter(() => this.rng() < 0.8);
    this.add({ kind: "speakers-chosen", payload: { turn, queue } });
    for (const partyId of queue) this.speak(partyId, audience);
    this.settle(turn);
  }

  private help(): void {
    if (!this.state.hintsAllowed || this.rng() < 0.6) return;
    const here = { turn: this.state.turns.length, room: this.state.caucus };
    const steps = 1 + Math.floor(this.rng() * 3);
    this.add({ kind: "hint-given", payload: { ...here, step: 1, nudge: this.one(NUDGES), partyId: this.one(this.present), topicId: this.one([null, "sum"]) } });
    if (steps > 1) this.add({ kind: "hint-given", payload: { ...here, step: 2, strategy: this.one(STRATEGIES), toolkit: null } });
    if (steps > 2) this.add({ kind: "hint-given", payload: { ...here, step: 3, line: "a line" } });
  }

  private rest(): void {
    const { turns, adjournments, caucus } = this.state;
    const turn = turns.length;
    if (this.rng() < 0.1) this.add({ kind: "session-paused", payload: { turn } });
    if (isPaused(this.state) && this.rng() < 0.5) this.add({ kind: "session-resumed", payload: { turn } });
    const last = adjournments.at(-1);
    if (caucus || turn <= (last?.turn ?? 0) || adjournments.length >= ADJOURN.timesAtMost || this.rng() < 0.85) return;
    const days = 1 + Math.floor(this.rng() * 7);
    this.add({ kind: "session-adjourned", payload: { turn, days, day: dayAfter(last?.day ?? "2026-01-01", days) } });
    this.add({ kind: "psychology-settled", payload: { turn: lastMediatorTurn(this.state), engine: "rehearsal", state: { note: CANARY } } });
  }

  private room(): void {
    const open = this.state.caucus;
    if (open && this.rng() < 0.6) this.add({ kind: "caucus-closed", payload: { partyId: open } });
    else if (!open && this.rng() < 0.3) this.add({ kind: "caucus-opened", payload: { partyId: this.one(this.present) } });
  }

  private terms(): Terms {
    const sum = Math.floor(this.rng() * 101);
    return this.rng() < 0.7 ? { sum, how: this.one(OPTIONS) } : { sum };
  }

  private speak(partyId: string, audience: Audience): void {
    const turn = this.state.turns.length + 1;
    this.add({ kind: "turn-spoken", payload: { turn, speaker: { seat: "party", partyId, memberId: null }, audience, text: audience.room === "caucus" ? `whispered by ${partyId} ${turn}` : `said ${turn}`, lang: "en", terms: null } });
    this.add({ kind: "thought-recorded", payload: { turn, partyId, text: `${CANARY} of ${partyId}` } });
    if (this.rng() < 0.4) this.add({ kind: "offer-made", payload: this.rng() < 0.5 ? { turn, partyId, topicId: "sum", value: Math.floor(this.rng() * 101) } : { turn, partyId, topicId: "how", value: this.one(OPTIONS) } });
    if (this.rng() < 0.2) this.add({ kind: "interest-told", payload: { turn, partyId, topicId: this.one(TOPICS).id } });
    const draft = this.state.draft;
    const heard = draft ? this.state.turns[draft.turn - 1]?.audience : undefined;
    if (draft && heard && (heard.room === "joint" || heard.with === partyId)) {
      this.add({ kind: "acceptance-changed", payload: { turn, partyId, termsTurn: draft.turn, answer: this.one(["yes", "yes", "yes", "not-yet", "no"] as const) } });
    }
    if (audience.room === "caucus" && this.rng() < 0.3) this.add({ kind: "sharing-allowed", payload: { turn, partyId, said: turn, words: `by ${partyId}` } });
    this.step(partyId, turn);
    this.add({ kind: "mood-shown", payload: { turn, partyId, mood: this.one(MOODS) } });
  }

  private step(partyId: string, turn: number): void {
    const last = this.state.parties.find((p) => p.id === partyId)?.pattern.at(-1);
    if (!last || this.rng() < 0.4) return;
    const pattern = BEHAVIOUR_PATTERNS[ordinal(last.pattern) - 1 + (this.rng() < 0.7 ? 1 : -1)];
    if (pattern) this.add({ kind: "behaviour-classified", payload: { turn, partyId, pattern, source: "state", cause: lastMediatorTurn(this.state) } });
  }

  private settle(turn: number): void {
    if (this.rng() < 0.02) this.add({ kind: "party-withdrew", payload: { turn: this.state.turns.length, partyId: this.one(this.present) } });
    this.add({ kind: "topic-scored", payload: { turn: this.state.turns.length, topicId: "sum", agreement: this.rng() } });
    this.add({ kind: "reward-given", payload: { turn, reward: this.one(REWARDS) } });
    this.add(...stagesAfter(this.state, turn), { kind: "turn-settled", payload: { turn } });
    if (isSettledByAssent(this.state)) this.add({ kind: "session-ended", payload: { outcome: "settled", by: "parties" } });
    else if (this.state.parties.some((p) => p.withdrew)) this.add({ kind: "session-ended", payload: { outcome: "breakdown", by: "parties" } });
  }

  end(): void {
    if (!this.state.caucus && this.rng() < 0.4) {
      const turn = this.state.turns.length + 1;
      this.add({ kind: "turn-spoken", payload: { turn, speaker: { seat: "mediator" }, audience: { room: "joint", to: [] }, text: `words ${turn}`, lang: "en", terms: null } });
      this.add({ kind: "next-steps-said", payload: { turn, steps: ["a step"] } }, { kind: "session-ended", payload: { outcome: "closed", by: "mediator" } });
      return;
    }
    this.add(this.rng() < 0.5 ? { kind: "session-ended", payload: { outcome: "closed", by: "mediator" } } : { kind: "session-ended", payload: { outcome: "deadlock", by: "limit" } });
  }
}
