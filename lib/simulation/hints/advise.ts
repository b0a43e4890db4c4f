// A hint for the turn now to be said: the most pressing situation for which there are words that read as no mistake. Sees what a
// mediator sees and nothing else; the reader is handed in and only ever asked about words that could be said.
import type { Nudge } from "@/lib/domain/session/hint.ts";
import type { Mistake } from "@/lib/domain/strategy/mistake.ts";
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";
import type { ToolkitAction } from "@/lib/domain/strategy/toolkit.ts";
import { bridgingTerms } from "../mediators/bridging.ts";
import { otherToName, type Room } from "../mediators/hearing.ts";
import { compose } from "../mediators/phrases/compose.ts";
import { joined } from "../mediators/phrases/join.ts";
import type { Occasion } from "../mediators/phrases/speech.ts";
import type { MediatorView } from "../ports.ts";
import { viewIn } from "./room-view.ts";
import { situations, type Situation } from "./situation.ts";

/** How words would be read if they were said now, in this room, to these parties. */
export type ReadWords = (said: { text: string; to: string[]; room: Room }) => { strategies: readonly { name: Strategy }[]; toolkit: ToolkitAction | null; mistakes: readonly Mistake[]; relevance: number };

export interface Advice {
  nudge: Nudge;
  partyId: string | null;
  topicId: string | null;
  strategy: Strategy;
  toolkit: ToolkitAction | null;
  /** Words for this case and party, in the case's language. */
  line: string;
}

/** The strategies a nudge practises, the usual one first. A line that reads as none of them is passed over while another nudge has one that does. */
export const PRACTISES: Record<Nudge, readonly Strategy[]> = {
  open: ["others", "understanding-the-situation"],
  "meet-danger": ["early-detection-and-prevention", "understanding-the-situation", "ideological-and-practical"],
  "meet-feeling": ["ideological-and-practical", "understanding-the-situation"],
  "hear-account": ["understanding-the-situation"],
  "ask-interest": ["understanding-the-situation", "ideological-and-practical"],
  "sum-up": ["understanding-the-situation", "principal-contradiction"],
  "name-core": ["principal-contradiction"],
  "see-other-side": ["perspective-taking"],
  "recognise-step": ["recognition-and-motivation"],
  "practical-need": ["ideological-and-practical", "understanding-the-situation"],
  "gather-ideas": ["reaching-agreement", "ideological-and-practical", "understanding-the-situation"],
  "test-alternatives": ["law-and-morality", "ideological-and-practical", "perspective-taking", "understanding-the-situation"],
  "put-together": ["reaching-agreement"],
  "meet-objection": ["reaching-agreement", "understanding-the-situation"],
  "say-room-rules": ["others", "understanding-the-situation"],
  "ask-leave": ["others", "understanding-the-situation"],
  "part-well": ["others", "reaching-agreement"],
};

/** Draws from the phrases of a kind; more find little that these did not. */
const TRIES = 6;
/** Longer lines are no help to somebody who has to say them (M14). */
const LONGEST = { en: 620, zh: 260 } as const;
/** Two of these in one phrase bank would be one too many: said when nothing else is left. */
const REST = { en: "Let us stop for a moment, so that each of you can think. Then we go on.", zh: "我们先停一停，各位想一想，再接着谈。" } as const;

/** What to do next and words for it. `room`: null at the table, else the party one is alone with. Same view and seed, same advice. */
export function advise(view: MediatorView, room: Room, seed: number, read: ReadWords): Advice {
  const seen = viewIn(view, room);
  let spare: Advice | null = null;
  for (const situation of situations(seen, room)) {
    const lines = linesFor(seen, room, situation, seed, read);
    const meant = PRACTISES[situation.nudge].flatMap((strategy) => lines.filter((line) => line.strategy === strategy));
    const [line] = meant.length > 0 ? meant : lines;
    if (!line) continue;
    const advice: Advice = { nudge: situation.nudge, partyId: situation.to, topicId: situation.topic?.id ?? null, ...line };
    if (meant.length > 0) return advice;
    spare ??= advice;
  }
  return spare ?? { nudge: "sum-up", partyId: room, topicId: null, strategy: "others", toolkit: null, line: REST[view.case.language] };
}

type Line = Pick<Advice, "line" | "strategy" | "toolkit">;

/** Words for a situation that read as no mistake, those nearest to what was just said first. */
function linesFor(view: MediatorView, room: Room, situation: Situation, seed: number, read: ReadWords): Line[] {
  const to = situation.to === null ? [] : [situation.to];
  return wordings(view, room, situation, seed)
    .filter((text) => text.length <= LONGEST[view.case.language])
    .map((text) => ({ text, reading: read({ text, to, room }) }))
    .filter(({ reading }) => reading.mistakes.length === 0)
    .sort((a, b) => b.reading.relevance - a.reading.relevance)
    .map(({ text, reading }) => ({ line: text, strategy: reading.strategies[0]?.name ?? "others", toolkit: reading.toolkit }));
}

/** The phrases that fit, alone and after giving back what was just said. */
function wordings(view: MediatorView, room: Room, { to, topic, speech, terms = false }: Situation, seed: number): string[] {
  const occasion: Occasion = {
    to, room, topic, particular: true, terms: terms ? bridgingTerms(view) : null,
    other: otherToName(view, to, room),
  };
  const found = new Set<string>();
  for (const kind of speech) {
    for (let i = 0; i < TRIES; i++) {
      const text = compose(view, kind, occasion, seed + i * 7919);
      if (text === null) continue;
      found.add(text);
      const lead = to === null || kind === "acknowledge" || kind === "follow" ? null : compose(view, "echo", occasion, seed + i * 7919);
      if (lead !== null) found.add(joined(view, lead, text, to));
    }
  }
  return [...found];
}
