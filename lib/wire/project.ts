// The single gate for secrets: which events a viewer may see. Whole events pass or do not; payloads are never edited,
// because private facts live in kinds of their own (domain/session/events.ts).
import type { EventKind, SessionEvent } from "@/lib/domain/session/events.ts";
import type { Visibility } from "@/lib/domain/session/run-spec.ts";

export type Viewer =
  /** The person who mediates; `ended` opens what "after" holds back. */
  | { role: "trainee"; visibility: Visibility; ended: boolean }
  /** An instructor of the class the session was assigned in (or shared with): the full state. */
  | { role: "instructor" };

const WORDS = ["session-started", "turn-spoken", "strategy-recognised", "speakers-chosen", "offer-made", "interest-told", "term-drafted", "acceptance-changed",
  "caucus-opened", "caucus-closed", "party-withdrew", "turn-settled", "session-ended"] as const satisfies readonly EventKind[];
const CUES = ["mood-shown", "stage-entered"] as const satisfies readonly EventKind[];
const METERS = ["belief-updated", "behaviour-classified", "topic-scored", "reward-given"] as const satisfies readonly EventKind[];
const STATE = ["move-read", "thought-recorded"] as const satisfies readonly EventKind[];
// psychology-settled is for engines only: no viewer ever gets it.

function allowed(viewer: Viewer): ReadonlySet<EventKind> {
  if (viewer.role === "instructor") return new Set([...WORDS, ...CUES, ...METERS, ...STATE]);
  const live = viewer.visibility === "live" || (viewer.visibility !== "never" && viewer.ended);
  const cues = live || viewer.visibility === "cues";
  return new Set([...WORDS, ...(cues ? CUES : []), ...(live ? METERS : [])]);
}

/** A filter for one viewer, to be made once per request or stream. */
export function projector(viewer: Viewer): (event: SessionEvent) => SessionEvent | null {
  const kinds = allowed(viewer);
  return (event) => (kinds.has(event.kind) ? event : null);
}
