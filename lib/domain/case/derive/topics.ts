// Which topics a case has: those its dispute type brings along and its texts speak of, two to four. A case is played on what people quarrel over,
// not on everything a word touches, so a topic without any word of its own needs a strong prior.
import { materialOf, type DeriveInput } from "./input.ts";
import { TOPIC_KINDS, TOPIC_PLANS, TOPIC_PRIORS, type TopicKind } from "./topic-kinds.ts";
import { hits } from "./words.ts";

const MOST = 4;
const FEWEST = 2;

export interface ChosenTopic { kind: TopicKind; name: string }

/** Topics in order of weight. Only one of them is money. */
export function chooseTopics(input: DeriveInput): ChosenTopic[] {
  const priors = TOPIC_PRIORS[input.disputeType];
  const own = input.parties.map((p) => materialOf(p, input.description)).join("。");
  const scored = TOPIC_KINDS.flatMap((kind) => {
    const prior = priors[kind];
    if (prior === undefined) return [];
    const { words } = TOPIC_PLANS[kind];
    // What a party itself says weighs twice what the description says; beyond three hits it is simply "much".
    return [{ kind, score: 2 * prior + 2 * Math.min(3, hits(own, words)) + Math.min(3, hits(input.description, words)) }];
  }).sort((a, b) => b.score - a.score);
  const money = scored.find((s) => (s.kind === "money" || s.kind === "support") && s.score >= 3)?.kind ?? null;
  const eligible = scored.filter(({ kind, score }) => score >= 3 && (kind !== "money" && kind !== "support" || kind === money) && (kind !== "schedule" || money === "money"));
  const spare = scored.filter((s) => !eligible.includes(s) && s.kind !== "money" && s.kind !== "support" && s.kind !== "schedule");
  const chosen = eligible.length >= FEWEST ? eligible.slice(0, MOST) : [...eligible, ...spare].slice(0, FEWEST);
  return chosen.map(({ kind }) => ({ kind, name: topicName(kind, input) }));
}

function topicName(kind: TopicKind, input: DeriveInput): string {
  const plan = TOPIC_PLANS[kind];
  if (kind === "money" && input.disputeType === "debt") return /借/.test(input.description) ? "还款数额" : "货款数额";
  if (kind === "money" && input.disputeType === "estate-land") return /拆迁/.test(input.description) ? "拆迁款怎么补" : "补偿款数额";
  return plan.names?.[input.disputeType] ?? plan.name;
}
