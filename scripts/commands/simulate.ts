/** `caucus simulate`: AI mediators over cases and seeds, a JSON line a session and the aggregate last. The embedded engine needs no database. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { applyCondition, readCondition } from "@/lib/domain/condition/apply.ts";
import type { Condition } from "@/lib/domain/condition/condition.ts";
import { aggregateOf, type PlayedSession } from "@/lib/domain/metrics/aggregate.ts";
import { consensusGain } from "@/lib/domain/metrics/intervention.ts";
import { sessionMetrics } from "@/lib/domain/metrics/session-metrics.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { MEDIATOR_NAMES, mediatorNamed } from "@/lib/simulation/mediators/registry.ts";
import type { PartyEngine } from "@/lib/simulation/ports.ts";
import { runUnmediated, unmediatedConsensus } from "@/lib/simulation/unmediated.ts";
import { readCases } from "../cases.ts";
import { mediatorFor, playSteps } from "../play.ts";
import { printJson, readArguments, WrongUsage, type Command } from "../command.ts";

const TURNS = 100;
const usage = `npm run -s caucus -- simulate --cases <slugs,files | all> --mediator <name> [--condition c] [--seeds a-b] [--turns n] [--events DIR]

--cases     built-in slugs (caucus list cases), case files, or all; separated by commas
--mediator  ${MEDIATOR_NAMES.join(", ")}
--condition general by default; caucus list conditions. A case that does not offer it is an error line, the rest goes on
--seeds     one seed or a range, 1-5 by default 1
--turns     utterances of either side after which a session is a deadlock (${TURNS}; ProMediConv 20)
--events    a folder for the logs, one <case>-<mediator>-<condition>-<seed>.jsonl each
Out: a line a session {"case","mediator","condition","seed","outcome","turns","metrics","consensusGain","runSpec"} or {…,"error"};
the last line {"aggregate": …} with n and 95 % bootstrap intervals (cases resampled, then seeds). Exit 1 when a session failed.`;

interface Job { file: CaseFile; mediator: string; condition: Condition; seed: number; turns: number; engine: PartyEngine }

export const command: Command = {
  name: "simulate",
  summary: "plays cases with an AI mediator and measures them",
  usage,
  async run(args) {
    const { values } = readArguments({
      args,
      options: {
        cases: { type: "string" }, mediator: { type: "string" }, condition: { type: "string", default: "general" }, seeds: { type: "string", default: "1" }, turns: { type: "string", default: String(TURNS) },
        engine: { type: "string", default: "rehearsal" }, events: { type: "string" },
      },
    });
    if (values.cases === undefined || values.mediator === undefined) throw new WrongUsage("simulate needs --cases and --mediator.");
    if (values.engine !== "rehearsal") throw new WrongUsage(`There is no engine "${values.engine}" (rehearsal).`);
    const named = mediatorNamed(values.mediator);
    if (!named) throw new WrongUsage(`There is no mediator "${values.mediator}" (${MEDIATOR_NAMES.join(", ")}).`);
    const asked = readCondition(values.condition);
    if ("refused" in asked) throw new WrongUsage(`${asked.refused}.`);
    const { condition } = asked;
    const files = readCases(values.cases);
    const seeds = readSeeds(values.seeds);
    const turns = readWhole(values.turns, "--turns");
    if (values.events !== undefined) mkdirSync(values.events, { recursive: true });
    const { engineFor } = await import("@/lib/server/models.ts");
    const engine = engineFor("rehearsal");
    const played: PlayedSession[] = [];
    let failed = 0;
    for (const file of files) for (const seed of seeds) {
      const name = { case: file.slug, mediator: named.name, condition, seed };
      try {
        const events = await play({ file: applyCondition(file, condition), condition, mediator: named.name, seed, turns, engine });
        const state = replay(events);
        const metrics = sessionMetrics(file.topics, events);
        const outcome = state.ended?.outcome ?? null;
        played.push({ caseSlug: file.slug, outcome, metrics });
        printJson({ ...name, outcome, turns: state.turns.length, metrics, consensusGain: gainOf(file, condition, seed, turns, metrics.consensus), runSpec: state.runSpec });
        if (values.events !== undefined) writeFileSync(join(values.events, `${file.slug}-${named.name}-${condition}-${seed}.jsonl`), events.map((e) => `${JSON.stringify(e)}\n`).join(""));
      } catch (cause) {
        failed++;
        printJson({ ...name, error: cause instanceof Error ? cause.message : String(cause) });
      }
    }
    printJson({ aggregate: { mediator: named.name, condition, seeds: seeds.length, failed, ...aggregateOf(played) } });
    return failed > 0 ? 1 : 0;
  },
};

/** The consensus-gain pair: the same case, condition and seed without a mediator. Null where the mediated run has no consensus to read. */
function gainOf(file: CaseFile, condition: Condition, seed: number, turns: number, mediated: number | null): { gain: number; unmediated: number; mediated: number } | null {
  if (mediated === null) return null;
  const played = applyCondition(file, condition);
  const unmediated = unmediatedConsensus(played, runUnmediated(played, seed, turns));
  return { gain: consensusGain(unmediated, mediated), unmediated, mediated };
}

async function play({ file, condition, mediator, seed, turns, engine }: Job): Promise<SessionEvent[]> {
  const events: SessionEvent[] = [];
  for await (const step of playSteps({ file, mediator: mediatorFor(mediator, file, seed), seed, turns, condition, engine, now: () => new Date().toISOString() })) if (step.type === "batch") events.push(...step.events);
  return events;
}

function readSeeds(text: string): number[] {
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  if (from === undefined) throw new WrongUsage(`--seeds must be a seed or a range such as 1-5, not "${text}".`);
  const [first, last] = [Number(from), Number(to ?? from)];
  if (last < first) throw new WrongUsage("--seeds must go upwards.");
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

function readWhole(text: string, option: string): number {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new WrongUsage(`${option} must be a whole number above 0, not "${text}".`);
  return n;
}
