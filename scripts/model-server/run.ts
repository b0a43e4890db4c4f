#!/usr/bin/env -S node --import tsx
/**
 * The local model server by hand: node --import tsx scripts/model-server/run.ts [script.json] [--port 8089] [--factor 1]
 * Without a script it answers every request with the smallest value that fits, or with a plain sentence.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { z } from "zod";
import { byRules, ScriptFile, type Script } from "./script.ts";
import { startModelServer } from "./server.ts";

const Flags = z.object({ port: z.coerce.number().int().min(0).max(65_535).default(8089), factor: z.coerce.number().min(0).max(100).default(1) });
const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: "string" }, factor: { type: "string" } } });
const { port, factor } = Flags.parse(values);

const plain: Script = ({ body }) => ("response_format" in body ? { fill: true } : { text: "I hear the question. I would rather say first what happened." });
const [file] = positionals;
const script = file === undefined ? plain : byRules(ScriptFile.parse(JSON.parse(readFileSync(file, "utf8"))));

const server = await startModelServer({ script, port, factor });
console.log(`Scripted model at ${server.url} (500 ms to the first token, 20 ms a token, times ${factor}). It is no language model.`);
process.on("SIGINT", () => { void server.close().then(() => process.exit(0)); });
