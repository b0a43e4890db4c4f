/** `npm run same-events`: one hash over the events of whole sessions with words, both languages (bar T5). Run it on each Node version and compare; `at` does not count. */
import { createHash } from "node:crypto";
import { seedCaseFiles } from "../../prisma/seed/seed-cases.ts";
import { mediatorFor, playSteps } from "../play.ts";

const hash = createHash("sha256");
let events = 0;
let sessions = 0;
for (const file of seedCaseFiles()) for (const name of ["textbook", "skilled"]) for (const seed of [1, 2]) {
  for await (const step of playSteps({ file, mediator: mediatorFor(name, file, seed), seed, turns: 40, now: () => "" })) {
    if (step.type !== "batch") continue;
    for (const event of step.events) hash.update(JSON.stringify(event));
    events += step.events.length;
  }
  sessions += 1;
}
process.stdout.write(`node ${process.version}: ${sessions} sessions, ${events} events, sha256 ${hash.digest("hex")}\n`);
