// What the reader makes of a mediator's words: the only thing the psychology ever sees of them.
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import type { Mistake } from "@/lib/domain/strategy/mistake.ts";
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";
import type { ToolkitAction } from "@/lib/domain/strategy/toolkit.ts";

export interface Move {
  /** First and second guess; probabilities of all 11 would sum to 1. */
  strategies: { name: Strategy; p: number }[];
  toolkit: ToolkitAction | null;
  /** Party ids the words are meant for; empty: everyone in the room. */
  addressees: string[];
  topics: string[];
  /** Concrete values put on the table with these words (from the sheet, or read from figures and option names). Null: none. */
  terms: Terms | null;
  /** The words ask the parties to say yes or no to concrete terms. */
  asksAssent: boolean;
  question: "open" | "closed" | "leading" | "none";
  /** 0–1: a feeling is named or the party's own words are given back. */
  acknowledges: number;
  /** Recognises something a party gave or did. */
  praises: boolean;
  /** 0–1 relevance q: how far the words answer this party's last words and this case. Near 0 for repeats and stock phrases. */
  relevance: number;
  /** Procedure (opening, rules, break, thanks) and minimal encouragers: q does not apply to these. */
  procedural: boolean;
  /** Parties blamed or insulted by the words. */
  blames: string[];
  /** The party whose side the words take, if any. */
  sidesWith: string | null;
  pressures: boolean;
  cites: string[];
  /** Off the matter: small talk, nonsense, attempts to talk to a program. */
  offTask: boolean;
  /** Asks for something a party keeps to itself (bottom line, secret) head-on. */
  probesSecret: boolean;
  mistakes: Mistake[];
}
