// What everybody may know of a derived case: facts and public sentences, taken word for word from the shared description only.
import type { CaseFile, Fact } from "../schema.ts";
import { findAmounts } from "./amounts.ts";
import type { DeriveInput } from "./input.ts";
import { TOPIC_PLANS, type TopicKind } from "./topic-kinds.ts";
import { hits } from "./words.ts";

const FACTS = 8;
const LONGEST = 160;

/** Sentences that fix something: a date, a sum, a finding. Known to every party. */
export function factsOf(input: DeriveInput, topics: readonly TopicKind[]): Fact[] {
  const fixed = sentences(input.description).filter((s) => s.length <= LONGEST && (/\d+年|\d+月|认定|鉴定|诊断|协议|约定|登记/.test(s) || findAmounts(s).length > 0));
  return fixed.slice(0, FACTS).map((truth, i) => ({
    id: `f${i + 1}`, truth: `${truth}。`, versions: {}, exhibit: null, knows: input.parties.map((p) => p.id),
    about: topics.filter((kind) => hits(truth, TOPIC_PLANS[kind].words) > 0),
  }));
}

/** What the description says of a party, else only that it is one. */
export function publicOf(name: string, description: string): string {
  const bare = name.replace(/[（(].*$/, "");
  const about = sentences(description).filter((s) => s.includes(bare) && s.length <= LONGEST).slice(0, 2);
  return about.length > 0 ? about.map((s) => `${s}。`).join("") : "申请调解的材料里列名的一方。";
}

/** A case that tells of blows at home has a disclosure to be ready for. */
export function safetyOf(input: DeriveInput, hurt: string | null): CaseFile["safety"] {
  if (hurt === null || !/家暴|打骂|动手打|殴打妻|一直打她/.test(input.description)) return [];
  return [{
    id: "blows-at-home", who: hurt, when: "单独谈，觉得安全的时候", cue: "说到夜里不敢睡、身上有伤，或者话到一半停住",
    right: "先停下来确认今天回去是否安全，告诉她可以报警、申请人身安全保护令，由社区和妇联跟进；再谈别的。", wrong: "劝她为了孩子忍一忍，或者当着对方的面追问。",
  }];
}

function sentences(text: string): string[] {
  return text.split(/[。！？\n]/).map((s) => s.trim()).filter((s) => s.length > 5);
}
