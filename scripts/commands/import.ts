/** `caucus import <file> [<file2>]`: reads case files, says what is in them, and stores them unless --dry-run. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { FORMATS } from "@/lib/adapters/files/formats.ts";
import { readUpload, type ReadUpload, type UploadedFile } from "@/lib/adapters/files/import-cases.ts";
import { printJson, readArguments, WrongUsage, type Command } from "../command.ts";

const usage = `npm run -s caucus -- import <file> [<file2>] [--format ${FORMATS.join("|")}] [--dry-run] [--keep-repeats]

In: the two files of a ProMediConv pair in either order, or either of them alone, or one Caucus case file (YAML or JSON); - reads standard input.
Out: one JSON object {"outcome": "accepted"|"accepted-with-warnings"|"rejected", "cases": n, "warnings": [{"code","line","level","count","message"}], "errors": [...]}.
"cases" counts repeated ones too; without --keep-repeats they are not stored. Line 0 is the file as a whole. At most 100 errors are listed; "errorTotal" counts all.
Nothing of a rejected file is stored. --dry-run stores nothing and needs no database; without it the stored cases stand in "saved".
Exit 1 when the file is rejected.`;

export const command: Command = {
  name: "import",
  summary: "reads ProMediConv pairs and Caucus case files, tells every defect, and stores the cases",
  usage,
  needsDatabase: (args) => !args.includes("--dry-run") && !args.includes("--help"),
  async run(args) {
    const { positionals, values } = readArguments({
      args, allowPositionals: true,
      options: { format: { type: "string", default: "auto" }, "dry-run": { type: "boolean", default: false }, "keep-repeats": { type: "boolean", default: false } },
    });
    const format = FORMATS.find((f) => f === values.format);
    if (!format) throw new WrongUsage(`--format is one of ${FORMATS.join(", ")}.`);
    if (positionals.length < 1 || positionals.length > 2) throw new WrongUsage("import needs one file, or the two files of a pair.");
    const files = positionals.map(open);
    if (files.some((f) => f === null)) return 1;
    const read = readUpload(files.filter((f) => f !== null), { format, keepRepeats: values["keep-repeats"] });
    const saved = read.preview.outcome === "rejected" || values["dry-run"] ? null : await store(read);
    printJson({ ...summary(read), ...(saved === null ? {} : { saved }) });
    process.stderr.write(`${inWords(read, saved?.length ?? null)}\n`);
    return read.preview.outcome === "rejected" ? 1 : 0;
  },
};

function open(path: string): UploadedFile | null {
  try {
    return { name: path === "-" ? "standard input" : basename(path), bytes: new Uint8Array(readFileSync(path === "-" ? 0 : path)) };
  } catch (cause) {
    process.stderr.write(`Cannot read ${path}: ${cause instanceof Error ? cause.message : String(cause)}\n`);
    return null;
  }
}

function summary({ preview }: ReadUpload) {
  const warnings = preview.issues.filter((i) => i.level !== "refused").map(({ code, line, level, count, message }) => ({ code, line, level, count, message }));
  const errors = preview.issues.filter((i) => i.level === "refused").map(({ code, line, message }) => ({ code, line, message }));
  return { outcome: preview.outcome, cases: preview.cases.length, warnings, errors, errorTotal: preview.errorTotal };
}

function inWords({ preview }: ReadUpload, stored: number | null): string {
  if (preview.outcome === "rejected") return `Rejected, nothing stored: ${preview.errorTotal} ${preview.errorTotal === 1 ? "error" : "errors"}${preview.errorTotal > 100 ? ", the first 100 are listed" : ""}.`;
  return `${preview.cases.length} ${preview.cases.length === 1 ? "case" : "cases"} read${stored === null ? "; nothing stored (dry run)" : `, ${stored} stored`}.`;
}

/** The use case of the server, with a connection of its own. */
async function store({ cases }: ReadUpload): Promise<{ slug: string; title: string; version: number; created: boolean }[]> {
  const [{ connect }, { saveCases }, { settings }] = await Promise.all([import("@/lib/adapters/db/client.ts"), import("@/lib/server/case/save-cases.ts"), import("@/lib/server/env.ts")]);
  const db = connect({ url: settings().DATABASE_URL, poolSize: 2, onPoolError: (error) => process.stderr.write(`${error.message}\n`) });
  try {
    return await saveCases(db, cases, null);
  } finally {
    await db.$disconnect();
  }
}
