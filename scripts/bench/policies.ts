/** Success of policies on cases nobody tuned on, against their bars (issue of the engine; T2). */
import { bootstrapMean } from "@/lib/domain/statistics/bootstrap.ts";
import { clumsyPolicy, idealTermsPolicy, naivePolicy, type PolicyMaker } from "@/lib/simulation/adversary/policies.ts";
import { casesOf, TEST } from "@/lib/simulation/adversary/seeds.ts";
import { SKILLED, skilledPolicy } from "@/lib/simulation/adversary/skilled-policy.ts";
import { meanOf, played, settledOf, shown, table, type Section } from "./table.ts";

export function policySection(): Section {
  const hard = casesOf(TEST, "hard");
  const easy = casesOf(TEST, "easy");
  const medium = casesOf(TEST, "medium");
  let short = 0;
  const row = (name: string, cases: typeof hard, make: PolicyMaker, bar: string, met: (settled: number) => boolean): string[] => {
    const estimate = bootstrapMean(settledOf(played(cases, make)));
    const ok = estimate !== null && met(estimate.mean);
    if (!ok) short += 1;
    return [name, shown(estimate), bar, ok ? "met" : "not met"];
  };
  const lines = table(["policy", "success", "bar", ""], [
    row("naive, hard", hard, naivePolicy, "≤ .05", (x) => x <= 0.05),
    row("ideal terms with no process, hard", hard, idealTermsPolicy, "≤ .05", (x) => x <= 0.05),
    row("clumsy, easy", easy, clumsyPolicy, ".20–.60", (x) => x >= 0.2 && x <= 0.6),
    row("skilled ignoring one party, hard", hard, skilledPolicy({ ...SKILLED, ignores: 1 }), "≤ .10", (x) => x <= 0.1),
    row("skilled with content-free halves, hard", hard, skilledPolicy({ ...SKILLED, terms: "content-free" }), "≤ .35", (x) => x <= 0.35),
    row("skilled, dialogue view, hard", hard, skilledPolicy(), "≥ .85", (x) => x >= 0.85),
    row("skilled, meters view, hard", hard, skilledPolicy({ ...SKILLED, view: "meters" }), "≥ .90", (x) => x >= 0.9),
  ]);
  const turns = played(medium, skilledPolicy()).filter((r) => r.outcome === "settled").map((r) => r.rounds).sort((a, b) => a - b);
  const at = (p: number): number => turns[Math.floor(p * (turns.length - 1))] ?? 0;
  const ordinary = at(0.5) >= 9 && at(0.5) <= 15;
  if (!ordinary) short += 1;
  lines.push("", `Mediator turns of skilled to settle medium cases: median ${at(0.5)}, quartiles ${at(0.25)}–${at(0.75)}, mean ${meanOf(turns)} (bar 9–15: ${ordinary ? "met" : "not met"}).`);
  return { title: "Policies", lines, short };
}
