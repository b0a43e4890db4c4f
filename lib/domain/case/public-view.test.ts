import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seeded } from "@/scripts/testing/seeded-cases.ts";
import { applyCondition, conditionsOf } from "@/lib/domain/condition/apply.ts";
import { PublicCase, publicView } from "./public-view.ts";
import { CaseFile } from "./schema.ts";
import { applyVariant } from "./variant.ts";

const CASES = ["harbour-row", "chongchuang-san-hao"].map((slug) => seeded(slug).file);

/** Top-level parts of a case file a mediator is told; of parties, topics, provisions and officials only the fields named. */
const TOLD = new Set(["format", "slug", "language", "style", "disputeType", "domain", "title", "difficulty", "minutes", "brief", "background"]);
const TOLD_WITHIN: Record<string, RegExp> = {
  parties: /^(id|name|pronoun|role|public|address\.formal|members\.\d+\.(id|name|role|authority))$/,
  topics: /^(id|name|kind|unit|range\.\d+|options\.\d+\.(id|label))$/,
  provisions: /^(id|name|article|text|effective|source|checked|about\.\d+)$/,
  officials: /^(id|name|role|informs)$/,
  provenance: /^basis$/,
};

function isTold(path: readonly string[]): boolean {
  const [top = "", ...rest] = path;
  if (TOLD.has(top)) return true;
  const within = TOLD_WITHIN[top];
  return within !== undefined && within.test((top === "provenance" ? rest : rest.slice(1)).join("."));
}

/** Appends the canary to every private string, keys of maps excepted. */
function planted(value: unknown, canary: string, path: readonly string[] = []): unknown {
  if (typeof value === "string") return isTold(path) || /^(format|kind|better)$/.test(path.at(-1) ?? "") ? value : `${value}${canary}`;
  if (Array.isArray(value)) return value.map((v, i) => planted(v, canary, [...path, String(i)]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, planted(v, canary, [...path, k])]));
}

/** The same with private lists of ids and enums left whole, so that the file still reads as a case. */
function plantedCase(file: CaseFile, canary: string): CaseFile {
  const full = planted(file, canary);
  const keep = (base: unknown, changed: unknown): unknown => {
    if (typeof base === "string") return /^[a-z0-9][a-z0-9-]*$/.test(base) ? base : changed;
    if (Array.isArray(base) && Array.isArray(changed)) return base.map((b, i) => keep(b, changed[i]));
    if (typeof base === "object" && base !== null && typeof changed === "object" && changed !== null) {
      const after = new Map(Object.entries(changed));
      return Object.fromEntries(Object.entries(base).map(([k, b]) => [k, keep(b, after.get(k))]));
    }
    return base;
  };
  return CaseFile.parse(keep(file, full));
}

const canaries = fc.stringMatching(/^[a-z]{6,12}$/).map((s) => `〔canary-${s}〕`);

describe.each(CASES.map((f) => [f.slug, f] as const))("the public view of %s", (_, file) => {
  test("the canaries are really planted", () => {
    const bearing = JSON.stringify(plantedCase(file, "〔canary〕"));
    for (const p of file.parties) expect(bearing).toContain(`${p.private.objective}〔canary〕`.replaceAll("\n", "\\n"));
    expect(bearing.split("〔canary〕").length).toBeGreaterThan(300);
  });

  test("holds none of a canary in any private string, under every condition offered and in every variant", () => {
    fc.assert(fc.property(canaries, (canary) => {
      const bearing = plantedCase(file, canary);
      const versions = [bearing, ...bearing.variants.map((v) => applyVariant(bearing, v.id))];
      for (const version of versions) {
        for (const { condition, missing } of conditionsOf(version)) {
          // A longer history and a third party are told to everybody once they are part of the case.
          if (missing || condition === "long-history" || condition === "third-party") continue;
          expect(JSON.stringify(publicView(applyCondition(version, condition)))).not.toContain(canary);
        }
      }
    }), { numRuns: 5 });
  });

  test("a third party at the table shows what is public of it and nothing else", () => {
    const bearing = plantedCase(file, "〔canary〕");
    const newcomer = publicView(applyCondition(bearing, "third-party")).parties.at(-1);
    const own = bearing.conditions.thirdParty?.party;
    const shown = JSON.stringify(newcomer);
    for (const text of [own?.private.objective, own?.private.bottomLine, own?.private.batna.text, ...(own?.private.secrets ?? []).map((s) => s.text)]) {
      expect(text).toBeDefined();
      expect(shown).not.toContain(JSON.stringify(text).slice(1, -1));
    }
    expect(Object.keys(newcomer ?? {}).sort()).toEqual(["formal", "id", "members", "name", "pronoun", "public", "role"]);
  });

  test("keeps its schema strictly: no field beyond it", () => {
    const view = publicView(file);
    expect(PublicCase.parse(view)).toEqual(view);
    expect(JSON.stringify(view)).not.toMatch(/"(private|weights|reserve|opening|value|batna|secrets|beliefs|fillers|packages|reference|conditions|variants|safety|facts)":/);
  });
});
