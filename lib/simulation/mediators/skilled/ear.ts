// What a mediator without meters has heard so far, and the terms it would put on that ground alone: spoken offers, interests told, what was given
// and what was refused. Weights of the guesses by craft; no source gives any.
import type { PublicTopic as Topic } from "@/lib/domain/case/public-view.ts";
import type { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";
import { rounded } from "../bridging.ts";
import type { Heard, Table } from "./heard.ts";

/** How dear a topic seems: what a party begins with, what it explained, what it refused terms over; less what it gave way on. */
const DEAR = { plain: 1, first: 1.6, told: 0.5, refused: 0.8, gave: 0.75 } as const;
/** Worth of an option a party neither named nor heard named as the other's: it might do. */
const UNNAMED = 0.5;
const OTHERS = 0.3;
/** How much more a refuser counts, a refusal. */
const TILT = 0.1;
/** Better by this for who refused; worse by no more than this for who accepted; the weight of falling short of either. */
const STEP = 0.03;
const GIVE = 0.1;
const SHORT = 12;
/** What is left of an option's guessed worth after a refusal over it; what the very terms refused before lose. */
const DOUBT = 0.6;
const AGAIN = 4;

export class Ear {
  /** Per party and topic: every value spoken, oldest first. */
  readonly offers = new Map<string, TopicValue[]>();
  readonly dear = new Map<string, number>();
  private readonly refusals = new Map<string, number>();
  /** Whole terms a party answered: what it took, and what it would not. */
  private readonly took = new Map<string, Terms[]>();
  private readonly refused = new Map<string, Terms[]>();
  /** Factor on the guessed worth of an option that a party gave as its reason to refuse. */
  private readonly doubt = new Map<string, number>();
  private readonly begun = new Set<string>();
  /** Per party, the terms it last said yes to. */
  private readonly takes = new Map<string, Terms>();
  private readonly topics: readonly Topic[];
  private readonly ids: readonly string[];

  /** Of the case it knows what a mediator is told: parties, topics, ranges and options. */
  constructor(table: Table) {
    this.topics = table.topics;
    this.ids = table.parties.map((p) => p.id);
  }

  /** Takes in the answers of one round. */
  hear(heard: Heard): void {
    for (const { partyId, answer } of heard.draft?.answers ?? []) if (heard.draft && answer === "yes") this.takes.set(partyId, heard.draft.terms);
    for (const { partyId, act, offer, tells, topicId } of heard.answers) {
      if (offer) {
        const key = `${partyId} ${offer.topicId}`;
        this.offers.set(key, [...(this.offers.get(key) ?? []), offer.value]);
        if (!this.begun.has(partyId)) this.feel(partyId, offer.topicId, DEAR.first - DEAR.plain);
        this.begun.add(partyId);
        if (act === "concede") this.dear.set(key, (this.dear.get(key) ?? DEAR.plain) * DEAR.gave);
      }
      if (tells !== null) this.feel(partyId, tells, DEAR.told);
      if (heard.draft && act === "accept") this.took.set(partyId, [...(this.took.get(partyId) ?? []), heard.draft.terms]);
      if (act === "reject-terms") {
        if (heard.draft) this.refused.set(partyId, [...(this.refused.get(partyId) ?? []), heard.draft.terms]);
        this.refusals.set(partyId, (this.refusals.get(partyId) ?? 0) + 1);
        if (topicId !== null) {
          this.feel(partyId, topicId, DEAR.refused);
          const put = `${partyId} ${topicId} ${String(heard.draft?.terms[topicId])}`;
          this.doubt.set(put, (this.doubt.get(put) ?? 1) * DOUBT);
        }
      }
    }
  }

  private feel(partyId: string, topicId: string, by: number): void {
    const key = `${partyId} ${topicId}`;
    this.dear.set(key, (this.dear.get(key) ?? DEAR.plain) + by);
  }

  private first(partyId: string, topicId: string): TopicValue | undefined { return this.offers.get(`${partyId} ${topicId}`)?.[0]; }
  private last(partyId: string, topicId: string): TopicValue | undefined { return this.offers.get(`${partyId} ${topicId}`)?.at(-1); }

  /** The middle of what was spoken last (of the range, or of the list, where nobody spoke): splitting the difference, whatever it is worth to anybody. */
  middleTerms(): Terms {
    return Object.fromEntries(this.topics.map((topic, k) => {
      // An option cannot be halved: each in turn gets what it named.
      if (topic.kind === "options") return [topic.id, this.last(this.ids[k % this.ids.length] ?? "", topic.id) ?? topic.options[Math.floor((topic.options.length - 1) / 2)]?.id ?? ""];
      const spoken = this.ids.flatMap((id) => { const v = this.last(id, topic.id); return typeof v === "number" ? [v] : []; });
      const [low, high] = spoken.length === 0 ? topic.range : [Math.min(...spoken), Math.max(...spoken)];
      return [topic.id, rounded(topic, (low + high) / 2)];
    }));
  }

  /** The terms with the greatest product of guessed worths, found by going from topic to topic until nothing improves. */
  bridgingTerms(): Terms {
    return this.between() ?? this.searched();
  }

  /** Where each of two parties took other terms: half way between the two, figures in the middle, options after who holds them dearer. Null otherwise. */
  private between(): Terms | null {
    const [a, b] = this.ids;
    const [mine, yours] = [a === undefined ? undefined : this.takes.get(a), b === undefined ? undefined : this.takes.get(b)];
    if (this.ids.length !== 2 || a === undefined || b === undefined || !mine || !yours || mine === yours) return null;
    const terms = Object.fromEntries(this.topics.map((topic) => {
      const [x, y] = [mine[topic.id], yours[topic.id]];
      if (topic.kind !== "options" && typeof x === "number" && typeof y === "number") return [topic.id, rounded(topic, (x + y) / 2)];
      const dear = (id: string): number => this.dear.get(`${id} ${topic.id}`) ?? DEAR.plain;
      return [topic.id, (dear(a) >= dear(b) ? x : y) ?? ""];
    }));
    return terms;
  }

  private searched(): Terms {
    let terms = this.middleTerms();
    let best = this.score(terms);
    for (let pass = 0; pass < 6; pass++) {
      const before = best;
      for (const topic of this.topics) {
        for (const value of this.candidates(topic)) {
          const tried = { ...terms, [topic.id]: value };
          const score = this.score(tried);
          if (score > best + 1e-9) { terms = tried; best = score; }
        }
      }
      if (best === before) break;
    }
    return terms;
  }

  private candidates(topic: Topic): TopicValue[] {
    if (topic.kind === "options") return topic.options.map((o) => o.id);
    const [low, high] = topic.range;
    return Array.from({ length: 21 }, (_, s) => rounded(topic, low + ((high - low) * s) / 20));
  }

  private score(terms: Terms): number {
    const again = [...this.refused.values()].some((list) => list.some((t) => this.topics.every((topic) => t[topic.id] === terms[topic.id])));
    return (again ? -AGAIN : 0) + this.ids.reduce((sum, id) => {
      const worth = this.worth(id, terms);
      // What somebody would not take must get better for it, what it took may get worse a little.
      const least = Math.max(...(this.refused.get(id) ?? []).map((t) => this.worth(id, t) + STEP), 0);
      const kept = Math.min(...(this.took.get(id) ?? []).map((t) => this.worth(id, t) - GIVE), 1);
      const short = Math.max(0, least - worth) + Math.max(0, Math.min(kept, 1) - worth) * (this.took.has(id) ? 1 : 0);
      return sum + (1 + TILT * (this.refusals.get(id) ?? 0)) * Math.log(0.02 + worth) - SHORT * short;
    }, 0);
  }

  /** 0–1: how content a party would seem to be. */
  private worth(id: string, terms: Terms): number {
    let sum = 0;
    let all = 0;
    for (const topic of this.topics) {
      const value = terms[topic.id];
      const weight = this.dear.get(`${id} ${topic.id}`) ?? DEAR.plain;
      all += weight;
      if (value !== undefined) sum += weight * this.share(id, topic, value);
    }
    return all === 0 ? 0 : sum / all;
  }

  private share(id: string, topic: Topic, value: TopicValue): number {
    const own = this.first(id, topic.id);
    const others = this.ids.filter((o) => o !== id).flatMap((o) => this.first(o, topic.id) ?? []);
    if (topic.kind === "options") {
      if (value === this.last(id, topic.id) || value === own) return 1;
      return (others.includes(value) ? OTHERS : UNNAMED) * (this.doubt.get(`${id} ${topic.id} ${String(value)}`) ?? 1);
    }
    const [low, high] = topic.range;
    // Who said nothing on a figure is taken to want the other end.
    const wants = typeof own === "number" ? own : others.some((o) => typeof o === "number" && o > (low + high) / 2) ? low : high;
    return high === low ? 1 : 1 - Math.abs(Number(value) - wants) / (high - low);
  }
}
