// The speech material of one party: lines of the bank chosen by its words, and its own words in the first person. No figure stands in a
// filler, a cue or a voice line, since it would stand beside the figure of another offer; openings may name one.
import { FILLER_FUNCTIONS, type FillerFunction, type PartyFillers } from "../party-schema.ts";
import type { Topic } from "../topic-schema.ts";
import { isNumeric } from "../topic-schema.ts";
import type { Barrier } from "@/lib/domain/party/persona.ts";
import { BEST_LINES, FILLER_BANK, FORMAL } from "./filler-bank.ts";
import type { PartyKind } from "./input.ts";
import { INTEREST_BANK } from "./interest-bank.ts";
import { pick } from "./pick.ts";
import type { Piece, PieceKind } from "./pieces.ts";
import type { Side } from "./sides.ts";
import { TOPIC_PLANS, type TopicKind } from "./topic-kinds.ts";
import { CUE_BANK, OPENING_BANK, VOICE_BANK } from "./voice-bank.ts";
import { hits } from "./words.ts";

export interface Speaker {
  id: string;
  kind: PartyKind;
  side: Side;
  /** 我 or 我们. */
  self: string;
  /** How it names the other side. */
  other: string;
  /** The words it was read from: they choose its lines. */
  own: string;
  barrier: Barrier;
  pieces: readonly Piece[];
}

const VOICE_LINES = 12;
const CUE_LINES = 9;

function filled(line: string, speaker: Speaker, topic?: string, best?: string): string {
  const slots: Record<string, string> = { me: speaker.self, other: speaker.other, topic: topic ?? "", best: best ?? "" };
  return line.replace(/\{(me|other|topic|best)\}/g, (_, slot: string) => slots[slot] ?? "");
}

/** Pieces that may be said at any time. */
function open(speaker: Speaker, ...kinds: PieceKind[]): string[] {
  return speaker.pieces.filter((p) => !p.figure && kinds.includes(p.kind)).map((p) => p.text);
}

/** The topic a piece speaks of most; null when of none. */
export function topicOfPiece(text: string, topics: readonly TopicKind[]): TopicKind | null {
  const ranked = topics.map((kind) => ({ kind, n: hits(text, TOPIC_PLANS[kind].words) })).sort((a, b) => b.n - a.n);
  return ranked[0] && ranked[0].n > 0 ? ranked[0].kind : null;
}

const FROM_PIECES: Partial<Record<FillerFunction, readonly PieceKind[]>> = { demand: ["want"], defend: ["stance", "fact"], interest: ["feeling"] };

export function fillersOf(speaker: Speaker, topics: readonly { kind: TopicKind; topic: Topic }[]): PartyFillers {
  const kinds = topics.map((t) => t.kind);
  const first = kinds[0];
  const used = new Set<string>();
  // A line comes again on another topic only when the bank has no other left.
  const fresh = (bank: readonly string[], seed: string): string[] => {
    const left = bank.filter((l) => !used.has(l));
    const chosen = pick(left.length >= 2 ? left : bank, left.length >= 3 ? 3 : 2, seed);
    for (const line of chosen) used.add(line);
    return chosen;
  };
  return Object.fromEntries(topics.map(({ kind, topic }) => {
    const lines = (fn: FillerFunction): string[] => {
      const seed = `${speaker.own}|${kind}|${fn}`;
      const own = open(speaker, ...(FROM_PIECES[fn] ?? [])).filter((p) => (topicOfPiece(p, kinds) ?? first) === kind).slice(0, 2);
      const bank = fn === "interest" ? INTEREST_BANK[kind][speaker.side] : [];
      const formal = speaker.kind === "organisation" ? pick(FORMAL[fn] ?? [], 1, seed) : [];
      const best = fn === "demand" && !isNumeric(topic) ? pick(BEST_LINES[speaker.side], 1, seed) : [];
      const common = fresh(FILLER_BANK[fn][speaker.side], seed);
      const written = [...bank, ...best, ...formal, ...common].map((l) => filled(l, speaker, TOPIC_PLANS[kind].spoken, bestLabel(topic, speaker.id)));
      return [...new Set([...own, ...written])];
    };
    return [topic.id, Object.fromEntries(FILLER_FUNCTIONS.map((fn) => [fn, lines(fn)]))];
  }));
}

export function bestLabel(topic: Topic, partyId: string): string {
  if (isNumeric(topic)) return "";
  const values = topic.value[partyId] ?? {};
  return topic.options.reduce((a, b) => ((values[b.id] ?? 0) > (values[a.id] ?? 0) ? b : a)).label;
}

/** Why a topic matters to the party, in its own words. */
export function interestIn(kind: TopicKind, speaker: Speaker, topics: readonly TopicKind[]): string {
  const line = filled(pick(INTEREST_BANK[kind][speaker.side], 1, `${speaker.own}|why|${kind}`)[0] ?? "", speaker);
  const own = speaker.pieces.find((p) => !p.shared && !p.figure && (p.kind === "want" || p.kind === "feeling") && topicOfPiece(p.text, topics) === kind);
  return own ? `${line}。${own.text}。` : `${line}。`;
}

export function voiceOf(speaker: Speaker): string[] {
  const own = open(speaker, "want", "stance", "feeling", "fact").slice(0, 5);
  return [...new Set([...own, ...pick(VOICE_BANK[speaker.side], VOICE_LINES, `${speaker.own}|voice`).map((l) => filled(l, speaker))])].map((l) => `${l}。`);
}

export function cuesOf(speaker: Speaker): string[] {
  const own = open(speaker, "feeling").slice(0, 2).map((l) => `${l}。`);
  const bank = pick(CUE_BANK[speaker.barrier], CUE_LINES, `${speaker.own}|cues`).map((l) => filled(l, speaker));
  return [...own, ...bank.map((l) => (/[。？）]$/.test(l) ? l : `${l}。`))];
}

/** Three ways to begin: the account then the wish; the wish then what it did to the party; the wish alone. */
export function openingsOf(speaker: Speaker, topics: readonly TopicKind[]): string[] {
  const of = (...kinds: PieceKind[]) => speaker.pieces.filter((p) => kinds.includes(p.kind)).map((p) => p.text);
  const facts = of("fact", "stance");
  const wants = of("want");
  const felt = of("feeling", "stance");
  const fallback = pick(FILLER_BANK.demand[speaker.side], 3, `${speaker.own}|open`).map((l) => filled(l, speaker, topics[0] ? TOPIC_PLANS[topics[0]].spoken : "这件事"));
  const bodies = [[...facts.slice(0, 2), ...wants.slice(0, 1)], [...wants.slice(0, 1), ...felt.slice(0, 1)], [...wants.slice(-1), ...facts.slice(-1)]];
  return OPENING_BANK[speaker.side].map((start, i) => {
    const body = bodies[i] ?? [];
    const said = [...new Set(body.length > 0 ? body : [fallback[i] ?? ""])];
    return filled(start, speaker) + said.map((s) => `${s}。`).join("");
  });
}
