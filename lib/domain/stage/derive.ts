// Which stage a session stands in after a round, in both published models, from the log alone.
// Three stages: a mediator turn suggests the stage of its strategy (data-driven map, systems C4); two of the last
// three agreeing suggestions move it, and the table in stage.ts may refuse. Four states: opening until every party
// has spoken; negotiation once two parties have named positions or terms are on the table; drafting once every party says yes to drafted terms.
import type { NewEvent, StageCause } from "@/lib/domain/session/events.ts";
import { dissenter, type SessionState } from "@/lib/domain/session/state.ts";
import { stageOf } from "@/lib/domain/strategy/stage-map.ts";
import { mayEnterFour, mayEnterThree, type FourStage, type ThreeStage } from "./stage.ts";

/** Where every session starts, before a word is said. */
export function firstStages(): NewEvent[] {
  return [
    { kind: "stage-entered", payload: { turn: null, model: "three", stage: "understanding", cause: null } },
    { kind: "stage-entered", payload: { turn: null, model: "four", stage: "opening", cause: null } },
  ];
}

/** A stage to enter and the event that caused it. */
interface Step<S> { stage: S; cause: StageCause | null }

/**
 * The stage events that follow from the round of `mediatorTurn`, each naming the event that caused it; none when nothing changed.
 * A log without first stages gets them here, and they have no cause.
 */
export function stagesAfter(state: SessionState, mediatorTurn: number): NewEvent[] {
  const turn = mediatorTurn;
  const [three, four] = [state.stages.three.at(-1)?.stage, state.stages.four.at(-1)?.stage];
  const nextThree: Step<ThreeStage> | null = three === undefined ? { stage: "understanding", cause: null } : suggestedThree(state, three);
  const nextFour: Step<FourStage> | null = four === undefined ? { stage: "opening", cause: null } : suggestedFour(state, four);
  return [
    ...(nextThree ? [{ kind: "stage-entered", payload: { turn, model: "three", ...nextThree } } satisfies NewEvent] : []),
    ...(nextFour ? [{ kind: "stage-entered", payload: { turn, model: "four", ...nextFour } } satisfies NewEvent] : []),
  ];
}

function suggestedThree(state: SessionState, now: ThreeStage): Step<ThreeStage> | null {
  const suggestions = state.turns.filter((t) => t.speaker.seat === "mediator").slice(-3).flatMap(({ turn }) => {
    const top = state.readings[turn]?.strategies[0];
    const stage = top ? stageOf(top.name) : null;
    return stage ? [{ turn, stage }] : [];
  });
  const last = suggestions.at(-1);
  if (!last || !mayEnterThree(now, last.stage) || suggestions.filter((s) => s.stage === last.stage).length < 2) return null;
  return { stage: last.stage, cause: { event: "strategy-recognised", turn: last.turn, partyId: null } };
}

function suggestedFour(state: SessionState, now: FourStage): Step<FourStage> | null {
  const to = (stage: FourStage, cause: StageCause | null, withdrawn = false): Step<FourStage> | null => (cause && mayEnterFour(now, stage, withdrawn) ? { stage, cause } : null);
  switch (now) {
    case "opening": return to("exploration", lastToSpeak(state));
    case "exploration": return to("negotiation", secondPosition(state) ?? draftOnTable(state));
    case "negotiation": return to("drafting", lastYes(state));
    // Drafting is locked; an assent withdrawn since is the one way back.
    case "drafting": return to("negotiation", withdrawal(state), true);
  }
}

/** The first words of the party that was the last to speak at all; null while one has not spoken. */
function lastToSpeak(state: SessionState): StageCause | null {
  const firsts = state.parties.map(({ id }) => ({ id, turn: state.turns.find((t) => t.speaker.seat === "party" && t.speaker.partyId === id)?.turn }));
  if (firsts.length === 0) return null;
  let last: StageCause | null = null;
  for (const { id, turn } of firsts) {
    if (turn === undefined) return null;
    if (last === null || turn > last.turn) last = { event: "turn-spoken", turn, partyId: id };
  }
  return last;
}

/** The position of the second party to name one; null while fewer have. */
function secondPosition(state: SessionState): StageCause | null {
  const firsts = state.parties.flatMap(({ id, offers }) => {
    const turns = Object.values(offers).flatMap((list) => list.map((o) => o.turn));
    return turns.length === 0 ? [] : [{ id, turn: Math.min(...turns) }];
  });
  const [, second] = firsts.sort((a, b) => a.turn - b.turn);
  return second ? { event: "offer-made", turn: second.turn, partyId: second.id } : null;
}

function draftOnTable(state: SessionState): StageCause | null {
  return state.draft && { event: "term-drafted", turn: state.draft.turn, partyId: null };
}

/** The yes that made it everybody's; null while one is missing. */
function lastYes(state: SessionState): StageCause | null {
  const { draft, parties } = state;
  if (!draft || parties.length === 0 || parties.some(({ id }) => draft.answers[id] !== "yes")) return null;
  const [last] = parties.map(({ id }) => ({ partyId: id, turn: draft.answeredAt[id] ?? draft.turn })).sort((a, b) => b.turn - a.turn);
  return last ? { event: "acceptance-changed", ...last } : null;
}

/** The answer by which a party does not, or no longer, say yes to the terms on the table. */
function withdrawal(state: SessionState): StageCause | null {
  const partyId = dissenter(state);
  return partyId === null || !state.draft ? null : { event: "acceptance-changed", turn: state.draft.answeredAt[partyId] ?? state.draft.turn, partyId };
}
