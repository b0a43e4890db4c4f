// What language models may cost: spend against caps per person, class and for everybody, who may go on, and when it starts anew.
// Warning at 80 % as issue 7 asks. A session under way may be finished, so that nobody is cut off in the middle of a sentence.
import { z } from "zod";

export const BUDGET_SCOPES = ["person", "class", "everybody"] as const;
export type BudgetScope = (typeof BUDGET_SCOPES)[number];

export const BUDGET_PERIODS = ["day", "month", "total"] as const;
/** `total` never starts anew. */
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number];

export const BUDGET_MEASURES = ["tokens", "money"] as const;
/** Tokens in and out together, or money in millionths of the currency prices are given in. */
export type BudgetMeasure = (typeof BUDGET_MEASURES)[number];

export const Cap = z.strictObject({
  scope: z.enum(BUDGET_SCOPES),
  period: z.enum(BUDGET_PERIODS),
  measure: z.enum(BUDGET_MEASURES),
  /** 0 allows nothing. */
  limit: z.number().int().nonnegative(),
});
export type Cap = z.infer<typeof Cap>;

/** One call's cost. What an endpoint did not count is estimated before it comes here, and said to be. */
export interface Spend {
  /** ISO 8601 in UTC. */
  at: string;
  personId: string;
  classId: string | null;
  tokens: number;
  /** Millionths; null where no price is set for the model. */
  money: number | null;
  estimated: boolean;
}

export interface Standing {
  cap: Cap;
  used: number;
  /** Used of limit; 1 where the limit is 0. */
  share: number;
  /** How many calls of the period count by estimate, and how many have no price and so count nothing towards money. */
  estimated: number;
  unpriced: number;
  state: "free" | "warned" | "spent";
  /** When the period ends, ISO 8601 in UTC; null for `total`. */
  resetsAt: string | null;
}

export const WARNING_SHARE = 0.8;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export interface BudgetQuestion {
  caps: readonly Cap[];
  spends: readonly Spend[];
  who: { personId: string; classId: string | null };
  /** ISO 8601 in UTC. */
  now: string;
  /** Minutes east of Greenwich by which days and months are counted: 480 in China. Summer time is the caller's. */
  utcOffsetMinutes: number;
}

/** How every cap stands that concerns this person, the nearest to its limit first. A class cap concerns nobody outside a class. Throws on a date that is none. */
export function standings({ caps, spends, who, now, utcOffsetMinutes }: BudgetQuestion): Standing[] {
  const nowMs = instant(now);
  return caps.filter((cap) => cap.scope !== "class" || who.classId !== null).map((cap): Standing => {
    const [start, end] = periodOf(cap.period, nowMs, utcOffsetMinutes);
    const counted = spends.filter((s) => concerns(s, cap.scope, who) && within(instant(s.at), start, end));
    const used = counted.reduce((sum, s) => sum + (cap.measure === "tokens" ? s.tokens : (s.money ?? 0)), 0);
    const share = cap.limit === 0 ? 1 : used / cap.limit;
    return {
      cap, used, share,
      estimated: counted.filter((s) => s.estimated).length,
      unpriced: cap.measure === "money" ? counted.filter((s) => s.money === null).length : 0,
      state: share >= 1 ? "spent" : share >= WARNING_SHARE ? "warned" : "free",
      resetsAt: end === null ? null : new Date(end).toISOString(),
    };
  }).sort((a, b) => b.share - a.share);
}

export type Leave =
  | { may: "go-on"; warning: Standing | null }
  /** The session under way may be finished; a new one may not begin. */
  | { may: "finish"; because: Standing }
  | { may: "not"; because: Standing; /** When all caps that are spent have started anew; null when one never does. */ resetsAt: string | null };

/** Whether this person may call a model now. `underWay`: for a session that called one before. */
export function leaveFor(question: BudgetQuestion, underWay: boolean): Leave {
  const all = standings(question);
  const spent = all.filter((s) => s.state === "spent");
  const [because] = spent;
  if (because === undefined) return { may: "go-on", warning: all.find((s) => s.state === "warned") ?? null };
  // A cap of nothing is a switch, not a purse that ran out: nothing is finished under it.
  if (underWay && spent.every((s) => s.cap.limit > 0)) return { may: "finish", because };
  const resets = spent.map((s) => s.resetsAt);
  return { may: "not", because, resetsAt: resets.reduce((latest, at) => (latest === null || at === null ? null : at > latest ? at : latest), because.resetsAt) };
}

function concerns(spend: Spend, scope: BudgetScope, who: BudgetQuestion["who"]): boolean {
  if (scope === "everybody") return true;
  return scope === "person" ? spend.personId === who.personId : spend.classId !== null && spend.classId === who.classId;
}

function within(at: number, start: number | null, end: number | null): boolean {
  return (start === null || at >= start) && (end === null || at < end);
}

/** First and last instant (excluded) of the period now is in; null for no bound. */
function periodOf(period: BudgetPeriod, nowMs: number, utcOffsetMinutes: number): [number | null, number | null] {
  if (period === "total") return [null, null];
  const offset = utcOffsetMinutes * MINUTE_MS;
  const local = new Date(nowMs + offset);
  const [year, month, day] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()];
  if (period === "day") {
    const start = Date.UTC(year, month, day) - offset;
    return [start, start + DAY_MS];
  }
  return [Date.UTC(year, month, 1) - offset, Date.UTC(year, month + 1, 1) - offset];
}

function instant(text: string): number {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) throw new Error(`budget: "${text}" is no date`);
  return ms;
}
