// Who answers a mediator turn, in order: the parties addressed; to everybody, the one least recently heard; a second
// when it was hurt or has much at stake; everybody when whole terms are to be answered.
import { at } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import { isPresent, type Round } from "./round.ts";

/** Speakers of the round, as party indexes, each once. Only parties in the room speak. */
export function chooseSpeakers(round: Round, everyone: boolean, leaving: readonly number[]): number[] {
  const { move, state } = round;
  const present = state.minds.map((_, i) => i).filter((i) => isPresent(round, i) || (leaving.includes(i) && (move.room === null || move.room === i)));
  const addressed = move.addressed.filter((i) => present.includes(i));
  const rest = present.filter((i) => !addressed.includes(i));
  if (everyone) return [...addressed, ...rest];
  const goers = leaving.filter((i) => present.includes(i));
  const hurt = present.filter((i) => round.reactions[i]?.has("outraged") || round.reactions[i]?.has("sides"));
  const byWaiting = [...addressed].sort((a, b) => at(state.minds, a).spokeAt - at(state.minds, b).spokeAt || a - b);
  const first = move.toAll ? byWaiting.slice(0, 1) : addressed;
  const seconds = move.toAll ? byWaiting.slice(1).filter((i) => cutsIn(round, i)) : [];
  return [...new Set([...goers, ...hurt, ...first, ...seconds])].slice(0, Math.max(PARAMETERS.speakers.atMost, goers.length));
}

/** To everybody: one who has not spoken yet, is hot, or is assertive with its dearest topic on the table. */
function cutsIn(round: Round, i: number): boolean {
  const mind = at(round.state.minds, i);
  const own = at(round.setting.parties, i);
  const eager = round.dice();
  if (mind.spokeAt < 0 || mind.anger >= PARAMETERS.speakers.cutsInAnger) return true;
  const stake = round.move.topics.includes(own.dearest) ? 1 : PARAMETERS.speakers.lessAtStake;
  return eager < own.assertiveness * stake;
}
