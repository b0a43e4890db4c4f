// Which stage a session stands in after a round, in both published models, from the log alone.
// Three stages: a mediator turn suggests the stage of its strategy (data-driven map, systems C4); two of the last
// three agreeing suggestions move it, and the table in stage.ts may refuse. Four states: opening until every party
// has spoken; negotiation once two parties have named positions or terms are on the table; drafting once every party says yes to drafted terms.
import type { NewEvent } from "@/lib/domain/session/events.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";
import { mayEnterFour, mayEnterThree, type FourStage, type ThreeStage } from "./stage.ts";

const SUGGESTS: Record<Strategy, ThreeStage | null> = {
  "understanding-the-situation": "understanding",
  "mobilizing-multiple-forces": "understanding",
  "law-and-morality": "intercession",
  "principal-contradiction": "intercession",
  "ideological-and-practical": "intercession",
  "perspective-taking": "intercession",
  "early-detection-and-prevention": "intercession",
  "strategic-ambiguity": "reconciliation",
  "recognition-and-motivation": null,
  "reaching-agreement": "reconciliation",
  others: null,
};

/** Where every session starts, before a word is said. */
export function firstStages(): NewEvent[] {
  return [
    { kind: "stage-entered", payload: { turn: null, model: "three", stage: "understanding" } },
    { kind: "stage-entered", payload: { turn: null, model: "four", stage: "opening" } },
  ];
}

/** The stage events that follow from the round of `mediatorTurn`, each naming it as the cause; none when nothing changed. A log without first stages gets them here. */
export function stagesAfter(state: SessionState, mediatorTurn: number): NewEvent[] {
  const events: NewEvent[] = [];
  const three = state.stages.three.at(-1)?.stage;
  const four = state.stages.four.at(-1)?.stage;
  const nextThree = three === undefined ? "understanding" : suggestedThree(state, three);
  if (nextThree !== three) events.push({ kind: "stage-entered", payload: { turn: mediatorTurn, model: "three", stage: nextThree } });
  const nextFour = four === undefined ? "opening" : suggestedFour(state, four);
  if (nextFour !== four) events.push({ kind: "stage-entered", payload: { turn: mediatorTurn, model: "four", stage: nextFour } });
  return events;
}

function suggestedThree(state: SessionState, now: ThreeStage): ThreeStage {
  const mediatorTurns = state.turns.filter((t) => t.speaker.seat === "mediator").slice(-3);
  const suggestions = mediatorTurns.flatMap((t) => {
    const top = state.readings[t.turn]?.strategies[0];
    const stage = top ? SUGGESTS[top.name] : null;
    return stage ? [stage] : [];
  });
  const last = suggestions.at(-1);
  if (!last || last === now || suggestions.filter((s) => s === last).length < 2) return now;
  return mayEnterThree(now, last) ? last : now;
}

function suggestedFour(state: SessionState, now: FourStage): FourStage {
  const draft = state.draft;
  const answers = draft ? state.parties.map((p) => draft.answers[p.id]) : [];
  const converged = answers.length > 0 && answers.every((a) => a === "yes");
  const positions = state.parties.filter((p) => Object.keys(p.offers).length > 0).length;
  const allSpoke = state.parties.every((p) => p.lastSpokeAt !== null);
  const step = (to: FourStage, withdrawn = false): FourStage => (mayEnterFour(now, to, withdrawn) ? to : now);
  if (now === "opening") return allSpoke ? step("exploration") : now;
  if (now === "exploration") return positions >= 2 || draft ? step("negotiation") : now;
  if (now === "negotiation") return converged ? step("drafting") : now;
  // Drafting is locked; an assent withdrawn since is the one way back.
  return answers.includes("no") ? step("negotiation", true) : now;
}
