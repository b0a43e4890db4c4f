// What a mediator turn does, in the model's terms: a Move (reader) becomes a few weighted crafts and a list of facts
// about the turn, with parties and topics as indexes. Mapping of the 11 strategies: design, rehearsal engine.
import type { TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { Mistake } from "@/lib/domain/strategy/mistake.ts";
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";
import type { Audience } from "@/lib/domain/session/turn.ts";
import type { Move } from "../../language/move.ts";
import { PARAMETERS } from "./parameters.ts";
import type { CorePackage, Setting } from "./setting.ts";
import type { Touch, Touches } from "./touches.ts";

/** `confide` is asking in a private room: a craft of its own, which wears off apart from asking at the table (proto). */
export const CRAFTS = ["ask", "confide", "empathy", "summarise", "law", "reality", "mobilise", "focus", "practical", "perspective", "prevent", "save-face", "praise", "procedure"] as const;
export type Craft = (typeof CRAFTS)[number];

/** A mediator turn as the psychology hears it. Deterministic in the Move and the room. */
export interface HeardMove {
  /** Number of the mediator turn; dice are derived from it. */
  turn: number;
  /** Index of the party in the private room; null: everybody hears. */
  room: number | null;
  /** Whom the words are meant for, in order; never empty. */
  addressed: number[];
  toAll: boolean;
  crafts: { craft: Craft; weight: number }[];
  topics: number[];
  /** Values put on the table; null entries: topic not named. Null: none put. */
  terms: CorePackage | null;
  asksAssent: boolean;
  question: Move["question"];
  acknowledges: number;
  relevance: number;
  procedural: boolean;
  blames: number[];
  sidesWith: number | null;
  pressures: boolean;
  offTask: boolean;
  probesSecret: boolean;
  mistakes: Mistake[];
  /** Triggers of parties the words touched. */
  touches: Touch[];
  /** Facts, by index in the case, whose exhibit or another account was put to those in the room. */
  puts: number[];
  /** Nothing was said. */
  pause: boolean;
}

const CRAFT_OF: Record<Strategy, Craft> = {
  "understanding-the-situation": "ask",
  "mobilizing-multiple-forces": "mobilise",
  "law-and-morality": "law",
  "principal-contradiction": "focus",
  "ideological-and-practical": "practical",
  "perspective-taking": "perspective",
  "early-detection-and-prevention": "prevent",
  "strategic-ambiguity": "save-face",
  "recognition-and-motivation": "praise",
  // Without terms on the table, "let us settle" narrows the talk to what is left; with terms, the terms do the work.
  "reaching-agreement": "focus",
  others: "procedure",
};

/** Translates a reader's Move. Unknown party and topic ids are dropped; words for nobody in the room are for everybody in it; without touches (rollouts) none are assumed. */
export function heardMove(move: Move, setting: Setting, at: { turn: number; audience: Audience } & Partial<Touches>): HeardMove {
  const room = at.audience.room === "caucus" ? indexOf(setting.parties, at.audience.with) : null;
  const present = room === null ? setting.parties.map((_, i) => i) : [room];
  const named = indexesOf(setting.parties, move.addressees, present);
  const addressed = named.length > 0 ? named : present;
  const terms = corePackage(setting, move.terms);
  const side = move.sidesWith === null ? -1 : indexOf(setting.parties, move.sidesWith);
  return {
    turn: at.turn,
    room,
    addressed,
    toAll: addressed.length > 1 && addressed.length === present.length,
    crafts: (at.pause ? [] : craftsOf(move, terms !== null)).map(({ craft, weight }) => ({ craft: craft === "ask" && room !== null ? "confide" : craft, weight })),
    topics: indexesOf(setting.topics, move.topics, null),
    terms,
    asksAssent: move.asksAssent,
    question: move.question,
    acknowledges: clip(move.acknowledges),
    relevance: clip(move.relevance),
    procedural: move.procedural,
    blames: indexesOf(setting.parties, move.blames, null),
    sidesWith: side < 0 ? null : side,
    pressures: move.pressures,
    offTask: move.offTask && at.pause !== true,
    probesSecret: move.probesSecret,
    mistakes: move.mistakes,
    touches: at.touches ?? [],
    puts: at.puts ?? [],
    pause: at.pause ?? false,
  };
}

/** The crafts of a turn with their weights: first guess, second when close, toolkit, acknowledgement, praise; together within the budget. */
export function craftsOf(move: Move, putsTerms: boolean): HeardMove["crafts"] {
  if (move.offTask) return [];
  const r = PARAMETERS.reading;
  const weights: Weights = new Map();
  if (move.procedural) add(weights, "procedure", 1);
  else addStrategies(move, putsTerms, weights);
  if (move.toolkit === "summarize_and_clarify") add(weights, "summarise", 1);
  if (move.toolkit === "perform_reality_check") add(weights, "reality", 1);
  if (move.acknowledges >= r.acknowledgedFrom) add(weights, "empathy", r.empathy * clip(move.acknowledges));
  if (move.praises && !weights.has("praise")) add(weights, "praise", r.praise);
  let total = 0;
  for (const weight of weights.values()) total += weight;
  const scale = total > PARAMETERS.move.budget ? PARAMETERS.move.budget / total : 1;
  const crafts: HeardMove["crafts"] = [];
  for (const craft of CRAFTS) {
    const weight = (weights.get(craft) ?? 0) * scale;
    if (weight > 0) crafts.push({ craft, weight });
  }
  return crafts;
}

type Weights = Map<Craft, number>;
function add(weights: Weights, craft: Craft, weight: number): void {
  weights.set(craft, Math.min(1, (weights.get(craft) ?? 0) + weight));
}

function addStrategies(move: Move, putsTerms: boolean, weights: Weights): void {
  const [first, second] = move.strategies;
  if (!first) return add(weights, "procedure", 1);
  const r = PARAMETERS.reading;
  const share = move.toolkit === "perform_reality_check" ? r.besideCheck : move.toolkit === "summarize_and_clarify" ? r.besideSummary : 1;
  const { close, sure } = PARAMETERS.move;
  const both = second !== undefined && first.p - second.p < close ? first.p / (first.p + second.p) : 1;
  // An unsure reading does little, for good or ill.
  const confidence = Math.min(1, (both < 1 && second ? first.p + second.p : first.p) / sure);
  for (const [guess, part] of [[first, both], [second, 1 - both]] as const) {
    const p = part * confidence;
    if (!guess || p <= 0) continue;
    if (guess.name === "reaching-agreement" && putsTerms) continue;
    const listens = guess.name === "understanding-the-situation" && move.question === "none" && move.acknowledges >= r.listensFrom;
    add(weights, CRAFT_OF[guess.name], p * share * (listens ? r.listening : guess.name === "reaching-agreement" ? r.closingWithoutTerms : 1));
  }
}

/** Terms as one entry per topic of the case: a number, an option's index, or null where the topic is not named. Null when nothing valid is named. */
export function corePackage(setting: Setting, terms: Readonly<Record<string, TopicValue>> | null): CorePackage | null {
  if (!terms) return null;
  const pack = setting.topics.map((topic) => {
    const value = terms[topic.id];
    if (value === undefined) return null;
    if (topic.options === null) return typeof value === "number" && Number.isFinite(value) ? value : null;
    const option = topic.options.indexOf(String(value));
    return option < 0 ? null : option;
  });
  return pack.some((v) => v !== null) ? pack : null;
}

function indexOf(list: readonly { id: string }[], id: string): number {
  for (let i = 0; i < list.length; i++) if (list[i]?.id === id) return i;
  return -1;
}

/** Indexes of the ids a list holds, each once, in the order named; with `among`, only those. */
function indexesOf(list: readonly { id: string }[], ids: readonly string[], among: readonly number[] | null): number[] {
  const found: number[] = [];
  for (const id of ids) {
    const i = indexOf(list, id);
    if (i >= 0 && !found.includes(i) && (among === null || among.includes(i))) found.push(i);
  }
  return found;
}

function clip(x: number): number {
  return Number.isFinite(x) ? Math.min(1, Math.max(0, x)) : 0;
}
