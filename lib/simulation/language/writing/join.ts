// Puts fragments together as one speech: end marks, capitals, no gap in Chinese and one in English.

const CLOSED = /[.!?…。！？）)]["”’']?$/;

/** One speech from fragments; empty ones fall away. */
export function join(fragments: readonly (string | null)[], lang: "en" | "zh"): string {
  const parts = fragments.flatMap((f) => (f === null || f.trim() === "" ? [] : [f.trim()]));
  if (lang === "zh") return parts.map((p) => (CLOSED.test(p) ? p : `${p.replace(/[，、；：,;:]$/, "")}。`)).join("");
  return parts.map((p) => {
    const ended = CLOSED.test(p) ? p : `${p.replace(/[,;:]$/, "")}.`;
    return ended.charAt(0).toUpperCase() + ended.slice(1);
  }).join(" ");
}

/** Rough length in what a listener counts: words in English, characters in Chinese. */
export function lengthOf(text: string, lang: "en" | "zh"): number {
  return lang === "zh" ? (text.match(/\p{Script=Han}|\d+/gu)?.length ?? 0) : (text.match(/[\p{L}\p{N}£$€'’-]+/gu)?.length ?? 0);
}
