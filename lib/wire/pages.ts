// View models: what server use cases hand to pages. Plain data, safe for a browser: everything here is public to its viewer.
import type { PersonRole } from "@/lib/domain/person/role.ts";
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import type { Condition } from "@/lib/domain/condition/condition.ts";
import type { Difficulty, DisputeType, Domain, Language, Style } from "@/lib/domain/case/classification.ts";
import type { Outcome, SessionEvent } from "@/lib/domain/session/events.ts";
import type { Visibility } from "@/lib/domain/session/run-spec.ts";


export interface PersonView { id: string; name: string; email: string | null; role: PersonRole; locale: "en" | "zh-CN"; expiresAt: string | null }

export interface CaseListItem {
  slug: string; title: string; firstLine: string; language: Language; disputeType: DisputeType; domain: Domain; style: Style;
  difficulty: Difficulty; minutes: number; partyCount: number; basis: "fictional" | "imported" | "derived"; version: number;
  /** The viewer's own tries. */
  tries: number; lastOutcome: Outcome | null;
}

export interface BriefPage { case: PublicCase; version: number; status: string; tries: number; openSessionId: string | null;
  /** Assignments of the viewer's classes on this case. */
  assignments: { id: string; title: string; className: string; instructors: string[]; visibility: Visibility; dueAt: string | null }[];
  /** Every condition there is; `missing` says why the case does not offer it, null when it does. */
  conditions: { condition: Condition; missing: { en: string; zh: string } | null }[] }

export interface SessionListItem { id: string; caseSlug: string; caseTitle: string; language: Language; mediator: string; ownerName: string; status: "open" | "ended"; outcome: Outcome | null;
  turnCount: number; startedAt: string; updatedAt: string; assignmentTitle: string | null; shared: boolean }

export interface SessionPage {
  id: string; case: PublicCase; condition: string; visibility: Visibility; status: "open" | "ended";
  /** Who looks: the mediator, or an instructor reading. */
  viewer: "mediator" | "instructor";
  ownerName: string; mediatorName: string; mediatorKind: "person" | "ai";
  assignment: { title: string; className: string; instructors: string[] } | null;
  shared: boolean;
  draft: string;
  /** The private room the draft was written in (party id); null: at the table. */
  draftRoom: string | null;
  /** The mediator's own notes; empty for everybody else. Never exported. */
  notes: string;
  /** Projected for the viewer. */
  events: SessionEvent[];
}

/** A metric with its words: `value` null is shown as n/a. */
export interface DebriefPage extends SessionPage {
  metrics: {
    /** From state: mean over parties that count of last minus first behaviour pattern, −3…3. */
    madState: number | null;
    /** From the words; null while no party has two classified turns. */
    madText: number | null;
    consensus: number | null;
    /** Turn at which it settled; the limit when it did not (counted as the maximum). */
    averageTurns: number | null;
    turnLimit: number;
    /** Readings of the reward: last, sum, and each. */
    rewardFinal: number | null; rewardSum: number | null;
    rewards: { turn: number; reward: "worsened" | "same" | "improved" | "solved" }[];
    airtime: { who: string; share: number }[];
    /** Steps of help asked for; null where none were allowed. */
    hintsUsed: number | null;
    /** Topics no located turn speaks of. */
    topicsUntouched: string[];
    shortCut: boolean;
  };
}

export interface ClassListItem { id: string; name: string; seat: "instructor" | "trainee" | "observer"; people: number; assignments: number }
export interface ClassPage {
  id: string; name: string; seat: "instructor" | "trainee" | "observer"; joinCode: string | null; joinCodeExpiresAt: string | null; seatCap: number | null;
  people: { id: string; name: string; email: string | null; seat: string }[];
  assignments: { id: string; title: string; caseSlug: string; caseTitle: string; visibility: Visibility; dueAt: string | null; sessions: number }[];
  /** Instructors only: assignment sessions, and practice sessions their owners shared. */
  sessions: SessionListItem[];
}

export interface ImportIssue { code: string; line: number; level: "refused" | "needs-you" | "noted"; message: string; count: number }
export interface ImportPreview {
  outcome: "accepted" | "accepted-with-warnings" | "rejected";
  files: { name: string; bytes: number; encoding: string; format: string; lineEnds: string }[];
  cases: { line: number; title: string; disputeType: string; parties: { name: string; role: string | null; roleText: boolean; official: boolean }[]; utterances: number; mediatorUtterances: number; derived: boolean;
    excerpt: { speaker: string; mediator: boolean; strategy: string | null; text: string }[] }[];
  issues: ImportIssue[];
  errorTotal: number;
  /** Set after saving. */
  saved: { slug: string; title: string }[] | null;
}
export interface PeoplePage { people: (PersonView & { disabled: boolean; createdAt: string })[] }
export interface AuditPage { entries: { at: string; actor: string | null; action: string; subject: string }[] }
