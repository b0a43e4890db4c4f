// Bodies about classes.
import { z } from "zod";
import { VISIBILITIES } from "@/lib/domain/session/run-spec.ts";
import { Email, Name } from "./text.ts";

export const NewClassBody = z.strictObject({ name: Name, seatCap: z.number().int().min(1).max(1000).nullable().default(null) });
export type NewClassBody = z.infer<typeof NewClassBody>;
export const NewClassAnswer = z.object({ classId: z.string() });

export const AssignBody = z.strictObject({
  caseSlug: z.string().min(1),
  /** Null: the case's title. */
  title: Name.nullable().default(null),
  visibility: z.enum(VISIBILITIES).default("live"),
  /** One seed for all, so that everybody meets the same parties. Null: drawn once. */
  seed: z.number().int().min(0).max(2 ** 31 - 1).nullable().default(null),
  dueAt: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type AssignBody = z.infer<typeof AssignBody>;
export const AssignAnswer = z.object({ assignmentId: z.string() });

export const RotateBody = z.strictObject({ days: z.number().int().min(1).max(365).nullable().default(null) });
export const RotateAnswer = z.object({ joinCode: z.string(), expiresAt: z.string().nullable() });

/** A one-time invitation into a class. */
export const ClassInviteBody = z.strictObject({ email: Email.nullable().default(null), seat: z.enum(["trainee", "observer"]).default("trainee") });
export type ClassInviteBody = z.infer<typeof ClassInviteBody>;
