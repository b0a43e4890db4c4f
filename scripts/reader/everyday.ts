// Writes the words that many built-in cases share: `npx tsx scripts/reader/everyday.ts`. Run it when cases are added; figures of
// relevance move a little with it, so run its tests too.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "@/lib/domain/case/classification.ts";
import { lexiconOf } from "@/lib/simulation/language/case-lexicon.ts";
import { builtInCases, readCases } from "../cases.ts";

/** From this many cases of a language on, a word is everyday: about 4 of 9 when it was chosen. */
const SHARE = 0.44;

for (const lang of LANGUAGES) {
  const cases = builtInCases().flatMap(readCases).filter((f) => f.language === lang);
  const held = new Map<string, number>();
  for (const file of cases) for (const token of lexiconOf(file).vocabulary) held.set(token, (held.get(token) ?? 0) + 1);
  const everyday = [...held].filter(([, n]) => n >= SHARE * cases.length).map(([token]) => token).sort();
  writeFileSync(path.resolve(import.meta.dirname, `../../lib/simulation/language/reading/everyday.${lang}.json`), `${JSON.stringify(everyday)}\n`);
  console.log(`${lang}: ${everyday.length} words shared by ${SHARE * 100} % of ${cases.length} cases`);
}
