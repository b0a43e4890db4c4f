/** `npm run bench`: measures the rehearsal engine on test cases nobody tuned on and writes docs/benchmarks.md. Exit 1 when a bar is not met. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bootstrapMean } from "@/lib/domain/statistics/bootstrap.ts";
import { playPolicy, UTTERANCES } from "@/lib/simulation/adversary/measure.ts";
import { clumsyPolicy, idealTermsPolicy, naivePolicy, type PolicyMaker } from "@/lib/simulation/adversary/policies.ts";
import { casesOf, TEST, TUNING } from "@/lib/simulation/adversary/seeds.ts";
import { SKILLED, skilledPolicy } from "@/lib/simulation/adversary/skilled-policy.ts";
import { PARAMETERS_VERSION } from "@/lib/simulation/parties/rehearsal/parameters.ts";

const Q = 0.8;
process.stdout.write(`parameters ${PARAMETERS_VERSION}\n`);
const hard = casesOf(TEST, "hard");
const easy = casesOf(TEST, "easy");
const rows: string[] = [];
let short = 0;

/** Plays a policy on every case, prints its success rate with the interval over cases, and holds it against its bar. */
function hold(name: string, cases: typeof hard, make: PolicyMaker, bar: string, met: (settled: number) => boolean): void {
  const results = cases.map(({ file, seed }) => playPolicy(file, seed, make, Q));
  const estimate = bootstrapMean(results.map((r) => [r.outcome === "settled" ? 1 : 0]));
  if (estimate === null) throw new Error("bench: no case was played");
  const ok = met(estimate.mean);
  if (!ok) short++;
  const figure = (x: number): string => x.toFixed(2);
  rows.push(`| ${name} | ${figure(estimate.mean)} [${figure(estimate.low)}, ${figure(estimate.high)}] | ${bar} | ${ok ? "met" : "not met"} |`);
  process.stdout.write(`${rows.at(-1)}\n`);
}

hold("naive, hard", hard, naivePolicy, "≤ .05", (x) => x <= 0.05);
hold("ideal terms with no process, hard", hard, idealTermsPolicy, "≤ .05", (x) => x <= 0.05);
hold("clumsy, easy", easy, clumsyPolicy, ".20–.60", (x) => x >= 0.2 && x <= 0.6);
hold("skilled ignoring one party, hard", hard, skilledPolicy({ ...SKILLED, ignores: 1 }), "≤ .10", (x) => x <= 0.1);
hold("skilled with content-free halves, hard", hard, skilledPolicy({ ...SKILLED, terms: "content-free" }), "≤ .35", (x) => x <= 0.35);
hold("skilled, dialogue view, hard", hard, skilledPolicy(), "≥ .85", (x) => x >= 0.85);
hold("skilled, meters view, hard", hard, skilledPolicy({ ...SKILLED, view: "meters" }), "≥ .90", (x) => x >= 0.9);

writeFileSync(fileURLToPath(new URL("../../docs/benchmarks.md", import.meta.url)), `# Benchmarks

Written by \`npm run bench\`. Engine parameters: \`${PARAMETERS_VERSION}\`.
Psychology alone, two parties, ${UTTERANCES} utterances, relevance ${Q}. Test cases: seeds ${TEST.from}–${TEST.from + TEST.count - 1} (\`lib/simulation/adversary/seeds.ts\`);
policies are tuned on seeds from ${TUNING.from} on. Success rates with 95 % intervals over cases (one seed each).

| policy | success | bar | |
|---|---|---|---|
${rows.join("\n")}

The speed bars and the effects of conditions, mistakes, number of parties and protocols are not measured here yet. Scripts that do not listen: \`npm run -s caucus -- adversary\`.
`);
process.exitCode = short > 0 ? 1 : 0;
