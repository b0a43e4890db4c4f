/** `caucus train reader --lang zh|en`: trains the reader's strategy classifier on the utterances in the repository. Needs no database. */
import { languageArgument } from "../json-lines.ts";
import { printJson, readArguments, WrongUsage, type Command } from "../command.ts";

const usage = `npm run -s caucus -- train reader --lang zh|en [--dry-run]

Trains on lib/simulation/language/training and writes lib/simulation/language/reading/classifier.<lang>.json, which the next build reads; --dry-run only measures.
Out: {"lang", "lines", "voices", "withoutCue" (share of lines no cue word points at), "figures": [{"what","n","first","two"}], "byStrategy", "features", "written"}:
share of right first guesses, and of right answers among the first two; by line, by whole voices left out, and once on the held-out lines. Takes minutes.`;

export const command: Command = {
  name: "train",
  summary: "trains the reader's strategy classifier and prints cross-validated figures",
  usage,
  async run(args) {
    const { positionals, values } = readArguments({ args, allowPositionals: true, options: { lang: { type: "string" }, "dry-run": { type: "boolean", default: false } } });
    if (positionals.length !== 1 || positionals[0] !== "reader") throw new WrongUsage("train what? train reader --lang zh|en.");
    const lang = languageArgument(values.lang, "train reader");
    const { trainReader } = await import("../reader/train.ts");
    printJson(trainReader(lang, { write: !values["dry-run"] }));
    return 0;
  },
};
