// Closed lists of a party's persona. TKI modes: Thomas–Kilmann. Barriers: design of the rehearsal engine.

export const TKI_MODES = ["competing", "collaborating", "compromising", "avoiding", "accommodating"] as const;
export type TkiMode = (typeof TKI_MODES)[number];

export const TKI_LABELS: Record<TkiMode, { en: string; zh: string }> = {
  competing: { en: "competing", zh: "竞争" },
  collaborating: { en: "collaborating", zh: "合作" },
  compromising: { en: "compromising", zh: "折中" },
  avoiding: { en: "avoiding", zh: "回避" },
  accommodating: { en: "accommodating", zh: "迁就" },
};

export const BARRIERS = ["face", "hostile", "hardship", "unheard"] as const;
/** What really blocks a party, shown only through cues in what it says. */
export type Barrier = (typeof BARRIERS)[number];

export const BARRIER_LABELS: Record<Barrier, { en: string; zh: string }> = {
  face: { en: "face", zh: "面子" },
  hostile: { en: "hostile attribution", zh: "认定对方有恶意" },
  hardship: { en: "hardship", zh: "实际困难" },
  unheard: { en: "unheard", zh: "没人听过" },
};

export const AUTHORITIES = ["full", "limited", "none"] as const;
/** Whether a member's yes counts: `limited` up to a figure, past it somebody else must be asked. */
export type Authority = (typeof AUTHORITIES)[number];

export const AUTHORITY_LABELS: Record<Authority, { en: string; zh: string }> = {
  full: { en: "decides alone", zh: "能做主" },
  limited: { en: "decides within a limit", zh: "限度内能做主" },
  none: { en: "has no say", zh: "不能做主" },
};
