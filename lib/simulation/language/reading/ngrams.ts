// The classifier's features of a text: character n-grams (Chinese 1–3), or words, word pairs and character 3–4-grams within words (English).
// Digits are all the same; names of the case are blanked before, so that no weight hangs on a person.

/** Distinct feature keys of a folded text. */
export function ngramsOf(folded: string, lang: "en" | "zh"): Set<string> {
  const text = folded.replace(/\d[\d,.]*/g, "0").slice(0, 1200);
  return lang === "zh" ? chinese(text) : english(text);
}

function chinese(text: string): Set<string> {
  const keys = new Set<string>();
  const chars = [...text.replace(/\s+/g, "")];
  for (let n = 1; n <= 3; n++) for (let i = 0; i + n <= chars.length; i++) keys.add(chars.slice(i, i + n).join(""));
  return keys;
}

function english(text: string): Set<string> {
  const keys = new Set<string>();
  const words = text.match(/[a-z0]+(?:'[a-z]+)*|[£$€?!]/g) ?? [];
  words.forEach((w, i) => {
    keys.add(w);
    const next = words[i + 1];
    if (next !== undefined) keys.add(`${w} ${next}`);
    const padded = `_${w}_`;
    if (w.length >= 4) for (let n = 4; n <= 5; n++) for (let k = 0; k + n <= padded.length; k++) keys.add(`~${padded.slice(k, k + n)}`);
  });
  return keys;
}
