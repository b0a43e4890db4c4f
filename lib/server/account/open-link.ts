// What a one-time link is for, before it is used.
import type { LinkView } from "@/lib/wire/account.ts";
import { notFound } from "../errors.ts";
import { sha256 } from "../hash.ts";
import { runtime, type Runtime } from "../runtime.ts";

const columns = { id: true, kind: true, email: true, role: true, personId: true, classId: true, expiresAt: true, usedAt: true, class: { select: { name: true } }, person: { select: { email: true } } } as const;

/** The row of a link that may still be used. Throws not-found for used, expired and unknown ones alike. */
export async function usableLink(rt: Runtime, token: string) {
  const row = await rt.db.oneTimeLink.findUnique({ where: { tokenHash: sha256(token) }, select: columns });
  if (!row || row.usedAt || row.expiresAt <= rt.now()) throw notFound();
  return row;
}

export async function openLink(token: string, rt: Runtime = runtime()): Promise<LinkView> {
  const link = await usableLink(rt, token);
  return { kind: link.kind, email: link.person?.email ?? link.email, className: link.class?.name ?? null, needsName: link.kind === "invite" };
}
