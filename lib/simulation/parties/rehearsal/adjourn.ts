// What days between two meetings do to people: rest, a cooler head for those who felt heard, and a little of being heard forgotten.
// Small on purpose, and no craft: it moves nobody nearer to a deal by itself. Numbers: presence-parameters.ts, `apart`.
import { at, round6 } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import { PRESENCE } from "./presence-parameters.ts";
import { copyState, type Mind, type PsychologyState } from "./psychology.ts";
import { readinessOf } from "./readiness.ts";
import type { PartySetting, Setting } from "./setting.ts";

/**
 * The state at the next meeting, `days` (1 or more) later. Pure, without dice: same state and days, same result. Does not change `before`.
 * Anger above a party's own temper fades only where it feels heard (who does not, broods); tiredness and worn-out moves rest; being heard
 * fades slightly. Trust, beliefs, demands and answers stay, and so does the pattern: steps show in words only. Who waited outside comes back.
 */
export function passDays(before: PsychologyState, days: number, setting: Setting): PsychologyState {
  const state = copyState(before);
  for (const [i, mind] of state.minds.entries()) if (!mind.withdrew) restMind(mind, at(setting.parties, i), days, setting);
  return state;
}

function restMind(mind: Mind, own: PartySetting, days: number, setting: Setting): void {
  const { coolsFromHeard, keepsADay, coolsAtMost, restsADay, fatigueLeft, wearADay, heardADay, heardLeft } = PRESENCE.apart;
  const excess = Math.max(0, mind.anger - own.reactivity);
  if (mind.heard >= coolsFromHeard) mind.anger = round6(mind.anger - excess * Math.min(coolsAtMost, 1 - keepsADay ** days));
  mind.fatigue = round6(mind.fatigue * Math.max(fatigueLeft, restsADay ** days));
  mind.heard = round6(mind.heard * Math.max(heardLeft, heardADay ** days));
  mind.satiation = mind.satiation.map((s) => round6(s * wearADay ** days));
  if (mind.awayAt >= 0) {
    mind.awayAt = -1;
    mind.strikes = Math.min(mind.strikes, Math.max(0, at(PARAMETERS.strikes.walkOut, setting.difficulty) - PRESENCE.relief.strikes));
  }
  mind.readiness = round6(readinessOf(mind, own));
}
