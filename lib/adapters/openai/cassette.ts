// Recordings of model answers, format caucus-cassette/1: JSON lines, a head and then one outcome a line. Same request, same answer.
// A recording holds the words of prompts' answers and no prompt, address or key; what it was asked is known by hash.
import { createHash } from "node:crypto";
import { z } from "zod";
import { canonicalJson } from "@/lib/domain/canonical-json.ts";
import { MODEL_FAULTS, MODEL_ROLES, type ModelRequest } from "@/lib/simulation/ports-model.ts";
import type { SentShape } from "./request-body.ts";

export const CASSETTE_FORMAT = "caucus-cassette/1";

const count = z.number().nonnegative().nullable();
const Usage = z.strictObject({ model: z.string(), promptTokens: count, completionTokens: count, latencyMs: z.number(), firstWordMs: z.number().nullable(), attempts: z.number().int() });
const common = { hash: z.string().regex(/^[0-9a-f]{64}$/), role: z.enum(MODEL_ROLES), prompt: z.string(), pieces: z.array(z.string()), usage: Usage };

export const CassetteEntry = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("answer"), ...common, value: z.json() }),
  z.strictObject({ kind: z.literal("fault"), ...common, fault: z.enum(MODEL_FAULTS), detail: z.string(), waitMs: z.number().nullable() }),
]);
export type CassetteEntry = z.infer<typeof CassetteEntry>;
const Head = z.strictObject({ format: z.literal(CASSETTE_FORMAT) });

/** What makes two requests the same: all that is sent and all settings that decide an answer, and nothing of where it is sent. */
export function requestHash(request: ModelRequest, shape: SentShape | null, settings: Record<string, unknown>): string {
  const { role, prompt, messages, seed } = request;
  return createHash("sha256").update(canonicalJson({ role, prompt, messages, seed, shape, settings })).digest("hex");
}

export const cassetteHead = (): string => `${JSON.stringify({ format: CASSETTE_FORMAT })}\n`;
export const cassetteLine = (entry: CassetteEntry): string => `${JSON.stringify(entry)}\n`;

/** Reads a recording. Throws with the line's number and what is wrong with it. A last line without its end is a torn write and counts as wrong. */
export function readCassette(text: string): CassetteEntry[] {
  const lines = text.split("\n");
  const entries: CassetteEntry[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.trim() === "" && i > 0) continue;
    const read = parseLine(line);
    const parsed = i === 0 ? Head.safeParse(read) : CassetteEntry.safeParse(read);
    if (!parsed.success) throw new Error(`Recording, line ${i + 1}: ${i === 0 ? `not a ${CASSETTE_FORMAT}` : z.prettifyError(parsed.error)}`);
    if ("hash" in parsed.data) entries.push(parsed.data);
  }
  return entries;
}

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    return `not JSON: ${String(error)}`;
  }
}

/** Outcomes by request, in the order they were recorded; the last one of a request stands for all later ones. */
export function createShelf(entries: readonly CassetteEntry[]): { next: (hash: string) => CassetteEntry | null; add: (entry: CassetteEntry) => void; answered: (hash: string) => boolean } {
  const shelf = new Map<string, { outcomes: CassetteEntry[]; at: number }>();
  const add = (entry: CassetteEntry): void => {
    const row = shelf.get(entry.hash) ?? { outcomes: [], at: 0 };
    row.outcomes.push(entry);
    shelf.set(entry.hash, row);
  };
  entries.forEach(add);
  return {
    add,
    answered: (hash) => shelf.get(hash)?.outcomes.at(-1)?.kind === "answer",
    next: (hash) => {
      const row = shelf.get(hash);
      if (row === undefined) return null;
      const outcome = row.outcomes[Math.min(row.at, row.outcomes.length - 1)] ?? null;
      row.at += 1;
      return outcome;
    },
  };
}
