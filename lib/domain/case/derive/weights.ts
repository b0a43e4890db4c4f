// How much each topic matters to a party: by how often its own words touch it (thrice), and the description (once), plus what its blocking
// feeling cares for. Integers, at least 6 each, sum 100, never all equal. Equal words are told apart by their shade.
import type { Barrier } from "@/lib/domain/party/persona.ts";
import { findAmounts } from "./amounts.ts";
import { clamp, shade } from "./pick.ts";
import type { Side } from "./sides.ts";
import { TOPIC_PLANS, type TopicKind } from "./topic-kinds.ts";
import { hits } from "./words.ts";

const LEAST = 6;
const MOST_HITS = 3;
const CARES: Record<Barrier, Partial<Record<TopicKind, number>>> = {
  face: { apology: 5, calm: 4, forgive: 3, conduct: 2 },
  hardship: { money: 5, support: 5, schedule: 4, care: 3, stay: 4 },
  hostile: { finding: 4, contract: 4, conduct: 3, trade: 3, burden: 3 },
  unheard: { apology: 3, finding: 3, conduct: 4, work: 3, safety: 3 },
};
const SIDE_CARES: Record<Side, Partial<Record<TopicKind, number>>> = {
  claims: { money: 4, work: 3, stay: 3, conduct: 2 },
  answers: { money: 5, schedule: 4, calm: 4, forgive: 4, contract: 3, work: 2 },
  third: { calm: 3, conduct: 3 },
};

export function weightsOf(topics: readonly TopicKind[], own: string, description: string, side: Side, barrier: Barrier): Record<string, number> {
  const raw = topics.map((kind) => {
    const { words } = TOPIC_PLANS[kind];
    const figure = kind === "money" && findAmounts(own).length > 0 ? 3 : 0;
    return 4 + 3 * Math.min(MOST_HITS, hits(own, words)) + Math.min(MOST_HITS, hits(description, words)) + figure + (CARES[barrier][kind] ?? 0) + (SIDE_CARES[side][kind] ?? 0) + 2.5 * shade(own, kind);
  });
  const total = raw.reduce((a, b) => a + Math.max(1, b), 0);
  const whole = raw.map((r) => Math.round(clamp((100 * Math.max(1, r)) / total, LEAST, 80)));
  const largest = whole.indexOf(Math.max(...whole));
  whole[largest] = (whole[largest] ?? 0) + 100 - whole.reduce((a, b) => a + b, 0);
  if (whole.length > 1 && new Set(whole).size === 1) {
    whole[0] = (whole[0] ?? 0) + 1;
    whole[1] = (whole[1] ?? 0) - 1;
  }
  return Object.fromEntries(topics.map((kind, i) => [kind, whole[i] ?? LEAST]));
}
