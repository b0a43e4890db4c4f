// What of a session may stand in a document: what was said to everybody, and the public part of the case. Nothing of a private meeting,
// no meter, no thought, no reading. An answer to joint terms counts here only if it was given at the table.
import type { PublicCase, PublicTopic } from "@/lib/domain/case/public-view.ts";
import { TERM_PART_LABELS, TERM_PARTS, type TermDetails, type Terms, type TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { TermRow } from "./document.ts";

/** How the page writes figures and days in the language of the case. */
export interface DocumentPens {
  value: (value: TopicValue, topic: PublicTopic) => string;
  /** An ISO 8601 date or moment as a day. */
  day: (iso: string) => string;
}

export interface TableFacts {
  file: PublicCase;
  mediator: string;
  /** Days of the meetings, first to last; empty before the first word. */
  days: string[];
  outcome: "settled" | "closed" | "breakdown" | "deadlock" | "open";
  /** The terms in question: those settled on, else the last put to everybody. Null: none were. */
  terms: { rows: TermRow[]; left: string[]; answers: { name: string; answer: "yes" | "not-yet" | "no" | null }[] } | null;
  nextSteps: string[];
  /** Whether there was any private meeting: everybody saw the door. */
  behindDoors: boolean;
}

export function tableFacts(file: PublicCase, state: SessionState, mediator: string, pens: DocumentPens): TableFacts {
  const settled = state.ended?.outcome === "settled";
  const put = state.turns.findLast((t) => t.terms !== null && (settled ? t.turn === state.draft?.turn : t.audience.room === "joint"));
  return {
    file, mediator,
    days: [...(state.startedAt === null ? [] : [state.startedAt]), ...state.adjournments.map((a) => a.day)].map(pens.day),
    outcome: state.ended?.outcome ?? "open",
    terms: put?.terms ? { rows: termRows(file, put.terms, put.details ?? {}, pens), left: file.topics.filter((t) => put.terms?.[t.id] === undefined).map((t) => t.name), answers: answersTo(file, state, put.turn) } : null,
    nextSteps: state.nextSteps?.steps ?? [],
    behindDoors: state.caucuses.length > 0,
  };
}

function answersTo(file: PublicCase, state: SessionState, turn: number): { name: string; answer: "yes" | "not-yet" | "no" | null }[] {
  const { draft } = state;
  const aloud = (id: string): boolean => state.ended?.outcome === "settled" || state.turns[(draft?.answeredAt[id] ?? 0) - 1]?.audience.room === "joint";
  return file.parties.map(({ id, name }) => ({ name, answer: draft?.turn === turn && aloud(id) ? (draft.answers[id] ?? null) : null }));
}

function termRows(file: PublicCase, terms: Terms, details: TermDetails, pens: DocumentPens): TermRow[] {
  return file.topics.flatMap((topic) => {
    const value = terms[topic.id];
    if (value === undefined) return [];
    const detail = details[topic.id] ?? {};
    return [{
      topic: topic.name, value: pens.value(value, topic),
      parts: TERM_PARTS.flatMap((part) => (detail[part] === undefined ? [] : [{ name: TERM_PART_LABELS[part][file.language], text: detail[part] }])),
      missing: TERM_PARTS.filter((part) => detail[part] === undefined).map((part) => TERM_PART_LABELS[part][file.language]),
    }];
  });
}
