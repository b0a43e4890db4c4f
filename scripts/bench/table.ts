/** How the benches print: one table a section, a bar beside what has one. */
import { bootstrapMean, type Estimate } from "@/lib/domain/statistics/bootstrap.ts";
import { playPolicy, type Result } from "@/lib/simulation/adversary/measure.ts";
import type { PolicyMaker } from "@/lib/simulation/adversary/policies.ts";
import type { SeededCase } from "@/lib/simulation/adversary/seeds.ts";

/** Relevance of a skilled mediator's own words in the benches. */
export const Q = 0.8;

export interface Section { title: string; lines: string[]; short: number }

export function played(cases: readonly SeededCase[], make: PolicyMaker, utterances?: number): Result[] {
  return cases.map(({ file, seed }) => playPolicy(file, seed, make, Q, utterances));
}

export function settledOf(results: readonly Result[]): (number | null)[][] {
  return results.map((r) => [r.outcome === "settled" ? 1 : 0]);
}

/** `.91 [.86, .94]`, or n/a when nothing is defined. */
export function shown(estimate: Estimate | null): string {
  const figure = (x: number): string => x.toFixed(2);
  return estimate === null ? "n/a" : `${figure(estimate.mean)} [${figure(estimate.low)}, ${figure(estimate.high)}]`;
}

export function meanOf(values: readonly (number | null)[]): string {
  return shown(bootstrapMean(values.map((v) => [v])));
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [`| ${head.join(" | ")} |`, `|${head.map(() => "---").join("|")}|`, ...rows.map((row) => `| ${row.join(" | ")} |`)];
  for (const line of lines) process.stdout.write(`${line}\n`);
  return lines;
}
