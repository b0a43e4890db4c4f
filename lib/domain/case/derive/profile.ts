// The private profile of one party, put together from what its words gave. Every text is the party's own, or a rule's, never a guess at facts.
import type { PrivateProfile } from "../party-schema.ts";
import { isNumeric, type Topic } from "../topic-schema.ts";
import type { DisputeType } from "../classification.ts";
import { type Temper } from "./persona.ts";
import { round2, shade } from "./pick.ts";
import type { Side } from "./sides.ts";
import { cuesOf, interestIn, type Speaker, voiceOf } from "./speech.ts";
import type { TopicKind } from "./topic-kinds.ts";
import { LEVERS, REGISTERS, TRIGGERS } from "./voice-bank.ts";

export interface ProfileParts {
  speaker: Speaker;
  temper: Temper;
  weights: Record<string, number>;
  walkAway: number;
  topics: readonly { kind: TopicKind; topic: Topic }[];
  others: readonly { id: string; name: string; side: Side }[];
  disputeType: DisputeType;
}

const WAY_OUT: Record<DisputeType, string> = {
  labour: "申请劳动仲裁", family: "各过各的，或者去法院", environment: "向主管部门投诉，再去法院", community: "报警或者去法院", debt: "去法院起诉", "public-security": "走治安或者刑事程序",
  traffic: "去法院打赔偿官司", "estate-land": "去法院起诉", campus: "去法院起诉", corporate: "去法院起诉", medical: "申请鉴定，去法院", consumer: "投诉到市场监管，再去法院", inheritance: "去法院分割",
};

export function profileOf({ speaker, temper, weights, walkAway, topics, others, disputeType }: ProfileParts): PrivateProfile {
  const kinds = topics.map((t) => t.kind);
  const hidden = speaker.pieces.filter((p) => !p.shared);
  const wants = hidden.filter((p) => p.kind === "want").map((p) => p.text);
  const first = heaviest(topics, weights);
  const feelings = hidden.filter((p) => p.kind === "feeling" || p.kind === "fear").map((p) => p.text);
  return {
    objective: wants.length > 0 ? `${wants.join("；")}。` : `想把${first?.name ?? "这件事"}谈出一个自己交代得过去的结果。`,
    bottomLine: bottomLine(speaker, topics, weights),
    batna: { text: wayOut(speaker.side, disputeType, topics.some((t) => isNumeric(t.topic))), value: walkAway },
    optimism: temper.optimism,
    barrier: { kind: temper.barrier, level: temper.level, cues: cuesOf(speaker), levers: LEVERS[temper.barrier] },
    persona: {
      tki: temper.tki, reactivity: temper.reactivity, culture: "cn",
      register: speaker.kind === "person" ? REGISTERS[temper.tki] : `${REGISTERS[speaker.kind]}${REGISTERS[temper.tki]}`,
      calls: { ...Object.fromEntries(others.map((o) => [o.id, o.name])), mediator: "调解员" },
      triggers: [...TRIGGERS[temper.barrier]],
    },
    beliefs: Object.fromEntries(others.map((o) => [o.id, belief(speaker, o, temper)])),
    weights,
    secrets: hidden.filter((p) => p.kind === "fear").map((p, i) => ({ id: `s${i + 1}`, text: p.text, sensitivity: round2(.45 + .15 * Math.abs(shade(speaker.own, p.text))), mayShare: false })),
    interests: Object.fromEntries(topics.map(({ kind, topic }) => [topic.id, interestIn(kind, speaker, kinds)])),
    feelings,
    voice: voiceOf(speaker),
  };
}

function wayOut(side: Side, disputeType: DisputeType, money: boolean): string {
  if (side === "third") return "谈不成，两边接着闹，自己夹在当中，也只能这样过。";
  const way = `谈不成就${WAY_OUT[disputeType]}`;
  if (side === "answers") return `${way}：${money ? "也许少给一点" : "也许不用低头"}，可要拖很久，名声和精力都搭进去。`;
  return `${way}：道理也许站得住，可要等很久，${money ? "拿不拿得到手说不准" : "日子还得先这样过"}。`;
}

function heaviest(topics: ProfileParts["topics"], weights: Record<string, number>): Topic | null {
  return [...topics].sort((a, b) => (weights[b.topic.id] ?? 0) - (weights[a.topic.id] ?? 0))[0]?.topic ?? null;
}

/** By rule: the reserve of the sum, and on the heaviest other topic the least it could live with. */
function bottomLine(speaker: Speaker, topics: ProfileParts["topics"], weights: Record<string, number>): string {
  const parts: string[] = [];
  for (const { topic } of topics) {
    if (!isNumeric(topic)) continue;
    const limit = topic.reserve[speaker.id];
    if (limit !== undefined && speaker.side !== "third") parts.push(speaker.side === "claims" ? `${topic.name}低于${limit}元不签` : `${topic.name}高过${limit}元拿不出`);
  }
  const matter = heaviest(topics.filter((t) => !isNumeric(t.topic)), weights);
  if (matter && !isNumeric(matter)) {
    const values = matter.value[speaker.id] ?? {};
    const bearable = [...matter.options].sort((a, b) => (values[a.id] ?? 0) - (values[b.id] ?? 0)).find((o) => (values[o.id] ?? 0) >= .4);
    if (bearable) parts.push(`${matter.name}上最少也要“${bearable.label}”这样的安排`);
  }
  return parts.length > 0 ? `${parts.join("；")}。` : "别的都能商量，不能让自己这一边难做。";
}

function belief(speaker: Speaker, other: { name: string; side: Side }, temper: Temper): { goal: string; valence: number; flexibility: number } {
  const against = speaker.side !== "third" && other.side !== "third" && other.side !== speaker.side;
  const goal = against ? (other.side === "claims" ? `想多要一点，还要${speaker.self}低头` : "想拖着、少给，最好不了了之") : other.side === "third" ? "只想早点清静" : "跟自己一样，也想有个着落";
  const tint = .1 * shade(speaker.own, other.name);
  return { goal, valence: round2(against ? -.35 - .4 * temper.reactivity + tint : .1 + tint), flexibility: round2(against ? .25 - .1 * temper.firmness + .05 * tint : .5) };
}
