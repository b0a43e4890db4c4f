import { describe, expect, it } from "vitest";
import type { CaseListItem } from "@/lib/wire/pages.ts";
import { addressOf, bestToDrop, countsIn, queryFrom, shownCases, toggled } from "./library-filter.ts";

function item(over: Partial<CaseListItem>): CaseListItem {
  return { slug: "a", title: "A", firstLine: "", language: "en", disputeType: "debt", domain: "legal", style: "facilitative", difficulty: "easy", minutes: 30, partyCount: 2, basis: "fictional", version: 1, tries: 0, lastOutcome: null, ...over };
}
const CASES = [
  item({ slug: "wall", title: "The wall", difficulty: "hard", disputeType: "estate-land" }),
  item({ slug: "loan", title: "借条", language: "zh", minutes: 60, partyCount: 5 }),
  item({ slug: "van", title: "The van", minutes: 10, tries: 2 }),
];
const start = queryFrom(new URLSearchParams());

describe("the case library", () => {
  it("shows everything when nothing is chosen: the page's language first, written before imported, then the easiest", () => {
    expect(shownCases(CASES, start, "en").map((c) => c.slug)).toEqual(["van", "wall", "loan"]);
    expect(shownCases([...CASES, item({ slug: "raw", basis: "imported", minutes: 5 })], start, "en").map((c) => c.slug)).toEqual(["van", "wall", "raw", "loan"]);
    expect(shownCases(CASES, { ...start, sort: "easiest" }, "en").map((c) => c.slug)).toEqual(["van", "loan", "wall"]);
  });
  it("joins values within a group and cuts between groups", () => {
    const query = toggled(toggled(toggled(start, "length", "10"), "length", "60"), "language", "en");
    expect(shownCases(CASES, query, "en").map((c) => c.slug)).toEqual(["van"]);
  });
  it("counts a group as if nothing in it were chosen", () => {
    const query = toggled(start, "language", "zh");
    expect(Object.fromEntries(countsIn(CASES, query, "language"))).toEqual({ en: 2, zh: 1 });
    expect(Object.fromEntries(countsIn(CASES, query, "length"))).toEqual({ "60": 1 });
  });
  it("finds by title and by the name of the type in either language, whatever the width of letters", () => {
    expect(shownCases(CASES, { ...start, words: "ＷＡＬＬ" }, "en").map((c) => c.slug)).toEqual(["wall"]);
    expect(shownCases(CASES, { ...start, words: "房产" }, "en").map((c) => c.slug)).toEqual(["wall"]);
  });
  it("keeps the whole query in the address and drops what is on no list", () => {
    const query = { ...toggled(toggled(start, "parties", "4"), "style", "facilitative"), words: "a b", sort: "title" as const };
    expect(queryFrom(new URLSearchParams(addressOf(query)))).toEqual(query);
    expect(queryFrom(new URLSearchParams("?parties=99&sort=x"))).toEqual(start);
    expect(addressOf(start)).toBe("");
  });
  it("names the filter whose removal helps most, or none", () => {
    const query = toggled(toggled(start, "language", "zh"), "length", "10");
    expect(bestToDrop(CASES, query)).toMatchObject({ shows: 1 });
    expect(bestToDrop(CASES, { ...query, words: "nowhere" })).toBeNull();
  });
});
