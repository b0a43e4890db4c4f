/** Commands that answer a JSON line for a JSON line: a wrong line is answered with its error, the rest goes on. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { LANGUAGES, type Language } from "@/lib/domain/case/classification.ts";
import { printJson, WrongUsage } from "./command.ts";

/** The turns before an utterance, newest last; absent: none. */
export const Context = z.array(z.looseObject({ speaker: z.string().default(""), text: z.string() })).default([]);

/** --lang, which has no default: a wrong guess would give wrong figures quietly. */
export function languageArgument(value: string | undefined, command: string): Language {
  const lang = LANGUAGES.find((l) => l === value);
  if (!lang) throw new WrongUsage(`${command} needs --lang ${LANGUAGES.join(" or --lang ")}.`);
  return lang;
}

/** The text of a file or of standard input (-). Null, and said on standard error, when it cannot be read. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8");
  } catch (cause) {
    process.stderr.write(`Cannot read ${path}: ${cause instanceof Error ? cause.message : String(cause)}\n`);
    return null;
  }
}

const Named = z.looseObject({ id: z.unknown() });

/** Answers each line of the one file named; exit code 1 when any was wrong or there was none. */
export function answerLines<T>(positionals: readonly string[], command: string, schema: z.ZodType<T>, answer: (line: T) => unknown): number {
  const [path] = positionals;
  if (path === undefined || positionals.length > 1) throw new WrongUsage(`${command} needs one file, or - for standard input.`);
  const text = readText(path);
  if (text === null) return 1;
  const lines = text.split("\n").map((line, i) => ({ line, number: i + 1 })).filter(({ line }) => line.trim() !== "");
  let wrong = lines.length === 0 ? 1 : 0;
  if (lines.length === 0) printJson({ id: null, error: "the file is empty" });
  for (const { line, number } of lines) {
    const read = parsed(line, number, schema);
    if ("error" in read) wrong++;
    printJson("error" in read ? read : answer(read.line));
  }
  return wrong > 0 ? 1 : 0;
}

function parsed<T>(line: string, number: number, schema: z.ZodType<T>): { line: T } | { id: unknown; error: string } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { id: null, error: `line ${number}: not JSON` };
  }
  const read = schema.safeParse(value);
  if (read.success) return { line: read.data };
  const [issue] = read.error.issues;
  return { id: Named.safeParse(value).data?.id ?? null, error: `line ${number}: ${issue?.path.join(".") || "the line"}: ${issue?.message ?? "wrong"}` };
}
