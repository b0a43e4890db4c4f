/** `npm run -s dialogues`: full sessions over the built-in cases, readable, with figures. For reading aloud before the writer is called good. */
import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readCases } from "./cases.ts";
import { repeatShare } from "./dialogues/figures.ts";
import { playSession, type Played } from "./dialogues/play.ts";
import { showSession } from "./dialogues/show.ts";
import { typedScripts } from "./dialogues/typed.ts";

const usage = `npm run -s dialogues -- [--cases slugs|all] [--by textbook,naive,random,typed] [--seeds 1-2] [--turns 60] [--lang en|zh] [--plain] [--out DIR]

--by     mediators of the registry, "typed" for all scripts of typed turns, or "typed:<script>"
--plain  without readings and states between the lines
--out    a Markdown file a session in this folder, instead of all on standard output`;

const { values } = parseArgs({
  options: {
    cases: { type: "string", default: "all" }, by: { type: "string", default: "textbook,naive,random,typed" }, seeds: { type: "string", default: "1" }, turns: { type: "string", default: "60" },
    lang: { type: "string" }, plain: { type: "boolean", default: false }, out: { type: "string" }, help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(usage);
else await main();

async function main(): Promise<void> {
  const [first = 1, last = first] = values.seeds.split("-").map(Number);
  const files = readCases(values.cases).filter((f) => values.lang === undefined || f.language === values.lang);
  const played: Played[] = [];
  for (const file of files) for (const by of values.by.split(",")) for (let seed = first; seed <= last; seed++) {
    const [kind, wanted] = by.split(":");
    const scripts = kind === "typed" ? [...typedScripts(file.language)].filter(([name]) => wanted === undefined || name === wanted) : null;
    for (const [name, lines] of scripts ?? [[by, by] as const]) {
      const session = { ...(await playSession(file, lines, seed, Number(values.turns))), mediator: scripts === null ? name : `typed ${name}` };
      played.push(session);
      const text = showSession(session, !values.plain);
      if (values.out === undefined) console.log(text);
      else {
        mkdirSync(values.out, { recursive: true });
        writeFileSync(`${values.out}/${file.slug}.${session.mediator.replace(" ", "-")}.${seed}.md`, text);
      }
    }
  }
  for (const file of files) {
    const share = repeatShare(played.filter((p) => p.file === file));
    console.log(`${file.slug}: ${played.filter((p) => p.file === file).length} sessions, repeated sentences ${share === null ? "n/a" : `${(100 * share).toFixed(1)} %`}`);
  }
}
