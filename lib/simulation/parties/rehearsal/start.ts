// The state before a word is said: from the case file, the seed and the difficulty (parameters.ts, `start`).
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { seededRng, seedFrom } from "@/lib/domain/rng.ts";
import { COALITION } from "./coalitions.ts";
import { hasLongHistory, LONG_HISTORY } from "./conditions.ts";
import { CRAFTS } from "./crafts.ts";
import { at, clip, round6 } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Mind, PsychologyState, View } from "./psychology.ts";
import { readinessOf, valenceOf } from "./readiness.ts";
import type { Setting } from "./setting.ts";

const NEVER = -99;

/** The initial psychology. Deterministic in the file and the setting. */
export function startPsychology(file: CaseFile, setting: Setting): PsychologyState {
  return { round: 0, minds: setting.parties.map((_, i) => startMind(file, setting, i)), sinceSummary: 0, draft: null, latest: null };
}

function startMind(file: CaseFile, setting: Setting, i: number): Mind {
  const { start, pattern } = PARAMETERS;
  const own = at(setting.parties, i);
  const profile = at(file.parties, i).private;
  const dice = seededRng(seedFrom(`${setting.seed}:start:${own.id}`));
  const spread = (base: number, width: number): number => round6(clip(base + width * dice()));
  const history = hasLongHistory(file) ? LONG_HISTORY : { valence: 0, goalError: 0 };
  const views = setting.parties.map((other): View | null => {
    if (other.id === own.id) return null;
    const belief = profile.beliefs?.[other.id];
    const j = setting.parties.indexOf(other);
    const valence = clip(at(start.valence, setting.difficulty) + start.valenceSpread * dice() + COALITION.valence * at(own.shared, j), -1, 1);
    const flexibility = clip(start.flexibility + start.flexibilitySpread * dice());
    return {
      valence: round6(clip((belief?.valence ?? valence) + history.valence, -1, 1)),
      flexibility: round6(belief?.flexibility ?? flexibility),
      goalError: spread(start.goalError + history.goalError, start.goalErrorSpread),
      concededAt: NEVER,
      offers: setting.topics.map(() => null),
      told: setting.topics.map(() => false),
    };
  });
  const mind: Mind = {
    trust: spread(at(start.trust, setting.difficulty), start.trustSpread),
    anger: 0,
    face: spread(own.barrier === "face" ? start.faceBlocked : start.face, start.faceSpread),
    fairness: spread(start.fairness, start.fairnessSpread),
    heard: start.heard, fatigue: 0, credibility: 1,
    barrier: own.barrierLevel, optimism: own.optimism, focus: 0, readiness: 0,
    pattern: "denial",
    satiation: CRAFTS.map(() => 0), uses: CRAFTS.map(() => 0), relevance: [],
    views,
    told: setting.topics.map(() => false), factsSaid: [], fresh: 0,
    demand: round6(own.opens), spoken: setting.topics.map(() => null),
    concessions: 0, concededAt: NEVER, addressedAt: 0, spokeAt: NEVER, caucusedAt: NEVER, unheardConcession: false,
    answer: null, rejections: 0, strikes: 0, withdrew: false,
    awayAt: -1, departures: 0, factsPut: [], softened: [], voiced: [], consulted: false, wept: false,
  };
  const temper = at(start.anger, setting.difficulty) + start.angerByReactivity * (own.reactivity - start.reactivityMean) - start.angerByValence * (valenceOf(mind) - start.valenceMean);
  mind.anger = round6(clip(temper + start.angerSpread * (dice() - 0.5) * 2));
  mind.readiness = round6(readinessOf(mind, own));
  if (mind.readiness > pattern.startsPartial) mind.pattern = "partial-acceptance";
  return mind;
}
