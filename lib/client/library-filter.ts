// Which cases of the library fit the chosen filters, how many each filter would show, and the address that says so.
import { DIFFICULTIES, DISPUTE_TYPE_LABELS, DISPUTE_TYPES, DOMAIN_LABELS, DOMAINS, LANGUAGES, STYLES, type Language } from "@/lib/domain/case/classification.ts";
import type { CaseListItem } from "@/lib/wire/pages.ts";

export const LENGTHS = ["10", "30", "60"] as const;
export const PARTY_COUNTS = ["2", "3", "4"] as const;

/** Every filter group with its closed list of values, in the order shown. */
export const GROUPS = {
  disputeType: DISPUTE_TYPES, length: LENGTHS, parties: PARTY_COUNTS, difficulty: DIFFICULTIES, language: LANGUAGES, style: STYLES, domain: DOMAINS,
} as const;
export type Group = keyof typeof GROUPS;
export const GROUP_NAMES = ["disputeType", "length", "parties", "difficulty", "language", "style", "domain"] as const satisfies readonly Group[];

export const SORTS = ["suited", "easiest", "shortest", "title", "untried"] as const;
export type Sort = (typeof SORTS)[number];

export interface LibraryQuery { chosen: Record<Group, readonly string[]>; words: string; sort: Sort }

/** The value of a case in a group. Lengths fall to the nearest of 10, 30, 60 minutes from above: 20 minutes is a 30-minute case. */
export function valueIn(group: Group, item: CaseListItem): string {
  switch (group) {
    case "length": return item.minutes <= 15 ? "10" : item.minutes <= 40 ? "30" : "60";
    case "parties": return item.partyCount <= 2 ? "2" : item.partyCount === 3 ? "3" : "4";
    case "disputeType": return item.disputeType;
    case "domain": return item.domain;
    case "difficulty": return item.difficulty;
    case "language": return item.language;
    case "style": return item.style;
  }
}

/** Reads the address. Values that are not on a list are left out. */
export function queryFrom(params: URLSearchParams): LibraryQuery {
  const read = (group: Group): string[] => {
    const known: readonly string[] = GROUPS[group];
    return params.getAll(group).filter((value) => known.includes(value));
  };
  return {
    chosen: { disputeType: read("disputeType"), length: read("length"), parties: read("parties"), difficulty: read("difficulty"), language: read("language"), style: read("style"), domain: read("domain") },
    words: params.get("q") ?? "",
    sort: SORTS.find((sort) => sort === params.get("sort")) ?? "suited",
  };
}

/** Writes the address; what is as at the start is left out. */
export function addressOf(query: LibraryQuery): string {
  const params = new URLSearchParams();
  for (const group of GROUP_NAMES) for (const value of query.chosen[group]) params.append(group, value);
  if (query.words !== "") params.set("q", query.words);
  if (query.sort !== "suited") params.set("sort", query.sort);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

export function toggled(query: LibraryQuery, group: Group, value: string): LibraryQuery {
  const now = query.chosen[group];
  return { ...query, chosen: { ...query.chosen, [group]: now.includes(value) ? now.filter((v) => v !== value) : [...now, value] } };
}

export function cleared(query: LibraryQuery): LibraryQuery {
  return { ...query, chosen: { disputeType: [], length: [], parties: [], difficulty: [], language: [], style: [], domain: [] } };
}

function plain(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

function hasWords(item: CaseListItem, words: string): boolean {
  const type = DISPUTE_TYPE_LABELS[item.disputeType];
  const domain = DOMAIN_LABELS[item.domain];
  const text = plain([item.title, item.firstLine, type.en, type.zh, domain.en, domain.zh].join(" "));
  return plain(words).split(/\s+/).every((word) => text.includes(word));
}

function fits(item: CaseListItem, query: LibraryQuery, except: Group | null): boolean {
  const groups = GROUP_NAMES.every((group) => group === except || query.chosen[group].length === 0 || query.chosen[group].includes(valueIn(group, item)));
  return groups && hasWords(item, query.words);
}

/** One collation for server and browser whatever their own locale, or the list would be drawn in two orders. Latin comes before pinyin. */
const COLLATOR = new Intl.Collator("zh-CN");
const byTitle = (a: CaseListItem, b: CaseListItem): number => COLLATOR.compare(a.title, b.title);

type Order = (a: CaseListItem, b: CaseListItem, language: Language) => number;

const ORDER: Record<Sort, Order> = {
  suited: (a, b, language) => Number(b.language === language) - Number(a.language === language) || Number(b.basis === "fictional") - Number(a.basis === "fictional") || ORDER.easiest(a, b, language),
  easiest: (a, b) => DIFFICULTIES.indexOf(a.difficulty) - DIFFICULTIES.indexOf(b.difficulty) || a.minutes - b.minutes || byTitle(a, b),
  shortest: (a, b) => a.minutes - b.minutes || byTitle(a, b),
  title: byTitle,
  untried: (a, b, language) => Number(a.tries > 0) - Number(b.tries > 0) || ORDER.suited(a, b, language),
};

/** The cases that fit, in the chosen order; `language` is the page's. */
export function shownCases(items: readonly CaseListItem[], query: LibraryQuery, language: Language): CaseListItem[] {
  return items.filter((item) => fits(item, query, null)).sort((a, b) => ORDER[query.sort](a, b, language));
}

/** How many cases each value of a group would show, given the other groups and the words. */
export function countsIn(items: readonly CaseListItem[], query: LibraryQuery, group: Group): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) if (fits(item, query, group)) counts.set(valueIn(group, item), (counts.get(valueIn(group, item)) ?? 0) + 1);
  return counts;
}

export interface ChosenFilter { group: Group; value: string }

export function chosenFilters(query: LibraryQuery): ChosenFilter[] {
  return GROUP_NAMES.flatMap((group) => query.chosen[group].map((value) => ({ group, value })));
}

/** When nothing fits: the one filter whose removal shows most, or null when none helps. */
export function bestToDrop(items: readonly CaseListItem[], query: LibraryQuery): (ChosenFilter & { shows: number }) | null {
  const options = chosenFilters(query).map((filter) => ({ ...filter, shows: items.filter((item) => fits(item, toggled(query, filter.group, filter.value), null)).length }));
  const best = options.sort((a, b) => b.shows - a.shows)[0];
  return best && best.shows > 0 ? best : null;
}
