// Pairs written and committed before the relevance they judge, on built-in cases. The first set (held-out/relevance-*) was looked at when
// relevance was mended; the second (relevance-fresh-*) never was. Beware: whoever tunes on the second has to write a third.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse as parseYaml } from "yaml";
import { z } from "zod";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { readMove } from "../read-move.ts";
import { sessionOf } from "../test-cases.ts";

const HeldMoment = z.strictObject({ case: z.string(), by: z.string(), before: z.string(), said: z.string(), specific: z.string(), paraphrase: z.string(), generic: z.string(), repeated: z.string() });
type HeldMoment = z.infer<typeof HeldMoment>;

const at = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const momentsOf = (set: MomentSet, lang: "en" | "zh"): HeldMoment[] => readFileSync(at(`./held-out/${set}-${lang}.jsonl`), "utf8").trim().split("\n").map((l) => HeldMoment.parse(JSON.parse(l)));
const files = new Map<string, CaseFile>();
function fileOf(slug: string): CaseFile {
  const file = files.get(slug) ?? CaseFile.parse(parseYaml(readFileSync(at(`../../../../prisma/seed/cases/${slug}.yaml`), "utf8")));
  files.set(slug, file);
  return file;
}
const q = (m: HeldMoment, reply: string): number =>
  readMove({ file: fileOf(m.case), ...sessionOf(fileOf(m.case), [{ by: "mediator", text: m.before }, { by: m.by, text: m.said }, { by: "mediator", text: reply }]) }).relevance;

const SETS = ["relevance", "relevance-fresh"] as const;
type MomentSet = (typeof SETS)[number];

interface Pair { kind: string; better: string; worse: string; gap: number }

function pairsOf(moments: readonly HeldMoment[]): Pair[] {
  return moments.flatMap((m, i) => {
    const elsewhere = moments.slice(i).concat(moments.slice(0, i)).find((other) => other.case !== m.case);
    if (!elsewhere) throw new Error("all moments are of one case");
    const pair = (kind: string, better: string, worse: string): Pair => ({ kind, better, worse, gap: q(m, better) - q(m, worse) });
    return [
      pair("specific > generic", m.specific, m.generic), pair("specific > repeated", m.specific, m.repeated),
      pair("paraphrase > generic", m.paraphrase, m.generic), pair("this case > another", m.specific, elsewhere.specific),
    ];
  });
}

describe.each(["en", "zh"] as const)("relevance: %s", (lang) => {
  it.each(SETS)("at least 95 of 100 pairs stand in the right order: %s", (set) => {
    const pairs = pairsOf(momentsOf(set, lang));
    const wrong = pairs.filter((p) => p.gap <= 0);
    expect(pairs.length).toBeGreaterThanOrEqual(60);
    expect(1 - wrong.length / pairs.length, wrong.map((p) => `${p.kind}: ${p.better} | ${p.worse}`).join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  it("a script of generic lines, said whatever is answered, gets a mean of at most .35, and one of another case's concrete lines less than listening", () => {
    const moments = SETS.flatMap((set) => momentsOf(set, lang));
    const mean = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0) / xs.length;
    const shifted = (by: number): number[] => moments.map((m, i) => q(m, moments[(i + by) % moments.length]?.generic ?? ""));
    for (const by of [1, 7, 16]) expect(mean(shifted(by))).toBeLessThanOrEqual(0.35);
    const elsewhere = mean(moments.map((m, i) => q(m, moments[(i + 16) % moments.length]?.specific ?? "")));
    expect(elsewhere).toBeLessThan(mean(moments.map((m) => q(m, m.specific))) - 0.2);
  });
});
