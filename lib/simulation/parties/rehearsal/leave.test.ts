import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { checkAppend } from "@/lib/domain/session/invariants.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import { reduce, replay } from "@/lib/domain/session/reduce.ts";
import type { RunSpec } from "@/lib/domain/session/run-spec.ts";
import { LANGUAGE } from "../../language/language.ts";
import { asksLeave } from "../../language/reading/asks-leave.ts";
import { EN } from "../../mediators/phrases/en.ts";
import { ZH } from "../../mediators/phrases/zh.ts";
import { openingEvents } from "../../run-session.ts";
import { place, takeTurn } from "../../take-turn.ts";
import { createRehearsalEngine } from "./engine.ts";

const load = (slug: string): CaseFile => CaseFile.parse(parse(readFileSync(`prisma/seed/cases/${slug}.yaml`, "utf8")));
const engine = createRehearsalEngine(LANGUAGE);
const now = (): string => "2026-03-02T10:00:00.000Z";

async function talk(file: CaseFile, seed: number, lines: { text: string; room: string | null }[]): Promise<SessionEvent[]> {
  const spec: RunSpec = { caseVersionId: "v", caseSlug: file.slug, caseVersion: 1, condition: "general", variant: null, seed, engine: "rehearsal", engineVersion: "t", mediator: { kind: "person", name: "p" }, mediatorView: null, limits: { turns: 200 }, codeVersion: "t" };
  const events = await openingEvents({ file, spec, engine, visibility: "live", now });
  let state = replay(events);
  const add = (fresh: NewEvent[]): void => {
    const placed = place(fresh, state, now);
    expect(checkAppend(state, placed)).toBeNull();
    events.push(...placed);
    state = placed.reduce(reduce, state);
  };
  for (const { text, room } of lines) {
    if (state.caucus !== room) {
      if (state.caucus !== null) add([{ kind: "caucus-closed", payload: { partyId: state.caucus } }]);
      if (room !== null) add([{ kind: "caucus-opened", payload: { partyId: room } }]);
    }
    add([{ kind: "turn-spoken", payload: { turn: state.turns.length + 1, speaker: { seat: "mediator" }, audience: room === null ? { room: "joint", to: [] } : { room: "caucus", with: room }, text, lang: file.language, terms: null } }]);
    for await (const step of takeTurn({ file, events, engine, now })) {
      if (step.type !== "batch") continue;
      expect(checkAppend(state, step.events)).toBeNull();
      events.push(...step.events);
      state = step.events.reduce(reduce, state);
    }
    if (state.ended) break;
  }
  return events;
}

const WARM = [
  "Thank you both for coming. This is voluntary and private, I take no side, and you decide. Is that all right with you?",
  "Ms Okafor, what was it like in that room, with a child who coughs all night?",
  "That must have been frightening, Ms Okafor, lying awake and listening to him breathe. What would you have wanted somebody to do?",
];
const ALONE = [
  "Ms Okafor, what you tell me here stays here unless you say otherwise. What weighs most on you in all this?",
  "You wrote four times and nobody answered; I can hear how that hurt. Why does the reference letter matter so much to you?",
  "And the deposit, Ms Okafor: what would it be for, and where could you see yourself going on it?",
];
const ASK = "Of what you've told me, Ms Okafor, what may I carry across, and what stays here?";

describe("leave to share", () => {
  test("is heard in every way a mediator may ask for it, and in no other words of the phrase banks", () => {
    const filled = (phrase: string): string => phrase.replaceAll(/\{\w+\}/g, "Ms Okafor");
    for (const [lang, bank] of [["en", EN], ["zh", ZH]] as const) {
      expect(bank.carry.filter((p) => !asksLeave(filled(p), lang)), lang).toEqual([]);
      const others = Object.entries(bank).filter(([kind]) => kind !== "carry" && kind !== "open" && kind !== "caucus").flatMap(([, phrases]) => phrases);
      expect(others.filter((p) => asksLeave(filled(p), lang)), lang).toEqual([]);
    }
  });

  test("is given word for word, by name of the turn it was said in, in private, by a party that trusts; the log's rules hold it", async () => {
    const file = load("harbour-row");
    let given = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const events = await talk(file, seed, [...WARM.map((text) => ({ text, room: null })), ...[...ALONE, ASK].map((text) => ({ text, room: "okafor" }))]);
      const state = replay(events);
      const answer = state.turns.at(-1);
      for (const r of state.released) {
        given++;
        expect(state.turns[r.said - 1]?.text).toContain(r.words);
        expect(state.turns[r.said - 1]?.audience.room).toBe("caucus");
        expect(answer?.text).toContain(r.words);
        expect(r.turn).toBe(answer?.turn);
      }
      if (state.released.length === 0) expect(answer?.text).toMatch(/stays here|in this room|nothing across|to yourself/);
    }
    expect(given).toBeGreaterThan(3);
  });

  test("is not given at the table, nor to a mediator who has lost the party's trust", async () => {
    const file = load("harbour-row");
    const pressed = ["Ms Okafor, come on, calm down.", "Honestly, you are being unreasonable; take the six hundred or you will lose in court.", "You should be ashamed, dragging this out.", "Just sign, nobody will give you more."];
    const hurt = replay(await talk(file, 2, [...pressed, ALONE[2] ?? "", ASK].map((text) => ({ text, room: "okafor" }))));
    expect(hurt.released).toEqual([]);
    const joint = replay(await talk(file, 2, [...WARM, ASK].map((text) => ({ text, room: null }))));
    expect(joint.released).toEqual([]);
  });
});
