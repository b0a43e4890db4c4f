// Opens a class; who opens it instructs it.
import { audit } from "@/lib/adapters/db/audit.ts";
import type { NewClassBody } from "@/lib/wire/classes.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mayTeach } from "../session/access.ts";
import { newJoinCode } from "./join-code.ts";

/** Throws forbidden for everybody but instructors and admins. */
export async function createClass(person: PersonView, body: NewClassBody, rt: Runtime = runtime()): Promise<{ classId: string }> {
  if (!mayTeach(person)) throw new AppError("forbidden");
  return rt.db.$transaction(async (tx) => {
    const made = await tx.class.create({
      data: { name: body.name, seatCap: body.seatCap, joinCode: newJoinCode(), enrolments: { create: { personId: person.id, seat: "instructor" } } },
      select: { id: true },
    });
    await audit(tx, { actorId: person.id, action: "class-created", subject: `class:${made.id}` });
    return { classId: made.id };
  });
}
