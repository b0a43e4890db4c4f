import { describe, expect, it } from "vitest";
import type { CaseListItem, ClassPage, SessionListItem } from "@/lib/wire/pages.ts";
import { dueItems, suggestion } from "./home-plan.ts";

function item(over: Partial<CaseListItem>): CaseListItem {
  return { slug: "a", title: "A", firstLine: "", language: "en", disputeType: "debt", domain: "legal", style: "facilitative", difficulty: "easy", minutes: 30, partyCount: 2, basis: "fictional", version: 1, tries: 0, lastOutcome: null, ...over };
}
const assignment = { id: "1", title: "Week one", caseSlug: "a", caseTitle: "A", visibility: "live" as const, dueAt: null as string | null, sessions: 9 };
const learns: ClassPage = { id: "c", name: "Class", seat: "trainee", joinCode: null, joinCodeExpiresAt: null, seatCap: null, people: [], sessions: [],
  assignments: [{ ...assignment }, { ...assignment, id: "2", title: "Week two", dueAt: "2026-03-01T00:00:00Z" }, { ...assignment, id: "3", title: "Week three", dueAt: "2026-02-01T00:00:00Z" }] };
const session: SessionListItem = { id: "s", caseSlug: "a", caseTitle: "A", language: "en", mediator: "person", ownerName: "R", status: "ended", outcome: "settled", turnCount: 3, startedAt: "", updatedAt: "", assignmentTitle: "Week one", shared: false };

describe("what is due", () => {
  it("puts the nearest date first and what has none last, and counts only one's own sessions", () => {
    const due = dueItems([learns], [session], new Date("2026-02-10T00:00:00Z"));
    expect(due.map((d) => [d.title, d.sessions, d.overdue])).toEqual([["Week three", 0, true], ["Week two", 0, false], ["Week one", 1, false]]);
  });
  it("lists nothing of classes one teaches", () => {
    expect(dueItems([{ ...learns, seat: "instructor" }], [], new Date())).toEqual([]);
  });
});

describe("what to try next", () => {
  it("offers a case left without agreement again before anything new", () => {
    expect(suggestion([item({ slug: "new" }), item({ slug: "old", tries: 1, lastOutcome: "deadlock" })], "en")).toMatchObject({ item: { slug: "old" }, why: "again" });
  });
  it("prefers the page's language, then the shortest, and leaves imported cases aside", () => {
    const cases = [item({ slug: "zh", language: "zh", minutes: 10 }), item({ slug: "long", minutes: 60 }), item({ slug: "short", minutes: 30 }), item({ slug: "raw", minutes: 5, basis: "imported" })];
    expect(suggestion(cases, "en")).toMatchObject({ item: { slug: "short" }, why: "shortest" });
    expect(suggestion([item({ language: "zh" })], "en")).toMatchObject({ why: "untried" });
    expect(suggestion([item({ basis: "imported" })], "en")).toBeNull();
  });
});
