// Who did what to whom: kept when the person is gone, never with transcript text or secrets.
import type { Json, Tx } from "./client.ts";

export const AUDIT_ACTIONS = [
  "sign-in-refused", "signed-out-everywhere", "password-changed", "guest-upgraded", "person-created", "person-erased", "person-disabled", "person-enabled", "role-changed",
  "invite-made", "reset-made", "link-redeemed", "class-created", "class-joined", "join-code-rotated", "assignment-made",
  "cases-imported", "session-read", "session-exported", "session-shared", "session-unshared",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export interface AuditInput { actorId: string | null; action: AuditAction; subject: string; detail?: Json }

export async function audit(db: Tx, { actorId, action, subject, detail }: AuditInput): Promise<void> {
  await db.auditEntry.create({ data: { actorId, action, subject, ...(detail === undefined ? {} : { detail }) } });
}
