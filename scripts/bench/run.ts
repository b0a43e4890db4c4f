/** `npm run bench`: measures the rehearsal engine on test cases nobody tuned on and writes docs/benchmarks.md. Exit 1 when a bar is not met. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { UTTERANCES } from "@/lib/simulation/adversary/measure.ts";
import { TEST, TUNING } from "@/lib/simulation/adversary/seeds.ts";
import { PARAMETERS_VERSION } from "@/lib/simulation/parties/rehearsal/parameters.ts";
import { conditionSection, mistakeSection, noDealSection, partySection, protocolSection } from "./effects.ts";
import { policySection } from "./policies.ts";
import { speedSection } from "./speed.ts";
import { Q, type Section } from "./table.ts";

// Before anything is played (T9).
process.stdout.write(`parameters ${PARAMETERS_VERSION}\n`);
const sections: Section[] = [await speedSection(), policySection(), mistakeSection(), conditionSection(), partySection(), noDealSection(), protocolSection()];

writeFileSync(fileURLToPath(new URL("../../docs/benchmarks.md", import.meta.url)), `# Benchmarks

Written by \`npm run bench\`. Engine parameters: \`${PARAMETERS_VERSION}\`.
Psychology alone, two parties, ${UTTERANCES} utterances and relevance ${Q} unless said. Test cases: seeds ${TEST.from}–${TEST.from + TEST.count - 1} (\`lib/simulation/adversary/seeds.ts\`);
policies are tuned on seeds from ${TUNING.from} on. Intervals are 95 %, resampling cases and the seeds within them.

${sections.map((s) => `## ${s.title}\n\n${s.lines.join("\n")}\n`).join("\n")}
Scripts that do not listen (T3): \`npm run -s caucus -- adversary\`. The engine is not tuned to any published effect.
`);
process.exitCode = sections.some((s) => s.short > 0) ? 1 : 0;
