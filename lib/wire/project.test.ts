import { describe, expect, it } from "vitest";
import { EVENT_KINDS, type EventKind, type SessionEvent } from "@/lib/domain/session/events.ts";
import { projector, type Viewer } from "./project.ts";

/** What nobody but an engine may ever see, and what no mediator may. */
const ENGINE_ONLY: EventKind[] = ["psychology-settled"];
const NEVER_FOR_TRAINEES: EventKind[] = [...ENGINE_ONLY, "move-read", "thought-recorded"];
const METERS: EventKind[] = ["belief-updated", "behaviour-classified", "topic-scored", "reward-given"];
const CUES: EventKind[] = ["mood-shown", "stage-entered"];
/** How the trainee's own moves were read. */
const READINGS: EventKind[] = ["strategy-recognised"];
/** What is said and done aloud: seen by everybody in the room. */
const WORDS: EventKind[] = EVENT_KINDS.filter((kind) => ![...NEVER_FOR_TRAINEES, ...METERS, ...CUES, ...READINGS].includes(kind));

/** A projector looks at the kind alone, so an event of each kind needs no payload of its own here. */
function seenBy(viewer: Viewer): EventKind[] {
  const project = projector(viewer);
  const template: SessionEvent = { kind: "caucus-opened", payload: { partyId: "p" }, seq: 1, at: "2026-01-01T00:00:00.000Z" };
  return EVENT_KINDS.filter((kind) => project(Object.assign({ ...template }, { kind })) !== null);
}
const trainee = (visibility: "live" | "cues" | "after" | "never", ended: boolean): EventKind[] => seenBy({ role: "trainee", visibility, ended });
const sorted = (kinds: EventKind[]): EventKind[] => [...kinds].sort();

describe("what a viewer may see", () => {
  it("words are seen under every visibility", () => {
    for (const visibility of ["live", "cues", "after", "never"] as const) for (const ended of [false, true]) expect(trainee(visibility, ended)).toEqual(expect.arrayContaining(WORDS));
  });

  it("live: words, how one's own moves read, cues and meters", () => {
    expect(sorted(trainee("live", false))).toEqual(sorted([...WORDS, ...READINGS, ...CUES, ...METERS]));
  });

  it("cues: words, how one's own moves read and cues until the end, meters after it", () => {
    expect(sorted(trainee("cues", false))).toEqual(sorted([...WORDS, ...READINGS, ...CUES]));
    expect(trainee("cues", true)).toEqual(expect.arrayContaining(METERS));
  });

  it("after: words until the end, everything a trainee may see after it", () => {
    expect(sorted(trainee("after", false))).toEqual(sorted(WORDS));
    expect(sorted(trainee("after", true))).toEqual(sorted(trainee("live", false)));
  });

  it("never: words alone, before and after the end; not how a move was read", () => {
    for (const ended of [false, true]) expect(sorted(trainee("never", ended))).toEqual(sorted(WORDS));
  });

  it("thoughts, the reading of moves and engine state reach no trainee; engine state reaches nobody", () => {
    for (const visibility of ["live", "cues", "after", "never"] as const) for (const ended of [false, true]) for (const kind of NEVER_FOR_TRAINEES) expect(trainee(visibility, ended)).not.toContain(kind);
    for (const kind of ENGINE_ONLY) expect(seenBy({ role: "instructor" })).not.toContain(kind);
  });

  it("an instructor sees everything else", () => {
    expect(sorted(seenBy({ role: "instructor" }))).toEqual(sorted(EVENT_KINDS.filter((kind) => !ENGINE_ONLY.includes(kind))));
  });

  it("a kind added later is hidden until it is listed: every kind of today is one of these", () => {
    expect(sorted(WORDS)).toEqual(sorted(["session-started", "turn-spoken", "speakers-chosen", "offer-made", "interest-told", "term-drafted", "acceptance-changed", "caucus-opened", "caucus-closed", "sharing-allowed", "hint-given", "session-paused", "session-resumed", "session-adjourned", "next-steps-said", "party-withdrew", "turn-settled", "session-ended"]));
  });
});
