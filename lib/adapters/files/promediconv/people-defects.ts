import type { Defect } from "./defect-classes.ts";
import { nameKey, readName, readNames, strategyInName } from "./names.ts";
import { type DialogueRecord, MEDIATOR, type PromptsRecord } from "./schema.ts";
import { resolveSpeaker } from "./speakers.ts";

const list = (names: readonly string[]) => (names.length > 6 ? `${names.slice(0, 6).join(", ")} and ${names.length - 6} more` : names.join(", "));
const are = (names: readonly unknown[]) => (names.length === 1 ? "is" : "are");

/** Defects of the party list a case takes: the dialogue file's, or the role-text file's when it stands alone. */
export function partyListDefects(main: string, other: string | null): Defect[] {
  const found: Defect[] = [];
  const { names } = readNames(main);
  const add = (code: Defect["code"], subjects: readonly string[], says: string) => {
    if (subjects.length > 0) found.push({ code, count: subjects.length, says });
  };
  const raws = (of: (n: (typeof names)[number]) => boolean) => names.filter(of).map((n) => n.raw);
  // Counted by file: a list with a repeated name in each of the two files is two occurrences.
  const repeated = [main, ...(other === null ? [] : [other])].map((l) => readNames(l).repeated).filter((r) => r.length > 0);
  if (repeated.length > 0) found.push({ code: "DUPLICATE_PARTY", count: repeated.length, says: `${list([...new Set(repeated.flat())])} stands more than once in a party list; merged` });
  if (other !== null && main !== other) found.push({ code: "PARTY_LIST_DIFFERS", count: 1, says: `the two files list different parties; the dialogue file's list is used (${list(names.map((n) => n.shown))})` });
  const placeholders = raws((n) => n.placeholder);
  add("PLACEHOLDER_PARTY", placeholders, `${list(placeholders)} means "not mentioned" and is no party; left out, kept in the raw record`);
  const mismatched = names.filter((n) => n.bracketsMismatched);
  add("PARTY_BRACKETS_MISMATCHED", mismatched.map((n) => n.raw), `brackets of different width in a party's name are repaired: ${list(mismatched.map((n) => n.shown))}`);
  const roles = names.filter((n) => n.parenthetical);
  add("PARTY_WITH_PARENTHETICAL", roles.map((n) => n.raw), `what stands in brackets is read as a role: ${list(roles.map((n) => n.raw))}`);
  const bodies = raws((n) => n.mediationBody);
  add("MEDIATION_BODY_LISTED_AS_PARTY", bodies, `${list(bodies)} ${are(bodies)} on the mediators' side: kept as an official, not as a party`);
  const quoted = raws((n) => n.quotes);
  add("QUOTES_IN_PARTY_NAME", quoted, `quotes belong to the name ${list(quoted)}`);
  return found;
}

const STANDINGS = {
  party: "kept as a party, played only from the description and the dialogue until one is written", official: "an official, not played",
  guest: "kept as somebody who may be invited, cannot be played until one is written", placeholder: "nobody: the list says \"not mentioned\"",
};
export type Standing = keyof typeof STANDINGS;
function isStanding(text: string): text is Standing {
  return text in STANDINGS;
}

/** Defects of how role texts and listed names meet. `names` is the list the case takes. */
export function promptDefects(record: PromptsRecord, listText: string, matched: ReadonlyMap<string, string>, standing: (raw: string) => Standing): Defect[] {
  const found: Defect[] = [];
  const { names } = readNames(listText);
  const own = new Set(readNames(record.disputing_parties).names.map((n) => n.key));
  const keys = Object.keys(record.prompts);
  const keyed = new Set(keys.map(nameKey));
  if (own.size !== keyed.size || [...own].some((k) => !keyed.has(k))) {
    found.push({ code: "PROMPT_KEYS_DIFFER_FROM_PROMPT_FILE_PARTIES", count: 1, says: "the role texts are not for exactly the parties listed beside them; the role texts count" });
  }
  const without = names.filter((n) => !keyed.has(n.key));
  if (without.length > 0) {
    const lent = without.filter((n) => matched.has(n.raw));
    const groups = (Object.keys(STANDINGS).filter(isStanding)).map((s) => ({ s, names: without.filter((n) => !lent.includes(n) && standing(n.raw) === s) })).filter((g) => g.names.length > 0);
    const words = [...lent.map((n) => `${n.shown} (takes that of ${matched.get(n.raw) ?? ""})`), ...groups.map((g) => `${list(g.names.map((n) => n.shown))} (${STANDINGS[g.s]})`)];
    found.push({ code: "PARTY_WITHOUT_PROMPT", count: without.length, ask: groups.some((g) => g.s === "party" || g.s === "guest"), says: `no role text for ${words.join("; ")}` });
  }
  const unlisted = keys.filter((k) => !names.some((n) => n.key === nameKey(k)));
  if (unlisted.length > 0) {
    const offers = unlisted.map((k) => {
      const to = [...matched].find(([, key]) => key === k)?.[0];
      return to ? `${k} is probably ${readName(to).shown}, so its role text is given to that party` : `nobody listed is like ${k}, so its role text is kept in the record only`;
    });
    found.push({ code: "PROMPT_FOR_UNLISTED_NAME", count: unlisted.length, says: `${offers.join("; ")}; no second party is made` });
  }
  return found;
}

/** Defects of who speaks. */
export function speakerDefects(record: DialogueRecord, prompts: PromptsRecord | null): Defect[] {
  const found: Defect[] = [];
  const { names } = readNames(record.disputing_parties);
  const spoken = record.dialog.map((u) => u.speaker);
  const parties = spoken.filter((s) => s !== MEDIATOR);
  const distinct = [...new Set(parties)];
  const listed = new Set(names.map((n) => n.raw));
  const resolved = new Map(distinct.map((s) => [s, resolveSpeaker(s, names)]));
  const countOf = (speakers: readonly string[]) => parties.filter((s) => speakers.includes(s)).length;

  const unlisted = distinct.filter((s) => !listed.has(s));
  if (unlisted.length > 0) {
    const unsure = unlisted.filter((s) => ["containment_guess", "unknown"].includes(resolved.get(s)?.rule ?? ""));
    const ways = unlisted.map((s) => {
      const r = resolved.get(s);
      if (r?.rule === "containment_guess") return `${s} may or may not be ${r.resolvesTo.join(", ")}: kept apart`;
      if (!r || r.rule === "unknown") return `${s} is nobody listed: kept as one more person`;
      return `${s} ${r.rule === "bracket_width" || r.rule === "parenthetical" ? "is" : "speaks for"} ${r.resolvesTo.join(", ")}`;
    });
    found.push({ code: "SPEAKER_NOT_IN_PARTY_LIST", count: countOf(unlisted), ask: unsure.length > 0, says: ways.join("; ") });
  }
  const joint = distinct.filter((s) => ["joint", "joint_partial"].includes(resolved.get(s)?.rule ?? ""));
  if (joint.length > 0) found.push({ code: "JOINT_SPEAKER", count: countOf(joint), says: `${list(joint)} speak together: recorded as all of them, one turn` });
  const leaked = distinct.filter((s) => strategyInName(s) !== null);
  if (leaked.length > 0) found.push({ code: "STRATEGY_LABEL_IN_SPEAKER", count: countOf(leaked), says: `a strategy stands in the speaker's name ${list(leaked)}; taken off` });
  const silent = names.filter((n) => !spoken.includes(n.raw));
  if (silent.length > 0) found.push({ code: "PARTY_NEVER_SPEAKS_UNDER_ITS_LISTED_NAME", count: silent.length, says: `${list(silent.map((n) => n.shown))} never ${silent.length === 1 ? "speaks" : "speak"} under the listed name` });
  if (prompts) {
    const without = distinct.filter((s) => !Object.hasOwn(prompts.prompts, s));
    if (without.length > 0) found.push({ code: "SPEAKER_WITHOUT_PROMPT", count: countOf(without), says: `no role text under the name of ${list(without)}` });
  }
  if (distinct.length === 1) found.push({ code: "SINGLE_SPEAKING_PARTY", count: 1, says: `only ${distinct[0] ?? ""} speaks with the mediator` });
  const consecutive = spoken.filter((s, i) => i > 0 && s === spoken[i - 1]).length;
  if (consecutive > 0) found.push({ code: "CONSECUTIVE_SAME_SPEAKER", count: consecutive, says: "the same speaker speaks twice running; kept as separate turns" });
  if (spoken[0] !== MEDIATOR) found.push({ code: "STARTS_WITH_PARTY", count: 1, says: "the dialogue begins with a party" });
  if (spoken.at(-1) !== MEDIATOR) found.push({ code: "ENDS_WITH_PARTY", count: 1, says: "the dialogue ends without a closing line of the mediator" });
  return found;
}
