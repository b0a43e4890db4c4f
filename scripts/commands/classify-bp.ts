/** `caucus classify-bp --lang zh|en <in.jsonl>`: the behaviour pattern of each utterance from its words. Needs no database. */
import { z } from "zod";
import { classifyBehaviour } from "@/lib/simulation/language/behaviour/classify-behaviour.ts";
import { readArguments, type Command } from "../command.ts";
import { answerLines, Context, languageArgument } from "../json-lines.ts";

const usage = `npm run -s caucus -- classify-bp --lang zh|en <in.jsonl | ->

In: a line an utterance {"id", "text", "context"}; context, if given: the turns before it, [{"speaker","text"}…], newest last.
Out: a line each, {"id", "bp": 1–4 or 5, "p": [five probabilities]}: 1 denial, 2 partial acceptance, 3 negotiation, 4 resolution, 5 not a party.
A wrong line answers {"id", "error"} and the rest goes on; then exit 1.`;

const Line = z.looseObject({ id: z.union([z.string(), z.number()]), text: z.string(), context: Context });

export const command: Command = {
  name: "classify-bp",
  summary: "reads the behaviour pattern of utterances from their words",
  usage,
  run(args) {
    const { positionals, values } = readArguments({ args, allowPositionals: true, options: { lang: { type: "string" } } });
    const lang = languageArgument(values.lang, "classify-bp");
    return answerLines(positionals, "classify-bp", Line, ({ id, text, context }) => {
      const { bp, p } = classifyBehaviour(text, { lang, before: context.at(-1)?.text ?? null });
      return { id, bp, p: p.map((x) => Number(x.toFixed(4))) };
    });
  },
};
