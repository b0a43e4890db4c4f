// Against the published files, where they lie beside the project; nothing of them is copied here.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { validateCase } from "@/lib/domain/case/validate.ts";
import type { ImportPreview } from "@/lib/wire/pages.ts";
import { readUpload } from "../import-cases.ts";
import { readNames } from "./names.ts";
import { DialogueRecord } from "./schema.ts";
import { resolveSpeaker } from "./speakers.ts";

const shared = fileURLToPath(new URL("../../../../../shared/data/", import.meta.url));
const file = (folder: string, name: string) => ({ name, bytes: new Uint8Array(readFileSync(`${shared}${folder}/${name}`)) });

const Expected = z.object({
  totals: z.record(z.string(), z.object({ cases: z.number(), occurrences: z.number(), lines: z.array(z.number()) })),
  by_line: z.array(z.object({
    line: z.number(), parties: z.array(z.string()), n_utterances: z.number(), n_mediator_utterances: z.number(), n_prompts: z.number(), defects: z.record(z.string(), z.number()),
    speaker_resolution: z.array(z.object({ speaker: z.string(), utterances: z.number(), rule: z.string(), resolves_to: z.array(z.string()) })),
  })),
});
const Manifest = z.object({ files: z.array(z.object({
  file: z.string(), format: z.string(),
  expected: z.object({ outcome: z.string(), codes: z.array(z.string()), message_must_mention: z.array(z.string()) }),
})) });

describe.skipIf(!existsSync(`${shared}promediconv`))("the 20 published cases", { timeout: 30_000 }, () => {
  if (!existsSync(`${shared}promediconv`)) return; // vitest runs this body also when it is skipped, to list its tests
  const expected = Expected.parse(JSON.parse(readFileSync(`${shared}promediconv/expected.json`, "utf8")));
  const pair = [file("promediconv", "pmc_test.txt"), file("promediconv", "pmc_test_parties_prompt.txt")];
  const { preview, cases } = readUpload(pair);
  const asOnTheWire: ImportPreview = preview;

  it("all import, in either order of the files, and say nothing wrong about the bytes", () => {
    expect(asOnTheWire.outcome).toBe("accepted-with-warnings");
    expect(cases).toHaveLength(20);
    expect(preview.errorTotal).toBe(0);
    expect(preview.files.map((f) => [f.encoding, f.lineEnds])).toEqual([["UTF-8", "CRLF, no final newline"], ["UTF-8", "CRLF, no final newline"]]);
    expect(readUpload(pair.toReversed()).cases.map((c) => c.contentHash)).toEqual(cases.map((c) => c.contentHash));
  });

  it.each(expected.by_line)("line $line has exactly the expected defects, counts and people", (want) => {
    const found = preview.issues.filter((i) => i.line === want.line + 1);
    expect(Object.fromEntries(found.map((i) => [i.code, i.count]))).toEqual(want.defects);
    for (const issue of found) expect(issue.message).toContain(`line ${want.line + 1}`);
    const shown = preview.cases[want.line];
    expect([shown?.line, shown?.utterances, shown?.mediatorUtterances]).toEqual([want.line + 1, want.n_utterances, want.n_mediator_utterances]);
  });

  it("totals are exactly the expected ones for every class", () => {
    const totals: z.infer<typeof Expected>["totals"] = {};
    for (const { code, line, count } of preview.issues) {
      const total = (totals[code] ??= { cases: 0, occurrences: 0, lines: [] });
      total.cases++;
      total.occurrences += count;
      total.lines.push(line - 1);
    }
    for (const total of Object.values(totals)) total.lines.sort((a, b) => a - b);
    expect(totals).toEqual(expected.totals);
  });

  it.each(expected.by_line)("line $line resolves its speakers by the expected rules", (want) => {
    const record = DialogueRecord.parse(JSON.parse(readFileSync(`${shared}promediconv/pmc_test.txt`, "utf8").split("\r\n")[want.line] ?? ""));
    const { names } = readNames(record.disputing_parties);
    expect(names.map((n) => n.raw)).toEqual(want.parties);
    const speakers = [...new Set(record.dialog.map((u) => u.speaker))].filter((s) => s !== "sys").map((s) => ({ ...resolveSpeaker(s, names), utterances: record.dialog.filter((u) => u.speaker === s).length }));
    expect(speakers.filter((s) => s.rule !== "exact").map((s) => ({ speaker: s.speaker, utterances: s.utterances, rule: s.rule, resolves_to: s.resolvesTo }))).toEqual(want.speaker_resolution);
  });

  it("every case keeps the schema and the validator's rules, errors and warnings", () => {
    for (const { file: c } of cases) {
      expect(CaseFile.safeParse(c).success).toBe(true);
      expect(validateCase(c, "en"), c.title).toEqual([]);
      expect(c.provenance.basis).toBe("derived");
    }
  });

  it("different role texts give different profiles, pairwise over all parties", () => {
    const profiles = cases.flatMap(({ file: c }) => c.parties.map((p) => {
      const { weights, persona, barrier } = p.private;
      return JSON.stringify([weights, persona.tki, persona.reactivity, barrier.kind, barrier.level, c.fillers[p.id]]);
    }));
    expect(profiles.length).toBeGreaterThan(40);
    expect(new Set(profiles).size).toBe(profiles.length);
  });

  it("shared words are verbatim, role texts stay private", () => {
    const texts: string[] = [];
    for (const { file: c, source } of cases) {
      expect(JSON.stringify(source)).toContain(JSON.stringify(c.background).slice(1, -1));
      texts.push(c.background);
      for (const party of c.parties) expect(c.background + c.brief + c.title + party.public + party.role).not.toContain(party.private.objective.slice(0, 14));
    }
    expect(new Set(texts).size).toBe(20);
  });
});

const manifest = existsSync(`${shared}malformed`) ? Manifest.parse(JSON.parse(readFileSync(`${shared}malformed/manifest.json`, "utf8"))) : { files: [] };
describe.skipIf(manifest.files.length === 0)("the malformed files", () => {
  const own = manifest.files.filter((f) => f.format.startsWith("promediconv"));

  it.skipIf(own.length === 0).each(own)("$file is $expected.outcome as the manifest says", ({ file: name, expected }) => {
    const { preview, cases } = readUpload([file("malformed", name)]);
    expect(preview.outcome).toBe(expected.outcome);
    const messages = preview.issues.map((i) => i.message).join("\n");
    for (const word of expected.message_must_mention) expect(messages).toContain(word);
    if (expected.outcome === "rejected") {
      expect(cases).toEqual([]);
      expect(preview.cases).toEqual([]);
      expect(preview.issues.map((i) => i.code)).toEqual(expect.arrayContaining(expected.codes));
    }
    if (expected.outcome === "accepted") expect(preview.issues).toEqual([]);
  });

  it("files of formats that are not read are rejected by what they are, naming what is read", () => {
    for (const { file: name, format } of manifest.files) {
      if (format.startsWith("promediconv")) continue;
      const { preview, cases } = readUpload([file("malformed", name)]);
      expect([name, preview.outcome, cases.length]).toEqual([name, "rejected", 0]);
      const refused = preview.issues.find((i) => i.level === "refused");
      expect(["E_FORMAT", "E_JSON_SYNTAX", "E_NESTING_TOO_DEEP", "E_EMPTY_FILE"]).toContain(refused?.code);
      if (refused?.code === "E_FORMAT") expect(refused.message).toMatch(/looks like .*Caucus reads ProMediConv/);
    }
  });

  it("the real-world dialogue keeps its people apart as the manifest's checks say", () => {
    const { preview, cases } = readUpload([file("malformed", "m34_real_world_transcript.jsonl")]);
    expect(preview.issues.map((i) => i.code)).toEqual(expect.arrayContaining([
      "DUPLICATE_PARTY", "PLACEHOLDER_PARTY", "PARTY_BRACKETS_MISMATCHED", "MEDIATION_BODY_LISTED_AS_PARTY", "JOINT_SPEAKER", "SPEAKER_NOT_IN_PARTY_LIST",
      "TEXT_OPENING_QUOTE_NEVER_CLOSED", "TEXT_TRUNCATED_AFTER_COLON", "EMPTY_TEXT", "DESCRIPTION_QUOTES_UNBALANCED",
    ]));
    expect(cases[0]?.file.parties.map((p) => p.name)).toEqual(["高甲", "高乙（死者之女）"]);
    expect(preview.cases[0]?.parties.filter((p) => p.official).map((p) => p.name)).toEqual(["村调解员"]);
    expect(preview.cases[0]?.utterances).toBe(7);
    expect(preview.cases[0]?.excerpt.map((u) => u.text)).toEqual(["请说说情况。", "我要房子。", "我也要。", "好。", "那么我们达成以下协议：", "同意。"]);
  });
});
