/** S5 and S6: how long a mediator turn takes with words, and how many 20-turn sessions a second the psychology plays, on one core. */
import { script } from "@/lib/simulation/adversary/policies.ts";
import { rollout, sceneOf, startSnapshot } from "@/lib/simulation/parties/rehearsal/rollout.ts";
import { seedCaseFiles } from "../../prisma/seed/seed-cases.ts";
import { mediatorFor, playSteps } from "../play.ts";
import { table, type Section } from "./table.ts";

const UTTERANCES = 20;
const BARS = { p95: 5, alone: 1500, words: 150 };

/** Processor time of this thread so far, in ms: other work on the machine does not count, waiting for a core neither. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

export async function speedSection(): Promise<Section> {
  const files = seedCaseFiles().filter((f) => f.parties.length === 2);
  const alone = psychologyRate(files);
  const words = await wordsRate(files);
  const held = [words.p95 <= BARS.p95, alone.sessions >= BARS.alone, words.sessions >= BARS.words];
  const rate = ({ sessions, turns }: Rate): string => `${sessions.toFixed(0)} (${(turns / UTTERANCES).toFixed(0)} of 20 mediator turns)`;
  return {
    title: "Speed (processor time of one thread, on the machine that ran this)", short: held.filter((h) => !h).length,
    lines: [
      ...table(["what", "figure", "bar", ""], [
        ["S5 a mediator turn answered and assessed, p95", `${words.p95.toFixed(1)} ms`, `≤ ${BARS.p95} ms`, held[0] ? "met" : "not met"],
        ["S6 psychology alone, sessions of 20 turns a second", rate(alone), `≥ ${BARS.alone}`, held[1] ? "met" : "not met"],
        ["S6 with reader, writer and the textbook mediator's own words", rate(words), `≥ ${BARS.words}`, held[2] ? "met" : "not met"],
      ]),
      "", "A turn is one utterance of anybody (the word list of the design); the stricter reading, 20 turns of the mediator with all their answers, stands beside it.",
    ],
  };
}

/** Per second: sessions of 20 utterances, and mediator turns. */
interface Rate { sessions: number; turns: number }

function psychologyRate(files: ReturnType<typeof seedCaseFiles>): Rate {
  const listens = script([{ move: "ask", to: 0, alone: false }, { move: "ask", to: 1, alone: false }, { move: "empathy", to: 0, alone: false }, { move: "summarise", to: 2, alone: false }], "content-free");
  const once = (n: number): { utterances: number; turns: number } => {
    const file = files[n % files.length];
    if (!file) return { utterances: 0, turns: 0 };
    const scene = sceneOf(file, n, 1000);
    const path = rollout(scene, startSnapshot(scene), listens({ file, seed: n, relevance: 0.8 }), 20);
    return { utterances: path.at(-1)?.turns ?? 0, turns: path.length - 1 };
  };
  for (let n = 0; n < 500; n++) once(n);
  const from = spent();
  let utterances = 0;
  let turns = 0;
  for (let n = 0; n < 3000; n++) { const played = once(n); utterances += played.utterances; turns += played.turns; }
  const seconds = (spent() - from) / 1000;
  return { sessions: utterances / UTTERANCES / seconds, turns: turns / seconds };
}

async function wordsRate(files: ReturnType<typeof seedCaseFiles>): Promise<Rate & { p95: number }> {
  const warm = files.length * 4;
  const times: number[] = [];
  let utterances = 0;
  for (let n = 0; n < warm * 3; n++) {
    const file = files[n % files.length];
    if (!file) continue;
    let begun = spent();
    for await (const step of playSteps({ file, mediator: mediatorFor("textbook", file, n), seed: n, turns: 60 })) {
      if (step.type !== "batch") continue;
      if (n >= warm) utterances += step.events.filter((e) => e.kind === "turn-spoken").length;
      if (!step.events.some((e) => e.kind === "turn-settled")) continue;
      if (n >= warm) times.push(spent() - begun);
      begun = spent();
    }
  }
  const seconds = times.reduce((a, b) => a + b, 0) / 1000;
  times.sort((a, b) => a - b);
  return { p95: times[Math.floor(0.95 * (times.length - 1))] ?? 0, sessions: utterances / UTTERANCES / seconds, turns: times.length / seconds };
}
