// One's own sessions, the latest first.
import { OUTCOMES, type Outcome } from "@/lib/domain/session/events.ts";
import { LANGUAGES, type Language } from "@/lib/domain/case/classification.ts";
import type { PersonView, SessionListItem } from "@/lib/wire/pages.ts";
import { runtime, type Runtime } from "../runtime.ts";

export async function listSessions(person: PersonView, rt: Runtime = runtime()): Promise<SessionListItem[]> {
  const rows = await rt.db.session.findMany({ where: { ownerId: person.id }, orderBy: { updatedAt: "desc" }, take: 500, select: sessionListColumns });
  return rows.map(sessionListItem);
}

export const sessionListColumns = {
  id: true, mediatorKind: true, mediatorName: true, status: true, outcome: true, turnCount: true, startedAt: true, updatedAt: true, shared: true,
  owner: { select: { name: true } }, assignment: { select: { title: true } },
  caseVersion: { select: { title: true, language: true, case: { select: { slug: true } } } },
} as const;

interface SessionListRow {
  id: string; mediatorKind: string; mediatorName: string; status: "open" | "ended"; outcome: string | null; turnCount: number; startedAt: Date; updatedAt: Date; shared: boolean;
  owner: { name: string }; assignment: { title: string } | null; caseVersion: { title: string; language: string; case: { slug: string } };
}

export function sessionListItem(row: SessionListRow): SessionListItem {
  return {
    id: row.id, caseSlug: row.caseVersion.case.slug, caseTitle: row.caseVersion.title, language: languageOf(row.caseVersion.language), mediator: row.mediatorName, ownerName: row.owner.name,
    status: row.status, outcome: outcomeOf(row.outcome), turnCount: row.turnCount, startedAt: row.startedAt.toISOString(), updatedAt: row.updatedAt.toISOString(),
    assignmentTitle: row.assignment?.title ?? null, shared: row.shared,
  };
}

export function outcomeOf(text: string | null): Outcome | null {
  return OUTCOMES.find((o) => o === text) ?? null;
}

export function languageOf(text: string): Language {
  const found = LANGUAGES.find((l) => l === text);
  if (!found) throw new Error(`unknown language ${text}`);
  return found;
}
