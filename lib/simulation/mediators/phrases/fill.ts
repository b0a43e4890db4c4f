// What the slots of a phrase are filled with on an occasion, from the view alone; each is looked up when a phrase asks for it.
import { latestOffer, sentences, wordsOf, type Room } from "../hearing.ts";
import type { MediatorView } from "../../ports.ts";
import { termsInWords, together, valueInWords } from "./figures.ts";
import { snippets, weighty } from "./snippet.ts";
import type { Occasion, Slot } from "./speech.ts";

/** Answers a slot's words, or null where there are none; each slot is worked out once. */
export function slotFiller(view: MediatorView, occasion: Occasion, spoken: ReadonlySet<string>): (slot: Slot) => string | null {
  const known = new Map<Slot, string | null>();
  return (slot) => {
    const value = known.get(slot);
    if (value !== undefined) return value;
    const found = lookUp(view, occasion, spoken, slot);
    known.set(slot, found);
    return found;
  };
}

function lookUp(view: MediatorView, occasion: Occasion, spoken: ReadonlySet<string>, slot: Slot): string | null {
  const { case: publicCase } = view;
  const { to, room, other = null, topic = null, terms = null, provision = null } = occasion;
  const lang = publicCase.language;
  const formal = (id: string | null): string | null => publicCase.parties.find((p) => p.id === id)?.formal ?? null;
  switch (slot) {
    case "name": return formal(to);
    case "other": return formal(other);
    case "everyone": return together(publicCase.parties.map((p) => p.formal), lang);
    case "said": return to === null ? null : (quotable(view, to, room, spoken)[0] ?? null);
    case "felt": return to === null ? null : weighty(quotable(view, to, room, spoken));
    case "otherSaid": return other === null ? null : (quotable(view, other, room, spoken)[0] ?? null);
    case "accounts": return accountsOf(view, room, spoken);
    case "topic": return topic?.name ?? null;
    case "topics": return together(publicCase.topics.map((t) => (lang === "zh" ? `“${t.name}”` : `"${t.name}"`)), lang);
    case "position": {
      const offer = to !== null && topic ? latestOffer(view, to, topic.id, room) : null;
      return offer && topic ? valueInWords(topic, offer.value, lang) : null;
    }
    case "terms": return terms ? termsInWords(publicCase, terms, lang) : null;
    case "law": return provision ? [lang === "zh" ? `《${provision.name}》` : provision.name, provision.article].filter(Boolean).join(lang === "zh" ? "" : ", ") : null;
    case "lawText": return provision ? provision.text.trim().replace(/([^。.])$/u, lang === "zh" ? "$1。" : "$1.") : null;
    case "official": {
      const official = publicCase.officials.find((o) => o.informs !== null);
      return official ? (lang === "zh" ? `${official.role}${official.name}` : `${official.name}, ${official.role},`) : null;
    }
  }
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
  const used = [...spoken].join("\n");
  const lines = view.case.parties.map((p) => {
    const words = wordsOf(view, p.id, room).flatMap((t) => snippets(t.text, lang)).find((s) => !used.includes(s.toLowerCase()));
    return words === undefined ? null : lang === "zh" ? `${p.formal}讲“${words}”` : `${p.formal} says "${words}"`;
  });
  return lines.every((l) => l !== null) ? lines.join(lang === "zh" ? "，" : ", and ") : null;
}
