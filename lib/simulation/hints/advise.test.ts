import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { publicView } from "@/lib/domain/case/public-view.ts";
import { LANGUAGE } from "../language/language.ts";
import { mediatorView } from "../mediators/view.ts";
import { advise, PRACTISES, type Advice } from "./advise.ts";
import { followHints, type Followed } from "./follow-hints.ts";
import { readerOf } from "./reader.ts";
import { viewIn } from "./room-view.ts";

const SLUGS = ["harbour-row", "chongchuang-san-hao", "fourteen-nights", "lao-yuan-de-yi-ban", "two-days-on-the-marigold"];
const load = (slug: string): CaseFile => CaseFile.parse(parse(readFileSync(`prisma/seed/cases/${slug}.yaml`, "utf8")));
const CANARY = "CANARY4c1d";

let played: { file: CaseFile; followed: Followed }[];
beforeAll(async () => {
  played = [];
  for (const slug of SLUGS) played.push({ file: load(slug), followed: await followHints(load(slug), 11, 16) });
}, 120_000);

/** The same case with a canary in every private text that no party ever says. */
function withOtherSecrets(file: CaseFile): CaseFile {
  const mark = (text: string): string => `${CANARY} ${text.length}`;
  return {
    ...file,
    parties: file.parties.map((p) => ({
      ...p,
      private: {
        ...p.private, objective: mark(p.private.objective), bottomLine: mark(p.private.bottomLine), batna: { ...p.private.batna, text: mark(p.private.batna.text) },
        secrets: p.private.secrets.map((s) => ({ ...s, text: mark(s.text) })), feelings: p.private.feelings.map(mark), weights: Object.fromEntries(Object.keys(p.private.weights).map((k) => [k, 1])),
        interests: Object.fromEntries(Object.entries(p.private.interests).map(([k, v]) => [k, mark(v)])),
      },
    })),
    facts: file.facts.map((f) => ({ ...f, truth: mark(f.truth) })),
    reference: { outcome: mark("r"), how: mark("h") },
    packages: file.packages.map((p) => ({ ...p, note: mark("n") })),
  };
}

describe("sessions that follow every hint", () => {
  test("never show a mistake of the list", () => {
    const mistakes = played.flatMap(({ file, followed }) => followed.events.flatMap((e) => (e.kind === "move-read" ? e.payload.mistakes.map((m) => `${file.slug} turn ${e.payload.turn} ${m}`) : [])));
    expect(mistakes).toEqual([]);
  });

  test("are read as the strategy the hint named, which is one that its nudge practises", () => {
    for (const { followed } of played) {
      const readings = followed.events.flatMap((e) => (e.kind === "strategy-recognised" ? [e.payload.strategies[0]?.name] : []));
      expect(followed.advice.map((a) => a.advice.strategy)).toEqual(readings);
      for (const { advice } of followed.advice) expect(PRACTISES[advice.nudge], advice.line).toContain(advice.strategy);
    }
  });

  test("address everybody, and never say the same line twice", () => {
    for (const { file, followed } of played) {
      const lines = followed.advice.map((a) => a.advice.line);
      expect(new Set(lines).size).toBe(lines.length);
      for (const party of file.parties) expect(lines.some((line) => line.includes(party.address?.formal ?? party.name)), `${file.slug} ${party.id}`).toBe(true);
    }
  });
});

describe("what a hint may know", () => {
  const again = (file: CaseFile, given: Followed["advice"][number]): Advice =>
    advise(mediatorView(publicView(file), given.state), given.room, 11, readerOf(file, given.state, LANGUAGE.readMove));

  test("is the same for the same words: the same advice", () => {
    for (const { file, followed } of played) for (const given of followed.advice.slice(-4)) expect(again(file, given)).toEqual(given.advice);
  });

  test("other secrets, the same advice; and no private text in it", () => {
    for (const { file, followed } of played) {
      const other = withOtherSecrets(file);
      for (const given of followed.advice) {
        const advice = again(other, given);
        expect(advice).toEqual(given.advice);
        expect(JSON.stringify(advice)).not.toContain(CANARY);
      }
    }
  });

  test("words of a private meeting stand in no hint for another room", () => {
    for (const { followed } of played) {
      for (const { advice, state, room } of followed.advice) {
        for (const [, quoted = ""] of advice.line.matchAll(/[“"]([^”"]{6,})[”"]/g)) {
          const heard = state.turns.filter((t) => t.text.includes(quoted));
          if (heard.length === 0) continue;
          expect(heard.some((t) => t.audience.room === "joint" || t.audience.with === room), `“${quoted}” for ${room ?? "the table"}`).toBe(true);
        }
      }
    }
  });

  test("an offer made in private is not there for the table", () => {
    const [first] = played;
    const last = first?.followed.advice.at(-1);
    if (!first || !last) throw new Error("nothing was played");
    const view = mediatorView(publicView(first.file), last.state);
    const hidden = view.turns.find((t) => t.audience.room === "caucus" && t.speaker.seat === "party");
    if (!hidden || hidden.audience.room !== "caucus") throw new Error("nobody spoke in private");
    const told = { partyId: hidden.audience.with, topicId: "deposit", turn: hidden.turn, value: 777 };
    const more = { ...view, offers: [...view.offers, told] };
    expect(viewIn(more, null).offers).not.toContainEqual(told);
    expect(viewIn(more, hidden.audience.with).offers).toContainEqual(told);
    expect(JSON.stringify(advise(more, null, 11, readerOf(first.file, last.state, LANGUAGE.readMove)))).not.toContain("777");
  });
});
