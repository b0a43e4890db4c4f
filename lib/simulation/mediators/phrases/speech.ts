// The kinds of thing an embedded mediator may say, and what a phrase may have filled in. A phrase is used only when all its
// slots can be filled, and never twice in a session.

export const SPEECHES = [
  "open", "invite", "follow", "acknowledge", "interest", "position", "summarise", "focus", "perspective", "law", "morality", "reality", "practical",
  "cool-down", "leave-aside", "recognise", "credit", "options", "bridge", "read-out", "objection", "bring-in", "caucus", "carry", "return", "procedure", "part", "push",
] as const;
export type Speech = (typeof SPEECHES)[number];

export const SLOTS = ["name", "other", "everyone", "said", "otherSaid", "accounts", "topic", "topics", "position", "terms", "law", "lawText", "official"] as const;
export type Slot = (typeof SLOTS)[number];

export type PhraseBank = Record<Speech, readonly string[]>;
