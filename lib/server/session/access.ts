// Who may see a session, and as whom. Every use case about a session asks here first; "not yours" reads "not found".
import type { Viewer } from "@/lib/wire/project.ts";
import { RunSpec, VISIBILITIES, type Visibility } from "@/lib/domain/session/run-spec.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { AppError, notFound } from "../errors.ts";
import type { Runtime } from "../runtime.ts";

export interface SessionAccess {
  id: string;
  as: "mediator" | "instructor";
  viewer: Viewer;
  status: "open" | "ended";
  caseVersionId: string;
  /** The condition its case is played under. */
  condition: string;
  ownerId: string;
  mediatorKind: "person" | "ai";
  visibility: Visibility;
  unsettledTurn: number | null;
  lastSeq: number;
  turnCount: number;
}

export function visibilityOf(text: string): Visibility {
  const found = VISIBILITIES.find((v) => v === text);
  if (!found) throw new Error(`unknown visibility ${text}`);
  return found;
}

/** The viewer an access makes, given whether the session has ended by now. */
export function viewerOf(as: SessionAccess["as"], visibility: Visibility, ended: boolean): Viewer {
  return as === "instructor" ? { role: "instructor" } : { role: "trainee", visibility, ended };
}

const Conditioned = RunSpec.pick({ condition: true });
const columns = { id: true, ownerId: true, status: true, caseVersionId: true, runSpec: true, mediatorKind: true, visibility: true, unsettledTurn: true, lastSeq: true, turnCount: true, shared: true, startedAt: true, assignment: { select: { classId: true } } } as const;

/** For the session's own mediator: acting in it. Throws not-found for everybody else. */
export async function mediate(rt: Runtime, person: PersonView, sessionId: string): Promise<SessionAccess> {
  const access = await read(rt, person, sessionId);
  if (access.as !== "mediator") throw notFound();
  return access;
}

/** As `mediate`, for what only a person at the table does. Throws conflict, in words, where an AI mediates. */
export async function mediateInPerson(rt: Runtime, person: PersonView, sessionId: string): Promise<SessionAccess> {
  const access = await mediate(rt, person, sessionId);
  refuseAi(access);
  return access;
}

/** Throws conflict where an AI mediates: such a session is watched. */
export function refuseAi(access: SessionAccess): void {
  if (access.mediatorKind === "ai") throw new AppError("conflict", { publicMessage: "An AI mediator plays this session; you can watch it." });
}

/**
 * For reading: the mediator; instructors of the class it was assigned in who were named before it started; for a practice
 * session its owner shared, instructors of the owner's classes. Throws not-found for everybody else, admins included.
 */
export async function read(rt: Runtime, person: PersonView, sessionId: string): Promise<SessionAccess> {
  const row = await rt.db.session.findUnique({ where: { id: sessionId }, select: columns });
  if (!row) throw notFound();
  const as = row.ownerId === person.id ? "mediator" : (await instructs(rt, person, row)) ? "instructor" : null;
  if (!as) throw notFound();
  const visibility = visibilityOf(row.visibility);
  return {
    id: row.id, as, viewer: viewerOf(as, visibility, row.status === "ended"), status: row.status, caseVersionId: row.caseVersionId, condition: Conditioned.parse(row.runSpec).condition, ownerId: row.ownerId,
    mediatorKind: row.mediatorKind === "ai" ? "ai" : "person", visibility, unsettledTurn: row.unsettledTurn, lastSeq: row.lastSeq, turnCount: row.turnCount,
  };
}

/** A seat as instructor counts only while the person's role allows teaching. */
export function mayTeach(person: PersonView): boolean {
  return person.role === "instructor" || person.role === "admin";
}

async function instructs(rt: Runtime, person: PersonView, row: { ownerId: string; shared: boolean; startedAt: Date; assignment: { classId: string } | null }): Promise<boolean> {
  if (!mayTeach(person)) return false;
  if (row.assignment) {
    const seat = await rt.db.enrolment.findUnique({ where: { classId_personId: { classId: row.assignment.classId, personId: person.id } }, select: { seat: true, createdAt: true } });
    return seat?.seat === "instructor" && seat.createdAt <= row.startedAt;
  }
  if (!row.shared) return false;
  const common = await rt.db.enrolment.count({
    where: { personId: person.id, seat: "instructor", class: { enrolments: { some: { personId: row.ownerId, seat: "trainee" } } } },
  });
  return common > 0;
}
