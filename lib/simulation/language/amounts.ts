// Figures in what a person types, Chinese or English: money, percentages, spans of time, instalments, dates, plain numbers.
// What a figure is for is decided by read-terms; here it is only found and valued.
import { EN_NUMBER_WORDS, readWords } from "./en/numerals.ts";
import { fold } from "./fold.ts";
import { remembered } from "./remember.ts";
import { readNumeral, readRangeNumeral, ZH_NUMERAL } from "./zh/numerals.ts";

export const FIGURE_KINDS = ["money", "percent", "days", "instalments", "date", "count", "plain"] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export interface Figure {
  kind: FigureKind;
  /** Money in whole units of the currency, percent as 0–100, spans in days, instalments and counts as said. Dates: day of month. */
  value: number;
  /** Upper end where a range was said (五六万, 900-950); null for one figure. */
  high: number | null;
  /** ISO 4217 where the words name it. */
  currency: string | null;
  /** "About", 左右, 余: not a figure to hold anybody to. */
  approximate: boolean;
  /** What is counted, as written (件, messages); null for other kinds. */
  counted: string | null;
  /** Place in the folded text. */
  at: number;
  end: number;
}

const CURRENCIES: [RegExp, string][] = [
  [/^(?:£|gbp|pounds?|quid)$/, "GBP"], [/^(?:us)?\$$|^(?:usd|dollars?|bucks|美元)$/, "USD"], [/^(?:€|eur|euros?|欧元)$/, "EUR"], [/^(?:¥|rmb|cny|yuan|元|块|块钱|圆|人民币)$/, "CNY"],
];
const MULTIPLIERS: Record<string, number> = { k: 1e3, grand: 1e3, thousand: 1e3, m: 1e6, million: 1e6, hundred: 100 };
const MONTHS = "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const SPAN_DAYS: Record<string, number> = { day: 1, week: 7, fortnight: 14, month: 30, year: 365, 天: 1, 日: 1, 周: 7, 星期: 7, 礼拜: 7, 个月: 30, 月: 30, 年: 365 };

function currencyOf(sign: string | undefined): string | null {
  const s = sign?.trim();
  return s ? (CURRENCIES.find(([p]) => p.test(s))?.[1] ?? null) : null;
}

interface Rule { pattern: RegExp; read: (m: RegExpExecArray) => Omit<Figure, "at" | "end" | "approximate"> | null }
const figure = (kind: FigureKind, value: number | null, extra: Partial<Figure> = {}): Omit<Figure, "at" | "end" | "approximate"> | null =>
  value === null || !Number.isFinite(value) ? null : { kind, value, high: null, currency: null, counted: null, ...extra };
function num(s: string | undefined): number | null {
  if (s === undefined) return null;
  if (/^[\d.,]+$/.test(s)) return Number(s.replace(/,/g, ""));
  if (/^[\d.,]+ and a half$/.test(s)) return Number(s.replace(/,| and a half/g, "")) + 0.5;
  return readWords(s) ?? readNumeral(s);
}
/** Two ends as said: 三到五万 and eight to ten thousand share the scale of the second. */
function ends(low: string | undefined, high: string | undefined, scale = 1): [number, number] | null {
  const [a, b] = [num(low), num(high)];
  if (a === null || b === null) return null;
  const unit = scale > 1 ? scale : /[万千百]$/.test(high ?? "") && /^[\d.]+$|^[一二两三四五六七八九十]+$/.test(low ?? "") ? (ZH_SCALE[(high ?? "").slice(-1)] ?? 1) : /thousand$|grand$/.test(high ?? "") && a < 1000 ? 1000 : 1;
  const pair: [number, number] = [a * unit, b * scale];
  return pair[1] > pair[0] ? pair : null;
}
const ZH_SCALE: Record<string, number> = { 百: 100, 千: 1e3, 万: 1e4 };
const ZH_DECIMAL = "零一二三四五六七八九";

const DIGITS = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?";
const EN_NUM = `(?:(?:${DIGITS})|(?:${EN_NUMBER_WORDS}))(?: and a half)?`;
const ZH_SPAN = "天|日|周|星期|礼拜|个月|月|年";
const SIGN = "£|us\\$|\\$|€|¥|gbp|usd|eur|rmb|cny";
const MONEY_WORD = "pounds?|quid|dollars?|bucks|euros?|yuan|rmb|gbp|usd|eur|cny";

// Order matters: the first rule that takes a stretch of text keeps it.
const RULES: Rule[] = [
  // A decimal in words, before 点 is taken for a clock
  { pattern: new RegExp(`百分之(${ZH_NUMERAL})点([${ZH_DECIMAL}]+)`, "g"), read: (m) => figure("percent", Number(`${num(m[1]) ?? "x"}.${[...(m[2] ?? "")].map((c) => ZH_DECIMAL.indexOf(c)).join("")}`)) },
  // Dates
  { pattern: /(?:(\d{4})年)?([0-9一二三四五六七八九十]{1,3})月([0-9一二三四五六七八九十]{1,3})[日号]/g, read: (m) => figure("date", num(m[3])) },
  { pattern: new RegExp(`\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})\\b(?:,? \\d{4})?`, "g"), read: (m) => figure("date", num(m[1])) },
  { pattern: new RegExp(`\\b(?:${MONTHS}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? \\d{4})?`, "g"), read: (m) => figure("date", num(m[1])) },
  { pattern: /\b\d{4}[-/.](\d{1,2})[-/.](\d{1,2})\b/g, read: (m) => figure("date", num(m[2])) },
  { pattern: /\b(\d{1,2})[/.](\d{1,2})[/.]\d{2,4}\b/g, read: (m) => figure("date", num(m[1])) },
  { pattern: /\b(?:19|20)\d{2}\b(?!\s*(?:pounds|dollars|euros|yuan|元|块))|(?:19|20)\d{2}年/g, read: (m) => figure("date", num(m[0].replace("年", ""))) },
  { pattern: /[0-9一二三四五六七八九十]{1,3}[日号](?=[前之以交付给打转到,。;!?、]|$)|\b\d{1,2}(?:st|nd|rd|th)\b/g, read: (m) => figure("date", num(m[0].replace(/[日号]|st|nd|rd|th/g, ""))) },
  { pattern: /\b\d{1,2}(?::\d{2}| ?[ap]\.?m\b|[ -]o'?clock)|[0-9一二三四五六七八九十]{1,3}点(?:半|钟|[0-9一二三四五六七八九十]{1,3}分)?/g, read: () => figure("date", 0) },
  // Percentages and shares
  { pattern: new RegExp(`(?<!百)(${ZH_NUMERAL})分之(${ZH_NUMERAL})`, "g"), read: (m) => figure("percent", (100 * (num(m[2]) ?? Number.NaN)) / (num(m[1]) ?? Number.NaN)) },
  { pattern: /([一二三四五六七八九])([一二三四五六七八九])开/g, read: (m) => ((num(m[1]) ?? 0) + (num(m[2]) ?? 0) === 10 ? figure("percent", (num(m[1]) ?? 0) * 10) : null) },
  { pattern: /对半(?=出|分|开|担|承担|付)|(?<=各|出|付|承担|担|退|赔|减|扣)一半|一半(?=由|归|的(?:钱|款|费))/g, read: () => figure("percent", 50) },
  { pattern: /(年息|月息|利息|利率|月利|年利)(?:\S{0,2}?)([一二两三四五六七八九]|\d+(?:\.\d+)?)(分|厘)(?![之期])/g, read: (m) => figure("percent", (num(m[2]) ?? Number.NaN) * (m[3] === "厘" ? 0.1 : 1) * (/^年/.test(m[1] ?? "") ? 10 : 1)) },
  { pattern: /\bhalf (?:of )?(?:the|it|that|this|your|my|his|her|their|our)\b(?! (?:time|day|night|way|story|battle|morning|afternoon|evening|year|hour|reason|people))/g, read: () => figure("percent", 50) },
  { pattern: /\b(a|one|two|three) (third|quarter)s?(?= of (?!an? )|\b(?<=s)(?! of an? ))/g, read: (m) => figure("percent", (100 * (m[1] === "a" ? 1 : (num(m[1]) ?? Number.NaN))) / (m[2] === "third" ? 3 : 4)) },
  { pattern: new RegExp(`(?:between )?(${EN_NUM}) ?(?:%|per ?cent|percent)? ?(?:-|to|and) ?(${EN_NUM}) ?(?:%|per ?cent\\b|percent\\b)`, "g"), read: (m) => { const r = ends(m[1], m[2]); return r ? figure("percent", r[0], { high: r[1] }) : null; } },
  { pattern: new RegExp(`百分之(${ZH_NUMERAL})`, "g"), read: (m) => figure("percent", num(m[1])) },
  { pattern: new RegExp(`(${EN_NUM}) ?(?:%|per ?cent\\b|percent\\b)`, "g"), read: (m) => figure("percent", num(m[1])) },
  { pattern: /([一二两三四五六七八九]|\d(?:\.\d)?)成(半|[一二三四五六七八九](?![年月日天]))?(?![立功交为年本员长了就果])/g,
    read: (m) => figure("percent", (num(m[1]) ?? Number.NaN) * 10 + (m[2] === "半" ? 5 : (num(m[2]) ?? 0))) },
  // Instalments
  { pattern: new RegExp(`分(?:成|作|为)?(${ZH_NUMERAL})(?:期|次|笔|回|个月)|(${ZH_NUMERAL})期(?!间|限|待)`, "g"), read: (m) => figure("instalments", num(m[1] ?? m[2])) },
  { pattern: new RegExp(`(${EN_NUM}) (?:equal |monthly |weekly |quarterly )*(?:instal?l?ments|payments|parts)\\b`, "g"), read: (m) => figure("instalments", num(m[1])) },
  // Money ranges, then money
  { pattern: new RegExp(`(${SIGN}) ?(${DIGITS})(k)? ?(?:-|to|(?<=between [^.]{0,16})and) ?(?:${SIGN})? ?(${DIGITS})(k)?(?![\\d,])`, "g"),
    read: (m) => (num(m[4]) ?? 0) * (m[3] && !m[5] ? 1e3 : 1) < (num(m[2]) ?? 0) ? null : figure("money", (num(m[2]) ?? Number.NaN) * (m[3] || m[5] ? 1e3 : 1), { high: (num(m[4]) ?? 0) * (m[5] || m[3] ? 1e3 : 1), currency: currencyOf(m[1]) }) },
  { pattern: new RegExp(`(${ZH_NUMERAL})(?:元|块)?(?:到|至|-|~)(${ZH_NUMERAL})(元|块钱|块)?(?![天日周月年期成%\\d])`, "g"),
    read: (m) => { const r = /[百千万]/.test(`${m[2]}`) || (m[3] && (num(m[2]) ?? 0) >= 100) ? ends(m[1], m[2]) : null; return r ? figure("money", r[0], { high: r[1], currency: currencyOf(m[3]) }) : null; } },
  { pattern: new RegExp(`(?:(?<=between )(${EN_NUM}) and |(${EN_NUM}) ?(?:-|to) ?)(${EN_NUM}) ?(k|grand|thousand|million)?(?: (${MONEY_WORD}))?(?![a-z\\d%])(?! ?(?:per ?cent|percent|days?|weeks?|months?|years?|hours?|minutes?|people|times|years'))`, "g"),
    read: (m) => { const r = ends(m[1] ?? m[2], m[3], MULTIPLIERS[m[4] ?? ""] ?? 1); return r && (m[4] || m[5] || r[0] >= 100) ? figure("money", r[0], { high: r[1], currency: currencyOf(m[5]) }) : null; } },
  { pattern: /([一二两三四五六七八][二两三四五六七八九][十百千万]+)(?:多|来|余)?(元|块钱|块)?/g,
    read: (m) => { const r = readRangeNumeral(m[1] ?? ""); return r ? figure("money", r[0], { high: r[1], currency: currencyOf(m[2]) }) : null; } },
  { pattern: new RegExp(`(${SIGN}) ?(${DIGITS}) ?(k|m|thousand|grand|million|万)?(?![a-z\\d])`, "g"),
    read: (m) => figure("money", (num(m[2]) ?? Number.NaN) * (m[3] === "万" ? 1e4 : (MULTIPLIERS[m[3] ?? ""] ?? 1)), { currency: currencyOf(m[1]) }) },
  { pattern: new RegExp(`\\ba (couple|few) (?:of )?(hundred|thousand|grand)\\b(?: (${MONEY_WORD}))?`, "g"), read: (m) => figure("money", (m[1] === "couple" ? 2 : 3) * (MULTIPLIERS[m[2] ?? ""] ?? Number.NaN), { currency: currencyOf(m[3]) }) },
  { pattern: /\b(?:a|one) (grand|million) and a half\b/g, read: (m) => figure("money", 1.5 * (MULTIPLIERS[m[1] ?? ""] ?? Number.NaN)) },
  { pattern: new RegExp(`(?<=□ (?:of|at) )(${DIGITS})\\b`, "g"), read: (m) => figure("money", num(m[1])) },
  { pattern: new RegExp(`(${EN_NUM}) ?(k|grand|thousand|million)? (${MONEY_WORD})\\b`, "g"),
    read: (m) => figure("money", (num(m[1]) ?? Number.NaN) * (MULTIPLIERS[m[2] ?? ""] ?? 1), { currency: currencyOf(m[3]) }) },
  { pattern: new RegExp(`(${ZH_NUMERAL})[块元]([一二三四五六七八九])(?=毛|角|[,。;!?、 ]|$)`, "g"), read: (m) => figure("money", (num(m[1]) ?? Number.NaN) + (num(m[2]) ?? Number.NaN) / 10, { currency: "CNY" }) },
  { pattern: new RegExp(`(?:人民币|¥)? ?(${ZH_NUMERAL})(?:多|来|余|几)?(元|块钱|块|圆|美元|欧元)`, "g"), read: (m) => figure("money", num(m[1]), { currency: currencyOf(m[2]) }) },
  // Round figures people say for "about"
  { pattern: /([百千万])把(?=块|元|来|$|[,。])(?:块钱|块|元)?/g, read: (m) => figure("money", ZH_SCALE[m[1] ?? ""] ?? null) },
  // Spans of time
  { pattern: /十天半个?月/g, read: () => figure("days", 10, { high: 15 }) },
  { pattern: new RegExp(`(${ZH_NUMERAL})(?:到|至|-)(${ZH_NUMERAL})(${ZH_SPAN})`, "g"), read: (m) => { const r = ends(m[1], m[2]); const days = SPAN_DAYS[m[3] ?? ""] ?? Number.NaN; return r ? figure("days", r[0] * days, { high: r[1] * days }) : null; } },
  { pattern: new RegExp(`(${ZH_NUMERAL})(?:个半(月|星期|礼拜)|(年|天)半)`, "g"), read: (m) => figure("days", ((num(m[1]) ?? Number.NaN) + 0.5) * (SPAN_DAYS[m[2] ?? m[3] ?? ""] ?? Number.NaN)) },
  { pattern: /半个?(月|年)/g, read: (m) => figure("days", (SPAN_DAYS[m[1] ?? ""] ?? Number.NaN) / 2) },
  { pattern: new RegExp(`(${ZH_NUMERAL})个?(?:多|来)?个?(天|日|周|星期|礼拜|个月|月|年)(?!份|[一二三四五六日天])`, "g"),
    read: (m) => figure("days", (num(m[1]) ?? Number.NaN) * (SPAN_DAYS[m[2] ?? ""] ?? Number.NaN)) },
  { pattern: new RegExp(`(${EN_NUM}|an?) (?:working |clear |calendar )?(day|week|fortnight|month|year)s?\\b`, "g"),
    read: (m) => figure("days", (/^an?$/.test(m[1] ?? "") ? 1 : (num(m[1]) ?? Number.NaN)) * (SPAN_DAYS[m[2] ?? ""] ?? Number.NaN)) },
  // Counted things
  { pattern: new RegExp(`(${ZH_NUMERAL})(?:多|来|余)?([件个人次句条家张台名位斤里米平方页班岁楼床遍回趟样只根句道步])`, "g"), read: (m) => (num(m[1]) === 1 ? null : figure("count", num(m[1]), { counted: m[2] ?? null })) },
  { pattern: new RegExp(`(${EN_NUM}) (messages?|times|hours?|minutes?|people|sessions?|visits?|letters?|children|rents?|texts?|lines?|words|names|things|flats?|copies|items?)\\b`, "g"),
    read: (m) => figure("count", num(m[1]), { counted: m[2] ?? null }) },
  // Numbers with a scale, then bare ones
  { pattern: new RegExp(`\\b(${DIGITS}) ?(k|grand|thousand|million)\\b`, "g"), read: (m) => figure("money", (num(m[1]) ?? Number.NaN) * (MULTIPLIERS[m[2] ?? ""] ?? 1)) },
  { pattern: new RegExp(`(${ZH_NUMERAL})(?:多|来|余)?(?![第条章款号\\d])`, "g"), read: (m) => { const v = num(m[1]); return v !== null && (v >= 100 || /\d{2}/.test(m[1] ?? "")) ? figure(/[万千百亿]/.test(m[1] ?? "") ? "money" : "plain", v) : null; } },
  { pattern: new RegExp(`\\b(${EN_NUMBER_WORDS})\\b`, "g"), read: (m) => { const v = num(m[1]); return v !== null && v >= 20 ? figure("plain", v) : null; } },
  { pattern: new RegExp(`\\b(${DIGITS})\\b`, "g"), read: (m) => { const v = num(m[1]); return v !== null && v >= 10 ? figure("plain", v) : null; } },
];

/** Words that look like numbers and are none. */
const IDIOMS = /(?<=[二三四五六七八九十百千万\d])一(?=个月|次|笔|共|起|样)|退一万步|(?<![一二三四五六七八九十百千两\d])万一|一五一十|千万(?=别|不|要|记)|百分之?百|一百个|成千上万|三番五次|七嘴八舌|五花八门|一千个|\bone (?:another|of|thing|line|voice)\b|第[一二三四五六七八九十百\d]+(?:条|款|项|章)?|\b(?:section|article|clause|page) \d+|\bhundred per ?cent\b|(?<=\d )(?:a|per) (?:week|month|year)\b/g;
const NEAR_BEFORE = /(?:不到|小|大概|大约|约|差不多|将近|接近|about|around|roughly|nearly|almost|some|say|just under|just over|close to|getting on for|a (?:bit|little) (?:over|under))\s?$/;
const NEAR_AFTER = /^(?:左右|上下|来块|多块|余元|多|出头|或者|ish\b|or so\b|or thereabouts)/;

/** Without one of these no rule finds anything. */
const ANY_NUMERAL = new RegExp(`[\\d半几兩两〇零一二三四五六七八九十百千万亿]|\\b(?:${EN_NUMBER_WORDS})\\b|\\b(?:an? )(?:working |clear |calendar )?(?:day|week|fortnight|month|year)|\\bhalf\\b|\\bthirds?\\b|\\bquarters?\\b|\\b(?:couple|few)\\b`);

/** All figures of a text in order of place. `text` is folded first; places count in the folded text. */
export const readFigures = remembered(2000, (text): readonly Figure[] => {
  const folded = fold(text).slice(0, 6000);
  return ANY_NUMERAL.test(folded) ? figuresIn(folded) : [];
});

function figuresIn(folded: string): Figure[] {
  let free = folded.replace(IDIOMS, (m) => "□".repeat(m.length));
  const found: Figure[] = [];
  for (const rule of RULES) {
    for (const m of free.matchAll(rule.pattern)) {
      const read = rule.read(m);
      if (!read) continue;
      const at = m.index + (m[0].length - m[0].trimStart().length);
      const end = m.index + m[0].length;
      const near = NEAR_BEFORE.test(folded.slice(Math.max(0, at - 20), at)) || NEAR_AFTER.test(folded.slice(end, end + 12)) || /[多来余几把]|\bcouple\b|\bfew\b/.test(m[0]);
      found.push({ ...read, approximate: near, at, end });
    }
    for (const f of found) free = free.slice(0, f.at) + "□".repeat(f.end - f.at) + free.slice(f.end);
  }
  return found.sort((a, b) => a.at - b.at);
}
