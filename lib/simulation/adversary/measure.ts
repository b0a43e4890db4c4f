// Plays a policy over cases and seeds on the psychology alone and sums up what came of it.
import { ordinal } from "@/lib/domain/party/behaviour-pattern.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Outcome } from "@/lib/domain/session/events.ts";
import { metersOf, rollout, sceneOf, startSnapshot } from "../parties/rehearsal/rollout.ts";
import type { PolicyMaker } from "./policies.ts";

/** A session played: `rounds` mediator turns; `mad` mean advance of behaviour patterns over the parties (ProMediConv's MAD, from state); `trust` mean at the end, 0–1. */
export interface Result { outcome: Outcome; rounds: number; mad: number; trust: number }

/** Utterances a session may take when nothing else is said: SoCRATES's published protocol has 100, ours for people 60. */
export const UTTERANCES = 60;

/** One session. Deterministic. */
export function playPolicy(file: CaseFile, seed: number, make: PolicyMaker, relevance: number, utterances: number = UTTERANCES): Result {
  const scene = sceneOf(file, seed, utterances);
  const path = rollout(scene, startSnapshot(scene), make({ file, seed, relevance }));
  const first = path[0];
  const last = path.at(-1);
  if (!first || !last) throw new Error("a rollout begins somewhere");
  const [from, to] = [metersOf(scene, first), metersOf(scene, last)];
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
  return {
    outcome: last.end ?? "deadlock", rounds: path.length - 1,
    mad: mean(to.map((m, i) => ordinal(m.pattern) - ordinal(from[i]?.pattern ?? m.pattern))), trust: mean(to.map((m) => m.trust)),
  };
}

export interface Summary { n: number; settled: number; breakdown: number; /** Mean mediator turns of settled sessions; null when none settled. */ rounds: number | null; mad: number; trust: number }

/** Rates and means over sessions. */
export function summarised(results: readonly Result[]): Summary {
  const n = results.length;
  const rate = (o: Outcome): number => results.filter((r) => r.outcome === o).length / Math.max(1, n);
  const settled = results.filter((r) => r.outcome === "settled");
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
  return { n, settled: rate("settled"), breakdown: rate("breakdown"), rounds: settled.length === 0 ? null : mean(settled.map((r) => r.rounds)), mad: mean(results.map((r) => r.mad)), trust: mean(results.map((r) => r.trust)) };
}

/** A policy over cases, each with its own seed. */
export function measure(cases: readonly { file: CaseFile; seed: number }[], make: PolicyMaker, relevance: number, utterances: number = UTTERANCES): Summary {
  return summarised(cases.map(({ file, seed }) => playPolicy(file, seed, make, relevance, utterances)));
}
