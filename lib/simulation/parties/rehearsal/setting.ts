// What stays fixed through a session, compiled from the case file, the seed and the limits into arrays by party and
// topic, so that the numeric core never touches text. Seeded spreads: parameters.ts.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { bestEnd, utility } from "@/lib/domain/case/utility.ts";
import { isNumeric, type NumericTopic, type Topic } from "@/lib/domain/case/topic-schema.ts";
import type { PartyRecord } from "@/lib/domain/case/party-schema.ts";
import type { Barrier } from "@/lib/domain/party/persona.ts";
import { seededRng, seedFrom } from "@/lib/domain/rng.ts";
import { clip, round6 } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import { sharedInterest } from "./coalitions.ts";
import { dialsOf, TKI, type Dials } from "./conditions.ts";
import { membersOf, pullMargin, type MemberSetting } from "./members.ts";
import { authorityLimit, type AuthorityLimit } from "./authority.ts";

/** One value per topic of the case: a number, the index of an option, or null where nothing is named. */
export type CorePackage = (number | null)[];

export interface TopicSetting {
  id: string;
  /** Option ids in the file's order; null: numeric. */
  options: string[] | null;
  range: [number, number];
  /** Spoken figures are multiples of this. */
  step: number;
}

/**
 * What a topic is worth to one party: a line from its reserve (share 0) over `room` to its best end (share 1), rising
 * with the value (`sign` 1) or against it (−1); or a table by option. `nothing`: the file values it nowhere.
 */
export type Worth = { kind: "line"; reserve: number; room: number; sign: 1 | -1 } | { kind: "table"; values: (number | null)[] } | { kind: "nothing" };

export interface PartySetting {
  id: string;
  /** Per topic, sum 100. */
  weights: number[];
  worth: Worth[];
  /** Where the party begins on each topic, as value or option index. */
  opening: CorePackage;
  batna: number;
  optimism: number;
  assertiveness: number;
  cooperativeness: number;
  beta: number;
  reactivity: number;
  barrier: Barrier;
  barrierLevel: number;
  /** Utility of its opening: what it asks for, part of it bluff. */
  opens: number;
  /** How far above walking away it truly aims, in utility. */
  ambition: number;
  /** Utility beyond walking away that the case's packages leave it: how much an unready party holds out for. */
  room: number;
  /** Per topic: trust it takes to tell why the topic matters. */
  sensitivity: number[];
  /** Index of the topic with the greatest weight. */
  dearest: number;
  /** Round after which a party still in denial despairs. */
  patience: number;
  /** Facts of the ledger it can speak of: index in the file, topics, and whether its version can shift. */
  facts: { fact: number; about: number[]; shifts: boolean }[];
  limit: AuthorityLimit | null;
  members: MemberSetting[];
  /** Utility its members make it hold out for besides. */
  pull: number;
  dials: Dials;
  /** Shared interest with each party, −1 … 1; all 0 with two parties. */
  shared: number[];
}

export interface Setting {
  seed: number;
  /** 0 easy, 1 medium, 2 hard: index into the parameters given per difficulty. */
  difficulty: 0 | 1 | 2;
  /** Mediator turns in which a session of this protocol is expected to get where it will. */
  horizon: number;
  gain: number;
  topics: TopicSetting[];
  parties: PartySetting[];
  /** The case has officials who inform but take no part in terms. */
  officials: boolean;
}

/**
 * Compiles a case. `turnLimit`: utterances the protocol allows (RunSpec limits). Same file, seed and limit give the same
 * setting. Weights that do not sum to 100 are scaled to; a topic a party has no value for is nothing to it.
 */
export function compileSetting(file: CaseFile, seed: number, turnLimit: number): Setting {
  const { pace, move } = PARAMETERS;
  const difficulty = ({ easy: 0, medium: 1, hard: 2 } as const)[file.difficulty];
  // Each further party has to be heard as well: patience and pace are those of a longer session.
  const longest = Math.round((pace.longest * file.parties.length) / 2);
  const horizon = clip(Math.round((turnLimit * pace.used) / pace.utterancesPerRound), pace.shortest, longest);
  const topics = file.topics.map(topicSetting);
  const parties = fixed.get(file) ?? withShared(file.parties.map((party) => fixedParty(file, party, topics)), topics);
  fixed.set(file, parties);
  return {
    seed,
    difficulty,
    horizon,
    gain: move.gain * Math.min(pace.gainAtMost, round6(Math.sqrt(longest / horizon))),
    topics,
    parties: parties.map((party) => partySetting(party, { seed, difficulty, horizon })),
    officials: file.officials.length > 0,
  };
}

function withShared(parties: FixedParty[], topics: TopicSetting[]): FixedParty[] {
  if (parties.length < 3) return parties;
  const grid = (p: FixedParty): number[][] => topics.map((t, k) =>
    t.options !== null ? t.options.map((_, o) => worthAt(p.worth[k], o)) : [0, 1, 2, 3, 4].map((s) => worthAt(p.worth[k], t.range[0] + ((t.range[1] - t.range[0]) * s) / 4)));
  const all = parties.map((p) => ({ weights: p.weights, values: grid(p) }));
  return parties.map((p, i) => ({ ...p, shared: all.map((b, j) => { const a = all[i]; return a === undefined || i === j ? 0 : sharedInterest(a, b); }) }));
}

function topicSetting(topic: Topic): TopicSetting {
  if (!isNumeric(topic)) return { id: topic.id, options: topic.options.map((o) => o.id), range: [0, topic.options.length - 1], step: 1 };
  return { id: topic.id, options: null, range: topic.range, step: spokenStep(topic.kind, topic.range[1] - topic.range[0]) };
}

/** Things and days are spoken of whole. */
function spokenStep(kind: NumericTopic["kind"], span: number): number {
  const step = niceStep(span);
  return kind === "count" || kind === "date" ? Math.max(1, step) : step;
}

/** A step people speak in: 1, 2 or 5 times a power of ten, about a hundredth of the range. */
export function niceStep(span: number): number {
  if (!(span > 0)) return 1;
  const raw = span / 100;
  let power = 1;
  while (power * 10 <= raw) power *= 10;
  while (power > raw) power /= 10;
  return raw < 2 * power ? power : raw < 5 * power ? 2 * power : 5 * power;
}

/** What no seed changes, compiled once for as long as the case is in memory. */
const fixed = new WeakMap<CaseFile, FixedParty[]>();
type Seeded = "ambition" | "sensitivity" | "patience";
type FixedParty = Omit<PartySetting, Seeded>;

function partySetting(party: FixedParty, run: { seed: number; difficulty: 0 | 1 | 2; horizon: number }): PartySetting {
  const { start } = PARAMETERS;
  const dice = seededRng(seedFrom(`${run.seed}:setting:${party.id}`));
  return {
    ...party,
    ambition: start.ambition + start.ambitionSpread * dice(),
    sensitivity: party.weights.map((w) => start.sensitivity + start.sensitivityByWeight * w + start.sensitivitySpread * dice()),
    patience: Math.round(run.horizon * (start.patience[run.difficulty] + start.patienceSpread * dice())),
  };
}

function fixedParty(file: CaseFile, party: PartyRecord, topics: TopicSetting[]): FixedParty {
  const { private: own } = party;
  const total = file.topics.reduce((sum, t) => sum + (own.weights[t.id] ?? 0), 0);
  const weights = file.topics.map((t) => (total > 0 ? ((own.weights[t.id] ?? 0) * 100) / total : 100 / file.topics.length));
  const worth = file.topics.map((t) => worthOf(t, party.id));
  const opening = file.topics.map((t, k) => openingOf(t, party.id, worth[k]));
  const tki = TKI[own.persona.tki];
  return {
    id: party.id,
    weights,
    worth,
    opening,
    batna: own.batna.value,
    optimism: own.optimism,
    assertiveness: tki.assertiveness,
    cooperativeness: tki.cooperativeness,
    beta: tki.beta,
    reactivity: own.persona.reactivity,
    barrier: own.barrier.kind,
    barrierLevel: own.barrier.level,
    opens: opening.reduce<number>((sum, value, k) => sum + (weights[k] ?? 0) * worthAt(worth[k], value), 0),
    room: roomOf(file, party),
    dearest: weights.indexOf(Math.max(...weights)),
    facts: file.facts.flatMap((fact, index) =>
      fact.versions[party.id] === undefined ? [] : [{
        fact: index,
        about: fact.about.map((id) => topics.findIndex((t) => t.id === id)).filter((k) => k >= 0),
        shifts: fact.shift?.[party.id] !== undefined,
      }]),
    limit: authorityLimit(party, file.topics),
    members: membersOf(party),
    pull: pullMargin(membersOf(party), roomOf(file, party)),
    dials: dialsOf(own.persona.culture),
    shared: file.parties.map(() => 0),
  };
}

function worthOf(topic: Topic, partyId: string): Worth {
  if (!isNumeric(topic)) {
    const table = topic.value[partyId];
    return table ? { kind: "table", values: topic.options.map((o) => table[o.id] ?? null) } : { kind: "nothing" };
  }
  const reserve = topic.reserve[partyId];
  const better = topic.better[partyId];
  if (reserve === undefined || better === undefined) return { kind: "nothing" };
  const sign = better === "high" ? 1 : -1;
  // The same line as the domain's share(): from the reserve to what the party opens with (bestEnd), not to the end of the range.
  return { kind: "line", reserve, sign, room: Math.abs((bestEnd(topic, partyId) ?? reserve) - reserve) };
}

function openingOf(topic: Topic, partyId: string, worth: Worth | undefined): number | null {
  if (isNumeric(topic)) {
    const best = worth?.kind === "line" ? worth.reserve + worth.sign * worth.room : null;
    return topic.opening[partyId] ?? best;
  }
  const named = topic.opening?.[partyId];
  const index = named === undefined ? -1 : topic.options.findIndex((o) => o.id === named);
  if (index >= 0) return index;
  if (worth?.kind !== "table") return null;
  const values = worth.values.map((v) => v ?? -1);
  return values.indexOf(Math.max(...values));
}

/** Share 0–1 of a value under a worth, 0 past the reserve, where there is no value, and where nothing is at stake. */
export function worthAt(worth: Worth | undefined, value: number | null): number {
  if (!worth || value === null) return 0;
  if (worth.kind === "table") return worth.values[value] ?? 0;
  if (worth.kind === "nothing") return 0;
  const gained = worth.sign * (value - worth.reserve);
  // A reserve at the best end leaves no room: whatever satisfies it is all the party wants.
  return gained < 0 ? 0 : worth.room === 0 ? 1 : Math.min(1, gained / worth.room);
}

function roomOf(file: CaseFile, party: PartyRecord): number {
  const { roomLeast, roomMost } = PARAMETERS.acceptance;
  const gains = file.packages.flatMap(({ terms }) => {
    const { value, pastReserve } = utility(file, party.id, terms);
    return pastReserve.length === 0 ? [value - party.private.batna.value] : [];
  });
  return gains.length === 0 ? roomMost : clip(Math.max(...gains), roomLeast, roomMost);
}
