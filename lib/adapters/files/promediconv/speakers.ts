import { type ListedName, nameKey, strategyInName, withoutBrackets } from "./names.ts";

// The alias rules of FORMATS §1, in their order. "X某" is never taken for "X某某": they may be two people (cases 26 and 95).
export type SpeakerRule =
  | "exact" | "bracket_width" | "parenthetical" | "joint" | "joint_partial" | "representative" | "numbered_member" | "containment_guess" | "unknown";

export interface ResolvedSpeaker {
  speaker: string;
  rule: SpeakerRule;
  /** Listed names, verbatim. For `containment_guess` a guess to be asked about, not a match. */
  resolvesTo: string[];
  /** How a representative stands to the party: 代表, 家属, 父亲 … */
  relation: string | null;
}

const RELATION = new RegExp(
  "^(?:一方)?的?(法定代理人|委托代理人|诉讼代理人|代理人|代理律师|律师|代表人?|负责人|家属|家长|家人|亲属|亲友|亲戚|父母|父亲|母亲|爸爸|妈妈|妻子|丈夫|爱人|" +
  "儿子|女儿|儿媳|女婿|子女|姐姐|妹妹|哥哥|弟弟|兄弟|姐妹|爷爷|奶奶|外公|外婆|舅舅|姑姑|叔叔|伯伯|表哥|监护人)(?:代表|们)?$",
);
const NUMBERED = /^(?:\d{1,2}|[一二三四五六七八九十]|[甲乙丙丁戊己庚辛]|[A-Z]|们)$/;
const JOINT = /[、和及与]/;

export function resolveSpeaker(speaker: string, listed: readonly ListedName[]): ResolvedSpeaker {
  const answer = (rule: SpeakerRule, names: readonly ListedName[], relation: string | null = null): ResolvedSpeaker =>
    ({ speaker, rule, resolvesTo: names.map((n) => n.raw), relation });
  const single = one(speaker, listed);
  if (single) return answer(single.rule, [single.name]);
  if (JOINT.test(speaker)) {
    const parts = speaker.split(JOINT).map((p) => p.trim()).filter((p) => p !== "");
    const found = parts.map((p) => one(p, listed)?.name ?? represents(p, listed)?.name ?? null);
    const names = [...new Set(found.filter((n) => n !== null))];
    if (parts.length > 1 && names.length > 0) return answer(found.every((n) => n !== null) ? "joint" : "joint_partial", names);
  }
  const represented = represents(speaker, listed);
  if (represented) return answer("representative", [represented.name], represented.relation);
  const member = numbered(speaker, listed);
  if (member) return answer("numbered_member", [member]);
  const key = nameKey(speaker);
  const guess = listed.find((n) => key.length > 1 && n.key.length > 1 && (n.key.includes(key) || key.includes(n.key)));
  return guess ? answer("containment_guess", [guess]) : answer("unknown", []);
}

function one(speaker: string, listed: readonly ListedName[]): { name: ListedName; rule: "exact" | "bracket_width" | "parenthetical" } | null {
  const exact = listed.find((n) => n.raw === speaker);
  if (exact) return { name: exact, rule: "exact" };
  const key = nameKey(speaker);
  const width = listed.find((n) => n.key === key);
  if (width) return { name: width, rule: "bracket_width" };
  const bare = nameKey(withoutBrackets(speaker));
  const stripped = bare === "" ? [] : listed.filter((n) => n.key === bare || nameKey(withoutBrackets(n.key)) === bare);
  // 赵某（死者）亲属 keeps its tail, so that stripping must leave exactly one candidate.
  const [only] = stripped;
  return only && stripped.length === 1 && (bare !== key || only.key !== bare) ? { name: only, rule: "parenthetical" } : null;
}

function represents(speaker: string, listed: readonly ListedName[]): { name: ListedName; relation: string } | null {
  const key = nameKey(strategyInName(speaker) ? withoutBrackets(speaker) : speaker);
  for (const name of longestFirst(listed)) {
    for (const stem of new Set([name.key, nameKey(withoutBrackets(name.key))])) {
      const relation = stem !== "" && key.startsWith(stem) ? RELATION.exec(key.slice(stem.length))?.[1] : undefined;
      if (relation) return { name, relation };
    }
  }
  return null;
}

/** 村民甲 belongs to 村民; 王某甲 does not belong to 王某: only groups have numbered members. */
function numbered(speaker: string, listed: readonly ListedName[]): ListedName | null {
  const key = nameKey(speaker);
  return longestFirst(listed).find((n) => n.key.length > 1 && key.startsWith(n.key) && (NUMBERED.test(key.slice(n.key.length)) && (!/某$/.test(n.key) || key.endsWith("们")))) ?? null;
}

function longestFirst(listed: readonly ListedName[]): ListedName[] {
  return [...listed].sort((a, b) => b.key.length - a.key.length);
}
