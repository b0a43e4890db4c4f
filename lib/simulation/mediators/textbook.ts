// `textbook`: the craft in its usual order, whatever the parties reply. Open, hear each, acknowledge, see each alone, summarise,
// focus, perspective, law or reality, terms from what was said, then draft, ask, adjust. Stateless: the step is the number of
// its own turns so far, so that a session can be resumed anywhere.
import type { PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { MediatorAct, MediatorFactory, MediatorView } from "../ports.ts";
import { bridgingTerms, refusers } from "./bridging.ts";
import { distance, draftsPut, latestOffer, mediatorTurns, movement, openTopic, otherToName, type Room } from "./hearing.ts";
import { compose } from "./phrases/compose.ts";
import { joined } from "./phrases/join.ts";
import type { Occasion, Speech } from "./phrases/speech.ts";

/** One step: what may be said, first that has words left wins; where, and to whom. `before` is said first, if it has words. */
interface Step { speech: Speech[]; to: string | null; room: Room; before?: Speech; terms?: boolean; topic?: PublicTopic | null }

/** Under this many turns in all, private meetings, summary and perspective are left out; under the second, second meetings. */
const SHORT_PROTOCOL = 32;
const LONG_PROTOCOL = 80;
/** Drafts after which it parts respectfully. */
const DRAFTS = 5;
/** Rounds of the loop in which it may wait for the offers to come nearer before it parts. */
const ROUNDS = 10;
/** Offers further apart than this share of the range are not bridged yet. */
const TOO_FAR = 0.35;
/** With fewer turns left than this it puts terms all the same. */
const LAST_TURNS = 30;
/** Turns of the loop after the script: ask who refused, notice movement or acknowledge, test alternatives in private, put terms again. */
const LOOP = 4;

export const textbook: MediatorFactory = ({ seed, file }) => ({
  name: "textbook",
  act: async (view) => act(view, seed, file.parties.map((p) => p.id)),
});

function act(view: MediatorView, seed: number, parties: readonly string[]): MediatorAct {
  const done = mediatorTurns(view).length;
  const script = scriptFor(view, parties);
  const loop = done - script.length;
  if (isOver(view, parties, loop)) return { kind: "close" };
  const parting = loop >= LOOP * ROUNDS || draftsPut(view) >= DRAFTS || view.turnsLeft <= parties.length + 2;
  const step = parting ? PART : (script[done] ?? loopStep(view, parties, loop));
  return speak(view, step.terms && !isRipe(view) ? waiting(view, parties, done) : step, seed);
}

const PART: Step = { speech: ["part"], to: null, room: null };

/** It has parted: there is nothing more to add. */
function isOver(view: MediatorView, parties: readonly string[], loop: number): boolean {
  const parted = mediatorTurns(view).at(-1);
  const past = loop > LOOP * ROUNDS || (draftsPut(view) >= DRAFTS && parted !== undefined && parted.terms === null) || (view.turnsLeft <= parties.length + 1 && view.turns.length > parties.length);
  return past && loop > 0;
}

/** Terms are put once the offers are near, or when time runs out. */
function isRipe(view: MediatorView): boolean {
  return view.turnsLeft < LAST_TURNS || view.case.topics.every((t) => t.kind === "options" || distance(view, t) <= TOO_FAR);
}

/** Instead of terms that would come too early: one party's alternatives, in private. */
function waiting(view: MediatorView, parties: readonly string[], done: number): Step {
  const id = parties[done % parties.length] ?? null;
  return { speech: ["options", "reality", "position"], to: id, room: id, before: "echo", topic: openTopic(view) };
}

function scriptFor(view: MediatorView, parties: readonly string[]): Step[] {
  const dearest = (id: string): PublicTopic | null => view.case.topics.find((t) => latestOffer(view, id, t.id)) ?? view.case.topics[0] ?? null;
  const each = (of: (id: string) => Step[]): Step[] => parties.flatMap(of);
  const opening: Step[] = [{ speech: ["open"], to: null, room: null }, ...each((id) => [{ speech: ["invite", "follow"], to: id, room: null }])];
  const bridge: Step = { speech: ["bridge", "read-out"], to: null, room: null, terms: true };
  const protocol = view.turns.length + view.turnsLeft;
  if (protocol < SHORT_PROTOCOL) {
    return [...opening, ...each((id) => [{ speech: ["acknowledge", "interest"], to: id, room: null }]), { speech: ["focus", "options"], to: null, room: null }, bridge];
  }
  return [
    ...opening,
    ...each((id) => [{ speech: ["acknowledge", "follow"], to: id, room: null }]),
    ...each((id) => [
      { speech: ["caucus", "acknowledge"], to: id, room: id },
      { speech: ["acknowledge", "interest"], to: id, room: id },
      { speech: ["interest", "practical"], to: id, room: id, before: "echo", topic: dearest(id) },
    ]),
    { speech: ["summarise", "focus"], to: null, room: null, before: "return" },
    { speech: ["focus", "options"], to: null, room: null },
    ...each((id) => [{ speech: ["perspective", "morality"], to: id, room: null, before: "echo" }]),
    ...(protocol < LONG_PROTOCOL ? [] : each((id) => [
      { speech: ["practical", "interest"], to: id, room: id, before: "echo" },
      { speech: ["leave-aside", "interest"], to: id, room: id, before: "echo" },
      { speech: ["law", "reality"], to: id, room: id, before: "echo" },
    ])),
    ...each((id) => [{ speech: ["position", "options"], to: id, room: null, before: "echo", topic: unspoken(view, id) }]),
    bridge,
  ];
}

/** The topic a party has yet to name anything on, else one of those furthest apart, by turns. */
function unspoken(view: MediatorView, partyId: string): PublicTopic | null {
  return view.case.topics.find((t) => latestOffer(view, partyId, t.id) === null) ?? openTopic(view);
}

function loopStep(view: MediatorView, parties: readonly string[], loop: number): Step {
  const holdsOut = refusers(view);
  const first = holdsOut[Math.floor(loop / LOOP) % Math.max(1, holdsOut.length)] ?? parties[loop % parties.length] ?? null;
  const moved = parties.find((id) => movement(view, id, view.draft?.turn ?? 0, null));
  switch (loop % LOOP) {
    case 0: return { speech: ["objection", "interest"], to: first, room: null, before: "echo" };
    case 1: return moved
      ? { speech: ["recognise", "credit"], to: moved, room: null, topic: movement(view, moved, view.draft?.turn ?? 0, null)?.topic ?? null }
      : { speech: ["acknowledge", "options", "practical"], to: first, room: first };
    case 2: return { speech: ["reality", "practical", "interest"], to: first, room: first, before: "echo" };
    default: return { speech: ["read-out", "bridge"], to: null, room: null, terms: true };
  }
}

/** The step in words; when a step has none left, the next kind of speech that has. */
function speak(view: MediatorView, step: Step, seed: number): MediatorAct {
  const terms = step.terms ? bridgingTerms(view) : null;
  const occasion: Occasion = {
    to: step.to, room: step.room, terms,
    other: otherToName(view, step.to, step.room),
    topic: step.topic ?? openTopic(view),
    provision: view.case.provisions.find((p) => p.checked !== null && p.checked !== "verify") ?? null,
  };
  const fallback: Speech[] = step.terms ? ["read-out", "bridge"] : ["practical", "reality", "options", "procedure"];
  for (const speech of [...step.speech, ...fallback]) {
    const text = compose(view, speech, occasion, seed);
    if (text === null) continue;
    const lead = step.before ? compose(view, step.before, occasion, seed) : null;
    return { kind: "speak", to: step.to === null ? [] : [step.to], private: step.room, text: lead === null ? text : joined(view, lead, text, step.to), terms };
  }
  return { kind: "close" };
}
