// The reader as `advise` wants it: words tried out at the end of a log, nothing recorded, and nothing known of the case that is private,
// so that not even the choice between two lines tells a secret. Kept are the cues of disclosures: they only meet words already spoken.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";
import type { Move } from "../language/move.ts";
import type { ReadMove } from "../language/ports.ts";
import type { Room } from "../mediators/hearing.ts";

/** How a mediator turn would be read, by somebody who knows what is public, if it were said next. */
export function readerOf(file: CaseFile, state: SessionState, read: ReadMove): (said: { text: string; to: readonly string[]; room: Room }) => Move {
  const known = publicPart(file);
  return ({ text, to, room }) => {
    const turn: Turn = {
      turn: state.turns.length + 1, speaker: { seat: "mediator" }, audience: room === null ? { room: "joint", to: [...to] } : { room: "caucus", with: room },
      text, lang: /\p{Script=Han}/u.test(text) ? "zh" : "en", terms: null,
    };
    return read({ file: known, turn, state: { ...state, turns: [...state.turns, { ...turn, at: "" }] } });
  };
}

/** One a case, so that what the reader prepares of a file is prepared once. */
const parts = new WeakMap<CaseFile, CaseFile>();

function publicPart(file: CaseFile): CaseFile {
  const known = parts.get(file);
  if (known) return known;
  const part: CaseFile = {
    ...file, facts: [], invitees: [], packages: [], reference: null, openings: {}, fillers: {}, conditions: {}, variants: [],
    officials: file.officials.map(({ id, name, role }) => ({ id, name, role })),
    parties: file.parties.map((p) => ({
      ...p,
      private: {
        objective: "", bottomLine: "", batna: { text: "", value: 0 }, optimism: 0, barrier: { kind: p.private.barrier.kind, level: 0, cues: [] },
        persona: { tki: p.private.persona.tki, reactivity: 0, register: "", triggers: [] }, weights: {}, secrets: [], interests: {}, feelings: [], voice: [],
      },
    })),
  };
  parts.set(file, part);
  return part;
}
