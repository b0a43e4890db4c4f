// English numbers in words as people say them: nine hundred and sixty, twelve and a half thousand, thirteen-eighty (1,380), two-fifty.
// A first part of 1–19 followed by a second of 10–99 counts hundreds; twenty-five stays 25.

const SMALL = new Map<string, number>([
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ").map((w, i): [string, number] => [w, i]),
]);
const TENS = new Map<string, number>("twenty thirty forty fifty sixty seventy eighty ninety".split(" ").map((w, i) => [w, 20 + 10 * i]));
const SCALES = new Map<string, number>([["hundred", 100], ["thousand", 1000], ["grand", 1000], ["million", 1e6]]);

const word = [...SMALL.keys(), ...TENS.keys(), "hundred", "thousand", "grand", "million"].join("|");
/** A run of number words; `a hundred` and `half a thousand` included. Only `readWords` says whether it is a number. */
export const EN_NUMBER_WORDS = `(?:(?:a|half a)[ -](?=hundred|thousand|grand|million))?(?:${word})(?:(?:[ -]|, | and (?:a half )?)(?:${word})){0,12}`;

/** The value of number words; null when they are none. */
export function readWords(raw: string): number | null {
  const words = raw.replace(/,/g, " ").split(/[ -]+/).filter((w) => w !== "and");
  let total = 0;
  let section = 0;
  let hundredsSaid = false;
  for (let i = 0; i < words.length; i++) {
    const w = words[i] ?? "";
    const scale = SCALES.get(w);
    if (w === "a") {
      if (words[i + 1] === "half") { section += 0.5; i++; } else section += section === 0 ? 1 : 0;
    } else if (w === "half") {
      section += 0.5;
      if (words[i + 1] === "a") i++;
    } else if (scale === 100) {
      section = (section || 1) * 100;
      hundredsSaid = true;
    } else if (scale !== undefined) {
      total += (section || 1) * scale;
      section = 0;
      hundredsSaid = false;
    } else {
      const part = SMALL.get(w) ?? TENS.get(w);
      if (part === undefined) return null;
      const low = section % 100;
      if (part >= 10 && low > 0 && low < 20 && section < 100 && !hundredsSaid) section = section * 100 + part;
      else if (low === 0 || (low >= 20 && low % 10 === 0 && part > 0 && part < 10)) section += part;
      else return null;
    }
  }
  return total + section;
}
