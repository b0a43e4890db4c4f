// One line of JSON per thing worth knowing. Never transcript text, never secrets: ids, codes, counts and times only.
import { logLevel } from "./env.ts";

export type LogFields = Record<string, string | number | boolean | null | undefined>;

function write(level: "info" | "error", what: string, fields: LogFields): void {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, what, ...fields })}\n`);
}

export function logInfo(what: string, fields: LogFields = {}): void {
  if (logLevel() === "info") write("info", what, fields);
}

/** Logs an error with its causes. Messages of database errors name columns, not contents; values are cut off. */
export function logError(what: string, error: unknown, fields: LogFields = {}): void {
  if (logLevel() === "silent") return;
  write("error", what, { ...fields, ...describe(error) });
}

function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const chain: string[] = [];
  let at: unknown = error;
  for (let i = 0; i < 5 && at instanceof Error; i++, at = at.cause) chain.push(`${at.name}: ${firstLine(at.message)}`);
  const frames = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")).slice(0, 4).map((line) => line.trim()).join(" | ");
  return { error: chain.join(" ← "), frames };
}

/** Prisma puts its invocation, with values, on the lines between; the last line says what was wrong. */
function firstLine(message: string): string {
  const lines = message.split("\n").map((line) => line.trim()).filter((line) => line.length > 0);
  const telling = message.includes("invocation") ? lines.at(-1) : lines[0];
  return (telling ?? "").slice(0, 200);
}
