// Who may see and run a class. "Not a member" reads "not found".
import type { PersonView } from "@/lib/wire/pages.ts";
import { notFound } from "../errors.ts";
import type { Runtime } from "../runtime.ts";
import { mayTeach } from "../session/access.ts";

export type ClassSeat = "instructor" | "trainee" | "observer";

/** The person's seat in a class. Throws not-found for non-members. An instructor's seat counts only while the role allows teaching. */
export async function seatIn(rt: Runtime, person: PersonView, classId: string): Promise<ClassSeat> {
  const row = await rt.db.enrolment.findUnique({ where: { classId_personId: { classId, personId: person.id } }, select: { seat: true } });
  if (!row) throw notFound();
  return row.seat === "instructor" && !mayTeach(person) ? "observer" : row.seat;
}

/** Throws not-found unless the person instructs the class. */
export async function instruct(rt: Runtime, person: PersonView, classId: string): Promise<void> {
  if ((await seatIn(rt, person, classId)) !== "instructor") throw notFound();
}
