// From a kind of speech to words: picks a phrase of the bank whose slots can all be filled and of which no sentence was spoken
// before in this session. Deterministic in the view and the seed.
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import { seededRng, seedFrom } from "@/lib/domain/rng.ts";
import { latestOffer, mediatorTurns, sentences, spokenSentences, wordsOf, type Room } from "../hearing.ts";
import type { MediatorView } from "../../ports.ts";
import { EN } from "./en.ts";
import { termsInWords, together, valueInWords } from "./figures.ts";
import { snippets, weighty } from "./snippet.ts";
import { SLOTS, type PhraseBank, type Slot, type Speech } from "./speech.ts";
import { ZH } from "./zh.ts";

const BANKS: Record<"en" | "zh", PhraseBank> = { en: EN, zh: ZH };

export interface Occasion {
  /** The party spoken to; null: everybody. */
  to: string | null;
  room: Room;
  /** The other party a phrase may name. */
  other?: string | null;
  topic?: PublicTopic | null;
  terms?: Terms | null;
  /** Which provision may be cited. Only checked ones are. */
  provision?: MediatorView["case"]["provisions"][number] | null;
}

/** Words for this occasion, or null when every phrase that fits has been used. */
export function compose(view: MediatorView, speech: Speech, occasion: Occasion, seed: number): string | null {
  const lang = view.case.language;
  const rng = seededRng(seedFrom(`${seed}:${view.turns.length}:${speech}:${occasion.to ?? ""}`));
  const spoken = spokenSentences(view);
  const slots = fillings(view, occasion, spoken);
  const before = mediatorTurns(view).map((t) => t.text);
  const isNew = (phrase: string): boolean => !before.some((text) => shapeOf(phrase).test(text));
  const candidates = shuffled(BANKS[lang][speech], rng);
  // A phrase with other names in it is still the same phrase: it is used again only when no other is left.
  for (const phrase of [...candidates.filter(isNew), ...candidates]) {
    const text = fill(phrase, slots);
    if (text !== null && sentences(text).every((s) => !spoken.has(s))) return text;
  }
  return null;
}

/** A phrase with anything in its slots. */
function shapeOf(phrase: string): RegExp {
  return new RegExp(phrase.split(/\{\w+\}/u).map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join(".+?"), "u");
}

/** Every slot that can be filled on this occasion. */
function fillings(view: MediatorView, occasion: Occasion, spoken: ReadonlySet<string>): Partial<Record<Slot, string>> {
  const { case: publicCase } = view;
  const { to, room, other = null, topic = null, terms = null, provision = null } = occasion;
  const lang = publicCase.language;
  const formal = (id: string | null): string | null => publicCase.parties.find((p) => p.id === id)?.formal ?? null;
  const quotes = to === null ? [] : quotable(view, to, room, spoken);
  const position = to !== null && topic ? latestOffer(view, to, topic.id, room) : null;
  const official = publicCase.officials.find((o) => o.informs !== null) ?? null;
  const values: Record<Slot, string | null> = {
    name: formal(to), other: formal(other),
    everyone: together(publicCase.parties.map((p) => p.formal), lang),
    said: quotes[0] ?? null, felt: weighty(quotes), otherSaid: other === null ? null : (quotable(view, other, room, spoken)[0] ?? null),
    accounts: accountsOf(view, room, spoken),
    topic: topic?.name ?? null,
    topics: together(publicCase.topics.map((t) => (lang === "zh" ? `“${t.name}”` : `"${t.name}"`)), lang),
    position: position && topic ? valueInWords(topic, position.value, lang) : null,
    terms: terms ? termsInWords(publicCase, terms, lang) : null,
    law: provision ? [lang === "zh" ? `《${provision.name}》` : provision.name, provision.article].filter(Boolean).join(lang === "zh" ? "" : ", ") : null,
    lawText: provision ? provision.text.trim().replace(/([^。.])$/u, lang === "zh" ? "$1。" : "$1.") : null,
    official: official ? (lang === "zh" ? `${official.role}${official.name}` : `${official.name}, ${official.role},`) : null,
  };
  return Object.fromEntries(Object.entries(values).filter(([, v]) => v !== null));
}

/** In a turn that made an offer, a clause with a figure is the offer: to be answered, not felt with. */
const FIGURE = /[\d£$€¥]|[一二三四五六七八九十两]+[万千百]/u;

/** A party's latest words fit to be given back, those of its last turn first, without what was given back before. */
function quotable(view: MediatorView, partyId: string, room: Room, spoken: ReadonlySet<string>): string[] {
  const used = [...spoken].join("\n");
  const offered = new Set(view.offers.filter((o) => o.partyId === partyId).map((o) => o.turn));
  const fresh = wordsOf(view, partyId, room).slice(0, 2).flatMap((t) => snippets(t.text, view.case.language).filter((s) => !offered.has(t.turn) || !FIGURE.test(s)));
  return fresh.filter((s) => sentences(s).every((folded) => !used.includes(folded)));
}

/** Each party's own words side by side; null unless there are some of everybody. */
function accountsOf(view: MediatorView, room: Room, spoken: ReadonlySet<string>): string | null {
  const lang = view.case.language;
  const lines = view.case.parties.map((p) => {
    const words = wordsOf(view, p.id, room).flatMap((t) => snippets(t.text, lang)).find((s) => ![...spoken].some((x) => x.includes(s.toLowerCase())));
    return words === undefined ? null : lang === "zh" ? `${p.formal}讲“${words}”` : `${p.formal} says "${words}"`;
  });
  return lines.every((l) => l !== null) ? lines.join(lang === "zh" ? "，" : ", and ") : null;
}

function fill(phrase: string, slots: Partial<Record<Slot, string>>): string | null {
  const missing = SLOTS.some((slot) => phrase.includes(`{${slot}}`) && slots[slot] === undefined);
  return missing ? null : SLOTS.reduce((text, slot) => text.replaceAll(`{${slot}}`, () => slots[slot] ?? ""), phrase);
}

function shuffled<T>(items: readonly T[], rng: () => number): T[] {
  return items.map((item) => ({ item, key: rng() })).sort((a, b) => a.key - b.key).map(({ item }) => item);
}
