/** `caucus user …`: accounts and one-time links from the command line, through the same use cases as the admin's page. */
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { emailKey } from "@/lib/adapters/db/people.ts";
import { createPerson } from "@/lib/server/account/create-person.ts";
import { inviteLink, resetLink, type MadeLink } from "@/lib/server/account/make-link.ts";
import { hashPassword } from "@/lib/server/account/passwords.ts";
import { changePerson } from "@/lib/server/admin/change-person.ts";
import { AppError } from "@/lib/server/errors.ts";
import { runtime } from "@/lib/server/runtime.ts";
import { ROLES } from "@/lib/domain/person/role.ts";
import { printJson, readArguments, WrongUsage, type Command } from "../command.ts";

const Role = z.enum(ROLES).exclude(["guest"]);
type Role = z.infer<typeof Role>;

const usage = `npm run -s caucus -- user create EMAIL [--role ROLE] [--name NAME]   makes an account; its password is in the answer
npm run -s caucus -- user role EMAIL ROLE                            changes a role, at the person's next request
npm run -s caucus -- user invite-link EMAIL [--role ROLE]            a link that makes an account, once, within 14 days
npm run -s caucus -- user reset-link EMAIL                           a link that sets a new password, once, within 24 hours

ROLE: ${Role.options.join(" ")} (default trainee). One JSON line each.`;

async function create(email: string, role: Role, name: string): Promise<void> {
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashPassword(password);
  const { id } = await createPerson(runtime().db, { email, name, role, passwordHash, locale: "en", actorId: null });
  printJson({ id, email: emailKey(email), name, role, password });
}

async function changeRole(email: string, role: Role): Promise<void> {
  const { db, now } = runtime();
  const person = await db.person.findUnique({ where: { email: emailKey(email) }, select: { id: true } });
  if (!person) throw new AppError("not-found", { field: "email", publicMessage: "Nobody has this email address." });
  await changePerson(db, { personId: person.id, change: { role }, actorId: null, now: now() });
  printJson({ id: person.id, email: emailKey(email), role });
}

function printLink(email: string, { path, expiresAt }: MadeLink): void {
  const address = runtime().settings.NEXTAUTH_URL ?? "http://127.0.0.1:3000";
  printJson({ email: emailKey(email), link: new URL(path, address).toString(), expiresAt });
}

function parsed<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new WrongUsage(`${what}: ${result.error.issues[0]?.message ?? "not understood"}`);
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments({ args, allowPositionals: true, options: { role: { type: "string" }, name: { type: "string" } } });
  const [what, emailText, roleText, ...rest] = positionals;
  if (rest.length > 0 || (roleText !== undefined && what !== "role")) throw new WrongUsage("Too many arguments.");
  const email = parsed(z.email(), emailText, "EMAIL");
  const role = parsed(Role, (what === "role" ? roleText : values.role) ?? (what === "role" ? undefined : "trainee"), "ROLE");
  try {
    if (what === "create") await create(email, role, values.name ?? email.split("@")[0] ?? email);
    else if (what === "role") await changeRole(email, role);
    else if (what === "invite-link") printLink(email, await inviteLink(runtime(), { email, role, classId: null, actorId: null }));
    else if (what === "reset-link") printLink(email, await resetLink(runtime(), { email, actorId: null }));
    else throw new WrongUsage("user create, role, invite-link or reset-link.");
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    process.stderr.write(`${error.publicMessage}\n`);
    return 1;
  }
}

export const command: Command = { name: "user", summary: "makes accounts, changes roles, makes invitation and reset links", usage, needsDatabase: true, run };
