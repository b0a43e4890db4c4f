// How far the parties moved: MAD and the BP score of a case. ProMediConv (arXiv 2609.11101) eq. 1 and its released code,
// which differ: the code counts only parties with two labels or more and no "5"; the paper divides by all parties.
import { BEHAVIOUR_PATTERNS } from "@/lib/domain/party/behaviour-pattern.ts";
import { mean, meanDefined } from "./defined.ts";

/** 1–4 are the ordered behaviour patterns, higher is nearer to settlement; 5 is "not a party". One a party utterance. */
export type BpLabel = 1 | 2 | 3 | 4 | 5;
export const NOT_A_PARTY: BpLabel = 5;
/** The greatest step a party can make, in either direction. */
export const GREATEST_STEP = BEHAVIOUR_PATTERNS.length - 1;

/** Last label minus first of one party in speaking order, −3…3; null when the party does not count (under two labels, or any 5). */
export function partyDifference(labels: readonly BpLabel[]): number | null {
  const first = labels[0];
  const last = labels.at(-1);
  if (first === undefined || last === undefined || labels.length < 2 || labels.includes(NOT_A_PARTY)) return null;
  return last - first;
}

export interface BpScore {
  /** Mean difference of the parties that count; 0 by rule when none counts. */
  score: number;
  /** How many parties counted. 0 tells "nothing to measure" from "no change": show which. */
  counted: number;
  /** Per party in the order given; null for one that does not count. */
  perParty: (number | null)[];
}

/** The BP score of a case as the released code computes it. */
export function bpScore(parties: readonly (readonly BpLabel[])[]): BpScore {
  const perParty = parties.map(partyDifference);
  return { score: meanDefined(perParty) ?? 0, counted: perParty.filter((d) => d !== null).length, perParty };
}

/** The literal reading of the paper's eq. 1: the mean over all parties, a single label giving 0. Null without parties, or if one has no label or a 5. */
export function bpAllParties(parties: readonly (readonly BpLabel[])[]): number | null {
  const differences = parties.map((labels) => {
    const first = labels[0];
    const last = labels.at(-1);
    return first === undefined || last === undefined || labels.includes(NOT_A_PARTY) ? null : last - first;
  });
  return differences.includes(null) ? null : meanDefined(differences);
}

/** MAD: mean of the BP scores over all cases (a case with nothing to measure enters as 0). Null for no cases. Range −3…3, higher is better. */
export function mad(cases: readonly (readonly (readonly BpLabel[])[])[]): number | null {
  return mean(cases.map((parties) => bpScore(parties).score));
}
