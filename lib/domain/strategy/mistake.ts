// Mistake codes M01–M18 (assessment taxonomy). Which of them count, and how, is the style pack's business.

export const MISTAKES = ["M01", "M02", "M03", "M04", "M05", "M06", "M07", "M08", "M09", "M10", "M11", "M12", "M13", "M14", "M15", "M16", "M17", "M18"] as const;
export type Mistake = (typeof MISTAKES)[number];
