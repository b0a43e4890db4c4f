// What an agreement sheet begins with. Only what was said at the table counts: a figure told in private must not stand on a
// sheet that is read out to everybody.
import type { TermDetails, Terms } from "@/lib/domain/case/topic-schema.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";

/** Whether a turn was spoken at the table, so that everybody heard it. False for a turn there is none of. */
export function spokenAtTable(state: SessionState, turn: number): boolean {
  return state.turns.find((t) => t.turn === turn)?.audience.room === "joint";
}

/** The terms to begin with: the last ones put at the table, else what every party has named alike there. */
export function firstTerms(state: SessionState): Terms {
  if (state.draft && spokenAtTable(state, state.draft.turn)) return state.draft.terms;
  return Object.fromEntries(state.topics.flatMap((topic) => {
    const latest = state.parties.map((p) => p.offers[topic.id]?.findLast((o) => spokenAtTable(state, o.turn))?.value);
    const [first] = latest;
    return first !== undefined && latest.every((v) => v === first) ? [[topic.id, first]] : [];
  }));
}

/** The details to begin with: those of the last terms put at the table. */
export function firstDetails(state: SessionState): TermDetails {
  return state.turns.findLast((t) => t.terms !== null && t.audience.room === "joint")?.details ?? {};
}

/** The details that go with these terms: of topics that have a value, and only the parts that say something. */
export function saidDetails(terms: Terms, details: TermDetails): TermDetails {
  return Object.fromEntries(Object.keys(terms).flatMap((id) => {
    const parts = Object.entries(details[id] ?? {}).flatMap(([part, text]) => (text.trim() === "" ? [] : [[part, text.trim()]]));
    return parts.length > 0 ? [[id, Object.fromEntries(parts)]] : [];
  }));
}
