/** `caucus score-transcript <file>`: reads finished transcripts from their words alone. Needs no database. */
import { z } from "zod";
import { DialogueRecord, MEDIATOR, strategyOf } from "@/lib/adapters/files/promediconv/schema.ts";
import { LANGUAGES } from "@/lib/domain/case/classification.ts";
import { SessionEventSchema, type SessionEvent } from "@/lib/domain/session/events.ts";
import { languageOf } from "@/lib/simulation/language/fold.ts";
import { scoreTranscript, type Transcript, type TranscriptLine } from "@/lib/simulation/language/transcript/score.ts";
import { printJson, readArguments, WrongUsage, type Command } from "../command.ts";
import { readText } from "../json-lines.ts";

const usage = `npm run -s caucus -- score-transcript <file | ->

In: ProMediConv dialogues, a line each; or a Caucus session as exported (JSON); or a session log (JSON Lines, as simulate --events writes).
Out: a line a dialogue {"id", "turns": [{"turn","speaker","bp","p"}], "mad", "perParty", "strategies", "byStage", "signals", "moments"}.
bp 5 is no party's words; a speaker with one such turn, or with a single turn, does not count in mad, which is null when nobody counts.
A wrong line answers {"id", "error"} and the rest goes on; then exit 1.`;

const Exported = z.looseObject({ format: z.literal("caucus-session/1"), id: z.string(), case: z.looseObject({ language: z.enum(LANGUAGES), parties: z.array(z.looseObject({ id: z.string(), name: z.string() })) }), events: z.array(SessionEventSchema) });

export const command: Command = {
  name: "score-transcript",
  summary: "scores transcripts: behaviour patterns, MAD, strategies by stage, signals, moments",
  usage,
  run(args) {
    const { positionals } = readArguments({ args, allowPositionals: true, options: {} });
    const [path] = positionals;
    if (path === undefined || positionals.length > 1) throw new WrongUsage("score-transcript needs one file, or - for standard input.");
    const text = readText(path);
    if (text === null) return 1;
    const read = transcriptsOf(text);
    for (const one of read) printJson("error" in one ? one : scoreTranscript(one));
    return read.some((one) => "error" in one) || read.length === 0 ? 1 : 0;
  },
};

type Read = Transcript | { id: string | null; error: string };

function transcriptsOf(text: string): Read[] {
  const exported = Exported.safeParse(json(text)).data;
  if (exported) {
    const { id, case: { language, parties }, events } = exported;
    return [ofEvents(id, events, (partyId) => parties.find((p) => p.id === partyId)?.name ?? partyId, language)];
  }
  const lines = text.split("\n").map((line, i) => ({ line, number: i + 1 })).filter(({ line }) => line.trim() !== "");
  if (lines.length === 0) return [{ id: null, error: "the file is empty" }];
  const events = lines.map(({ line }) => SessionEventSchema.safeParse(json(line)).data);
  if (events[0] !== undefined) return [events.some((e) => e === undefined) ? { id: null, error: `line ${events.indexOf(undefined) + 1}: not an event of a session` } : ofEvents("log", events.filter((e) => e !== undefined), (id) => id, null)];
  return lines.map(({ line, number }): Read => {
    const read = DialogueRecord.safeParse(json(line));
    if (!read.success) return { id: String(number), error: `line ${number}: ${read.error.issues[0]?.path.join(".") || "the line"} is not as in a ProMediConv dialogue, a Caucus session or a session log` };
    const spoken = read.data.dialog.map(({ speaker, text: words, strategy }): TranscriptLine => ({ speaker: speaker === MEDIATOR || strategyOf(strategy ?? "") !== null ? null : speaker, text: words.replace(/^“|”$/g, ""), privateWith: null }));
    return { id: String(number), lang: "zh", lines: spoken };
  });
}

function ofEvents(id: string, events: readonly SessionEvent[], nameOf: (partyId: string) => string, lang: Transcript["lang"] | null): Read {
  const lines = events.flatMap((e): TranscriptLine[] => e.kind !== "turn-spoken" ? [] : [{
    speaker: e.payload.speaker.seat === "party" ? nameOf(e.payload.speaker.partyId) : null, text: e.payload.text, privateWith: e.payload.audience.room === "caucus" ? nameOf(e.payload.audience.with) : null,
  }]);
  return { id, lang: lang ?? languageOf(lines.map((l) => l.text).join(" ")), lines };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
