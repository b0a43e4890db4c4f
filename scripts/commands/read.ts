/** `caucus read --lang zh|en <in.jsonl>`: reads mediator turns as the engine does. Needs no database. */
import { z } from "zod";
import { EMPTY_STATE, type PartyState, type SpokenTurn } from "@/lib/domain/session/state.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Language } from "@/lib/domain/case/classification.ts";
import { readFigures } from "@/lib/simulation/language/amounts.ts";
import { readMove } from "@/lib/simulation/language/read-move.ts";
import { bareCase } from "@/lib/simulation/language/transcript/bare-case.ts";
import { readArguments, type Command } from "../command.ts";
import { answerLines, Context, languageArgument } from "../json-lines.ts";

const usage = `npm run -s caucus -- read --lang zh|en <in.jsonl | ->

In: a line a mediator turn {"id", "text", "parties": [names], "context": [{"speaker","text"}…]}; parties and context may be missing.
A speaker of the context that is no party is the mediator.
Out: {"id", "strategies": [{"name","p"} ×2], "toolkit", "addressees" (none: everyone), "amounts": [{"value","unit"}], "question", "mistakes", "relevance"}.
Amounts: unit is a currency, "percent", "days", "instalments", "day of month", what is counted, or null; a range is two amounts.
Without a case file relevance is to the context alone. A wrong line answers {"id", "error"} and the rest goes on; then exit 1.`;

const Line = z.looseObject({ id: z.union([z.string(), z.number()]), text: z.string(), parties: z.array(z.union([z.string(), z.looseObject({ name: z.string() }).transform((p) => p.name)])).default([]), context: Context });

export const command: Command = {
  name: "read",
  summary: "reads mediator turns: strategy, addressees, amounts, question, mistakes, relevance",
  usage,
  run(args) {
    const { positionals, values } = readArguments({ args, allowPositionals: true, options: { lang: { type: "string" } } });
    const lang = languageArgument(values.lang, "read");
    return answerLines(positionals, "read", Line, (line) => read(line, lang));
  },
};

function read({ id, text, parties, context }: z.output<typeof Line>, lang: Language): unknown {
  const file = bareCase(lang, parties);
  const turns = [...context, { speaker: "", text }].map(({ speaker, text: words }, i): SpokenTurn => ({
    turn: i + 1, speaker: speakerOf(file, speaker), audience: { room: "joint", to: [] }, text: words, lang, terms: null, at: "",
  }));
  const turn = turns.at(-1);
  if (!turn) throw new Error("read: no turn");
  const move = readMove({ file, turn, state: { ...EMPTY_STATE, turns, parties: file.parties.map((p): PartyState => ({ id: p.id, pattern: [], patternFromText: [], mood: null, beliefs: {}, offers: {}, interestsTold: [], lastSpokeAt: null, lastAddressedAt: null, withdrew: false })) } });
  return {
    id, strategies: move.strategies.map(({ name, p }) => ({ name, p: Number(p.toFixed(4)) })), toolkit: move.toolkit,
    addressees: move.addressees.map((partyId) => file.parties.find((p) => p.id === partyId)?.name ?? partyId),
    amounts: amountsOf(text), question: move.question, mistakes: move.mistakes, relevance: Number(move.relevance.toFixed(4)),
  };
}

function speakerOf(file: CaseFile, name: string): SpokenTurn["speaker"] {
  const party = file.parties.find((p) => p.name === name.trim());
  return party ? { seat: "party", partyId: party.id, memberId: null } : { seat: "mediator" };
}

/** Figures worth saying: clock times and bare years carry no value and are left out. */
function amountsOf(text: string): { value: number; unit: string | null }[] {
  return readFigures(text).flatMap((f) => {
    const unit = f.kind === "money" ? f.currency : f.kind === "count" ? f.counted : f.kind === "date" ? "day of month" : f.kind === "plain" ? null : f.kind;
    if (f.kind === "date" && (f.value < 1 || f.value > 31)) return [];
    return (f.high === null ? [f.value] : [f.value, f.high]).map((value) => ({ value, unit }));
  });
}
