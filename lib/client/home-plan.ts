// What a home page says: where one stopped, what is due, and one thing to try next.
import type { Language } from "@/lib/domain/case/classification.ts";
import type { CaseListItem, ClassPage, SessionListItem } from "@/lib/wire/pages.ts";

export interface DueItem { id: string; title: string; caseSlug: string; caseTitle: string; className: string; dueAt: string | null; sessions: number; overdue: boolean }

/** Assignments of the classes one learns in, the nearest date first, those without a date last. */
export function dueItems(classes: readonly ClassPage[], sessions: readonly SessionListItem[], now: Date): DueItem[] {
  return classes
    .filter((c) => c.seat === "trainee")
    .flatMap((c) => c.assignments.map((a) => ({
      id: a.id, title: a.title, caseSlug: a.caseSlug, caseTitle: a.caseTitle, className: c.name, dueAt: a.dueAt,
      sessions: sessions.filter((s) => s.caseSlug === a.caseSlug && s.assignmentTitle === a.title).length,
      overdue: a.dueAt !== null && new Date(a.dueAt) < now,
    })))
    .sort((a, b) => (a.dueAt ?? "9").localeCompare(b.dueAt ?? "9"));
}

export interface Suggestion { item: CaseListItem; why: "again" | "shortest" | "untried" }

/** One case to try next: one left without agreement, else the shortest never tried, in the page's language first. Null: none. */
export function suggestion(cases: readonly CaseListItem[], language: Language): Suggestion | null {
  const written = cases.filter((c) => c.basis === "fictional");
  const own = [...written].sort((a, b) => Number(b.language === language) - Number(a.language === language) || a.minutes - b.minutes);
  const again = own.find((c) => c.tries > 0 && (c.lastOutcome === "breakdown" || c.lastOutcome === "deadlock"));
  if (again) return { item: again, why: "again" };
  const fresh = own.find((c) => c.tries === 0);
  return fresh ? { item: fresh, why: fresh.language === language ? "shortest" : "untried" } : null;
}
