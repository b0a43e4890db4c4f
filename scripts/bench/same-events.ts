/** `npm run same-events`: one hash over the events of whole sessions with words, both languages (bar T5). Run it on each Node version and compare; `at` does not count. */
import { createHash } from "node:crypto";
import { LANGUAGE } from "@/lib/simulation/language/language.ts";
import { publicView } from "@/lib/domain/case/public-view.ts";
import { mediatorNamed } from "@/lib/simulation/mediators/registry.ts";
import { createRehearsalEngine } from "@/lib/simulation/parties/rehearsal/engine.ts";
import { runSession } from "@/lib/simulation/run-session.ts";
import { seedCaseFiles } from "../../prisma/seed/seed-cases.ts";

const hash = createHash("sha256");
const engine = createRehearsalEngine(LANGUAGE);
let events = 0;
let sessions = 0;
for (const file of seedCaseFiles()) for (const name of ["textbook", "skilled"]) for (const seed of [1, 2]) {
  const mediator = mediatorNamed(name);
  if (!mediator) throw new Error(`same-events: no mediator ${name}`);
  const spec = {
    caseVersionId: "same", caseSlug: file.slug, caseVersion: 1, condition: "general", variant: null, seed, engine: "rehearsal" as const, engineVersion: engine.version,
    mediator: { kind: "ai" as const, name }, mediatorView: "dialogue" as const, limits: { turns: 40 }, codeVersion: "same",
  };
  for await (const step of runSession({ file, spec, engine, visibility: "live", mediator: mediator.entry.make({ seed, file: publicView(file) }), now: () => "" })) {
    if (step.type !== "batch") continue;
    for (const event of step.events) hash.update(JSON.stringify(event));
    events += step.events.length;
  }
  sessions += 1;
}
process.stdout.write(`node ${process.version}: ${sessions} sessions, ${events} events, sha256 ${hash.digest("hex")}\n`);
