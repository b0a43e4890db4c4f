// The session cookie: next-auth's encrypted token with the person's id and session epoch, and nothing else.
// Whatever it says, the person's row decides at every request.
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import type { PersonView } from "@/lib/wire/pages.ts";
import type { Settings } from "../env.ts";
import type { Runtime } from "../runtime.ts";
import { personColumns, personView } from "./person-view.ts";

export const SESSION_DAYS = 30;
const MAX_AGE_S = SESSION_DAYS * 24 * 60 * 60;

/** Behind TLS cookies are `Secure` with the `__Secure-` prefix, as next-auth names them. */
export function isSecure(settings: Settings): boolean {
  return settings.NEXTAUTH_URL?.startsWith("https://") ?? false;
}

export function cookieName(settings: Settings): string {
  return isSecure(settings) ? "__Secure-next-auth.session-token" : "next-auth.session-token";
}

export const TokenClaims = z.object({ sub: z.string(), epoch: z.number().int() });

/** The Set-Cookie line that signs a person in. */
export async function signInCookie(rt: Runtime, person: { id: string; sessionEpoch: number }): Promise<string> {
  const token = await encode({ token: { sub: person.id, epoch: person.sessionEpoch }, secret: rt.settings.NEXTAUTH_SECRET, maxAge: MAX_AGE_S });
  return cookieLine(rt.settings, token, MAX_AGE_S);
}

/** The Set-Cookie line that signs out on this device. */
export function signOutCookie(rt: Runtime): string {
  return cookieLine(rt.settings, "", 0);
}

function cookieLine(settings: Settings, value: string, maxAgeS: number): string {
  return `${cookieName(settings)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeS}${isSecure(settings) ? "; Secure" : ""}`;
}

/** Reads one cookie out of a Cookie header. */
export function cookieOf(header: string | null, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/** Who a token signs in now; null when it is not ours, too old, or the person was disabled, signed out everywhere, or has expired. */
export async function personOfToken(rt: Runtime, token: string | null): Promise<PersonView | null> {
  if (!token) return null;
  const claims = TokenClaims.safeParse(await readToken(rt, token));
  if (!claims.success) return null;
  const row = await rt.db.person.findUnique({ where: { id: claims.data.sub }, select: { ...personColumns, sessionEpoch: true, disabledAt: true } });
  if (!row || row.disabledAt || row.sessionEpoch !== claims.data.epoch) return null;
  if (row.expiresAt && row.expiresAt <= rt.now()) return null;
  return personView(row);
}

async function readToken(rt: Runtime, token: string): Promise<unknown> {
  try {
    return await decode({ token, secret: rt.settings.NEXTAUTH_SECRET });
  } catch {
    // Not ours, changed on the way, or too old: nobody is signed in by it.
    return null;
  }
}
