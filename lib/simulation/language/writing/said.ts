// What a party has said already: a line counts as used when its fixed words stand in any of it, whatever figure it carried.
import { fold } from "../fold.ts";
import { remembered } from "../remember.ts";

/** Letters and numerals only, so that punctuation added at the joint of two lines does not hide a repeat. */
const bare = remembered(8000, (text) => fold(text).replace(/[^\p{L}\p{N}]+/gu, "").replace(/我们/g, "我"));

/** The fixed words of a template: all of them, and those long enough to be a line of its own. */
const fixed = remembered(8000, (template) => {
  const parts = template.split(/\{\w+\}/).map(bare).filter((p) => p.length > 0);
  return { whole: parts.join(""), long: parts.filter((p) => p.length >= (/\p{Script=Han}/u.test(p) ? 3 : 7)) };
});

export interface Said {
  /** The fixed words of a template have been spoken. */
  has(template: string): boolean;
  /** Position of the last use, -1 for never; older is better when all are used. */
  lastUse(template: string): number;
}

/** Memory over the texts of earlier speeches, oldest first. */
export function saidBefore(texts: readonly string[]): Said {
  const spoken = texts.map(bare);
  const lastUse = (template: string): number => {
    const { whole, long } = fixed(template);
    // Short lines ("Yes.") are no lines of their own: they may come again, only not as the whole of a speech.
    if (long.length === 0) return spoken.findLastIndex((s) => s === whole);
    return spoken.findLastIndex((s) => long.every((p) => s.includes(p)));
  };
  return { has: (template) => lastUse(template) >= 0, lastUse };
}
