// How a party may be called: its names, its members' names, titles with its surname, what the others call it, the head word of its role.
import type { PartyRecord } from "@/lib/domain/case/party-schema.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { fold } from "../fold.ts";

const ZH_TITLES = ["先生", "女士", "师傅", "老板", "经理", "总", "阿姨", "大姐", "大哥", "大爷", "大妈", "老师", "医生", "主任", "同学", "太太", "小姐", "嫂子"];
const COMPOUND_SURNAMES = ["欧阳", "司马", "上官", "诸葛", "司徒", "东方", "令狐", "皇甫", "尉迟", "公孙"];
const EN_TITLES = ["mr", "mrs", "ms", "miss", "dr"];
/** Role words that can only mean one side of a two-sided quarrel; a role word shared by two parties is dropped. */
const EN_ROLES = /\b(landlord|landlady|tenant|employer|employee|buyer|seller|customer|owner|neighbou?r|doctor|patient|driver|insurer|contractor|manager|worker|teacher|student|parent|father|mother|husband|wife|son|daughter|brother|sister|council|company|hospital|school|bank|supplier|client|developer|agent|union|nurse|builder|shop|landowner|farmer)\b/g;
const ZH_ROLES = /(房东|租客|承租人|出租人|老板|工人|员工|职工|司机|保险|理赔|物业|业主|开发商|医院|医生|患者|家属|学校|老师|家长|学生|公司|单位|厂方|村委会|邻居|买家|卖家|商家|店家|消费者|债主|借款人|承包人|丈夫|妻子|儿子|女儿|哥哥|弟弟|姐姐|妹妹|父亲|母亲)/g;

function isChinese(name: string): boolean {
  return /\p{Script=Han}/u.test(name);
}

function chineseNames(name: string): string[] {
  const bare = name.replace(/[(（][^)）]*[)）]/g, "").trim();
  if (!/^\p{Script=Han}{2,4}$/u.test(bare)) return [bare];
  const surname = COMPOUND_SURNAMES.find((s) => bare.startsWith(s)) ?? bare.slice(0, 1);
  const given = bare.slice(surname.length);
  const title = ZH_TITLES.some((t) => given === t);
  return [
    bare, ...(given.length === 2 && !title && !given.includes("某") ? [given, `小${given.slice(-1)}`, `阿${given.slice(-1)}`] : []),
    `老${surname}`, `小${surname}`, ...ZH_TITLES.map((t) => surname + t),
  ];
}

function englishNames(name: string): string[] {
  const words = fold(name).replace(/[(（][^)）]*[)）]/g, "").replace(/\./g, "").split(/\s+/).filter(Boolean);
  const bare = words.filter((w) => !EN_TITLES.includes(w));
  const surname = bare.at(-1);
  if (bare.length > 2 || !surname) return [bare.join(" ")];
  return [bare.join(" "), ...bare, ...EN_TITLES.map((t) => `${t} ${surname}`)];
}

function rolesOf(party: PartyRecord): string[] {
  const role = fold(party.role);
  return [...new Set([...role.matchAll(EN_ROLES), ...role.matchAll(ZH_ROLES)].map((m) => m[0]))];
}

/** Folded forms of address of a party, longest first. Forms that could also mean another party are left out. */
export function aliasesOf(party: PartyRecord, file: CaseFile): string[] {
  const own = new Set(raw(party, file));
  for (const other of file.parties) if (other.id !== party.id) for (const alias of raw(other, file)) if (alias !== fold(party.name)) own.delete(alias);
  return [...own].filter((a) => a.length > (isChinese(a) ? 1 : 2)).sort((a, b) => b.length - a.length);
}

function raw(party: PartyRecord, file: CaseFile): string[] {
  const given = [party.name, party.address?.formal, party.address?.informal, ...party.members.map((m) => m.name)].filter((n): n is string => n !== undefined && n !== "");
  const called = file.parties.flatMap((p) => Object.entries(p.private.persona.calls ?? {}).filter(([id]) => id === party.id).flatMap(([, form]) => form.split(/[/／]/)));
  const forms = [...given.flatMap((n) => (isChinese(n) ? chineseNames(n) : englishNames(n))), ...given, ...called, ...rolesOf(party)];
  return forms.map((f) => fold(f)).filter((f) => f !== "" && !/^(?:你|您|他|她|the|本人)$/.test(f));
}
