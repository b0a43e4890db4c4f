// Test support: parties that say what a script says, in order, and raise when it ends. A party engine like any other.
import type { NewEvent } from "@/lib/domain/session/events.ts";
import { hears } from "@/lib/domain/session/turn.ts";
import type { EngineContext, PartyEngine } from "./ports.ts";

export interface ScriptedRound {
  /** Who answers, in order; of these, who is in the room. */
  queue: string[];
  /** What follows a party's words (the turn itself is made). */
  shows?: (context: EngineContext, partyId: string, turn: number) => NewEvent[];
  /** What follows the round. */
  late?: (context: EngineContext) => NewEvent[];
}

/** An engine that plays one scripted round a mediator turn. Throws when asked for a round past the script. */
export function scriptedParties(script: readonly ScriptedRound[]): PartyEngine {
  const roundOf = (context: EngineContext): ScriptedRound => {
    const n = context.state.turns.filter((t) => t.speaker.seat === "mediator").length;
    const round = script[n - 1];
    if (!round) throw new Error(`scripted-parties: the script has ${script.length} rounds, round ${n} was asked for`);
    return round;
  };
  return {
    name: "rehearsal",
    version: "scripted",
    open: async ({ file }) => file.parties.map((p): NewEvent => ({ kind: "behaviour-classified", payload: { turn: null, partyId: p.id, pattern: "denial", source: "state", cause: null } })),
    hear: async (context, turn) => [
      { kind: "strategy-recognised", payload: { turn: turn.turn, strategies: [{ name: "others", p: 1 }], toolkit: null, addressees: [], topics: [], correctedBy: null } },
      ...(turn.terms ? [{ kind: "term-drafted", payload: { turn: turn.turn, terms: turn.terms } } satisfies NewEvent] : []),
      { kind: "speakers-chosen", payload: { turn: turn.turn, queue: roundOf(context).queue.filter((id) => hears(id, turn.audience)) } },
    ],
    async *speak(context, { partyId, turn, answers }) {
      const pieces = ["I am ", partyId, `, and this is turn ${turn}.`];
      for (const piece of pieces) yield piece;
      const speech: NewEvent = {
        kind: "turn-spoken",
        payload: { turn, speaker: { seat: "party", partyId, memberId: null }, audience: answers.audience, text: pieces.join(""), lang: answers.lang, terms: null },
      };
      return [speech, ...(roundOf(context).shows?.(context, partyId, turn) ?? [])];
    },
    settle: async (context, turn) => [...(roundOf(context).late?.(context) ?? []), { kind: "reward-given", payload: { turn: turn.turn, reward: "same" } }],
    passDays: async () => [],
  };
}
