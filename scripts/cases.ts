/** Case files named on the command line: a built-in case's slug, a path to a YAML or JSON file, or `all` built-in cases. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import { fieldIssues } from "@/lib/domain/case/field-issues.ts";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { validateCase } from "@/lib/domain/case/validate.ts";
import { WrongUsage } from "./command.ts";

const folder = fileURLToPath(new URL("../prisma/seed/cases/", import.meta.url));

/** Slugs of the cases that come with Caucus, in order. */
export function builtInCases(): string[] {
  return readdirSync(folder).filter((f) => /\.ya?ml$/.test(f)).map((f) => f.replace(/\.ya?ml$/, "")).sort();
}

/** Reads the cases a comma-separated list names. Throws WrongUsage, naming the case and the place, when one cannot be played. */
export function readCases(list: string): CaseFile[] {
  const names = list.split(",").map((n) => n.trim()).filter((n) => n !== "");
  if (names.length === 0) throw new WrongUsage("--cases names no case.");
  return names.flatMap((name) => (name === "all" ? builtInCases() : [name])).map(readCase);
}

function readCase(name: string): CaseFile {
  const builtIn = ["yaml", "yml"].map((end) => `${folder}${name}.${end}`).find((path) => existsSync(path));
  const path = builtIn ?? name;
  if (!existsSync(path)) throw new WrongUsage(`There is no case "${name}" (built in: ${builtInCases().join(", ")}; or give a file).`);
  const raw: unknown = parse(readFileSync(path, "utf8"));
  const parsed = CaseFile.safeParse(raw);
  if (!parsed.success) {
    const [issue] = fieldIssues(parsed.error, raw, "en");
    throw new WrongUsage(`${name}: ${issue ? `${issue.place}: ${issue.message}` : "not a case file"}`);
  }
  const wrong = validateCase(parsed.data, "en").find((i) => i.level === "error");
  if (wrong) throw new WrongUsage(`${name}: ${wrong.place}: ${wrong.message}`);
  return parsed.data;
}
