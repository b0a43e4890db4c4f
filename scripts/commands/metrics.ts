/** `caucus metrics <vectors.json>`: computes the published metrics over test vectors, a JSON line each. Needs no database. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { computeVector, type VectorAnswer } from "@/lib/domain/metrics/vectors.ts";
import { printJson, readArguments, WrongUsage, type Command } from "../command.ts";

const usage = `npm run -s caucus -- metrics <vectors.json | ->

In: a JSON file {"vectors": [{"id", "kind", "input"}, …]}, a JSON list of vectors, or a vector a line; - reads standard input.
Kinds: bp_case, dataset, run, consensus_gain, mean_defined, promediate.
Out: a line a vector, {"id", "result"} with the keys of its "expected", or {"id", "error"} naming the field; the rest goes on.
Exit 1 when any vector was wrong. Definitions, sources and units: lib/domain/metrics/catalogue.ts.`;

const Lists = z.union([z.object({ vectors: z.array(z.unknown()) }).transform((file) => file.vectors), z.array(z.unknown())]);

export const command: Command = {
  name: "metrics",
  summary: "computes the published metrics over a file of test vectors",
  usage,
  run(args) {
    const { positionals } = readArguments({ args, allowPositionals: true, options: {} });
    const [path] = positionals;
    if (path === undefined || positionals.length > 1) throw new WrongUsage("metrics needs one file, or - for standard input.");
    const text = readText(path);
    if (text === null) return 1;
    const answers = answersOf(text);
    for (const answer of answers) printJson(answer);
    return answers.some((a) => "error" in a) ? 1 : 0;
  },
};

function readText(path: string): string | null {
  try {
    return readFileSync(path === "-" ? 0 : path, "utf8");
  } catch (cause) {
    process.stderr.write(`Cannot read ${path}: ${cause instanceof Error ? cause.message : String(cause)}\n`);
    return null;
  }
}

/** The whole text as one JSON file of vectors; failing that, a vector a line, where a broken line spoils only itself. */
function answersOf(text: string): VectorAnswer[] {
  const whole = parseJson(text);
  const list = whole === undefined ? undefined : Lists.safeParse(whole).data;
  if (list) return list.map(computeVector);
  const lines = text.split("\n").map((line, i) => ({ line, number: i + 1 })).filter(({ line }) => line.trim() !== "");
  if (lines.length === 0) return [{ id: null, error: "the file is empty" }];
  return lines.map(({ line, number }) => {
    const vector = parseJson(line);
    return vector === undefined ? { id: null, error: `line ${number}: not JSON` } : computeVector(vector);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
