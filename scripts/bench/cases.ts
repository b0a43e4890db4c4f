/** `npm run bench:cases`: every shipped case under scripted mediators over 50 seeds, as docs/cases.md shows it. Exit 1 when a case is settled without craft, or by nobody. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isAcceptable } from "@/lib/domain/case/utility.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { playPolicy } from "@/lib/simulation/adversary/measure.ts";
import { skilledPolicy } from "@/lib/simulation/adversary/skilled-policy.ts";
import { seedCaseFiles } from "../../prisma/seed/seed-cases.ts";
import { mediatorFor, playSteps, REHEARSAL } from "../play.ts";
import { Q, table } from "./table.ts";

const SEEDS = 50;
/** SoCRATES's budget; 60 minutes of talk are about as many utterances. */
const UTTERANCES = 100;
const WITH_WORDS = ["naive", "random", "textbook", "skilled"] as const;
/** Without craft nobody may settle a case more often than this. */
const BY_LUCK = 0.05;

async function inWords(file: CaseFile, name: string): Promise<number> {
  let settled = 0;
  for (let seed = 1; seed <= SEEDS; seed++) {
    for await (const step of playSteps({ file, mediator: mediatorFor(name, file, seed), seed, turns: UTTERANCES })) {
      if (step.type === "batch" && step.events.some((e) => e.kind === "session-ended" && e.payload.outcome === "settled")) settled += 1;
    }
  }
  return settled / SEEDS;
}

function byListening(file: CaseFile): number {
  const seeds = Array.from({ length: SEEDS }, (_, i) => i + 1);
  return seeds.filter((seed) => playPolicy(file, seed, skilledPolicy(), Q, UTTERANCES).outcome === "settled").length / SEEDS;
}

let short = 0;
const rows: string[][] = [];
for (const file of seedCaseFiles()) {
  const words = new Map<string, number>();
  for (const name of WITH_WORDS) words.set(name, await inWords(file, name));
  const listening = byListening(file);
  const agreeable = file.packages.filter(({ terms }) => file.parties.every((p) => isAcceptable(file, p.id, terms))).length;
  const lucky = Math.max(words.get("naive") ?? 0, words.get("random") ?? 0) > BY_LUCK;
  const best = Math.max(listening, ...words.values());
  const verdict = file.noDeal ? (best > 0 ? "settled, though marked without a deal" : "holds") : lucky ? "settled without craft" : best === 0 ? "settled by nobody" : "holds";
  if (verdict !== "holds") short += 1;
  rows.push([file.slug, `${file.language}, ${file.parties.length}`, file.noDeal ? `${file.difficulty}, no deal` : file.difficulty, String(agreeable), ...[...words.values(), listening].map((r) => r.toFixed(2)), verdict]);
}
const lines = table(["case", "language, parties", "stated", "packages all can take", ...WITH_WORDS, "skilled, words of relevance .8", ""], rows);
writeFileSync(fileURLToPath(new URL("../../docs/cases.md", import.meta.url)), `# The case library

Each case has its own page in [cases/](cases/): what it trains, what lies underneath, what could go wrong, and what its author is not sure of.

## Quality list

A case is shipped when its page ticks every line, and the table below says "holds":

1. The brief and the public profiles give nothing private away, and nothing in them contradicts the facts.
2. Every party's version of the facts can be believed by a stranger; at least one fact changes the talk once it is out.
3. What each wants is not what each demands, and each has something cheap to give that the other holds dear.
4. At least one package in the file is acceptable to everyone (or the case is marked as having no deal, and none is).
5. It can break down for a reason a trainee can name afterwards, and it can end with dignity.
6. Law is named only where a source was looked up, with the date; otherwise it is marked to be verified.
7. Danger that a party lets slip is marked, with what a mediator owes it.
8. Names, places and figures are invented; nobody's real dispute is retold.

## Played by scripted mediators

Share of ${SEEDS} seeded sessions that settle, at most ${UTTERANCES} utterances. Written by \`npm run bench:cases\`, engine ${REHEARSAL.version}. The first four speak real sentences, which the
reader takes for what they are worth; the last is the skilled policy on the bare psychology, as if all its words had relevance ${Q}.

${lines.join("\n")}
`);
process.exitCode = short > 0 ? 1 : 0;
