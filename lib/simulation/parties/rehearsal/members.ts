// Members of a party without the say, and how each pulls; their words bind nobody (cutting-in.ts plays them).
// Sizes chosen small beside the mediator's (design, rehearsal engine, Psychology).
import type { PartyRecord } from "@/lib/domain/case/party-schema.ts";
import { spokesperson } from "./authority.ts";

export const PULLS = ["inflames", "guards", "soothes", "none"] as const;
export type Pull = (typeof PULLS)[number];
/** A member beside the spokesperson: index in the party's list, and how many lines it has. */
export interface MemberSetting { member: number; pull: Pull; lines: number }

/**
 * chance: of cutting in when there is occasion. anger, valence: of the member's own party on hearing it, of the others on an inflaming line.
 * rise: factor on anger that rose in the round. margin: share of the party's room it holds out for besides.
 */
export const MEMBERS = {
  chance: 0.3,
  inflames: { anger: 0.02, valence: -0.02, rise: 1.15, margin: 0.04 },
  guards: { anger: 0, valence: 0, rise: 1, margin: 0.05 },
  soothes: { anger: -0.02, valence: 0.02, rise: 0.8, margin: -0.04 },
  none: { anger: 0, valence: 0, rise: 1, margin: 0 },
} as const;

/** The members who may cut in: all but the spokesperson. */
export function membersOf(party: PartyRecord): MemberSetting[] {
  const speaks = spokesperson(party);
  return party.members.flatMap((m, member) => (m === speaks ? [] : [{ member, pull: PULLS.find((p) => m.pull?.includes(p)) ?? "none", lines: m.voice?.length ?? 0 }]));
}

/** What its members make a party hold out for, in utility. */
export function pullMargin(members: readonly MemberSetting[], room: number): number {
  let sum = 0;
  for (const m of members) sum += MEMBERS[m.pull].margin;
  return sum * room;
}
