// The skilled mediator over moves: hears each party, meets heat, sums up news, pulls the lever the cues point to, tests reality alone, and puts
// terms when moods allow. In the dialogue view it knows only what is audible; with meters it also sees patterns. Order and waits by craft, tuned
// on the tuning seeds of lib/simulation/adversary/seeds.ts only.
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { Barrier } from "@/lib/domain/party/persona.ts";
import { seedFrom } from "@/lib/domain/rng.ts";
import { rounded } from "../bridging.ts";
import { Ear } from "./ear.ts";
import { PartyGuess } from "./guess.ts";
import type { Choice, Heard, SkilledMove, Table } from "./heard.ts";
import { Notes } from "./notes.ts";

/** `informed`: terms of its own ground; `content-free`: halves. `ignores`: index of a party it never speaks to. */
export interface Skill { terms: "informed" | "content-free"; ignores: number | null }

/** Per party how far its behaviour pattern has come, 1–4, where meters are seen. */
export type Stages = ReadonlyMap<string, number>;

const LEVER: Record<Barrier, SkilledMove> = { face: "ambiguity", hostile: "perspective", hardship: "practical", unheard: "empathy" };
/** Turns before the same kind of thing is done for the same party again. */
const WAIT = { comfort: 3, praise: 5, lever: 2, check: 4, ask: 2, summary: 4, terms: 2, focus: 8, perspective: 5 } as const;

/** Utterances left when it closes what will not settle. */
const LAST = 3;
/** Utterances left from which terms are put though not everybody is ready for them. */
const ENDING = 8;

/** One session's skilled mediator: `choose` is asked once per turn of its own, in order. */
export class SkilledMind {
  private readonly notes: Map<string, Notes>;
  private readonly ear: Ear;
  private round = 0;
  private news = 0;
  private summedAt = 0;
  private proposedAt = -99;
  private focusedAt = -99;
  private readonly guesses: Map<string, PartyGuess>;
  private readonly put: Terms[] = [];
  private stages: Stages | null = null;
  private readonly table: Table;
  private readonly skill: Skill;

  constructor(table: Table, seed: number, skill: Skill) {
    this.table = table;
    this.skill = skill;
    this.ear = new Ear(table);
    this.guesses = new Map(table.parties.map((p) => [p.id, new PartyGuess(table.topics, seedFrom(`guess:${seed}:${p.id}`))]));
    this.notes = new Map(table.parties.flatMap((p, i) => (i === skill.ignores ? [] : [[p.id, new Notes()]])));
  }

  /** What to do next, after what was just heard. `stages`: null in the dialogue view. */
  choose(heard: Heard, stages: Stages | null): Choice {
    this.round += 1;
    this.stages = stages;
    this.listen(heard);
    const ids = [...this.notes.keys()];
    if (this.round === 1) return this.toAll("other");
    // Time is up and nothing holds: a close with respect is better than running into the wall.
    if (heard.turnsLeft <= LAST && ids.some((id) => !this.of(id).accepted)) return { kind: "close" };
    const hot = ids.find((id) => this.of(id).band === "hot" && this.since(this.of(id).comfortedAt) >= WAIT.comfort);
    const gone = ids.find((id) => this.of(id).away);
    if (gone !== undefined) return this.to(gone, "empathy");
    if (hot !== undefined) return this.comfort(hot);
    const refuser = ids.find((id) => this.since(this.of(id).refusedAt) <= 1 && this.since(this.of(id).checkedAt) >= WAIT.check);
    if (refuser !== undefined) return this.check(refuser);
    if (this.mayPropose(ids, heard)) return this.propose();
    const waiting = ids.filter((id) => this.since(this.of(id).addressedAt) > ids.length + 1).sort((a, b) => this.of(a).addressedAt - this.of(b).addressedAt);
    for (const id of waiting) { const step = this.work(id); if (step) return step; }
    if (this.news >= 2 && this.since(this.summedAt) >= WAIT.summary) return this.summarise();
    for (const id of ids.sort((a, b) => this.level(a) - this.level(b) || this.of(a).addressedAt - this.of(b).addressedAt)) { const step = this.work(id); if (step) return step; }
    if (this.since(this.focusedAt) > WAIT.focus) { this.focusedAt = this.round; return this.toAll("focus"); }
    const behind = ids.filter((id) => this.level(id) < 2).sort((a, b) => this.of(a).comfortedAt - this.of(b).comfortedAt)[0];
    if (behind !== undefined) return this.of(behind).band === "cool" && this.since(this.of(behind).askedAt) > WAIT.ask ? this.ask(behind, true) : this.comfort(behind);
    return this.since(this.proposedAt) >= WAIT.terms ? this.propose() : this.summarise();
  }

  private listen(heard: Heard): void {
    this.ear.hear(heard);
    for (const { partyId, mood } of heard.moods) { const own = this.notes.get(partyId); if (own) { own.mood = mood ?? own.mood; own.away = mood === "away"; } }
    for (const answer of heard.answers) {
      const guess = this.guesses.get(answer.partyId);
      if (answer.offer) guess?.names(answer.offer.topicId, answer.offer.value);
      if (heard.draft && (answer.act === "accept" || answer.act === "reject-terms")) guess?.answers(heard.draft.terms, answer.act === "accept", answer.topicId);
      const own = this.notes.get(answer.partyId);
      if (!own || answer.byMember) continue;
      own.band = answer.band;
      if (answer.cue) { own.fresh = true; own.cues[answer.cue] = (own.cues[answer.cue] ?? 0) + 1; }
      if (answer.tells !== null) { own.told += 1; this.news += 1; }
      if (answer.fact) this.news += 0.5;
      if (answer.act === "deflect") own.deflected += 1;
      if (answer.act === "concede") { own.gaveAt = this.round; this.news += 1; }
      if (answer.act === "reject-terms") own.refusedAt = this.round;
    }
    for (const a of heard.draft?.answers ?? []) { const own = this.notes.get(a.partyId); if (own) own.accepted = a.answer === "yes"; }
  }

  private of(id: string): Notes {
    const own = this.notes.get(id);
    if (!own) throw new Error(`skilled: ${id} is nobody it speaks to`);
    return own;
  }

  private since(round: number): number { return this.round - round; }

  /** How far along a party seems, 0–3: by its mood, what it gave and what it told; by the meter where there is one. */
  private level(id: string): number {
    const met = this.stages?.get(id);
    if (met !== undefined) return met - 1;
    const own = this.of(id);
    if (own.accepted) return 3;
    if (own.mood === "open" || own.mood === "softening") return 2;
    return own.mood === "listening" || own.told > 0 || this.since(own.gaveAt) < 6 ? 1 : 0;
  }

  private mayPropose(ids: readonly string[], heard: Heard): boolean {
    if (this.since(this.proposedAt) < WAIT.terms) return false;
    const ready = ids.every((id) => this.level(id) >= 2 && this.of(id).checks > 0);
    return ready || (heard.turnsLeft < ENDING && ids.every((id) => this.level(id) >= 1));
  }

  private work(id: string): Choice | null {
    const own = this.of(id);
    const stuck = this.level(id) < 2;
    const topics = this.table.topics.length;
    if (own.asks === 0) return this.ask(id, false);
    const cue = this.lever(id);
    if (stuck && own.fresh && cue !== null && own.band !== "hot" && this.since(own.leverAt) >= WAIT.lever) return this.pull(id, cue);
    if (own.told < topics && own.asks < 4 && this.since(own.askedAt) >= WAIT.ask) return this.ask(id, own.deflected > 0 || own.asks > 1);
    if (own.checks === 0 && (own.told > 0 || this.level(id) > 0)) return this.check(id);
    if (this.since(own.gaveAt) <= 2 && this.since(own.praisedAt) > WAIT.praise) { own.praisedAt = this.round; return this.to(id, "praise"); }
    if (stuck && own.band !== "cool" && this.since(own.comfortedAt) > WAIT.comfort) return this.comfort(id);
    if (stuck && own.band === "cool" && this.since(own.sawOtherAt) > WAIT.perspective) { own.sawOtherAt = this.round; return this.to(id, "perspective"); }
    if (stuck && cue !== null && own.levers < 4 && this.since(own.leverAt) >= WAIT.lever) return this.pull(id, cue);
    return stuck && this.since(own.checkedAt) > WAIT.check && own.checks < 3 ? this.check(id) : null;
  }

  private pull(id: string, lever: SkilledMove): Choice {
    const own = this.of(id);
    own.leverAt = this.round;
    own.levers += 1;
    own.fresh = false;
    return this.to(id, lever);
  }

  private lever(id: string): SkilledMove | null {
    const barrier = this.of(id).barrier();
    return barrier === null ? null : LEVER[barrier];
  }

  private ask(id: string, alone: boolean): Choice {
    const own = this.of(id);
    own.asks += 1;
    own.askedAt = this.round;
    return this.to(id, alone ? "caucus" : "ask", { acknowledges: own.band === "cool" ? 0.3 : 0.6 });
  }

  private comfort(id: string): Choice {
    this.of(id).comfortedAt = this.round;
    return this.to(id, "empathy");
  }

  private check(id: string): Choice {
    const own = this.of(id);
    own.checks += 1;
    own.checkedAt = this.round;
    return this.to(id, "reality", { acknowledges: 0.3 });
  }

  private summarise(): Choice {
    this.summedAt = this.round;
    this.news = 0;
    return this.toAll("summarise");
  }

  private propose(): Choice {
    this.proposedAt = this.round;
    // Floated, not pressed: a no to an idea costs little, and a yes from everybody settles as well.
    return this.toAll("bridge", { terms: this.skill.terms === "informed" ? this.likeliestTerms() : this.ear.middleTerms() });
  }

  /** The terms most likely to be taken by all, from several starts topic by topic; not the same twice in a row. */
  private likeliestTerms(): Terms {
    const score = (terms: Terms): number => [...this.guesses.values()].reduce((sum, g) => sum + Math.log(0.001 + g.takes(terms)), 0) - (this.put.some((t) => same(t, terms)) ? 2 : 0);
    let best: { terms: Terms; score: number } | null = null;
    for (const start of [this.ear.bridgingTerms(), this.ear.middleTerms(), ...this.put.slice(-1)]) {
      let now = { terms: start, score: score(start) };
      for (let pass = 0; pass < 3; pass++) {
        const before = now.score;
        for (const topic of this.table.topics) {
          for (const value of valuesOf(topic)) {
            const terms = { ...now.terms, [topic.id]: value };
            const s = score(terms);
            if (s > now.score) now = { terms, score: s };
          }
        }
        if (now.score === before) break;
      }
      if (best === null || now.score > best.score) best = now;
    }
    const { terms } = best ?? { terms: this.ear.middleTerms() };
    this.put.push(terms);
    return terms;
  }

  private to(id: string, move: SkilledMove, more: { acknowledges?: number } = {}): Choice {
    this.of(id).addressedAt = this.round;
    return { kind: "move", move, to: id, ...more };
  }

  private toAll(move: SkilledMove, more: { terms?: Terms } = {}): Choice {
    if (move !== "bridge") for (const own of this.notes.values()) own.addressedAt = this.round;
    return { kind: "move", move, to: null, ...more };
  }
}

const FIGURES = 14;
function valuesOf(topic: PublicTopic): TopicValue[] {
  if (topic.kind === "options") return topic.options.map((o) => o.id);
  const [low, high] = topic.range;
  return Array.from({ length: FIGURES + 1 }, (_, s) => rounded(topic, low + ((high - low) * s) / FIGURES));
}

function same(a: Terms, b: Terms): boolean {
  return Object.keys(a).every((id) => a[id] === b[id]);
}
