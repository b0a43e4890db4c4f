// Bodies of the admin's routes.
import { z } from "zod";
import { ROLES } from "@/lib/domain/person/role.ts";
import { Email } from "./text.ts";

export const ChangePersonBody = z.strictObject({ role: z.enum(ROLES).optional(), disabled: z.boolean().optional() })
  .refine((body) => body.role !== undefined || body.disabled !== undefined, "name a role or disabled");
export type ChangePersonBody = z.infer<typeof ChangePersonBody>;

/** A one-time link: an invitation for a new person, or a reset for one who has an account. */
export const NewLinkBody = z.strictObject({ kind: z.enum(["invite", "reset"]), email: Email, role: z.enum(ROLES).nullable().default(null) });
export type NewLinkBody = z.infer<typeof NewLinkBody>;
/** Shown once: only a hash of the token is kept. */
export const LinkAnswer = z.object({ path: z.string(), expiresAt: z.string() });
