// The skilled mediator's decisions in words: which kind of phrase says a move, to whom, in which room and about what.
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { MediatorAct, MediatorView } from "../../ports.ts";
import { openTopic, otherToName, untoldTopics, wordsOf, type Room } from "../hearing.ts";
import { compose } from "../phrases/compose.ts";
import { joined } from "../phrases/join.ts";
import type { Occasion, Speech } from "../phrases/speech.ts";
import type { Choice, SkilledMove } from "./heard.ts";

/** The first that has words left wins. `before` is said first, if it has words. */
interface Wording { speech: readonly Speech[]; alone?: boolean; before?: Speech }

const WORDINGS: Record<SkilledMove, Wording> = {
  other: { speech: ["open", "procedure"] },
  ask: { speech: ["interest", "follow", "position"], before: "echo" },
  caucus: { speech: ["interest", "follow", "options"], alone: true, before: "echo" },
  empathy: { speech: ["acknowledge", "follow"] },
  summarise: { speech: ["summarise", "focus"] },
  focus: { speech: ["focus", "options"] },
  praise: { speech: ["recognise", "credit"] },
  perspective: { speech: ["perspective", "morality"], before: "echo" },
  practical: { speech: ["practical", "interest"], before: "echo" },
  ambiguity: { speech: ["leave-aside", "practical"], before: "echo" },
  reality: { speech: ["reality", "options", "objection"], alone: true, before: "echo" },
  bridge: { speech: ["bridge", "read-out"] },
};
/** When a move has no words left. */
const OTHERWISE: readonly Speech[] = ["follow", "practical", "reality", "options", "procedure"];

/** The act of a decision; a close when nothing is left to say. */
export function sayChoice(view: MediatorView, choice: Choice, seed: number): MediatorAct {
  if (choice.kind === "close") return { kind: "close" };
  const { to, terms = null } = choice;
  const wording = wordingOf(view, choice.move, to);
  const room = wording.alone ? to : null;
  const occasion: Occasion = {
    to, room, terms, particular: true,
    topic: topicFor(view, to),
    other: otherToName(view, to, room),
  };
  for (const speech of [...wording.speech, ...(terms === null ? OTHERWISE : [])]) {
    const text = compose(view, speech, occasion, seed);
    if (text === null) continue;
    const lead = wording.before ? compose(view, wording.before, occasion, seed) : null;
    return { kind: "speak", to: to === null ? [] : [to], private: room, text: lead === null ? text : joined(view, lead, text, to), terms };
  }
  return { kind: "close" };
}

/** A first question asks for the story; a first private meeting says what it is. */
function wordingOf(view: MediatorView, move: SkilledMove, to: string | null): Wording {
  const wording = WORDINGS[move];
  if (to === null) return wording;
  if (move === "ask" && wordsOf(view, to, null).length === 0) return { speech: ["invite", "follow"] };
  if (wording.alone && !metAlone(view, to)) return { speech: ["caucus", ...wording.speech], alone: true, before: "echo" };
  return wording;
}

function metAlone(view: MediatorView, room: Room): boolean {
  return view.turns.some((t) => t.audience.room === "caucus" && t.audience.with === room);
}

/** For one party the topic whose importance it has not told, one it spoke of first; for all the one furthest apart. */
function topicFor(view: MediatorView, to: string | null): PublicTopic | null {
  return (to === null ? undefined : untoldTopics(view, to)[0]) ?? openTopic(view);
}
