// The first profile of an imported case, by stated rules: sides → topics → temper and weights → reserves → a deal that exists → words.
// The same input always gives the same profile; a party's profile follows its own words, not its place in the list.
import type { PartyFillers, PrivateProfile } from "../party-schema.ts";
import type { CaseFile } from "../schema.ts";
import type { OptionsTopic, Topic } from "../topic-schema.ts";
import { type DeriveInput, type DeriveParty, materialOf } from "./input.ts";
import { moneyTopic, stakesOf } from "./money.ts";
import { type Temper, temperOf } from "./persona.ts";
import { clamp, round2, shade } from "./pick.ts";
import { piecesOf, selfWord } from "./pieces.ts";
import { profileOf } from "./profile.ts";
import { settle } from "./settle.ts";
import { factsOf, publicOf, safetyOf } from "./shared-facts.ts";
import { type Side, sidesOf } from "./sides.ts";
import { fillersOf, openingsOf, type Speaker } from "./speech.ts";
import { TOPIC_PLANS, type TopicKind } from "./topic-kinds.ts";
import { chooseTopics } from "./topics.ts";
import { weightsOf } from "./weights.ts";

export interface DerivedParty { private: PrivateProfile; public: string; side: Side }
export interface DerivedCase {
  parties: Map<string, DerivedParty>;
  topics: Topic[];
  packages: CaseFile["packages"];
  facts: CaseFile["facts"];
  safety: CaseFile["safety"];
  openings: Record<string, string[]>;
  fillers: Record<string, PartyFillers>;
}

interface Read { party: DeriveParty; own: string; side: Side; temper: Temper; weights: Record<string, number> }

export function deriveCase(input: DeriveInput): DerivedCase {
  const sides = sidesOf(input);
  const chosen = chooseTopics(input);
  const kinds = chosen.map((c) => c.kind);
  const read: Read[] = input.parties.map((party) => {
    const own = materialOf(party, input.description);
    const side = sides.get(party.id) ?? "third";
    const temper = temperOf(own, input.description, side);
    return { party, own, side, temper, weights: weightsOf(kinds, own, input.description, side, temper.barrier) };
  });
  const topics = chosen.map(({ kind, name }) => ({ kind, topic: topicOf(kind, name, input, sides, read) }));
  const plain = topics.map((t) => t.topic);
  const { walkAway, packages } = settle(plain, read.map((r) => ({ id: r.party.id, weights: r.weights, walkAway: r.temper.walkAway })));

  const speakers = new Map(read.map((r) => [r.party.id, speakerOf(r, read, input.description)]));
  const parties = new Map(read.map((r): [string, DerivedParty] => {
    const speaker = speakers.get(r.party.id);
    if (!speaker) throw new Error(`no speaker for ${r.party.id}`);
    const others = read.filter((o) => o !== r).map((o) => ({ id: o.party.id, name: o.party.name, side: o.side }));
    const profile = profileOf({ speaker, temper: r.temper, weights: r.weights, walkAway: walkAway.get(r.party.id) ?? r.temper.walkAway, topics, others, disputeType: input.disputeType });
    return [r.party.id, { private: profile, public: publicOf(r.party.name, input.description), side: r.side }];
  }));
  const hurt = read.find((r) => r.side === "claims")?.party.id ?? null;
  return {
    parties, topics: plain, facts: factsOf(input, kinds), safety: safetyOf(input, input.disputeType === "family" ? hurt : null),
    packages: packages.map((terms, i) => ({ terms, note: i === 0 ? "按规则推得：各方都过得去，最吃亏的一方也比不谈好。" : "按规则推得的另一种：换了一项，各方仍都能接受。" })),
    openings: Object.fromEntries([...speakers].map(([id, s]) => [id, openingsOf(s, kinds)])),
    fillers: Object.fromEntries([...speakers].map(([id, s]) => [id, fillersOf(s, topics)])),
  };
}

function topicOf(kind: TopicKind, name: string, input: DeriveInput, sides: ReadonlyMap<string, Side>, read: readonly Read[]): Topic {
  if (kind === "money" || kind === "support") {
    const firmness = (party: DeriveParty) => read.find((r) => r.party.id === party.id)?.temper.firmness ?? 0;
    return moneyTopic(kind, name, stakesOf(input, sides, kind === "support"), input, sides, firmness);
  }
  const { options } = TOPIC_PLANS[kind];
  const topic: OptionsTopic = { id: kind, name, kind: "options", options: options.map(({ id, label }) => ({ id, label })), value: {}, opening: {} };
  for (const { party, own, side, temper } of read) {
    const values = Object.fromEntries(options.map((o) => {
      // A face at stake makes a public word dearer; hardship makes time cheaper to give than money.
      const dearer = temper.barrier === "face" && side === "answers" && o.id === "public" ? -.1 : temper.barrier === "hardship" && side === "answers" && o.id === "at-once" ? -.1 : 0;
      return [o.id, round2(clamp(o[side] + dearer + .07 * shade(own, `${kind}.${o.id}`), 0, 1))];
    }));
    topic.value[party.id] = values;
    const best = options.reduce((a, b) => ((values[b.id] ?? 0) > (values[a.id] ?? 0) ? b : a));
    topic.opening = { ...topic.opening, [party.id]: best.id };
  }
  return topic;
}

/** Names longer than this are "对方" in speech. */
const SAYABLE = 8;

function speakerOf({ party, own, side, temper }: Read, all: readonly Read[], description: string): Speaker {
  const facing = all.filter((o) => o.party !== party && (side === "third" || o.side !== side) && o.side !== "third");
  const [only] = facing;
  const other = side === "third" || !only || facing.length > 1 ? (side === "third" ? "他们" : "对方") : only.party.name.length <= SAYABLE ? only.party.name : "对方";
  return { id: party.id, kind: party.kind, side, self: selfWord(party), other, own, barrier: temper.barrier, pieces: piecesOf(party, description) };
}
