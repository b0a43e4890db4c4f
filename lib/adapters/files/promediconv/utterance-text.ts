/** An utterance as shown: the outermost pair of “ ” goes, a lone opening “ goes, everything inside stays as it is. */
export function shownText(text: string): string {
  const t = text.trim();
  if (!t.startsWith("“")) return t;
  return t.endsWith("”") ? t.slice(1, -1) : t.slice(1);
}

const CJK = "\u3400-\u9FFF";
const SPACED = new RegExp(`(?<=[${CJK}])[ \\t\\u00A0\\u3000]+(?=[${CJK}])`, "g");

export function hasSpacesInsideWords(text: string): boolean {
  return new RegExp(SPACED.source).test(text);
}

/** A role text as shown: runs of spaces between two Chinese characters drop out; the raw text stays in the record. */
export function withoutSpacesInsideWords(text: string): string {
  return text.replace(SPACED, "");
}

/** A comma of another keyboard between words; the comma inside 10,624.5 is none. */
export function hasHalfwidthComma(text: string): boolean {
  return /(?<!\d),|,(?!\d)/.test(text);
}

export function endsAfterColon(text: string): boolean {
  return /[：:]\s*[”"]?\s*$/.test(text);
}
