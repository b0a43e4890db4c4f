import { describe, expect, test } from "vitest";
import { seeded } from "@/scripts/testing/seeded-cases.ts";
import type { CaseFile } from "./schema.ts";
import { findPackage } from "./settlement-search.ts";
import { isAcceptable } from "./utility.ts";
import { validateCase } from "./validate.ts";
import { applyVariant } from "./variant.ts";

const harbour = seeded("harbour-row").file;
const EXEMPLARS = [harbour, seeded("chongchuang-san-hao").file];

/** A copy of the English case after `change`. */
function changed(change: (file: CaseFile) => void): CaseFile {
  const copy = structuredClone(harbour);
  change(copy);
  return copy;
}
function issues(change: (file: CaseFile) => void): string[] {
  return validateCase(changed(change)).map((i) => `${i.level} ${i.place}: ${i.message}`);
}
const numeric = (file: CaseFile) => { const t = file.topics[0]; if (t?.kind !== "amount") throw new Error("no amount"); return t; };
const options = (file: CaseFile) => { const t = file.topics[1]; if (t?.kind !== "options") throw new Error("no options"); return t; };
const party = (file: CaseFile, i = 0) => { const p = file.parties[i]; if (!p) throw new Error("no party"); return p; };

describe("the exemplar cases", () => {
  test.each(EXEMPLARS.map((f) => [f.slug, f] as const))("%s has no errors, in itself and in its variants", (_, file) => {
    expect(validateCase(file).filter((i) => i.level === "error")).toEqual([]);
  });

  test.each(EXEMPLARS.map((f) => [f.slug, f] as const))("%s: every package listed is acceptable to all", (_, file) => {
    const versions = [file, ...file.variants.map((v) => applyVariant(file, v.id))];
    for (const version of versions) for (const { terms } of version.packages) for (const p of version.parties) expect(isAcceptable(version, p.id, terms)).toBe(true);
  });

  test("laws nobody has checked are told as such, in the case's language or the one asked for", () => {
    expect(validateCase(harbour).some((i) => /verify before use/.test(i.message))).toBe(true);
    expect(validateCase(harbour, "zh").some((i) => /使用前核对/.test(i.message))).toBe(true);
  });
});

describe("what a case author is told", () => {
  const TOLD: [string, (file: CaseFile) => void, RegExp][] = [
    ["weights that do not add up", (f) => { party(f).private.weights["deposit"] = 50; }, /error parties\.okafor\.private\.weights: the weights add up to 90, they must add up to 100/],
    ["weights all equal", (f) => { party(f).private.weights = { deposit: 100 / 3, survey: 100 / 3, reference: 100 / 3 }; }, /error .*weights: all weights are equal/],
    ["a topic without a weight", (f) => { delete party(f).private.weights["survey"]; }, /error .*weights: no weight for survey/],
    ["a topic not valued for a party", (f) => { delete numeric(f).reserve["hendry"]; }, /error topics\.deposit\.reserve: nothing is said for hendry/],
    ["an option not valued", (f) => { delete options(f).value["okafor"]?.["joint"]; }, /error topics\.survey\.value\.okafor: not valued: joint/],
    ["a figure outside the range", (f) => { numeric(f).reserve["hendry"] = 5000; }, /error topics\.deposit\.reserve\.hendry: 5000 lies outside/],
    ["no deal where one is promised", (f) => { numeric(f).reserve["hendry"] = 500; }, /error packages: no package was found/],
    ["packages nobody can accept although a deal exists", (f) => { f.packages = [{ terms: { deposit: 300, survey: "joint", reference: "letter" } }]; }, /error packages: none of the packages is acceptable to all; one that would be: deposit/],
    ["a deal where none is promised", (f) => { f.noDeal = true; }, /error noDeal: .*everybody could accept/],
    ["a package that leaves a topic out", (f) => { f.packages = [{ terms: { deposit: 960, survey: "joint" } }, ...f.packages]; }, /error packages\[0\]\.terms: says nothing on reference/],
    ["a package with an unknown option", (f) => { f.packages = [{ terms: { deposit: 960, survey: "magic", reference: "letter" } }, ...f.packages]; }, /error packages\[0\]\.terms\.survey: there is no option magic/],
    ["a secret in the brief", (f) => { f.brief += " She starts at a hospital in Leeds on Monday 9 March and has to have left Saltmere before then."; }, /error brief: tells what only one side knows \(parties\.okafor\.private\.secrets\.leeds\)/],
    ["a private sentence in another's public text", (f) => { party(f, 1).public += ` ${party(f).private.interests["deposit"]}`; }, /error parties\.hendry\.public: tells what only one side knows/],
    ["two names that look the same", (f) => { party(f, 1).name = "Ｍs　Okafor"; }, /error parties\.hendry\.name: .* look the same/],
    ["a side on which nobody may say yes", (f) => { party(f).members.forEach((m) => { m.authority = "none"; }); }, /error parties\.okafor\.members: nobody on this side may say yes/],
    ["a secret held by a stranger", (f) => { const s = party(f).private.secrets[0]; if (s) s.holder = "bob"; }, /error .*secrets\.leeds\.holder: "bob" is no member/],
    ["an unknown party in a fact", (f) => { const fact = f.facts[0]; if (fact) fact.versions = { nobody: "x" }; }, /error facts\.vent\.versions: "nobody" is no party/],
    ["an unknown topic of a provision", (f) => { const p = f.provisions[0]; if (p) p.about = ["moon"]; }, /error provisions\.p1\.about: "moon" is no topic/],
    ["a sentence an unquoted comma split", (f) => { const fact = f.facts[0]; if (fact) fact.holdsUntil = { hendry: "shown the photo", "or asked": null }; }, /error facts\.vent\.holdsUntil: "or asked" stands alone: .* quotes/],
    ["an id used twice", (f) => { const fact = f.facts[0]; if (fact) f.facts.push(fact); }, /error facts\.vent: the id "vent" is used twice/],
    ["a party without a voice", (f) => { party(f).private.voice = []; }, /warning parties\.okafor\.private\.voice: Ms Okafor has 0/],
    ["a party without cues", (f) => { party(f).private.barrier.cues = []; }, /warning .*barrier\.cues/],
    ["missing fillers", (f) => { delete f.fillers["okafor"]; }, /warning fillers\.okafor\.deposit: Ms Okafor has no words to demand/],
    ["an unknown slot in a filler", (f) => { f.fillers["okafor"] = { deposit: { demand: ["I want {sum}."] } }; }, /warning fillers\.okafor\.deposit: \{sum\} will be spoken as it stands/],
    ["a law without source", (f) => { const p = f.provisions[0]; if (p) p.source = null; }, /warning provisions\.p1: .*verify before use/],
    ["a newcomer whose weights do not add up", (f) => { const p = f.conditions.thirdParty?.party; if (p) p.private.weights["deposit"] = 1; }, /error conditions\.thirdParty\.parties\.pell\.private\.weights: the weights add up to/],
    ["a newcomer with whom nobody can settle", (f) => { const third = f.conditions.thirdParty; if (third) third.values["deposit"] = { better: "low", opening: 0, reserve: 10 }; }, /error conditions\.thirdParty\.packages: no package was found/],
    ["a variant that spoils the weights", (f) => { f.variants = [{ id: "x", changes: { parties: { okafor: { private: { weights: { deposit: 1 } } } } } }]; }, /error variants\.x\.parties\.okafor\.private\.weights/],
    ["a variant that does not fit the format", (f) => { f.variants = [{ id: "x", changes: { parties: { okafor: { private: { optimism: "lots" } } } } }]; }, /error variants\.x\.changes\.parties\.okafor\.private\.optimism: must be a number, not text/],
    ["a variant with a field the format does not know", (f) => { f.variants = [{ id: "x", changes: { facts: { vent: { trueth: "painted shut" } } } }]; }, /error variants\.x\.changes\.facts\.vent\.trueth: .*did you mean "truth"/],
  ];
  test.each(TOLD)("%s", (_, change, told) => expect(issues(change).find((line) => told.test(line)) ?? issues(change)).toMatch(told));

  test("errors come before warnings", () => {
    const levels = validateCase(changed((f) => { party(f).private.weights["deposit"] = 50; })).map((i) => i.level);
    expect(levels.lastIndexOf("error")).toBeLessThan(levels.indexOf("warning"));
  });
});

describe("the search for a deal", () => {
  test("finds terms all can accept exactly where the parties' zones meet in one point", () => {
    const file = changed((f) => { numeric(f).reserve = { okafor: 950, hendry: 950 }; for (const p of f.parties) p.private.batna.value = 5; });
    expect(findPackage(file)).toMatchObject({ deposit: 950 });
  });

  test("finds none when reserves cross", () => {
    expect(findPackage(changed((f) => { numeric(f).reserve = { okafor: 951, hendry: 950 }; }))).toBeNull();
  });
});

describe("variants", () => {
  test("merge maps, replace lists, and keep the brief", () => {
    const b = applyVariant(harbour, "b");
    expect(b.brief).toBe(harbour.brief);
    expect(party(b).private.batna.value).toBe(31);
    expect(party(b).private.voice).toEqual(party(harbour).private.voice);
    expect(party(b).private.secrets.map((s) => s.id)).toEqual(["lender", "bakery", "refused", "floor"]);
    expect(numeric(b).reserve).toEqual({ okafor: 820, hendry: 930 });
    expect(numeric(b).opening).toEqual(numeric(harbour).opening);
  });

  test("no variant is the case itself; an unknown one is refused", () => {
    expect(applyVariant(harbour, null)).toBe(harbour);
    expect(() => applyVariant(harbour, "zz")).toThrow(/no variant "zz"/);
  });
});
