// Who of a record is played, who only helps or may be invited. Rules in officials.ts and here: a listed name without a role text that
// the description does not know is not played where two parties with role texts are; nor is a speaker nobody listed.
import { partyKind, type PartyKind } from "@/lib/domain/case/derive/input.ts";
import type { PairedRecord } from "./pair.ts";
import { type ListedName, nameKey, readNames, withoutBrackets } from "./names.ts";
import { partOfficials } from "./officials.ts";
import { matchPrompts } from "./prompt-match.ts";
import { MEDIATOR, type Utterance } from "./schema.ts";
import { type ResolvedSpeaker, resolveSpeaker } from "./speakers.ts";
import { shownText, withoutSpacesInsideWords } from "./utterance-text.ts";

export interface PlayedParty {
  listed: ListedName;
  name: string;
  role: string;
  kind: PartyKind;
  roleText: string | null;
  said: string[];
  speaks: "self" | "parent" | "kin";
  /** Who speaks for it: name, standing, whether its yes counts. */
  members: { name: string; role: string; authority: "full" | "none" }[];
}
export interface Helper { name: string; role: string | null }
export interface Guest extends Helper { from: "list" | "dialogue" }
export interface People {
  played: PlayedParty[];
  officials: Helper[];
  /** Listed or speaking, but not played: relatives, neighbours, the absent. */
  guests: Guest[];
  /** Role texts lent to a party under another name: listed name → the name in the file. */
  lent: Map<string, string>;
  texts: Map<string, string>;
}

const CHILD = /我的家长|[小中]学.{0,8}学生|年级学生/;
const DEAD = /(?:不幸|因.{0,10})(?:身亡|遇难|去世)/;
const KIN = /家属|亲属|家人|亲友|父母|子女|爱人/;
const PARENT = /家长|父亲|母亲|爸爸|妈妈|父母|监护人/;

export function peopleOf(pair: PairedRecord): People {
  const record = pair.dialogue?.record ?? pair.prompts?.record;
  if (!record) return { played: [], officials: [], guests: [], lent: new Map(), texts: new Map() };
  const names = readNames(record.disputing_parties).names.filter((n) => !n.placeholder);
  const { texts, offered } = matchPrompts(pair.prompts?.record.prompts ?? {}, names);
  const { parties, officials } = partOfficials(names, texts);
  const dialog = pair.dialogue?.record.dialog ?? [];
  const speakers = [...new Set(dialog.map((u) => u.speaker))].filter((s) => s !== MEDIATOR && s.trim() !== "").map((s) => resolveSpeaker(s, names));
  const known = (n: ListedName) => texts.has(n.raw) || record.event_description.includes(withoutBrackets(n.shown).replace(/(?:家属|亲属)$/, ""));
  const enough = parties.filter(known).length >= 2;
  const playedNames = enough ? parties.filter(known) : parties;
  const guests: Guest[] = [
    ...parties.filter((n) => !playedNames.includes(n)).map((n) => ({ name: n.shown, role: n.role, from: "list" as const })),
    ...speakers.filter((s) => s.rule === "unknown" || s.rule === "containment_guess").map((s) => ({ name: s.speaker, role: null, from: "dialogue" as const })),
  ];
  const unique = uniqueNames(playedNames);
  const played = playedNames.map((listed, i) => playedParty(listed, unique[i] ?? listed.raw, texts.get(listed.raw) ?? null, dialog, speakers));
  return { played, officials: officials.map((n) => ({ name: n.shown, role: n.role })), guests: guests.filter((g, i) => guests.findIndex((o) => o.name === g.name) === i), lent: offered, texts };
}

/** Names as shown; where taking the bracket off would make two the same, the name as listed. */
function uniqueNames(names: readonly ListedName[]): string[] {
  const shown = names.map((n) => nameKey(n.shown));
  return names.map((n, i) => (shown.filter((s) => s === shown[i]).length > 1 ? n.raw : n.shown));
}

function playedParty(listed: ListedName, name: string, roleText: string | null, dialog: readonly Utterance[], speakers: readonly ResolvedSpeaker[]): PlayedParty {
  const own = speakers.filter((s) => s.resolvesTo.includes(listed.raw) && s.rule !== "containment_guess");
  const itself = own.some((s) => ["exact", "bracket_width", "parenthetical"].includes(s.rule));
  const standIns = own.filter((s) => s.rule === "representative" || s.rule === "numbered_member");
  const kind = partyKind(name);
  const relations = standIns.map((s) => s.relation ?? "").join("");
  const child = roleText !== null && CHILD.test(roleText);
  const speaks = kind === "person" && !itself && (child || (PARENT.test(relations) && !KIN.test(relations))) ? "parent"
    : kind === "person" && !itself && (KIN.test(relations) || (roleText !== null && DEAD.test(roleText.split("。").filter((s) => !/丈夫|妻子|父亲|母亲|家人|员工/.test(s)).join("。")))) ? "kin" : "self";
  const said = dialog.filter((u) => own.some((s) => s.speaker === u.speaker)).map((u) => shownText(u.text)).filter((t) => t !== "");
  return {
    listed, name, kind, speaks, said, members: membersOf(name, kind, speaks, itself, standIns),
    role: listed.role ?? { person: "当事人", group: "当事人（多人）", organisation: "单位当事人" }[kind],
    roleText: roleText === null ? null : withoutSpacesInsideWords(roleText).trim(),
  };
}

function membersOf(name: string, kind: PartyKind, speaks: PlayedParty["speaks"], itself: boolean, standIns: readonly ResolvedSpeaker[]): PlayedParty["members"] {
  const others = standIns.map((s) => ({ name: s.speaker, role: s.relation ?? "其中一人" }));
  // Who speaks where the party itself never does is who can say yes.
  if (!itself && others.length > 0 && (speaks !== "self" || kind === "organisation")) return others.map((o, i) => ({ ...o, authority: i === 0 ? "full" : "none" }));
  if (speaks === "kin") return [{ name: `${withoutBrackets(name)}的家属`, role: "家属", authority: "full" }];
  if (speaks === "parent") return [{ name: `${withoutBrackets(name)}的家长`, role: "家长", authority: "full" }];
  const main = { name, role: kind === "person" ? "本人" : "推举的代表", authority: "full" as const };
  return [main, ...others.map((o) => ({ ...o, authority: "none" as const }))];
}
