// The kinds of thing an embedded mediator may say, and what a phrase may have filled in. A phrase is used only when all its
// slots can be filled, and never twice in a session.

export const SPEECHES = [
  "open", "invite", "follow", "acknowledge", "interest", "position", "summarise", "focus", "perspective", "law", "morality", "reality", "practical",
  "cool-down", "leave-aside", "recognise", "credit", "options", "bridge", "read-out", "objection", "bring-in", "caucus", "carry", "return", "echo", "procedure", "part", "push",
] as const;
export type Speech = (typeof SPEECHES)[number];

/** `said`: the party's latest words; `felt`: those among them that carry weight, for phrases that name a feeling. */
export const SLOTS = ["name", "other", "everyone", "said", "felt", "otherSaid", "accounts", "topic", "topics", "position", "terms", "law", "lawText", "official"] as const;
export type Slot = (typeof SLOTS)[number];

export type PhraseBank = Record<Speech, readonly string[]>;
