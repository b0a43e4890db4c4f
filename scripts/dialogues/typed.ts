/** The scripts of typed turns and the other test sets of the writer, as their text files hold them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TypedLine } from "./play.ts";

const folder = fileURLToPath(new URL("../../lib/simulation/language/quality/", import.meta.url));

/** Rows of a set: lines that are no comment, cut at tabs. */
export function rowsOf(name: string): string[][] {
  return readFileSync(`${folder}${name}`, "utf8").split("\n").filter((l) => l !== "" && !l.startsWith("#")).map((l) => l.split("\t"));
}

/** The scripts of a language by name. */
export function typedScripts(lang: "en" | "zh"): Map<string, TypedLine[]> {
  const scripts = new Map<string, TypedLine[]>();
  let current: TypedLine[] = [];
  for (const [room = "", text = ""] of rowsOf(`typed.${lang}.txt`)) {
    if (room.startsWith("@")) scripts.set(room.slice(1), (current = []));
    else if (room === "joint" || room === "A" || room === "B") current.push({ room, text });
    else throw new Error(`typed.${lang}.txt: no room "${room}"`);
  }
  return scripts;
}
