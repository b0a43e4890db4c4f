// Agreement per topic from what was spoken (rehearsal engine, "What it reports about itself"): numeric topics
// 1 − distance of the latest spoken offers / range; discrete topics the share of party pairs naming the same option;
// nothing spoken by at least two parties: 0.
import { isNumeric, type Topic, type TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { PartyState, SessionState } from "@/lib/domain/session/state.ts";

/** What was spoken: every party's offers, oldest first, and the terms on the table. */
export interface Spoken { parties: readonly Pick<PartyState, "id" | "offers">[]; draft: SessionState["draft"] }

/** Agreement 0–1 of every topic after the turns of `state`, in the case's order. A yes to drafted terms counts as naming them. */
export function topicAgreements(topics: readonly Topic[], state: Spoken): { topicId: string; agreement: number }[] {
  return topics.map((topic) => ({ topicId: topic.id, agreement: agreementOn(topic, state) }));
}

function latest(topicId: string, state: Spoken): TopicValue[] {
  return state.parties.flatMap((party) => {
    const offer = party.offers[topicId]?.at(-1);
    const drafted = state.draft && state.draft.answers[party.id] === "yes" ? state.draft.terms[topicId] : undefined;
    if (drafted !== undefined && (!offer || state.draft === null || offer.turn <= state.draft.turn)) return [drafted];
    return offer ? [offer.value] : [];
  });
}

function agreementOn(topic: Topic, state: Spoken): number {
  const values = latest(topic.id, state);
  if (values.length < 2) return 0;
  if (isNumeric(topic)) {
    const numbers = values.filter((v): v is number => typeof v === "number");
    const [low, high] = topic.range;
    if (numbers.length < 2 || high <= low) return 0;
    const apart = Math.max(...numbers) - Math.min(...numbers);
    // The share of parties that have named a figure bounds what can be said of all of them.
    return Math.max(0, 1 - apart / (high - low)) * (numbers.length / state.parties.length);
  }
  const n = state.parties.length;
  let same = 0;
  for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) if (values[i] === values[j]) same++;
  return same / ((n * (n - 1)) / 2);
}
