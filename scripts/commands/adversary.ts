/** `caucus adversary`: tries to settle hard cases without listening. Prints a JSON line a figure; exit 1 when bar T2 or T3 falls short. Needs no database. */
import { climb, simplePolicies } from "@/lib/simulation/adversary/climb.ts";
import { measure } from "@/lib/simulation/adversary/measure.ts";
import { constant, naivePolicy, twoMoves } from "@/lib/simulation/adversary/policies.ts";
import { MOVE_NAMES, type MoveName } from "@/lib/simulation/adversary/moves.ts";
import { casesOf, TEST, TUNING } from "@/lib/simulation/adversary/seeds.ts";
import { skilledPolicy } from "@/lib/simulation/adversary/skilled-policy.ts";
import { PARAMETERS_VERSION } from "@/lib/simulation/parties/rehearsal/parameters.ts";
import { printJson, readArguments, type Command } from "../command.ts";

/** Relevance the reader gives to stock lines, and a little above; and that of a skilled mediator's own words. */
const STOCK = [0.3, 0.4] as const;
const SKILLED_AT = 0.8;
const LENGTHS = [4, 8, 16, 30] as const;
const SHORT_CASES = 12;
const EFFORT = { steps: 120, cases: 30 };

const named = (name: string | undefined): MoveName => MOVE_NAMES.find((m) => m === name) ?? "ask";

export const command: Command = {
  name: "adversary",
  summary: "plays constant, two-move and hill-climbed scripts against the parties (bars T2, T3)",
  usage: "npm run -s caucus -- adversary\n\nClimbs on tuning cases, tests on others. Prints JSON lines, the hash of the engine's parameters first. Exit 1 when T2 or T3 is not met.",
  run(args) {
    readArguments({ args, options: {} });
    printJson({ parameters: PARAMETERS_VERSION, tuning: TUNING, test: TEST });
    const tuning = casesOf({ from: TUNING.from, count: EFFORT.cases }, "hard");
    const test = casesOf(TEST, "hard");
    const skilled = measure(test, skilledPolicy(), SKILLED_AT).settled;
    const naive = measure(test, naivePolicy, SKILLED_AT).settled;
    const separated = skilled - naive >= 0.5 && naive <= 0.05;
    printJson({ bar: "T2", skilled, naive, met: separated });
    let worst = 0;
    for (const relevance of STOCK) {
      // The best of the short ones is chosen on tuning cases like the scripts, then tested.
      const [short] = simplePolicies(tuning.slice(0, SHORT_CASES), relevance);
      if (!short) throw new Error("adversary: there are no short policies");
      const [first, second] = short.name.split("+");
      const settled = measure(test, second === undefined ? constant(named(first)) : twoMoves(named(first), named(second)), relevance).settled;
      worst = Math.max(worst, settled);
      printJson({ policy: "constant and two-move", best: short.name, relevance, tuning: short.summary.settled, test: settled });
      for (const terms of ["informed", "content-free"] as const) for (const length of LENGTHS) {
        const found = climb(tuning, test, { length, terms, relevance, steps: EFFORT.steps, seed: length });
        worst = Math.max(worst, found.test.settled);
        printJson({ policy: "script", length, terms, relevance, tuning: found.tuning.settled, test: found.test.settled });
      }
    }
    const held = worst <= skilled / 2 && worst <= 0.25;
    printJson({ bar: "T3", worst, skilled, met: held });
    return separated && held ? 0 : 1;
  },
};
