// Numbers of leaving and coming back, of days between two meetings, tears, pauses and triggers; chosen, below the size of the mistakes in parameters.ts.

/**
 * departures: how often a party leaves before leaving means withdrawing, by difficulty. waits: rounds outside before it goes home.
 * apart: what days between two meetings do (adjourn.ts). returns: acknowledgement and relevance of words that bring it back. relief: what being fetched does. tears: chance when its dearest interest comes out.
 */
export const PRESENCE = {
  departures: [2, 1, 1], waits: 2,
  apart: { coolsFromHeard: 0.3, keepsADay: 0.9, coolsAtMost: 0.4, restsADay: 0.7, fatigueLeft: 0.4, wearADay: 0.5, heardADay: 0.98, heardLeft: 0.88 },
  returns: { acknowledges: 0.3, relevance: 0.3 },
  relief: { anger: -0.12, fatigue: -0.1, strikes: 2 },
  tears: 0.35,
  pause: { heard: 0.02, anger: -0.015, idle: 0.02 },
  flare: { anger: 0.12, trust: -0.03 }, withdraw: { trust: -0.03, heard: -0.02 }, soften: { anger: -0.08, trust: 0.04, heard: 0.03 },
} as const;
