// Closed lists of a party's persona. TKI modes: Thomas–Kilmann. Barriers: design of the rehearsal engine.

export const TKI_MODES = ["competing", "collaborating", "compromising", "avoiding", "accommodating"] as const;
export type TkiMode = (typeof TKI_MODES)[number];

export const BARRIERS = ["face", "hostile", "hardship", "unheard"] as const;
/** What really blocks a party, shown only through cues in what it says. */
export type Barrier = (typeof BARRIERS)[number];

export const AUTHORITIES = ["full", "limited", "none"] as const;
/** Whether a member's yes counts: `limited` up to a figure, past it somebody else must be asked. */
export type Authority = (typeof AUTHORITIES)[number];
