// The mood word a trainee sees on a party card: a coarse, honest reading of anger, hearing and trust.
// It is what an attentive mediator could see in a face; it is not a number.

export const MOODS = ["furious", "angry", "hurt", "guarded", "wary", "tired", "listening", "softening", "open", "withdrawn", "away"] as const;
export type Mood = (typeof MOODS)[number];

export const MOOD_LABELS: Record<Mood, { en: string; zh: string }> = {
  furious: { en: "furious", zh: "火冒三丈" },
  angry: { en: "angry", zh: "有火气" },
  hurt: { en: "hurt", zh: "憋屈" },
  guarded: { en: "on guard", zh: "防着" },
  wary: { en: "wary", zh: "将信将疑" },
  tired: { en: "tired", zh: "疲惫" },
  listening: { en: "listening", zh: "在听" },
  softening: { en: "less defensive", zh: "松动" },
  open: { en: "open", zh: "愿意谈" },
  withdrawn: { en: "withdrawn", zh: "不说话" },
  away: { en: "out of the room", zh: "离席" },
};
