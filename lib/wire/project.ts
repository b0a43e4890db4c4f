// The single gate for secrets: which events a viewer may see. Whole events pass or do not; payloads are never edited,
// because private facts live in kinds of their own (domain/session/events.ts).
import type { EventKind, SessionEvent } from "@/lib/domain/session/events.ts";
import type { Visibility } from "@/lib/domain/session/run-spec.ts";

export type Viewer =
  /** The person who mediates; `ended` opens what "after" holds back. */
  | { role: "trainee"; visibility: Visibility; ended: boolean }
  /** An instructor of the class the session was assigned in (or shared with): the full state. */
  | { role: "instructor" };

const WORDS = ["session-started", "turn-spoken", "speakers-chosen", "offer-made", "interest-told", "term-drafted", "acceptance-changed",
  "caucus-opened", "caucus-closed", "sharing-allowed", "hint-given", "session-paused", "session-resumed", "session-adjourned", "next-steps-said", "party-withdrew", "turn-settled", "session-ended"] as const satisfies readonly EventKind[];
/** How the mediator's own turns were read: not while an exam goes on, and never where nothing measured is to be seen. */
const READINGS = ["strategy-recognised"] as const satisfies readonly EventKind[];
const CUES = ["mood-shown", "stage-entered"] as const satisfies readonly EventKind[];
const METERS = ["belief-updated", "behaviour-classified", "topic-scored", "reward-given"] as const satisfies readonly EventKind[];
const STATE = ["move-read", "thought-recorded"] as const satisfies readonly EventKind[];
// psychology-settled is for engines only: no viewer ever gets it.

/** Whether a viewer is told how the mediator's turns were read: a trainee while the session runs with live meters or cues, after it unless "never". */
export function readsOwn(viewer: Viewer): boolean {
  if (viewer.role === "instructor") return true;
  return viewer.visibility === "live" || viewer.visibility === "cues" || (viewer.visibility === "after" && viewer.ended);
}

function allowed(viewer: Viewer): ReadonlySet<EventKind> {
  if (viewer.role === "instructor") return new Set([...WORDS, ...READINGS, ...CUES, ...METERS, ...STATE]);
  const live = viewer.visibility === "live" || (viewer.visibility !== "never" && viewer.ended);
  const cues = live || viewer.visibility === "cues";
  return new Set([...WORDS, ...(readsOwn(viewer) ? READINGS : []), ...(cues ? CUES : []), ...(live ? METERS : [])]);
}

/** A filter for one viewer, to be made once per request or stream. */
export function projector(viewer: Viewer): (event: SessionEvent) => SessionEvent | null {
  const kinds = allowed(viewer);
  return (event) => (kinds.has(event.kind) ? event : null);
}
