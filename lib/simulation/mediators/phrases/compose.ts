// From a kind of speech to words: picks a phrase of the bank whose slots can all be filled and of which no sentence was spoken
// before in this session. Deterministic in the view and the seed.
import { seededRng, seedFrom } from "@/lib/domain/rng.ts";
import { mediatorTurns, sentences, spokenSentences } from "../hearing.ts";
import type { MediatorView } from "../../ports.ts";
import { EN } from "./en.ts";
import { slotFiller } from "./fill.ts";
import { SLOTS, type Occasion, type PhraseBank, type Slot, type Speech } from "./speech.ts";
import { ZH } from "./zh.ts";

interface Phrase { text: string; slots: readonly Slot[]; fixed: readonly string[] }

/** The phrases with the slots each needs and the fixed words between them. */
function prepared(bank: PhraseBank): Record<Speech, readonly Phrase[]> {
  const of = (speech: Speech): Phrase[] => bank[speech].map((text) => ({
    text, slots: SLOTS.filter((slot) => text.includes(`{${slot}}`)),
    fixed: text.split(/\{\w+\}/u),
  }));
  return {
    open: of("open"), invite: of("invite"), follow: of("follow"), acknowledge: of("acknowledge"), interest: of("interest"), position: of("position"),
    summarise: of("summarise"), focus: of("focus"), perspective: of("perspective"), law: of("law"), morality: of("morality"), reality: of("reality"),
    practical: of("practical"), "cool-down": of("cool-down"), "leave-aside": of("leave-aside"), recognise: of("recognise"), credit: of("credit"),
    options: of("options"), bridge: of("bridge"), "read-out": of("read-out"), objection: of("objection"), "bring-in": of("bring-in"), caucus: of("caucus"),
    carry: of("carry"), return: of("return"), echo: of("echo"), procedure: of("procedure"), part: of("part"), push: of("push"),
  };
}

const BANKS = { en: prepared(EN), zh: prepared(ZH) };

/** Words for this occasion, or null when every phrase that fits has been used. */
export function compose(view: MediatorView, speech: Speech, occasion: Occasion, seed: number): string | null {
  const rng = seededRng(seedFrom(`${seed}:${view.turns.length}:${speech}:${occasion.to ?? ""}`));
  const spoken = spokenSentences(view);
  const slot = slotFiller(view, occasion, spoken);
  const before = mediatorTurns(view).map((t) => t.text);
  const drawn = shuffled(BANKS[view.case.language][speech], rng);
  const candidates = (occasion.particular ? [...drawn].sort((a, b) => particulars(b) - particulars(a)) : drawn).map((phrase) => ({ phrase, used: before.some((text) => stands(phrase, text)) }));
  // A phrase with other names in it is still the same phrase: it is used again only when no other is left.
  for (const { phrase } of [...candidates.filter((c) => !c.used), ...candidates.filter((c) => c.used)]) {
    const text = fill(phrase, slot);
    if (text !== null && sentences(text).every((s) => !spoken.has(s))) return text;
  }
  return null;
}

const PARTICULAR: readonly Slot[] = ["said", "felt", "otherSaid", "accounts", "position", "topic"];
function particulars({ slots }: Phrase): number {
  return slots.some((slot) => PARTICULAR.includes(slot)) ? 1 : 0;
}

/** Whether a text holds the phrase with anything in its slots. */
function stands({ fixed }: Phrase, text: string): boolean {
  let from = 0;
  for (const [i, part] of fixed.entries()) {
    // Something stands in every slot.
    const at = text.indexOf(part, i === 0 ? 0 : from + 1);
    if (at < 0) return false;
    from = at + part.length;
  }
  return from < text.length || fixed.at(-1) !== "";
}

function fill(phrase: Phrase, slot: (slot: Slot) => string | null): string | null {
  const values = phrase.slots.map((s) => ({ s, value: slot(s) }));
  return values.some((v) => v.value === null) ? null : values.reduce((text, { s, value }) => text.replaceAll(`{${s}}`, () => value ?? ""), phrase.text);
}

function shuffled<T>(items: readonly T[], rng: () => number): T[] {
  return items.map((item) => ({ item, key: rng() })).sort((a, b) => a.key - b.key).map(({ item }) => item);
}
