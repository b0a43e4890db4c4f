// The accounts a start asks for, and a class for demo accounts to meet in. Safe to repeat.
import { z } from "zod";
import type { Db } from "../../lib/adapters/db/client.ts";
import { emailKey } from "../../lib/adapters/db/people.ts";
import { createPerson } from "../../lib/server/account/create-person.ts";
import { hashPassword, isPassword } from "../../lib/server/account/passwords.ts";
import { newJoinCode } from "../../lib/server/class/join-code.ts";
import { ROLES } from "../../lib/domain/person/role.ts";

export const Accounts = z.array(z.strictObject({ role: z.enum(ROLES).exclude(["guest"]), email: z.email(), password: z.string().min(10) }));
export type Account = z.infer<typeof Accounts>[number];

const NAMES: Record<Account["role"], string> = { trainee: "Trainee", observer: "Observer", instructor: "Instructor", assessor: "Assessor", researcher: "Researcher", admin: "Admin" };

/** Makes the account, or gives an existing one this role and password. Answers its id. */
export async function seedAccount(db: Db, { role, email, password }: Account): Promise<string> {
  const found = await db.person.findUnique({ where: { email: emailKey(email) }, select: { id: true, role: true, passwordHash: true } });
  if (!found) {
    const local = email.split("@")[0] ?? "";
    const name = `${NAMES[role]}${/\d+$/.exec(local)?.[0] ?? ""}`;
    return (await createPerson(db, { email, name, role, passwordHash: await hashPassword(password), locale: "en", actorId: null })).id;
  }
  if (found.role !== role || !(await isPassword(password, found.passwordHash))) {
    await db.person.update({ where: { id: found.id }, data: { role, passwordHash: await hashPassword(password), sessionEpoch: { increment: 1 } } });
  }
  return found.id;
}

/** The first admin, if the database has none. */
export async function seedFirstAdmin(db: Db, account: { email: string; password: string } | null): Promise<boolean> {
  if (!account || (await db.person.count({ where: { role: "admin" } })) > 0) return false;
  await seedAccount(db, { role: "admin", ...account });
  return true;
}

const CLASS_ID = "demo-class";

/** One class with the demo instructors and trainees and an assignment of each given case. What people change in it stays. */
export async function seedDemoClass(db: Db, people: { id: string; role: Account["role"] }[], slugs: readonly string[]): Promise<void> {
  const members = people.filter((p) => p.role === "instructor" || p.role === "trainee");
  if (!members.some((m) => m.role === "instructor") || !members.some((m) => m.role === "trainee")) return;
  await db.class.upsert({ where: { id: CLASS_ID }, create: { id: CLASS_ID, name: "Demo class", joinCode: newJoinCode() }, update: {} });
  for (const { id: personId, role } of members) {
    const seat = role === "instructor" ? "instructor" : "trainee";
    await db.enrolment.upsert({ where: { classId_personId: { classId: CLASS_ID, personId } }, create: { classId: CLASS_ID, personId, seat }, update: {} });
  }
  for (const slug of slugs) {
    const version = await db.caseVersion.findFirst({ where: { status: "live", case: { slug } }, orderBy: { version: "desc" }, select: { id: true, title: true } });
    const id = `demo-${slug}`;
    if (version) await db.assignment.upsert({ where: { id }, create: { id, classId: CLASS_ID, caseVersionId: version.id, title: version.title, seed: 1 }, update: {} });
  }
}
