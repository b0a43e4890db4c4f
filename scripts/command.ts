/** What a file in scripts/commands/ exports, and how it speaks: results on standard output, all else on standard error. */
import { parseArgs, type ParseArgsConfig } from "node:util";

export interface Command {
  /** As typed: `npm run -s caucus -- <name>`; also the name of its file. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** The whole help text, shown for --help. */
  readonly usage?: string;
  /**
   * Whether these arguments need the database; then it is migrated, and DATABASE_URL and NEXTAUTH_SECRET are set,
   * before `run` is called. Beware: they are not set yet while the file is loaded.
   */
  readonly needsDatabase?: boolean | ((args: readonly string[]) => boolean);
  /** Answers the exit code: 0 done (also for nothing), 1 the thing asked for failed, 2 wrong usage. */
  readonly run: (args: string[]) => Promise<number | void> | number | void;
}

/** Thrown for arguments that make no sense: said in one line, exit code 2. */
export class WrongUsage extends Error {}

/** `parseArgs` of Node, with its complaints turned into WrongUsage. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? error.message : String(error));
  }
}

/** One JSON line on standard output. */
export function printJson(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}
