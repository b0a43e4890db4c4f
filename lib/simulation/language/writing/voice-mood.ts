// Where in a quarrel a voice line belongs. Authors write voice lines from hot to settled, but their headings are lost on parsing:
// words decide where they can, else the place in the list (first quarter hot, then telling, bargaining, settling).

export const VOICE_MOODS = ["deny", "tell", "admit", "bargain", "settle", "leave"] as const;
export type VoiceMood = (typeof VOICE_MOODS)[number];

const HINTS: Record<"en" | "zh", readonly (readonly [VoiceMood, RegExp])[]> = {
  en: [
    ["leave", /\b(?:nothing to add|said enough|five minutes|give me a minute|i'm back|gone home|going home|get your coat|walking out|by the car)\b/i],
    ["settle", /\b(?:i can live with|i'll sign|i can sign|agreed|you'll have it|say it again|first time any(?:one|body)|well\. i'd rather|i'm sorry|you write it|there it is|thank you|is it off)\b/i],
    ["admit", /\ball right\.|\b(?:i'm not saying (?:i was|there isn't|it's all)|i did not know|i didn't know|i never knew|could be there|i'll give (?:him|her|them) that|i wasn't up to|i'd have come|that's fair|i should(?:'ve| have)|my own doing|i thought (?:he|she|they)'d)\b/i],
    ["bargain", /\b(?:i can pay|which line|if i say|give me something|i could put my name|can come off|i'd want to|i'll tell you what|matters\. there's|split it|bill i can show)\b/i],
  ],
  zh: [
    ["leave", /^(?:不谈了|走吧|没什么好讲的|我先走)|话到这儿就可以了|就等仲裁/],
    ["settle", /我签|笔给我|左手签|卡号|收条我来写|我现在可以答复|十天内到账|七点半|往后我看件|我没意见|听你们的/],
    ["admit", /我认|我不辩|我是图快|不对的|我没说过不能|没讲跟|算我的|我也(?:有|没做)|心里有愧|对不住/],
    ["bargain", /松口|一分不松|让可以|摊开来|垫不出|一笔一笔|肯往下走|写可以|如果单独走|材料变了|有一条线|一个总数|换回来|直接付给/],
  ],
};

/** Lines that answer something particular (a thanks, a reproach, a return to the room): out of place unless that has happened. */
const PRESUPPOSES: Record<"en" | "zh", RegExp> = {
  en: /first time any|say it again|i'm back|^sorry\.|^okay\.|how is (?:he|she)|when you said|as you say/i,
  zh: /^(?:您|你)问|^请不要说|^那就等|投诉|^(?:您|你)刚才|上一单开头/,
};

/** Whether a line stands on its own. */
export function standsAlone(line: string, lang: "en" | "zh"): boolean {
  return !PRESUPPOSES[lang].test(line);
}

/** The mood of a line at `place` (0 first, 1 last) of its party's list. */
export function moodOf(line: string, place: number, lang: "en" | "zh"): VoiceMood {
  const hinted = HINTS[lang].find(([, p]) => p.test(line))?.[0];
  if (hinted) return hinted;
  return place < 0.27 ? "deny" : place < 0.6 ? "tell" : place < 0.82 ? "bargain" : "settle";
}
