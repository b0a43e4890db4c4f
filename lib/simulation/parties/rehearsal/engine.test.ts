import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { checkAppend } from "@/lib/domain/session/invariants.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import type { RunSpec } from "@/lib/domain/session/run-spec.ts";
import { EMPTY_STATE } from "@/lib/domain/session/state.ts";
import type { Language } from "../../language/ports.ts";
import type { Move } from "../../language/move.ts";
import type { MediatorAct } from "../../ports.ts";
import { openingEvents, runSession } from "../../run-session.ts";
import { place, takeTurn } from "../../take-turn.ts";
import { createRehearsalEngine } from "./engine.ts";
import { PARAMETERS_VERSION } from "./parameters.ts";
import { PsychologyState } from "./psychology.ts";
import { move, skilled } from "./test-kit.ts";

const read = (slug: string) => CaseFile.parse(parse(readFileSync(`prisma/seed/cases/${slug}.yaml`, "utf8")));
const CASES = [read("harbour-row"), read("chongchuang-san-hao")];
const harbour = CASES[0]!;
const now = () => "2026-03-02T10:00:00.000Z";

/** The mediator's words are the Move itself, as JSON; a party's words are its intent. */
const language: Language = {
  version: "test",
  readMove: ({ turn }) => {
    const words: Partial<Move> = JSON.parse(turn.text);
    return { ...move("others"), ...words, terms: turn.terms };
  },
  writeSpeech: ({ intent, said, rng }) => `${said.length + 1}. ${intent.act} ${intent.offer ? String(intent.offer.value) : ""} (${Math.floor(rng() * 1000)})`,
};
const engine = createRehearsalEngine(language);
const spec = (file: CaseFile, seed: number, turns = 60): RunSpec => ({
  caseVersionId: "v1", caseSlug: file.slug, caseVersion: 1, condition: "general", variant: null, seed, engine: "rehearsal", engineVersion: engine.version,
  mediator: { kind: "ai", name: "test" }, mediatorView: "meters", limits: { turns }, codeVersion: "test",
});

/** A whole session against the skilled policy, which is shown the stored psychology. */
async function session(file: CaseFile, seed: number, turns = 60): Promise<SessionEvent[]> {
  const log: SessionEvent[] = [];
  const policy = skilled(file, 0.9);
  let round = 0;
  const act = async (): Promise<MediatorAct> => {
    const stored = log.findLast((e) => e.kind === "psychology-settled");
    if (stored?.kind !== "psychology-settled") throw new Error("no psychology");
    const { move: words, audience } = policy(PsychologyState.parse(stored.payload.state), round++);
    return { kind: "speak", to: words.addressees, private: audience.room === "caucus" ? audience.with : null, text: JSON.stringify(words), terms: words.terms };
  };
  for await (const step of runSession({ file, spec: spec(file, seed, turns), engine, visibility: "live", now, mediator: { name: "test", act } })) {
    if (step.type === "batch") log.push(...step.events);
  }
  return log;
}

describe.each(CASES.map((f) => [f.slug, f] as const))("whole sessions: %s", (_, file) => {
  test("break no rule of the log and end settled only by every party's yes", async () => {
    for (const seed of [1, 2, 3]) {
      const log = await session(file, seed, 80);
      expect(checkAppend(EMPTY_STATE, log)).toBeNull();
      const state = replay(log);
      expect(state.ended?.outcome).toBe("settled");
      expect(state.rewards.at(-1)?.reward).toBe("solved");
      expect(Object.values(state.draft!.answers)).toEqual(file.parties.map(() => "yes"));
    }
  });

  test("same seed and words give the same events; another seed other ones", async () => {
    const once = await session(file, 4);
    expect(await session(file, 4)).toEqual(once);
    expect(JSON.stringify(await session(file, 5))).not.toBe(JSON.stringify(once));
  });

  test("a party never speaks outside its room, and turns read as streamed", async () => {
    for (const event of await session(file, 6)) {
      if (event.kind !== "turn-spoken" || event.payload.speaker.seat !== "party") continue;
      const { audience, speaker } = event.payload;
      if (audience.room === "caucus") expect(audience.with).toBe(speaker.partyId);
      expect(speaker.memberId).toBe(file.parties.find((p) => p.id === speaker.partyId)!.members[0]!.id);
    }
  });
});

describe("the opening", () => {
  test("shows pattern, mood and a belief about every other party, before a word is said", async () => {
    const log = await openingEvents({ file: CASES[1]!, spec: spec(CASES[1]!, 1), engine, visibility: "live", now });
    expect(checkAppend(EMPTY_STATE, log)).toBeNull();
    const state = replay(log);
    for (const party of state.parties) {
      expect(party.pattern).toHaveLength(1);
      expect(party.mood).not.toBeNull();
      expect(Object.keys(party.beliefs)).toHaveLength(2);
    }
    expect(state.parties[0]!.beliefs.shen!.goal).toBe("想拖到我自己走人");
  });
});

describe("a round", () => {
  const opened = async (words: Partial<Move>): Promise<SessionEvent[]> => {
    const log = await openingEvents({ file: harbour, spec: spec(harbour, 1), engine, visibility: "live", now });
    return [...log, ...place([{ kind: "turn-spoken", payload: { turn: 1, speaker: { seat: "mediator" }, audience: { room: "joint", to: [] }, text: JSON.stringify(words), lang: "en", terms: null } }], replay(log), now)];
  };
  const batches = async (events: SessionEvent[]): Promise<SessionEvent[][]> => {
    const list: SessionEvent[][] = [];
    for await (const step of takeTurn({ file: harbour, events, engine, now })) if (step.type === "batch") list.push(step.events);
    return list;
  };

  test("cut after any batch goes on to the same events", async () => {
    const log = await opened({ procedural: true, question: "open" });
    const whole = await batches(log);
    expect(whole.length).toBe(4);
    for (let cut = 1; cut < whole.length; cut++) {
      const kept = whole.slice(0, cut).flat();
      expect([...kept, ...(await batches([...log, ...kept])).flat()]).toEqual(whole.flat());
    }
  });

  test("shows a blamed party's outrage, its mood and the worsened reward", async () => {
    const events = (await batches(await opened({ blames: ["okafor"], addressees: ["okafor"] }))).flat();
    const state = replay([...(await opened({})), ...events]);
    expect(state.turns.filter((t) => t.speaker.seat === "party")[0]!.text).toContain("react-blame");
    expect(state.rewards[0]!.reward).toBe("worsened");
  });

  test("streams pieces that join to the recorded words", async () => {
    let streamed = "";
    let spoken = "";
    for await (const step of takeTurn({ file: harbour, events: await opened({ question: "open", addressees: ["hendry"] }), engine, now })) {
      if (step.type === "delta") streamed += step.text;
      else for (const e of step.events) if (e.kind === "turn-spoken") spoken += e.payload.text;
    }
    expect(streamed).toBe(spoken);
    expect(spoken).not.toBe("");
  });

  test("gives the writer only what the party may know", async () => {
    const seen: string[] = [];
    const spy = createRehearsalEngine({ ...language, writeSpeech: (input) => {
      seen.push(JSON.stringify({ turns: input.state.turns, parties: input.state.parties.filter((p) => p.id !== input.partyId), draft: input.state.draft, partyId: input.partyId }));
      return language.writeSpeech(input);
    } });
    const acts: MediatorAct[] = [
      { kind: "speak", to: [], private: "okafor", text: JSON.stringify({ ...move("understanding-the-situation", { question: "open" }), canary: "for her ears" }), terms: { deposit: 1170 } },
      { kind: "speak", to: ["hendry"], private: null, text: JSON.stringify(move("understanding-the-situation", { question: "open" })), terms: null },
      { kind: "close" },
    ];
    for await (const _ of runSession({ file: harbour, spec: spec(harbour, 1), engine: spy, visibility: "live", now, mediator: { name: "test", act: async () => acts.shift() ?? { kind: "close" } } })) void _;
    const his = seen.filter((s) => s.includes('"partyId":"hendry"'));
    expect(his.length).toBeGreaterThan(0);
    for (const text of his) {
      expect(text).not.toContain("for her ears");
      expect(text).not.toContain("1170");
      expect(text).not.toContain('"pattern":"');
    }
  });
});

test("the engine's version names parameters and language", () => {
  expect(engine.version).toBe(`${PARAMETERS_VERSION}+test`);
  expect(PARAMETERS_VERSION).toMatch(/^rehearsal-3\.[0-9a-f]{8}$/);
});

describe("ten parties", () => {
  const many: CaseFile = {
    ...harbour,
    parties: Array.from({ length: 10 }, (_, i) => ({ ...harbour.parties[i % 2]!, id: `p${i}`, name: `P${i}` })),
    topics: harbour.topics.map((t) => {
      const spread = <V>(of: Record<string, V>): Record<string, V> => Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`p${i}`, of[i % 2 ? "hendry" : "okafor"]!]));
      return t.kind === "options" ? { ...t, value: spread(t.value), opening: undefined } : { ...t, better: spread(t.better), opening: spread(t.opening), reserve: spread(t.reserve) };
    }),
    facts: [],
  };

  test("play by the same rules", async () => {
    const log = await session(many, 1, 100);
    expect(checkAppend(EMPTY_STATE, log)).toBeNull();
    expect(replay(log).parties.filter((p) => p.lastSpokeAt !== null).length).toBe(10);
  });
});
