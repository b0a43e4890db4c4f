// What a first profile is derived from: the words of an imported record. Nothing here is invented, and nothing else is read.
import type { DisputeType } from "../classification.ts";

export interface DeriveParty {
  id: string;
  name: string;
  kind: PartyKind;
  /** The private role text, first person; null when the record has none. */
  roleText: string | null;
  /** What the party says in the recorded dialogue; stands in for a missing role text. */
  said: readonly string[];
  /** Who speaks: the party; a parent for a child; the family for someone who is dead, ill or absent. */
  speaks: "self" | "parent" | "kin";
}
export const PARTY_KINDS = ["person", "group", "organisation"] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

export interface DeriveInput {
  disputeType: DisputeType;
  /** The shared description. */
  description: string;
  parties: readonly DeriveParty[];
}

/** What kind of party a name stands for. */
export function partyKind(name: string): PartyKind {
  if (/老板|负责人|经理$|店主/.test(name)) return "person";
  if (/公司|工厂|厂$|药房|药店|超市|商场|酒店|医院|诊所|学校|小学|中学|幼儿园|大学|供电局|银行|合作社|集团|殡仪馆|旅行社|物业|单位|中心$|[局馆所店行]$/.test(name)) return "organisation";
  return /\d+[户家]|[户方们]$|居民|村民|家属|亲属|业主|职工|员工|工人|家长|兄弟|夫妇|夫妻/.test(name) ? "group" : "person";
}

/** The words a party is read from: its role text, else what it says, else the sentences of the description that name it. */
export function materialOf(party: DeriveParty, description: string): string {
  if (party.roleText !== null) return party.roleText;
  const said = party.said.filter((s) => s.length > 8).slice(0, 3);
  if (said.length > 0) return said.join("。");
  return description.split(/[。！？]/).filter((s) => s.includes(party.name)).join("。");
}
