// Mistake codes M01–M18 (assessment taxonomy). Which of them count, and how, is the style pack's business.

export const MISTAKES = ["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12", "M13", "M14", "M15", "M16", "M17", "M18"] as const;
export type Mistake = (typeof MISTAKES)[number];

/** Short names, after the mistake taxonomy's table (assessment, §3). */
export const MISTAKE_LABELS: Record<Mistake, { en: string; zh: string }> = {
  M01: { en: "No opening, or no consent to the process", zh: "没有开场说明，或没征得同意" },
  M02: { en: "A solution before interests are known", zh: "还没弄清关切就给方案" },
  M03: { en: "Leading or stacked questions", zh: "诱导式或连串发问" },
  M04: { en: "An emotion passed over", zh: "放过了情绪信号" },
  M05: { en: "Minimising, moralising, “calm down”", zh: "轻描淡写、说教、叫人冷静" },
  M06: { en: "Blame repeated, or a side taken", zh: "跟着指责，或偏向一方" },
  M07: { en: "A party left out", zh: "冷落一方" },
  M08: { en: "Pressure, threat, or a judgment foretold", zh: "施压、威胁或预言判决" },
  M09: { en: "A secret carried across", zh: "把私下的话带过去" },
  M10: { en: "Only positions: splitting the difference", zh: "只谈数字，拦腰砍" },
  M11: { en: "A vague term in the agreement", zh: "条款含糊" },
  M12: { en: "Assent assumed", zh: "想当然认为同意" },
  M13: { en: "A topic left unaddressed", zh: "有事项没谈到" },
  M14: { en: "Talking too much", zh: "调解员说得太多" },
  M15: { en: "Law misquoted, or not in the case", zh: "法条引错，或案例里没有" },
  M16: { en: "A safety disclosure ignored", zh: "忽视安全信号" },
  M17: { en: "Caucus misused", zh: "背对背用得不当" },
  M18: { en: "The same move again without effect", zh: "无效的话反复说" },
};
