// Some servers put a model's thinking before its words, between <think> tags. It is nobody's speech and is dropped.

const OPEN = "<think>";
const CLOSE = "</think>";

/** Takes pieces as they come and gives back what is words. */
export function thinkingDropper(): { take: (piece: string) => string; end: () => string } {
  let held = "";
  let state: "start" | "thinking" | "words" = "start";
  const take = (piece: string): string => {
    if (state === "words") return piece;
    held += piece;
    if (state === "start") {
      const text = held.trimStart();
      if (text.startsWith(OPEN)) state = "thinking";
      else if (OPEN.startsWith(text)) return "";
      else return words(text);
    }
    const close = held.indexOf(CLOSE);
    if (close < 0) return "";
    const after = held.slice(close + CLOSE.length).trimStart();
    held = after;
    // Blank space after the thinking belongs to neither.
    return after === "" ? waitForWords() : words(after);
  };
  const words = (text: string): string => { state = "words"; held = ""; return text; };
  const waitForWords = (): string => { state = "start"; held = ""; return ""; };
  return { take, end: () => (state === "start" ? words(held.trimStart()) : "") };
}
