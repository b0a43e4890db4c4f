/** S5 and S6: how long a mediator turn takes with words, and how many 20-turn sessions a second the psychology plays, on one core. */
import { script } from "@/lib/simulation/adversary/policies.ts";
import { rollout, sceneOf, startSnapshot } from "@/lib/simulation/parties/rehearsal/rollout.ts";
import { createRehearsalEngine } from "@/lib/simulation/parties/rehearsal/engine.ts";
import { LANGUAGE } from "@/lib/simulation/language/language.ts";
import { mediatorNamed } from "@/lib/simulation/mediators/registry.ts";
import { publicView } from "@/lib/domain/case/public-view.ts";
import { runSession } from "@/lib/simulation/run-session.ts";
import { seedCaseFiles } from "../../prisma/seed/seed-cases.ts";
import { table, type Section } from "./table.ts";

const ROUNDS = 20;
const BARS = { p95: 5, alone: 1500, words: 150 };

export async function speedSection(): Promise<Section> {
  const files = seedCaseFiles().filter((f) => f.parties.length === 2);
  const alone = psychologyRate(files);
  const { p95, rate } = await wordsRate(files);
  const held = [p95 <= BARS.p95, alone >= BARS.alone, rate >= BARS.words];
  return {
    title: "Speed (one core; figures of the machine that ran this)", short: held.filter((h) => !h).length,
    lines: table(["what", "figure", "bar", ""], [
      ["S5 a mediator turn answered and assessed, p95", `${p95.toFixed(1)} ms`, `≤ ${BARS.p95} ms`, held[0] ? "met" : "not met"],
      ["S6 psychology alone, 20-turn sessions a second", alone.toFixed(0), `≥ ${BARS.alone}`, held[1] ? "met" : "not met"],
      ["S6 with reader and writer", rate.toFixed(0), `≥ ${BARS.words}`, held[2] ? "met" : "not met"],
    ]),
  };
}

function psychologyRate(files: ReturnType<typeof seedCaseFiles>): number {
  const listens = script([{ move: "ask", to: 0, alone: false }, { move: "ask", to: 1, alone: false }, { move: "empathy", to: 0, alone: false }, { move: "summarise", to: 2, alone: false }], "content-free");
  const once = (n: number): void => {
    const file = files[n % files.length];
    if (!file) return;
    const scene = sceneOf(file, n, 1000);
    rollout(scene, startSnapshot(scene), listens({ file, seed: n, relevance: 0.8 }), ROUNDS);
  };
  for (let n = 0; n < 200; n++) once(n);
  const sessions = 600;
  const from = performance.now();
  for (let n = 0; n < sessions; n++) once(n);
  return (sessions * 1000) / (performance.now() - from);
}

async function wordsRate(files: ReturnType<typeof seedCaseFiles>): Promise<{ p95: number; rate: number }> {
  const engine = createRehearsalEngine(LANGUAGE);
  const textbook = mediatorNamed("textbook");
  if (!textbook) throw new Error("bench: no textbook mediator");
  const turns: number[] = [];
  let rounds = 0;
  let spent = 0;
  for (let n = 0; n < 40; n++) {
    const file = files[n % files.length];
    if (!file) continue;
    const spec = {
      caseVersionId: "bench", caseSlug: file.slug, caseVersion: 1, condition: "general", variant: null, seed: n, engine: "rehearsal" as const, engineVersion: engine.version,
      mediator: { kind: "ai" as const, name: "textbook" }, mediatorView: "dialogue" as const, limits: { turns: 60 }, codeVersion: "bench",
    };
    let begun = performance.now();
    const start = begun;
    let own = 0;
    for await (const step of runSession({ file, spec, events: [], engine, visibility: "live", mediator: textbook.entry.make({ seed: n, file: publicView(file) }), now: () => "2026-01-01T00:00:00.000Z" })) {
      if (step.type !== "batch" || !step.events.some((e) => e.kind === "turn-settled" || e.kind === "session-ended")) continue;
      if (n >= files.length) turns.push(performance.now() - begun);
      own += 1;
      begun = performance.now();
    }
    if (n >= files.length) { rounds += own; spent += performance.now() - start; }
  }
  turns.sort((a, b) => a - b);
  return { p95: turns[Math.floor(0.95 * (turns.length - 1))] ?? 0, rate: (rounds / ROUNDS) * (1000 / spent) };
}
