/** `npm run -s caucus -- <command>`: the command line. No logic of its own; each command is a file in scripts/commands/. */
import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { WrongUsage, type Command } from "./command.ts";
import { complain, SetupError } from "./setup/say.mjs";

const folder = fileURLToPath(new URL("./commands/", import.meta.url));

const CommandModule = z.object({
  name: z.string(),
  summary: z.string(),
  usage: z.string().optional(),
  needsDatabase: z.union([z.boolean(), z.custom<(args: readonly string[]) => boolean>((value) => typeof value === "function")]).optional(),
  run: z.custom<Command["run"]>((value) => typeof value === "function", "run must be a function"),
});

/** A command exports its parts, or one constant `command` that holds them. */
async function load(name: string): Promise<Command> {
  const loaded: Record<string, unknown> = await import(`./commands/${name}.ts`);
  return CommandModule.parse(loaded.command ?? loaded);
}

const names = (): string[] =>
  readdirSync(folder).filter((file) => /^[a-z-]+\.ts$/.test(file)).map((file) => file.replace(/\.ts$/, "")).sort();

async function help(): Promise<void> {
  const commands = await Promise.all(names().map(load));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(18)} ${summary}`);
  process.stdout.write(`npm run -s caucus -- <command> [arguments]\n\n${lines.join("\n")}\n\n`);
  process.stdout.write("--help after a command tells its arguments. Results are JSON on standard output, messages go to standard error.\n");
  process.stdout.write("Exit: 0 done, 1 the thing asked for failed, 2 wrong usage.\n");
}

/** Opens the app's database for the command and answers how to leave it again. */
async function openDatabase(): Promise<() => Promise<void>> {
  const { appDatabase, ensureDatabase, generateClient, migrate } = await import("./setup/database.mjs");
  const { secrets } = await import("./setup/secrets.mjs");
  const { servedAddress } = await import("./setup/serve.mjs");
  const database = await appDatabase();
  await ensureDatabase(database);
  await generateClient();
  await migrate(database.url);
  process.env.DATABASE_URL = database.url;
  process.env.NEXTAUTH_SECRET ??= secrets().nextAuthSecret;
  process.env.NEXTAUTH_URL ??= servedAddress() ?? "http://127.0.0.1:3000";
  return database.stop;
}

async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === "--help" || name === "-h" || name === "help") {
    await help();
    return name === undefined ? 2 : 0;
  }
  if (!/^[a-z-]+$/.test(name) || !existsSync(`${folder}${name}.ts`)) throw new WrongUsage(`There is no command "${name}".`);
  const command = await load(name);
  if (command.usage && (args.includes("--help") || args.includes("-h"))) {
    process.stdout.write(`${command.usage.trimEnd()}\n`);
    return 0;
  }
  const needs = typeof command.needsDatabase === "function" ? command.needsDatabase(args) : command.needsDatabase;
  const leave = needs ? await openDatabase() : null;
  try {
    return (await command.run(args)) ?? 0;
  } finally {
    await leave?.();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof WrongUsage) {
    process.stderr.write(`${error.message}\nTry: npm run -s caucus -- --help\n`);
    process.exitCode = 2;
  } else {
    process.exitCode = error instanceof SetupError ? complain(error) : complain(new SetupError(error instanceof Error ? (error.stack ?? error.message) : String(error)));
  }
}
// Database pools keep the process alive; what was asked for is done.
process.stdout.write("", () => process.exit());
