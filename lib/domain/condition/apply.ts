// Conditions as pure functions case → case. What needs writing (a third party, a longer history) is carried by the case file;
// where it is missing the condition is not offered. Mechanisms: SoCRATES Table 5; where the paper leaves one open it is said below.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { ThirdParty } from "@/lib/domain/case/third-party-schema.ts";
import { isNumeric, type Topic } from "@/lib/domain/case/topic-schema.ts";
import type { TkiMode } from "@/lib/domain/party/persona.ts";
import { CONDITIONS, conditionNamed, modesOf, type Condition } from "./condition.ts";

type Persona = CaseFile["parties"][number]["private"]["persona"];

/** Why a case does not offer a condition, in both languages; null when it does. */
export function notOffered(file: CaseFile, condition: Condition): { en: string; zh: string } | null {
  if (condition === "third-party") {
    const third = file.conditions.thirdParty;
    if (!third) return { en: "the case file has no third party written for it", zh: "案例没有写第三方当事人" };
    const unvalued = file.topics.filter((t) => !(t.id in third.values)).map((t) => t.id);
    if (unvalued.length > 0) return { en: `the third party values no ${unvalued.join(", ")}`, zh: `第三方没有给${unvalued.join("、")}估值` };
    if (file.parties.some((p) => p.id === third.party.id)) return { en: "the third party is at the table already", zh: "第三方已经在场" };
    return file.parties.length >= 10 ? { en: "ten parties are at the table already", zh: "已有十方当事人" } : null;
  }
  if (condition === "long-history" && (file.conditions.longHistory ?? []).length === 0) return { en: "the case file has no longer history written for it", zh: "案例没有写更长的过往" };
  return null;
}

/** Every condition with whether the case offers it and, if not, why. */
export function conditionsOf(file: CaseFile): { condition: Condition; missing: { en: string; zh: string } | null }[] {
  return CONDITIONS.map((condition) => ({ condition, missing: notOffered(file, condition) }));
}

/**
 * The condition a person asked for by slug. Refuses two at once, in words: the paper applies each axis to a fresh copy, so a
 * stacked condition would be comparable with nothing published.
 */
export function readCondition(text: string): { condition: Condition } | { refused: string } {
  const slugs = text.split(/[+,\s]+/u).filter((s) => s !== "");
  if (slugs.length > 1) return { refused: `conditions are not combined (${slugs.join(", ")}): each is applied to a fresh copy of the case` };
  const condition = conditionNamed(slugs[0] ?? "");
  return condition ? { condition } : { refused: `there is no condition "${text}"` };
}

/** The case under a condition. Throws when the case does not offer it. */
export function applyCondition(file: CaseFile, condition: Condition): CaseFile {
  const missing = notOffered(file, condition);
  if (missing) throw new Error(`case "${file.slug}" does not offer "${condition}": ${missing.en}`);
  switch (condition) {
    case "general": return file;
    // The paper appends one mode to the background; here it is every party's mode, and the background stays as written.
    case "competing": case "avoiding": case "accommodating": return withModes(file, condition, condition);
    case "third-party": return file.conditions.thirdParty ? withNewcomer(file, file.conditions.thirdParty) : file;
    case "long-history": return withHistory(file);
    case "com-com": return withReactivity(file, 0, 0);
    case "com-react": return withReactivity(file, 0, 1);
    case "react-react": return withReactivity(file, 1, 1);
    case "us-us": return withCultures(file, "us", "us");
    case "cn-cn": return withCultures(file, "cn", "cn");
    case "kr-kr": return withCultures(file, "kr", "kr");
    case "us-cn": return withCultures(file, "us", "cn");
    case "us-kr": return withCultures(file, "us", "kr");
    case "cn-kr": return withCultures(file, "cn", "kr");
    default: {
      const [first, others] = modesOf(condition) ?? [];
      return first && others ? withModes(file, first, others) : file;
    }
  }
}

/** The paper's cases have two parties; with more, the first stands for one side and all others for the other (chosen). */
function withPersonas(file: CaseFile, change: (persona: Persona, isFirst: boolean) => Persona): CaseFile {
  return { ...file, parties: file.parties.map((p, i) => ({ ...p, private: { ...p.private, persona: change(p.private.persona, i === 0) } })) };
}

function withModes(file: CaseFile, first: TkiMode, others: TkiMode): CaseFile {
  return withPersonas(file, (persona, isFirst) => ({ ...persona, tki: isFirst ? first : others }));
}

function withReactivity(file: CaseFile, first: number, others: number): CaseFile {
  return withPersonas(file, (persona, isFirst) => ({ ...persona, reactivity: isFirst ? first : others }));
}

function withCultures(file: CaseFile, first: string, others: string): CaseFile {
  return withPersonas(file, (persona, isFirst) => ({ ...persona, culture: isFirst ? first : others }));
}

/** Dated entries before the background, which stays unchanged at the end. */
function withHistory(file: CaseFile): CaseFile {
  const entries = (file.conditions.longHistory ?? []).map((e) => (file.language === "zh" ? `${e.date}　${e.text}` : `${e.date}: ${e.text}`));
  return { ...file, background: `${entries.join("\n")}\n\n${file.background}` };
}

/** The original parties and topics verbatim; only the newcomer gets values of its own. */
function withNewcomer(file: CaseFile, third: ThirdParty): CaseFile {
  const { party, values, fillers, openings, facts, packages } = third;
  const { thirdParty: _, ...conditions } = file.conditions;
  return {
    ...file, conditions,
    parties: [...file.parties, party],
    topics: file.topics.map((topic) => withValue(topic, party.id, values[topic.id])),
    facts: file.facts.map((f) => (facts.includes(f.id) && !f.knows.includes(party.id) ? { ...f, knows: [...f.knows, party.id] } : f)),
    fillers: { ...file.fillers, [party.id]: fillers },
    openings: { ...file.openings, [party.id]: openings },
    packages: packages ?? file.packages,
    // Who sits at the table cannot be invited to it.
    invitees: file.invitees.filter((i) => i.id !== party.id),
  };
}

function withValue(topic: Topic, id: string, value: ThirdParty["values"][string] | undefined): Topic {
  if (value === undefined) return topic;
  if (isNumeric(topic)) {
    const { better, opening, reserve } = value;
    const isLine = (better === "high" || better === "low") && typeof opening === "number" && typeof reserve === "number";
    return isLine ? { ...topic, better: { ...topic.better, [id]: better }, opening: { ...topic.opening, [id]: opening }, reserve: { ...topic.reserve, [id]: reserve } } : topic;
  }
  const table = Object.fromEntries(Object.entries(value).filter((e): e is [string, number] => typeof e[1] === "number"));
  return { ...topic, value: { ...topic.value, [id]: table } };
}
