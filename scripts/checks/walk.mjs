#!/usr/bin/env node
/**
 * The walk of one message in lib/README.md must be true: each file of its numbered list exists, and each "(imported by
 * 1 and 4)", "(imports 3)" or "(imported by `lib/x.ts`)" in the list is a real import. Prints what is wrong; exit 1 when anything is.
 */
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** The steps or files named in "2 and 4" or "5 and `lib/x.ts`". */
const namedIn = (words) => [...words.matchAll(/`([^`]+)`|\d+/g)].map((match) => match[1] ?? Number(match[0]));

const list = "((?:\\d+|`[^`]+`)(?:(?:, | and )(?:\\d+|`[^`]+`))*)";

/** The steps of the walk: `{ number, file, imports, importedBy }`, from lines such as "5. `lib/x.ts` (imported by 4): …". */
export function stepsOf(readme) {
  const section = readme.split(/^## /m).find((part) => part.startsWith("The walk of one message")) ?? "";
  return [...section.matchAll(/^(\d+)\. `([^`]+)`([^\n]*)/gm)].map(([, number, file, rest]) => ({
    number: Number(number),
    file,
    imports: namedIn(new RegExp(`\\bimports ${list}`).exec(rest)?.[1] ?? ""),
    importedBy: namedIn(new RegExp(`\\bimported by ${list}`).exec(rest)?.[1] ?? ""),
  }));
}

/** Files imported by the source text of `file`, as paths from the root without their ending. */
export function importsIn(text, file) {
  const specifiers = [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map((match) => match[1]);
  const local = specifiers.filter((name) => name.startsWith("@/") || name.startsWith("."));
  return local.map((name) => (name.startsWith("@/") ? name.slice(2) : path.posix.join(path.posix.dirname(file), name)).replace(/\.tsx?$/, ""));
}

/** Everything untrue about the walk, one sentence each. */
export function untruths(readme, read) {
  const steps = stepsOf(readme);
  if (steps.length < 2) return ["lib/README.md has no numbered list under \"The walk of one message\"."];
  const byNumber = new Map(steps.map((step) => [step.number, step.file]));
  const fileOf = (named) => (typeof named === "number" ? byNumber.get(named) : named);
  const wrong = [];
  const mustImport = (from, to, number) => {
    if (!from || !to) wrong.push(`Step ${number} names a step that is not in the list.`);
    else if (!importsIn(read(from) ?? "", from).includes(to.replace(/\.tsx?$/, ""))) wrong.push(`Step ${number}: ${from} does not import ${to}.`);
  };
  for (const [place, step] of steps.entries()) {
    if (read(step.file) === null) wrong.push(`Step ${step.number}: ${step.file} does not exist.`);
    if (place > 0 && step.imports.length + step.importedBy.length === 0) wrong.push(`Step ${step.number} does not say how it is reached.`);
    for (const other of step.imports) mustImport(step.file, fileOf(other), step.number);
    for (const other of step.importedBy) mustImport(fileOf(other), step.file, step.number);
  }
  return wrong;
}

const readFromRoot = (file) => (fs.existsSync(path.join(root, file)) ? fs.readFileSync(path.join(root, file), "utf8") : null);

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const wrong = untruths(readFromRoot("lib/README.md") ?? "", readFromRoot);
  for (const line of wrong) console.log(line);
  process.exit(wrong.length > 0 ? 1 : 0);
}
