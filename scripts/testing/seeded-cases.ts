/** The case files that come with Caucus, read once for all unit tests of a run: reading YAML takes longer than most of the tests. */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";

const folder = "prisma/seed/cases";

/** `raw`: as its author wrote it; `file`: as it is played. Tests must leave both as they are. */
export const SEEDED: readonly { slug: string; raw: unknown; file: CaseFile }[] = readdirSync(folder).filter((name) => name.endsWith(".yaml")).map((name) => {
  const raw: unknown = parse(readFileSync(`${folder}/${name}`, "utf8"));
  return { slug: name.replace(/\.yaml$/, ""), raw, file: CaseFile.parse(raw) };
});

/** One of them. Throws when there is none such. */
export function seeded(slug: string): { slug: string; raw: unknown; file: CaseFile } {
  const found = SEEDED.find((c) => c.slug === slug);
  if (!found) throw new Error(`no seeded case "${slug}"`);
  return found;
}
