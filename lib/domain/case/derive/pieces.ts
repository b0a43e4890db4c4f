// Cuts a role text into things the party can say in its own voice. Rules, in order: the sentence "我是…" loses its introduction;
// a sentence without a subject gets one; a parent speaks of the child, a family of the one it stands for; long sentences give their telling clauses.
import { findAmounts } from "./amounts.ts";
import { materialOf, type DeriveParty } from "./input.ts";
import { FEAR, FEELING, STANCE, WANT } from "./words.ts";

export const PIECE_KINDS = ["want", "stance", "feeling", "fear", "fact"] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

export interface Piece {
  kind: PieceKind;
  /** Spoken, without a final stop. */
  text: string;
  /** Names a figure: said at the start, never in a line that may stand beside another offer. */
  figure: boolean;
  /** Stands in the shared description, so it is nobody's secret. */
  shared: boolean;
}

const LONGEST = 46;
const RUN = 12;

/** First person as the party uses it. */
export function selfWord(party: DeriveParty): "我" | "我们" {
  const text = party.roleText ?? party.said.join("");
  if (party.speaks === "kin") return "我们";
  const many = text.match(/我们|咱们/g)?.length ?? 0;
  const alone = text.replace(/^我是/, "").match(/我(?!们)/g)?.length ?? 0;
  return many > alone || (many === alone && party.kind !== "person") ? "我们" : "我";
}

export function piecesOf(party: DeriveParty, description: string): Piece[] {
  const self = selfWord(party);
  const seen = new Set<string>();
  return materialOf(party, description).split(/[。！？；\n]/).flatMap((sentence) => {
    const body = withoutIntroduction(sentence.trim(), party);
    if (body === "") return [];
    return cut(body).flatMap((clause) => {
      const kind = kindOf(clause);
      const text = voiced(clause, self, party);
      if (text.length < 4 || seen.has(text)) return [];
      seen.add(text);
      return [{ kind, text, figure: findAmounts(clause).length > 0, shared: isShared(clause, description) }];
    });
  });
}

/** A whole clause, or a run of twelve characters, that the description has too: the measure of the case validator. */
function isShared(clause: string, description: string): boolean {
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "");
  const words = bare(clause.replace(/^我们?/, ""));
  const open = bare(description);
  if (words.length < RUN) return open.includes(words);
  return Array.from({ length: words.length - RUN + 1 }, (_, i) => words.slice(i, i + RUN)).some((run) => open.includes(run));
}

function kindOf(clause: string): PieceKind {
  if (FEAR.test(clause)) return "fear";
  if (WANT.test(clause)) return "want";
  if (FEELING.test(clause)) return "feeling";
  return STANCE.test(clause) ? "stance" : "fact";
}

/** 我是王某，王家庄的村民，养有两头牛 → 养有两头牛: name and standing are known at the table. */
function withoutIntroduction(sentence: string, party: DeriveParty): string {
  const isIntroduction = /^(?:我|我们|他|她)是/.test(sentence);
  if (!isIntroduction) return sentence;
  const clauses = sentence.split("，").slice(1);
  while (clauses.length > 0 && isStanding(clauses[0] ?? "", party.name)) clauses.shift();
  return clauses.join("，");
}

/** A noun phrase that only says who somebody is. */
function isStanding(clause: string, name: string): boolean {
  if (/^\d+岁$|^一名|^现居|^家住|^住在/.test(clause)) return true;
  if (WANT.test(clause) || /[了着过]|因|被|与.{1,8}(?:育|产生)/.test(clause)) return false;
  return clause.startsWith(name) || /^(?:也是|某|[^，]{0,14}的)?[^，]{0,12}(?:村民|居民|牧民|学生|同学|学校|朋友|邻居|妻子|丈夫|父亲|母亲|哥哥|弟弟|长子|次子|子女|驾驶员|登记所有人|公司|之一|军人|拆迁户|领导|老板)$/.test(clause);
}

/** A short sentence stays whole; of a long one the clauses from the first telling word on, in bites that fit. */
function cut(body: string): string[] {
  if (body.length <= LONGEST) return [body];
  const bites: string[] = [];
  for (const clause of body.split("，")) {
    const last = bites.at(-1);
    if (last !== undefined && last.length + clause.length < LONGEST && !WANT.test(clause.slice(0, 4))) bites[bites.length - 1] = `${last}，${clause}`;
    else bites.push(clause);
  }
  return bites.filter((b) => b.length <= LONGEST * 1.5);
}

const NEEDS_SUBJECT =
  /^(?:因(?!为|双方)|长期|已|现因|现|曾|目睹|参与|住在|住院|当晚|在(?!此)|与|从事|养有|负全|没有|不确定|不慎|被|将|也|同样|仍|需要|急需|希望|要求|认为|觉得|担心|怀疑|愿意|拒绝|坚决|坚持|承诺|无力|无法|面临|承受|遭受|经历|身上|多次|获得|正在|对|负责|有)/;

function voiced(clause: string, self: "我" | "我们", party: DeriveParty): string {
  const subject = party.speaks === "self" ? self : party.speaks === "parent" ? "我家孩子" : party.name;
  const speaker = /^(?:[^，]{0,4})?(?:需要|急需|希望|要求|认为|觉得|担心|怀疑|愿意|拒绝|坚决|坚持|承诺)/.test(clause) ? self : subject;
  const whole = NEEDS_SUBJECT.test(clause) ? `${speaker}${clause}` : clause;
  if (party.speaks === "self") return whole;
  const own = "要求|希望|认为|觉得|愿意|拒绝|们|担心|无法|理解|家孩子";
  if (party.speaks === "parent") {
    return whole.replace(/我的家长/g, "\u0001").replace(new RegExp(`我(?!${own})`, "g"), "我家孩子").replace(/\u0001/g, "我").replace(/我家孩子家孩子/g, "我家孩子").replace(/^我在没有明确证据的情况下/, "没有明确证据");
  }
  return whole.replace(/家属(?=要求|希望|认为)/g, "我们").replace(new RegExp(`我(?!${own})`, "g"), party.name).replace(/我(?=要求|希望|认为|觉得|愿意|拒绝|担心)/g, "我们");
}
