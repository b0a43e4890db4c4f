// The shape of the grammar: cores per act and band, and phrases that carry a figure or an option.
// Cores hold for any case: no facts, no register of their own. {other} is how the party calls the one it means.
// A core may begin with a tag: @j only with others in the room, @c only in private, @l only where the mediator spoke of law or court, @n only where not,
// @r only where the mediator has said it before, @w only where not (weary of asking as such), @g only where the words make no sense,
// @m only where they made little of it, @e only where not (sympathy once too often).
import type { Barrier } from "@/lib/domain/party/persona.ts";
import type { SpeechAct, SpeechIntent } from "../speech-intent.ts";

export type Band = SpeechIntent["band"];
/** Cores of one act: `any` fits every band. */
export interface Cores { any?: readonly string[]; hot?: readonly string[]; mid?: readonly string[]; cool?: readonly string[] }
export type Grammar = Record<SpeechAct, Cores>;

/** Who gains when the number rises: claims it, pays it, or neither (days, percentages, counts). */
export type Direction = "claims" | "pays" | "neutral";
export const FIGURE_ACTS = ["demand", "hold", "concede", "accept", "reject", "not-ready", "limit"] as const;
export type FigureAct = (typeof FIGURE_ACTS)[number];
/** Phrases with {v}, a figure as spoken, or with {o}, an option's label; {O} begins a sentence with it. */
export type FigurePhrases = Record<FigureAct, { numeric: Record<Direction, readonly string[]>; option: readonly string[] }>;

export interface LanguageGrammar {
  cores: Grammar;
  figures: FigurePhrases;
  /** A word that says yes at the head of an acceptance, no at the head of a refusal, not yet. */
  yes: readonly string[];
  no: readonly string[];
  notYet: readonly string[];
  /** Whether words hold a clear yes or a clear refusal already. */
  saysYes: RegExp;
  saysNo: RegExp;
  /** Words that put terms off. */
  saysNotYet: RegExp;
  /** Yes to the process, asked at the opening. */
  consent: readonly string[];
  /** {name}: what it would be called. */
  callMe: readonly string[];
  /** The mediator spoke of law, court or a ruling. */
  law: RegExp;
  asksName: RegExp;
  asksConsent: RegExp;
  /** Cues of a barrier for cases that bring none of their own. */
  cues: Record<Barrier, readonly string[]>;
  /** Heads for a line that has been said before. */
  again: readonly string[];
  /** {said}: the party's own earlier version, taken back. {thing}: the exhibit that moved it. */
  takesBack: readonly string[];
  takesBackSeen: readonly string[];
  /** The fact does not say: the party does not know. By what was asked. */
  unknown: { when: readonly string[]; howMuch: readonly string[]; who: readonly string[]; why: readonly string[]; other: readonly string[] };
  asks: { when: RegExp; howMuch: RegExp; who: RegExp; why: RegExp };
  /** The same figures put again: put off again, refused again, without reading them back. */
  sameNotYet: readonly string[];
  sameNo: readonly string[];
  /** Asked again for what it has told. */
  told: readonly string[];
  /** It would sooner speak of something else than of what was asked. */
  aside: readonly string[];
  /** {subject}, {said}: an account told unasked, which leaves out what it is about. */
  about: string;
  /** {topic}, {said}: a line of a topic nobody has just spoken of. */
  on: string;
  /** A question or a request, with or without its mark; a question after the whole story. */
  asksAnything: RegExp;
  asksStory: RegExp;
  asksMoney: RegExp;
  /** The mediator spoke of how another sees it; weighed what becomes of them without an agreement. */
  speaksOfOthersView: RegExp;
  weighsOutcomes: RegExp;
  /** Complaint about three questions at once. */
  stacked: readonly string[];
  /** {topic}: how a topic is named in the middle of a sentence, when no line of the case tells why it matters. */
  interest: readonly string[];
  /** {ask}: whom a party with limited authority must ask. */
  asking: readonly string[];
  /** {rest}: the further figures of the terms, when the speech named only one: in an acceptance, a refusal, a putting off. */
  rest: { accept: readonly string[]; reject: readonly string[]; "not-ready": readonly string[] };
}

interface Where { room: "joint" | "caucus"; law: boolean; again: boolean; senseless: boolean; belittled: boolean }
const FITS: Record<string, (where: Where) => boolean> = {
  j: (w) => w.room === "joint", c: (w) => w.room === "caucus", l: (w) => w.law, n: (w) => !w.law, r: (w) => w.again, w: (w) => !w.again, g: (w) => w.senseless, m: (w) => w.belittled, e: (w) => !w.belittled,
};

/** The cores that fit a band, a room and what was spoken of, tags removed. */
export function coresFor(grammar: Grammar, act: SpeechAct, band: Band, where: Where): string[] {
  const cores = grammar[act];
  return [...(cores[band] ?? []), ...(cores.any ?? [])].flatMap((line) => {
    const tag = /^@([jclnrwgme]) /.exec(line)?.[1];
    if (tag === undefined) return [line];
    return FITS[tag]?.(where) === true ? [line.slice(3)] : [];
  });
}
