// The run without a mediator: parties alone in fixed cyclic turns, for the consensus-gain pair, and SoCRATES's filter on cases
// (arXiv 2606.05563): a case is hard enough when three unmediated replays all end in impasse.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { topicAgreements } from "@/lib/domain/metrics/topic-agreement.ts";
import type { TopicValue } from "@/lib/domain/case/topic-schema.ts";
import { at } from "./parties/rehearsal/indexing.ts";
import { topicValue } from "./parties/rehearsal/readout.ts";
import { compileSetting } from "./parties/rehearsal/setting.ts";
import { startPsychology } from "./parties/rehearsal/start.ts";
import { agreeAlone, stepAlone } from "./parties/rehearsal/step-alone.ts";

export interface UnmediatedTurn { turn: number; partyId: string; offer: { topicId: string; value: TopicValue } | null }
export interface Unmediated { outcome: "settled" | "deadlock"; turns: UnmediatedTurn[] }

/** Plays the parties alone for at most `limit` utterances, in the file's order. Same case, seed and limit, same run. */
export function runUnmediated(file: CaseFile, seed: number, limit: number): Unmediated {
  const setting = compileSetting(file, seed, limit);
  let state = startPsychology(file, setting);
  const turns: UnmediatedTurn[] = [];
  for (let turn = 1; turn <= limit; turn++) {
    const speaker = (turn - 1) % setting.parties.length;
    state = stepAlone(state, setting, turn, speaker);
    const offer = state.latest?.plans[0]?.offer ?? null;
    turns.push({ turn, partyId: at(setting.parties, speaker).id, offer: offer === null ? null : { topicId: at(setting.topics, offer.topic).id, value: topicValue(setting, offer.topic, offer.value) } });
    if (agreeAlone(state, setting)) return { outcome: "settled", turns };
  }
  return { outcome: "deadlock", turns };
}

/** Consensus 0–1 at the end of a run without a mediator: the plain mean of the topics' agreement, as in a mediated session. */
export function unmediatedConsensus(file: CaseFile, run: Unmediated): number {
  if (run.outcome === "settled") return 1;
  const parties = file.parties.map(({ id }) => {
    const offers: Record<string, { turn: number; value: TopicValue }[]> = {};
    for (const { turn, partyId, offer } of run.turns) if (offer !== null && partyId === id) (offers[offer.topicId] ??= []).push({ turn, value: offer.value });
    return { id, offers };
  });
  const scores = topicAgreements(file.topics, { parties, draft: null });
  return scores.reduce((sum, s) => sum + s.agreement, 0) / scores.length;
}

/** SoCRATES's filter: whether three replays with neighbouring seeds all end in impasse. */
export function needsMediator(file: CaseFile, seed: number, limit: number): boolean {
  return [0, 1, 2].every((n) => runUnmediated(file, seed + n, limit).outcome === "deadlock");
}
