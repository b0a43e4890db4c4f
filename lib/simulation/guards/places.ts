// A speech as the guards see it: folded like everywhere else, with disguises taken off, and every unit with its place in what was really said.

export interface Unit {
  text: string;
  kind: "word" | "han" | "number" | "mark";
  /** Places in the raw text. */
  at: number;
  end: number;
  /** Place in the folded text. */
  folded: number;
  /** Tokens before it and with it, as counted here. */
  before: number;
  after: number;
}

export interface Seen {
  /** Folded, blanks single, no formatting marks; never begins with a blank. */
  text: string;
  /** Raw place of every folded character, and of the end. */
  places: number[];
  units: Unit[];
}

/** At most this many tokens are held back (bar S1). */
export const HELD_TOKENS = 12;

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES: Record<string, string> = { а: "a", е: "e", о: "o", р: "p", с: "c", у: "y", х: "x", і: "i", ј: "j", ѕ: "s", һ: "h", ԁ: "d", ο: "o", α: "a", ε: "e", ν: "v", ı: "i" };
/** Nothing to see: zero width, direction, soft hyphen, and the marks of Markdown. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFE00-\uFE0F\uFEFF*_`~]/;
const QUOTES: Record<string, string> = { "‘": "'", "’": "'", "‛": "'", "´": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-", "‐": "-", "‑": "-", "−": "-" };
/** Letters and digits run together (codes, encoded text) are one unit from eight characters on. */
const UNIT = /\p{Script=Han}|(?=\d*[a-z]+\d|[a-z]*\d+[a-z])[a-z\d+/=]{8,}|[a-z]+(?:'[a-z]+)*|\d[\d,.]*\d|\d|[^\s\p{Script=Han}a-z\d]/gu;

/**
 * Tokens of a unit, roughly as tokenizers cut: an English word is a third more than one, a Han character one, three digits one.
 * Estimates, on the high side; no tokenizer is asked.
 */
function costOf(text: string, kind: Unit["kind"]): number {
  if (kind === "word") return text.length > 11 ? Math.ceil(text.length / 4) : 4 / 3;
  if (kind === "number") return Math.ceil(text.length / 3);
  return kind === "han" ? 1 : 0.5;
}

function kindOf(text: string): Unit["kind"] {
  if (/[a-z]/.test(text)) return "word";
  if (/^\d/.test(text)) return "number";
  return /^\p{Script=Han}/u.test(text) ? "han" : "mark";
}

/** Looks at raw text; `from` is added to all places. */
export function look(raw: string, from = 0): Seen {
  let text = "";
  const places: number[] = [];
  let at = from;
  for (const c of raw) {
    const plain = UNSEEN.test(c) ? "" : (QUOTES[c] ?? c.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase());
    for (const d of plain) {
      const seen = d === "\n" ? "\n" : /\s/.test(d) ? " " : (LOOKALIKES[d] ?? d);
      if ((seen === " " || seen === "\n") && (text === "" || /\s$/.test(text))) {
        if (seen === "\n" && text !== "") text = `${text.slice(0, -1)}\n`;
        continue;
      }
      text += seen;
      for (let i = 0; i < seen.length; i++) places.push(at);
    }
    at += c.length;
  }
  places.push(at);
  const units: Unit[] = [];
  let before = 0;
  for (const m of text.matchAll(UNIT)) {
    const kind = kindOf(m[0]);
    const after = before + costOf(m[0], kind);
    const last = places[m.index + m[0].length - 1] ?? at;
    units.push({ text: m[0], kind, at: places[m.index] ?? at, end: last + charAt(raw, last - from), folded: m.index, before, after });
    before = after;
  }
  return { text, places, units };
}

function charAt(raw: string, at: number): number {
  return (raw.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}
