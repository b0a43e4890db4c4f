import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { publicView } from "@/lib/domain/case/public-view.ts";
import { isNumeric } from "@/lib/domain/case/topic-schema.ts";
import { seededRng, seedFrom } from "@/lib/domain/rng.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import { checkAppend } from "@/lib/domain/session/invariants.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { EMPTY_STATE } from "@/lib/domain/session/state.ts";
import type { PartyEngine } from "../ports.ts";
import { runSession } from "../run-session.ts";
import { sentences } from "./hearing.ts";
import { EN } from "./phrases/en.ts";
import { SLOTS, SPEECHES } from "./phrases/speech.ts";
import { ZH } from "./phrases/zh.ts";
import { MEDIATOR_NAMES, MEDIATORS, type MediatorName } from "./registry.ts";

const load = (slug: string): CaseFile => CaseFile.parse(parse(readFileSync(`prisma/seed/cases/${slug}.yaml`, "utf8")));
const CASES = [load("harbour-row"), load("chongchuang-san-hao")];
const SECRET = "no word of this room";

/** Parties that speak lines of their file at random, name figures, and never agree. */
function babble(seed: number): PartyEngine {
  return {
    name: "rehearsal", version: "babble",
    open: async () => [],
    hear: async ({ file }, turn) => {
      const inRoom = turn.audience.room === "caucus" ? [turn.audience.with] : turn.audience.to.length > 0 ? turn.audience.to : file.parties.map((p) => p.id);
      return [
        ...(turn.terms ? [{ kind: "term-drafted", payload: { turn: turn.turn, terms: turn.terms } } satisfies NewEvent] : []),
        { kind: "speakers-chosen", payload: { turn: turn.turn, queue: inRoom } },
      ];
    },
    async *speak({ file }, { partyId, turn, answers }) {
      const rng = seededRng(seedFrom(`${seed}:${turn}`));
      const party = file.parties.find((p) => p.id === partyId);
      const lines = party?.private.voice ?? [];
      const words = `${lines[Math.floor(rng() * lines.length)] ?? "…"}${answers.audience.room === "caucus" ? ` ${SECRET} ${turn}.` : ""}`;
      yield words;
      const topic = file.topics[Math.floor(rng() * file.topics.length)];
      const value = !topic ? null : isNumeric(topic) ? Math.round(topic.range[0] + rng() * (topic.range[1] - topic.range[0])) : (topic.options[Math.floor(rng() * topic.options.length)]?.id ?? null);
      return [
        { kind: "turn-spoken", payload: { turn, speaker: { seat: "party", partyId, memberId: null }, audience: answers.audience, text: words, lang: answers.lang, terms: null } },
        ...(topic && value !== null ? [{ kind: "offer-made", payload: { turn, partyId, topicId: topic.id, value } } satisfies NewEvent] : []),
      ];
    },
    settle: async () => [],
    passDays: async () => [],
  };
}

async function session(file: CaseFile, name: MediatorName, seed: number, turns = 70, events?: SessionEvent[]): Promise<SessionEvent[][]> {
  const batches: SessionEvent[][] = [];
  const steps = runSession({
    file, visibility: "live", now: () => "2026-03-02T10:00:00.000Z", engine: babble(seed), mediator: MEDIATORS[name].make({ seed, file: publicView(file) }), events,
    spec: { caseVersionId: "v", caseSlug: file.slug, caseVersion: 1, condition: "general", variant: null, seed, engine: "rehearsal", engineVersion: "babble", mediator: { kind: "ai", name }, mediatorView: "dialogue", limits: { turns }, codeVersion: "test" },
  });
  for await (const step of steps) if (step.type === "batch") batches.push(step.events);
  return batches;
}
const said = (events: SessionEvent[]) => replay(events).turns.filter((t) => t.speaker.seat === "mediator");
const EACH = MEDIATOR_NAMES.flatMap((name) => CASES.map((file) => [name, file.language, file] as const));

describe.each(EACH)("%s in %s", (name, _, file) => {
  test("plays to an end within all append invariants, and never says a sentence twice", async () => {
    for (let seed = 1; seed <= 4; seed++) {
      const events = (await session(file, name, seed)).flat();
      expect(checkAppend(EMPTY_STATE, events)).toBeNull();
      expect(replay(events).ended).not.toBeNull();
      const spoken = said(events).flatMap((t) => sentences(t.text));
      expect(spoken.filter((s, i) => spoken.indexOf(s) !== i)).toEqual([]);
    }
  });

  test("fills every slot and speaks the case's language", async () => {
    for (const turn of said((await session(file, name, 3)).flat())) {
      expect(turn.text).not.toMatch(/[{}]|undefined|null|NaN/);
      expect(/\p{Script=Han}/u.test(turn.text)).toBe(file.language === "zh");
    }
  });

  test("the same seed speaks the same words, another seed others; resumed half-way it goes on the same", async () => {
    const whole = await session(file, name, 5);
    expect(await session(file, name, 5)).toEqual(whole);
    expect(said((await session(file, name, 6)).flat()).map((t) => t.text)).not.toEqual(said(whole.flat()).map((t) => t.text));
    const half = whole.slice(0, Math.floor(whole.length / 2)).flat();
    expect([...half, ...(await session(file, name, 5, 70, half)).flat()]).toEqual(whole.flat());
  });

  test("never gives back in one room what was said in another's private meeting", async () => {
    for (let seed = 1; seed <= 4; seed++) {
      const events = (await session(file, name, seed)).flat();
      for (const turn of said(events)) {
        const quoted = new RegExp(`${SECRET} \\d+`).exec(turn.text)?.[0];
        if (quoted === undefined) continue;
        const source = replay(events).turns.find((t) => t.speaker.seat === "party" && t.text.includes(`${quoted}.`));
        expect(turn.audience).toEqual(source?.audience);
      }
    }
  });

  test("puts terms that cover every topic with values the case knows", async () => {
    for (const turn of said((await session(file, name, 2)).flat())) {
      if (!turn.terms) continue;
      for (const topic of file.topics) {
        const value = turn.terms[topic.id];
        if (isNumeric(topic)) {
          expect(value).toBeGreaterThanOrEqual(topic.range[0]);
          expect(value).toBeLessThanOrEqual(topic.range[1]);
        } else expect(topic.options.map((o) => o.id)).toContain(value);
      }
    }
  });
});

describe("textbook", () => {
  test("opens, hears every party, sees each alone, and puts terms before it parts", async () => {
    for (const file of CASES) {
      const turns = said((await session(file, "textbook", 1)).flat());
      const rooms = new Set(turns.flatMap((t) => (t.audience.room === "caucus" ? [t.audience.with] : [])));
      expect([...rooms].sort()).toEqual(file.parties.map((p) => p.id).sort());
      expect(turns.some((t) => t.terms !== null)).toBe(true);
      expect(turns.findIndex((t) => t.terms !== null)).toBeGreaterThan(file.parties.length * 3);
    }
  });

  test("in a protocol of twenty utterances still gets to terms", async () => {
    const turns = said((await session(CASES[0]!, "textbook", 1, 24)).flat());
    expect(turns.some((t) => t.terms !== null)).toBe(true);
  });
});

describe("the phrase banks", () => {
  test.each([["en", EN], ["zh", ZH]] as const)("%s: several phrases of every kind, known slots only, none twice", (_, bank) => {
    const all = SPEECHES.flatMap((s) => bank[s]);
    for (const speech of SPEECHES) expect(bank[speech].length, speech).toBeGreaterThanOrEqual(3);
    for (const phrase of all) for (const [, slot] of phrase.matchAll(/\{(\w+)\}/g)) expect(SLOTS).toContain(slot);
    expect(new Set(all).size).toBe(all.length);
  });

  test.each([["en", EN], ["zh", ZH]] as const)("%s: at most two questions a phrase", (_, bank) => {
    for (const speech of SPEECHES.filter((s) => s !== "push")) for (const phrase of bank[speech]) expect(phrase.match(/[?？]/g)?.length ?? 0, phrase).toBeLessThanOrEqual(2);
  });
});
