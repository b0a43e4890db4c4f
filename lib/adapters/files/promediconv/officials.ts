// Who of a party list is no party (FORMATS §1): mediators, mediation bodies, officials and experts who help. A rule by words:
// 1. the name holds a word of OFFICE; or 2. the first sentence of the role text names such an office and the text speaks of helping, and claims nothing.
// If that would leave fewer than two parties, those with a role text come back first, then the others, in the order of the list.
import type { ListedName } from "./names.ts";

const OFFICE = new RegExp(
  "调解|司法所|派出所|公安|民警|警察|协警|交警|街道办|办事处|居委会|村委会|村支|支书|工作站|工作人员|技术人员|信访|妇联|综治|稳定办|" +
  "法院|法官|检察|法律服务|法律顾问|政府|监理所|国土|房管所|嘎查领导|村领导|单位领导|镇领导|网格员|人大代表|政协委员|志愿者|社工|仲裁员|鉴定",
);
const OFFICE_IN_TEXT = /妇联|居委会|村委会|调解委员会|调解员|司法所|派出所|街道办|综治|信访|政府/;
const HELPS = /调解|协助|协调|介入|帮助|监督|维护.{0,6}秩序/;
const CLAIMS = /赔偿我|我要求|我们要求|我的损失|我们的损失|拒绝|我的权益|自身利益/;

export function isOfficial(name: ListedName, roleText: string | null): boolean {
  if (name.mediationBody || OFFICE.test(name.key)) return true;
  if (roleText === null) return false;
  const first = roleText.split("。")[0] ?? "";
  return OFFICE_IN_TEXT.test(first) && HELPS.test(roleText) && !CLAIMS.test(roleText);
}

/** Splits a list (placeholders already dropped) into parties and officials, keeping at least two parties. */
export function partOfficials(names: readonly ListedName[], texts: ReadonlyMap<string, string>): { parties: ListedName[]; officials: ListedName[] } {
  const official = new Set(names.filter((n) => isOfficial(n, texts.get(n.raw) ?? null)));
  const backInOrder = [...official].filter((n) => texts.has(n.raw)).concat([...official].filter((n) => !texts.has(n.raw)));
  for (const name of backInOrder) {
    if (names.length - official.size >= 2) break;
    official.delete(name);
  }
  return { parties: names.filter((n) => !official.has(n)), officials: names.filter((n) => official.has(n)) };
}
