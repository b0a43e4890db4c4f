// Rules about ids: no two things of a kind share one, and every id that is named exists. A name with nothing behind it in a
// fact's holdsUntil is nearly always a YAML line that an unquoted comma split in two.
import type { CaseFile } from "../schema.ts";
import { error, type Finding } from "./finding.ts";

/** Words an exhibit's holder may be beside a party or member. */
const SHARED_HOLDERS = new Set(["both", "all", "none", "mediator"]);

export function referenceRules(file: CaseFile): Finding[] {
  const third = file.conditions.thirdParty?.party;
  const everyone = third ? [...file.parties, third] : file.parties;
  const parties = new Set(everyone.map((p) => p.id));
  const members = new Set(everyone.flatMap((p) => p.members.map((m) => m.id)));
  const topics = new Set(file.topics.map((t) => t.id));
  const others = new Set([...file.invitees, ...file.officials].map((x) => x.id));

  const party = (place: string, ids: readonly string[], also: readonly ReadonlySet<string>[] = []): Finding[] =>
    ids.filter((id) => !parties.has(id) && !also.some((set) => set.has(id))).map((id) => error(place, `"${id}" is no party of this case`, `“${id}”不是本案的当事人`));
  const topic = (place: string, ids: readonly string[]): Finding[] =>
    ids.filter((id) => !topics.has(id)).map((id) => error(place, `"${id}" is no topic of this case`, `“${id}”不是本案的争议事项`));

  return [
    ...twins("parties", everyone), ...twins("topics", file.topics), ...twins("facts", file.facts), ...twins("provisions", file.provisions), ...twins("variants", file.variants),
    ...twins("officials", file.officials), ...twins("invitees", file.invitees), ...twins("safety", file.safety),
    ...everyone.flatMap((p) => [...twins(`parties.${p.id}.members`, p.members), ...twins(`parties.${p.id}.private.secrets`, p.private.secrets)]),
    ...file.parties.flatMap((p) => [
      ...party(`parties.${p.id}.private.beliefs`, Object.keys(p.private.beliefs ?? {})),
      ...topic(`parties.${p.id}.private.interests`, Object.keys(p.private.interests)),
    ]),
    ...file.topics.flatMap((t) => party(`topics.${t.id}`, t.kind === "options" ? Object.keys(t.value) : [...Object.keys(t.better), ...Object.keys(t.opening), ...Object.keys(t.reserve)])),
    ...party("openings", Object.keys(file.openings)), ...party("fillers", Object.keys(file.fillers)),
    ...Object.entries(file.fillers).flatMap(([id, byTopic]) => topic(`fillers.${id}`, Object.keys(byTopic))),
    ...file.provisions.flatMap((p) => topic(`provisions.${p.id}.about`, p.about)),
    ...file.facts.flatMap((fact) => {
      const at = `facts.${fact.id}`;
      const split = Object.entries(fact.holdsUntil ?? {}).filter(([, text]) => text === null).map(([key]) => key);
      return [
        ...split.map((key) => error(`${at}.holdsUntil`, `"${key}" stands alone: the sentence before it has a comma; put the whole sentence in quotes`, `“${key}”后面没有内容：前面那句话里有逗号，请给整句加上引号`)),
        ...party(`${at}.holdsUntil`, Object.keys(fact.holdsUntil ?? {}).filter((key) => !split.includes(key))),
        ...party(`${at}.versions`, Object.keys(fact.versions)), ...party(`${at}.knows`, fact.knows, [others]),
        ...(fact.exhibit ? party(`${at}.exhibit.held`, [fact.exhibit.held], [members, others, SHARED_HOLDERS]) : []),
        ...(fact.knowsMembers ?? []).filter((id) => !members.has(id)).map((id) => error(`${at}.knowsMembers`, `"${id}" is no member of any party`, `“${id}”不是任何一方的成员`)),
        ...topic(`${at}.about`, fact.about),
      ];
    }),
    ...file.invitees.flatMap((i) => [...party(`invitees.${i.id}.consent`, i.consent ?? []), ...party(`invitees.${i.id}.faceCost`, Object.keys(i.faceCost ?? {}))]),
    ...file.safety.flatMap((s) => party(`safety.${s.id}.who`, [s.who], [members])),
  ];
}

function twins(place: string, items: readonly { id: string }[]): Finding[] {
  const seen = new Set<string>();
  return items.flatMap(({ id }) => {
    if (!seen.has(id)) { seen.add(id); return []; }
    return [error(`${place}.${id}`, `the id "${id}" is used twice`, `编号“${id}”用了两次`)];
  });
}
