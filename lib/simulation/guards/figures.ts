// Whether a bottom-line figure is being named: in digits or words, in either language, spelled out digit by digit, rounded to within a hundredth, or as a narrow range.
// What is counted by less than a hundred is only a secret together with its unit or with words of a limit: two mornings, no fewer than nine.
import { readFigures, type FigureKind } from "@/lib/simulation/language/amounts.ts";
import { EN_NUMBER_WORDS, readWords } from "@/lib/simulation/language/en/numerals.ts";
import { readNumeral } from "@/lib/simulation/language/zh/numerals.ts";
import type { SecretFigure, Stop } from "./brief.ts";
import { HELD_TOKENS, type Seen, type Unit } from "./places.ts";

/** As near as this is the figure itself, for figures of a hundred and more. */
const NEAR = 0.01;
/** A range round the figure that is not wider than this share of it names it. */
const NARROW = 0.15;
const SMALL = 100;

const PASSES_AS: Record<SecretFigure["kind"], readonly FigureKind[]> = {
  money: ["money", "plain", "count"], percent: ["percent", "plain"], days: ["days", "plain"], instalments: ["instalments", "count", "plain"], date: ["date"], count: ["count", "plain", "days"],
};

interface Said { kinds: readonly FigureKind[]; low: number; high: number; at: number; end: number }

const DIGIT_WORDS = new Map<string, string>([..."zero one two three four five six seven eight nine".split(" ").map((w, i): [string, string] => [w, String(i)]), ["oh", "0"], ["o", "0"], ["nought", "0"]]);
const ZH_DIGITS = new Map<string, string>([...[..."零一二三四五六七八九"].map((c, i): [string, string] => [c, String(i)]), ["〇", "0"], ["两", "2"], ["幺", "1"]]);
const GAP = "[ .,\\-·、/:;]";
const digitWord = `(?:${[...DIGIT_WORDS.keys()].join("|")})`;
const TENS = "(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";

/** Ways to say a figure that amounts.ts, which reads what honest people type, leaves alone. */
const DISGUISES: { pattern: RegExp; value: (m: RegExpExecArray) => number }[] = [
  { pattern: new RegExp(`(?<!\\d)\\d(?:${GAP}+\\d){2,}(?!\\d)`, "g"), value: (m) => Number(m[0].replace(/\D/g, "")) },
  { pattern: new RegExp(`\\b${digitWord}(?:${GAP}+${digitWord}){2,}\\b`, "g"), value: (m) => Number((m[0].match(new RegExp(digitWord, "g")) ?? []).map((w) => DIGIT_WORDS.get(w)).join("")) },
  { pattern: new RegExp(`[〇零一二两三四五六七八九幺](?:${GAP}*[〇零一二两三四五六七八九幺]){2,}`, "g"), value: (m) => Number([...m[0]].map((c) => ZH_DIGITS.get(c) ?? "").join("")) },
  { pattern: new RegExp(`\\b(${TENS})[ -](${TENS})\\b`, "g"), value: (m) => (readWords(m[1] ?? "") ?? Number.NaN) * 100 + (readWords(m[2] ?? "") ?? Number.NaN) },
  { pattern: /\b(\d+(?:\.\d+)?) ?hundred(?: and)? ?(\d{1,2})?\b/g, value: (m) => Number(m[1]) * 100 + Number(m[2] ?? 0) },
  { pattern: /\b(\d+(?:\.\d+)?) thousand(?: and)? (\d{1,3})\b/g, value: (m) => Number(m[1]) * 1000 + Number(m[2]) },
  // Chinese numerals with blanks or marks between them
  { pattern: /[\d〇零一二两三四五六七八九十百千万](?:[ ·.\-_]+[\d〇零一二两三四五六七八九十百千万])+/g, value: (m) => readNumeral(m[0].replace(/[ ·.\-_]/g, "")) ?? Number.NaN },
];

const NUMBER = `\\d[\\d,]*(?:\\.\\d+)?|${EN_NUMBER_WORDS}|[〇零一二两三四五六七八九十百千万]+`;
const LIMIT = /(?:below|under|less than|fewer than|at least|at the least|minimum|floor|bottom line|lowest|at most|no more than|limit|maximum|settle for|live with|最少|至少|底线|最低|少于|低于|最多|顶多|不能超过|起码)[^.!?。!?\n]{0,16}?$/;

const value = (text: string): number | null => (/^[\d,.]+$/.test(text) ? Number(text.replaceAll(",", "")) : (readWords(text) ?? readNumeral(text)));

function saidIn(text: string): Said[] {
  const out: Said[] = readFigures(text).map((f) => ({ kinds: [f.kind], low: f.value, high: f.high ?? f.value, at: f.at, end: f.end }));
  for (const { pattern, value: read } of DISGUISES) for (const m of text.matchAll(pattern)) {
    const v = read(m);
    if (Number.isFinite(v)) out.push({ kinds: ["plain", "money", "count"], low: v, high: v, at: m.index, end: m.index + m[0].length });
  }
  return out;
}

function names(secret: SecretFigure, said: Said): boolean {
  if (!said.kinds.some((kind) => PASSES_AS[secret.kind].includes(kind))) return false;
  if (said.high > said.low) return secret.value >= SMALL && said.low <= secret.value && said.high >= secret.value && said.high - said.low <= NARROW * secret.value;
  return secret.value >= SMALL ? Math.abs(said.low - secret.value) <= NEAR * secret.value : said.low === secret.value;
}

/** Small figures: the number, then its unit or after words of a limit. Percentages, instalments, days and dates are clear enough as amounts.ts reads them. */
function smallIn(text: string, secret: SecretFigure): number | null {
  const unit = secret.unit.toLowerCase().replace(/^个/, "").replace(/s$/, "");
  for (const m of text.matchAll(new RegExp(`(?<![\\da-z〇零一二两三四五六七八九十百千万])(${NUMBER})(?![\\d〇零一二两三四五六七八九十百千万])`, "g"))) {
    if (value(m[1] ?? "") !== secret.value) continue;
    const after = text.slice(m.index + m[0].length).replace(/^[ -]*(?:(?:full|whole|more|of the|整|个|來|来)[ -]*)*/, "");
    if (unit !== "" && after.startsWith(unit)) return m.index;
    if (secret.value > 3 && LIMIT.test(text.slice(Math.max(0, m.index - 40), m.index))) return m.index;
  }
  return null;
}

const NUMBER_WORD = new RegExp(`^(?:${EN_NUMBER_WORDS}|half|oh|nought)$`);
/** What may stand inside a number, and between it and its unit. */
const INSIDE = new Set(["and", "to", "a", "point", "k", "percent", "per", "cent", ",", ".", "-", "%"]);
const BEFORE_UNIT = new Set(["full", "whole", "more", "of", "the"]);
const SIGNS = new Set(["£", "$", "€", "¥"]);

/** An English number at the end that may still grow, with the word after it, which may be its unit: its first unit. Beware of a pattern here: it would backtrack without end. */
function growingEnglish({ units, text }: Seen): Unit | null {
  let i = units.length - 1;
  const last = units[i];
  if (last === undefined) return null;
  const strong = (u: Unit): boolean => u.kind === "number" || SIGNS.has(u.text) || (u.kind === "word" && NUMBER_WORD.test(u.text));
  const plainWord = (u: Unit | undefined): boolean => u?.kind === "word" && !strong(u) && !INSIDE.has(u.text);
  const reaches = last.folded + last.text.length === text.length;
  if (plainWord(last) && (reaches || BEFORE_UNIT.has(last.text))) {
    i -= 1;
    for (let u = units[i]; u !== undefined && BEFORE_UNIT.has(u.text); u = units[i]) i -= 1;
  }
  let first: Unit | null = null;
  for (let u = units[i]; u !== undefined && (strong(u) || INSIDE.has(u.text)); u = units[i]) {
    if (strong(u)) first = u;
    i -= 1;
  }
  return first;
}

const GROWING_ZH = /(?:百分之)?[\d〇零一二两三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾佰仟萬][\d〇零一二两三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾佰仟萬点半几成块元 ,.·\-]*(?!\p{Script=Han}{4})\p{Script=Han}{0,3}$/u;

/** Sums of money in private texts are secret too: of a hundred and more, as nobody says them by chance. */
export function figuresOf(facts: readonly { id: string; text: string }[]): SecretFigure[] {
  return facts.flatMap(({ id, text }) => readFigures(text).filter((f) => f.kind === "money" && f.value >= SMALL).map((f): SecretFigure => ({ id, value: f.value, kind: "money", unit: "" })));
}

/** The figures that are open, from what everybody was told. */
export function openFigures(known: readonly string[]): ReadonlySet<number> {
  return new Set(known.flatMap((text) => readFigures(text)).map((f) => f.value));
}

/** The first place where a secret figure is named, and the place of a number that may become one. */
export function hearFigures(secrets: readonly SecretFigure[], open: ReadonlySet<number>, seen: Seen, whole: boolean): { stop: Stop | null; hold: number | null } {
  const closed = secrets.filter((s) => s.value < SMALL || !open.has(s.value));
  if (closed.length === 0) return { stop: null, hold: null };
  const { text, places } = seen;
  let found: { at: number; id: string } | null = null;
  const note = (at: number, id: string): void => { if (found === null || at < found.at) found = { at, id }; };
  const said = saidIn(text).filter((s) => !(s.low === s.high && s.low >= SMALL && open.has(s.low)));
  for (const secret of closed) {
    const small = secret.value < SMALL && (secret.kind === "count" || secret.kind === "money" || secret.kind === "date");
    if (small) {
      const at = smallIn(text, secret);
      if (at !== null) note(at, secret.id);
    } else for (const s of said) if (names(secret, s)) note(startOf(text, s.at), secret.id);
  }
  const growing = whole ? null : (growingEnglish(seen)?.folded ?? GROWING_ZH.exec(text)?.index ?? null);
  const hold = growing === null ? null : (places[growing] ?? null);
  if (found === null && growing !== null && hold !== null && tooLong(seen, growing)) return { stop: { kind: "figure", at: hold, id: null }, hold };
  return { stop: stopOf(found, places), hold };
}

function stopOf(found: { at: number; id: string } | null, places: readonly number[]): Stop | null {
  return found === null ? null : { kind: "figure", at: places[found.at] ?? 0, id: found.id };
}

/** Where the figure itself begins: at its currency sign, and after words that only lead to it (分成十八期). */
function startOf(text: string, at: number): number {
  const lead = text.slice(at).search(/[\d£$€¥a-z〇零一二两三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾佰仟]/);
  const sign = /[£$€¥] ?$/.exec(text.slice(0, at));
  return sign === null ? at + Math.max(0, lead) : sign.index;
}

/** A number longer than can be held is no number of a conversation. */
function tooLong(seen: Seen, from: number): boolean {
  const first = seen.units.find((u) => u.folded >= from);
  return first !== undefined && (seen.units.at(-1)?.after ?? 0) - first.before > HELD_TOKENS;
}
