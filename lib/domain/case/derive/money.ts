// The range, openings and reserves of a money topic, from the amounts in the texts. Claims are read by the words before them, a pot to be
// divided is claimed half, a cost is claimed with something on top, an agreed sum called too little is a floor. Where nothing is
// written, a range usual for the type is taken; it is a teaching estimate, and the topic says so in `why`.
import type { DisputeType } from "../classification.ts";
import type { NumericTopic } from "../topic-schema.ts";
import { findAmounts } from "./amounts.ts";
import { materialOf, type DeriveInput, type DeriveParty } from "./input.ts";
import { clamp, shade } from "./pick.ts";
import type { Side } from "./sides.ts";

/** CNY; low and high end of what is fought over when no figure is written. */
const USUAL: Record<DisputeType, [number, number]> = {
  community: [500, 8_000], labour: [20_000, 150_000], family: [5_000, 60_000], "estate-land": [20_000, 150_000], debt: [10_000, 80_000], traffic: [20_000, 200_000],
  medical: [10_000, 150_000], "public-security": [3_000, 40_000], consumer: [500, 20_000], inheritance: [30_000, 300_000], environment: [10_000, 100_000], campus: [3_000, 40_000], corporate: [10_000, 120_000],
};
/** CNY a month. */
const USUAL_SUPPORT: [number, number] = [300, 1_800];
/** A death is claimed at this or more (CNY). */
const DEATH_CLAIM = 800_000;

export interface Stakes { low: number; high: number; why: string; strength: "debt" | "usual" }

/** What is fought over: the least the asked side speaks of, the most the asker does. */
export function stakesOf(input: DeriveInput, sides: ReadonlyMap<string, Side>, support: boolean): Stakes {
  if (support) return { low: USUAL_SUPPORT[0], high: USUAL_SUPPORT[1], why: "材料里没有写每月的数目，区间按教学需要估计。", strength: "usual" };
  const read = { claim: [] as number[], cost: [] as number[], debt: [] as number[], pot: [] as number[], offer: [] as number[], paid: [] as number[] };
  for (const { text, side } of [...input.parties.map((p) => ({ text: materialOf(p, input.description), side: sides.get(p.id) })), { text: input.description, side: undefined }]) {
    for (const amount of findAmounts(text)) {
      const value = amount.value ?? ((amount.low ?? 0) + (amount.high ?? 0)) / 2;
      if ((amount.currency !== null && amount.currency !== "CNY") || value < 100) continue;
      read[meaning(text.slice(Math.max(0, amount.index - 16), amount.index), text, side)].push(value);
    }
  }
  const most = (list: number[]) => (list.length > 0 ? Math.max(...list) : null);
  const death = /身亡|死亡|去世|不治|遇难/.test(input.description);
  const cost = most(read.cost);
  const least = read.offer.length > 0 ? Math.min(...read.offer) : null;
  const [claim, debt, pot, paid] = [most(read.claim), most(read.debt), most(read.pot), most(read.paid)];
  if (claim !== null) return stakes(least ?? claim * .2, claim, "区间按材料里要求的数目和对方愿意的数目定。");
  if (debt !== null) return { ...stakes(least ?? debt * .3, debt, "区间按材料里欠的数目定。"), strength: "debt" };
  if (paid !== null) return stakes(paid, paid * 3, "一方认为原来给的太少，区间从原来的数目起。");
  if (pot !== null) return stakes(pot * .1, pot * .5, "区间按材料里要分的总数定，最多一半。");
  if (cost !== null) return stakes(cost * .3, death ? Math.max(DEATH_CLAIM, cost * 1.4) : cost * 1.4, "区间按材料里已经花掉的费用定。");
  const [low, high] = USUAL[input.disputeType];
  return { ...stakes(low, death ? Math.max(high, DEATH_CLAIM / 4) : high, "材料里没有写数目，区间按这类纠纷教学需要估计，不是统计。") };
}

function stakes(low: number, high: number, why: string): Stakes {
  return { low: low < high * .9 ? low : high * .3, high, why, strength: "usual" };
}

function meaning(before: string, text: string, side: Side | undefined): "claim" | "cost" | "debt" | "pot" | "offer" | "paid" {
  if (/标准赔偿|只(?:肯|愿|能)|愿意(?:赔|出|支付)|先行/.test(before)) return "offer";
  if (/获得|得到|共计|总额|拆迁补偿款$/.test(before) && !/要求/.test(before)) return "pot";
  if (/过少|太少|偏低/.test(text) && /补偿|拆迁款/.test(before)) return "paid";
  if (/要求|主张|开出|高达|索要|赔偿$/.test(before)) return side === "answers" ? "offer" : "claim";
  return /借|欠|货款|收购款/.test(before) || /^借/.test(text) ? "debt" : "cost";
}

/** The topic, with an opening and a hard reserve for every party. Reserves leave a zone: every asker's lies below every asked one's. */
export function moneyTopic(id: string, name: string, stakes: Stakes, input: DeriveInput, sides: ReadonlyMap<string, Side>, firmness: (party: DeriveParty) => number): NumericTopic {
  const span = stakes.high - stakes.low;
  const unitOf = roundTo(stakes.high);
  const at = (fraction: number) => Math.round((stakes.low + span * fraction) / unitOf) * unitOf;
  const topic: NumericTopic = { id, name, kind: "amount", unit: "CNY", range: [Math.max(0, at(-.15)), at(1.1)], better: {}, opening: {}, reserve: {}, why: stakes.why };
  // Fractions of the span: an asker settles somewhat below the middle, the asked side goes somewhat above; an admitted debt is owed nearly whole.
  const [askers, asked] = stakes.strength === "debt" ? [.55, .9] : [.28, .72];
  for (const party of input.parties) {
    const firm = clamp(firmness(party) + .4 * shade(materialOf(party, input.description), id), -1, 1);
    const side = sides.get(party.id) ?? "third";
    topic.better[party.id] = side === "claims" ? "high" : "low";
    topic.opening[party.id] = side === "claims" ? at(.96 + .1 * firm) : side === "answers" ? at(.06 - .1 * firm) : at(.2);
    topic.reserve[party.id] = side === "claims" ? at(askers + .1 * firm) : side === "answers" ? at(asked - .1 * firm) : topic.range[1];
  }
  return topic;
}

/** Three figures of the amount are kept: 85,500, 3,810, 455. */
function roundTo(high: number): number {
  return Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(10, high))) - 2));
}
