// Rules about packages: at least one that all could truly accept, unless the case says there is no deal; then none may exist.
import { findPackage } from "../settlement-search.ts";
import type { CaseFile } from "../schema.ts";
import { isNumeric, type Terms } from "../topic-schema.ts";
import { isAcceptable, utility } from "../utility.ts";
import { error, warning, type Finding } from "./finding.ts";

export function packageRules(file: CaseFile): Finding[] {
  const stated = file.packages.flatMap((p, i) => termFindings(file, p.terms, `packages[${i}].terms`, true));
  const reference = typeof file.reference?.terms === "object" ? termFindings(file, file.reference.terms, "reference.terms", false) : [];
  return [...stated, ...reference, ...dealFindings(file)];
}

function dealFindings(file: CaseFile): Finding[] {
  const works = file.packages.some((p) => file.parties.every((party) => isAcceptable(file, party.id, p.terms)));
  if (file.noDeal) {
    const found = works ? file.packages.find((p) => file.parties.every((party) => isAcceptable(file, party.id, p.terms)))?.terms : findPackage(file);
    return found ? [error("noDeal", `the case says that no deal exists, but everybody could accept ${inWords(found)}`, `案例写明谈不成，但各方都能接受：${inWords(found)}`)] : [];
  }
  if (works) return [];
  const found = findPackage(file);
  if (!found) return [error("packages", "no package was found that every party could accept at its true limit; move a reserve or an alternative, or set noDeal", "按各方真实底线，找不到大家都能接受的方案；请调整底线或替代方案，或标明 noDeal")];
  return file.packages.length === 0
    ? [warning("packages", `list at least one package everybody could accept, for example ${inWords(found)}`, `请至少写一个各方都能接受的方案，例如：${inWords(found)}`)]
    : [error("packages", `none of the packages is acceptable to all; one that would be: ${inWords(found)}`, `列出的方案没有一个各方都能接受；可行的例如：${inWords(found)}`)];
}

function termFindings(file: CaseFile, terms: Terms, place: string, mustHold: boolean): Finding[] {
  const broken = [
    ...Object.keys(terms).filter((id) => !file.topics.some((t) => t.id === id)).map((id) => error(`${place}.${id}`, "the case has no such topic", "案例里没有这个事项")),
    ...file.topics.flatMap((topic) => {
      const value = terms[topic.id];
      if (value === undefined) return [error(place, `says nothing on ${topic.id}; a package covers every topic`, `没有写${topic.id}；方案要写全所有事项`)];
      if (isNumeric(topic)) return typeof value === "number" && value >= topic.range[0] && value <= topic.range[1] ? [] : [error(`${place}.${topic.id}`, `${value} is no figure within the range`, `${value}不是范围以内的数`)];
      return topic.options.some((o) => o.id === value) ? [] : [error(`${place}.${topic.id}`, `there is no option ${value}`, `没有${value}这个选项`)];
    }),
  ];
  if (broken.length > 0 || !mustHold || file.noDeal) return broken;
  return file.parties.filter((p) => !isAcceptable(file, p.id, terms)).map((p) => {
    const { value, pastReserve } = utility(file, p.id, terms);
    const [en, zh] = pastReserve.length > 0
      ? [`past the limit on ${pastReserve.join(", ")}`, `${pastReserve.join("、")}越过底线`]
      : [`worth ${value.toFixed(1)}, walking away is worth ${p.private.batna.value}`, `值${value.toFixed(1)}，不谈值${p.private.batna.value}`];
    return warning(place, `${p.name} could not accept this: ${en}`, `${p.name}接受不了：${zh}`);
  });
}

function inWords(terms: Terms): string {
  return Object.entries(terms).map(([id, value]) => `${id} ${typeof value === "number" ? Math.round(value * 100) / 100 : value}`).join(", ");
}
