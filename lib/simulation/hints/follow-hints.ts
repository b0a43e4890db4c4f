// For the tests beside it: a mediator who does what the hints say, turn after turn, and takes every fourth turn alone with a party.
import { publicView } from "@/lib/domain/case/public-view.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { RunSpec } from "@/lib/domain/session/run-spec.ts";
import { LANGUAGE } from "../language/language.ts";
import { mediatorView } from "../mediators/view.ts";
import { createRehearsalEngine } from "../parties/rehearsal/engine.ts";
import { runSession } from "../run-session.ts";
import { advise, type Advice } from "./advise.ts";
import { readerOf } from "./reader.ts";

export interface Followed { advice: { advice: Advice; state: SessionState; room: string | null }[]; events: SessionEvent[] }

/** Plays `rounds` rounds of a case by its hints alone. */
export async function followHints(file: CaseFile, seed: number, rounds: number): Promise<Followed> {
  const advice: Followed["advice"] = [];
  const events: SessionEvent[] = [];
  const shown = publicView(file);
  const spec: RunSpec = {
    caseVersionId: "v", caseSlug: file.slug, caseVersion: 1, condition: "general", variant: null, seed, engine: "rehearsal", engineVersion: "t",
    mediator: { kind: "ai", name: "hints" }, mediatorView: "dialogue", limits: { turns: 120 }, codeVersion: "test",
  };
  const steps = runSession({
    file, spec, visibility: "live", engine: createRehearsalEngine(LANGUAGE), now: () => "2026-03-02T10:00:00.000Z",
    mediator: {
      name: "hints",
      act: async () => {
        if (advice.length >= rounds) return { kind: "close" };
        const state = replay(events);
        const n = Math.floor(advice.length / 4);
        const room = advice.length % 8 >= 5 && advice.length % 8 < 7 ? (file.parties[n % file.parties.length]?.id ?? null) : null;
        const given = advise(mediatorView(shown, state), room, seed, readerOf(file, state, LANGUAGE.readMove));
        advice.push({ advice: given, state, room });
        return { kind: "speak", to: given.partyId === null ? [] : [given.partyId], private: room, text: given.line, terms: null };
      },
    },
  });
  for await (const step of steps) if (step.type === "batch") events.push(...step.events);
  return { advice, events };
}
