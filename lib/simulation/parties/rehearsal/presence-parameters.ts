// Numbers of leaving and coming back, tears, pauses and triggers; chosen, below the size of the mistakes in parameters.ts.

/**
 * departures: how often a party leaves before leaving means withdrawing, by difficulty. waits: rounds outside before it goes home.
 * returns: acknowledgement and relevance of words that bring it back. relief: what being fetched does. tears: chance when its dearest interest comes out.
 */
export const PRESENCE = {
  departures: [2, 1, 1], waits: 2,
  returns: { acknowledges: 0.3, relevance: 0.3 },
  relief: { anger: -0.12, fatigue: -0.1, strikes: 2 },
  tears: 0.35,
  pause: { heard: 0.02, anger: -0.015, idle: 0.02 },
  flare: { anger: 0.12, trust: -0.03 }, withdraw: { trust: -0.03, heard: -0.02 }, soften: { anger: -0.08, trust: 0.04, heard: 0.03 },
} as const;
