// What a guard is told about one turn: whose it is, what must not be said in it, and what is open already. Who may still be told what is decided elsewhere.
import type { FigureKind } from "@/lib/simulation/language/amounts.ts";

export interface GuardBrief {
  language: "en" | "zh";
  /** Names this party goes by; a turn that begins with one and a colon is a label, and the label is dropped. */
  own: readonly string[];
  /** Names of everybody else at the table, the mediator included: a line that begins with one and a colon is theirs. */
  others: readonly string[];
  /** What this party keeps to itself at this moment; what it may tell now does not belong here. */
  facts: readonly { id: string; text: string }[];
  /** Figures it must not name: its bottom line, per topic. The offer decided for this turn does not belong here. */
  figures: readonly SecretFigure[];
  /** What everybody in this room has already been told: the public case, and this party's own earlier turns. Words and figures of it are open. */
  known: readonly string[];
  /** Characters after which the speech ends at the next full stop; half as many again and it ends anywhere. */
  maxCharacters?: number;
}

export interface SecretFigure {
  id: string;
  value: number;
  kind: Extract<FigureKind, "money" | "percent" | "days" | "instalments" | "date" | "count">;
  /** What is counted, as the case writes it: hours, 个上午. */
  unit: string;
}

export const STOP_KINDS = ["secret", "figure", "spelled", "out-of-role", "language", "other-speaker", "length"] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** Whether what was said before the stop is a turn that can stand; otherwise the party is asked again. */
export const SPEECH_STANDS: Record<StopKind, boolean> = { secret: false, figure: false, spelled: false, "out-of-role": false, language: false, "other-speaker": true, length: true };

export interface Stop {
  kind: StopKind;
  /** Place in the speech where what must not be said begins; what had left before is never past it. */
  at: number;
  /** Which fact or figure; null for rules that have none. */
  id: string | null;
}
