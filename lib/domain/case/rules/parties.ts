// Rules about parties: names, voices that may bind them, weights (sum 100, not all equal: SoCRATES A1), secrets' holders.
import type { CaseFile } from "../schema.ts";
import { error, warning, type Finding } from "./finding.ts";

/** Names compare equal when they look equal: Unicode NFKC, no white space, no case. */
export function foldName(name: string): string {
  return name.normalize("NFKC").replace(/\s+/gu, "").toLowerCase();
}

export function partyRules(file: CaseFile): Finding[] {
  return [...nameRules(file), ...file.parties.flatMap((party) => [...memberRules(party), ...weightRules(file, party), ...secretRules(party)])];
}

type Party = CaseFile["parties"][number];

function nameRules(file: CaseFile): Finding[] {
  return file.parties.flatMap((party, i) => {
    const twin = file.parties.slice(0, i).find((p) => foldName(p.name) === foldName(party.name));
    return twin ? [error(`parties.${party.id}.name`, `"${party.name}" and "${twin.name}" (${twin.id}) look the same; give each party a name of its own`, `“${party.name}”和“${twin.name}”（${twin.id}）看起来一样，各方请用不同的名字`)] : [];
  });
}

function memberRules(party: Party): Finding[] {
  const place = `parties.${party.id}.members`;
  const noYes = party.members.every((m) => m.authority === "none");
  return [
    ...(noYes ? [error(place, "nobody on this side may say yes; give one member authority", "这一方没有人能拍板，请给其中一人权限")] : []),
    ...party.members.filter((m) => m.authority === "limited" && m.limit === undefined)
      .map((m) => warning(`${place}.${m.id}`, `${m.name} has limited authority, but the limit is not given`, `${m.name}的权限有限，但没有写限到哪里`)),
  ];
}

function weightRules(file: CaseFile, party: Party): Finding[] {
  const place = `parties.${party.id}.private.weights`;
  const { weights } = party.private;
  const missing = file.topics.filter((t) => !(t.id in weights)).map((t) => t.id);
  const unknown = Object.keys(weights).filter((id) => !file.topics.some((t) => t.id === id));
  const values = Object.values(weights);
  const total = values.reduce((a, b) => a + b, 0);
  const found: Finding[] = [];
  if (missing.length > 0) found.push(error(place, `no weight for ${missing.join(", ")}`, `没有给${missing.join("、")}分配权重`));
  if (unknown.length > 0) found.push(error(place, `weight for a topic the case does not have: ${unknown.join(", ")}`, `给不存在的事项分配了权重：${unknown.join("、")}`));
  if (Math.abs(total - 100) > 1e-9) found.push(error(place, `the weights add up to ${total}, they must add up to 100`, `权重加起来是${total}，必须正好是100`));
  if (values.length > 1 && new Set(values).size === 1) found.push(error(place, "all weights are equal, so nothing can be traded; give the topics different weights", "权重全都一样，就没有可以交换的余地，请分出轻重"));
  return found;
}

function secretRules(party: Party): Finding[] {
  const holders = new Set([party.id, ...party.members.map((m) => m.id)]);
  return party.private.secrets.filter((s) => s.holder !== undefined && !holders.has(s.holder))
    .map((s) => error(`parties.${party.id}.private.secrets.${s.id}.holder`, `"${s.holder}" is no member of this party`, `“${s.holder}”不是这一方的成员`));
}
