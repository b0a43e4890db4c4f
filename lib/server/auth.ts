// next-auth: two ways in (email and password, guest), encrypted cookies, nothing trusted from them but an id and an epoch.
import type { AuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { z } from "zod";
import { isDatabaseAway } from "@/lib/adapters/db/failures.ts";
import { isSecure, SESSION_DAYS, TokenClaims } from "./account/session-cookie.ts";
import { makeGuest } from "./account/make-guest.ts";
import { acceptedLocale } from "./account/locale.ts";
import { signIn, type SignedIn } from "./account/sign-in.ts";
import { isAppError } from "./errors.ts";
import { addressOf } from "./http/address.ts";
import { logError, logInfo } from "./log.ts";
import { runtime, type Runtime } from "./runtime.ts";

/** What a page may be told by next-auth's `error`: never more than one of these. */
export const SIGN_IN_ERRORS = ["CredentialsSignin", "rate-limited", "guests-off", "unavailable", "failed"] as const;

const Credentials = z.object({ email: z.string(), password: z.string() });
const Claims = z.object({ id: z.string(), sessionEpoch: z.number() });

export function authOptions(rt: Runtime = runtime()): AuthOptions {
  return {
    secret: rt.settings.NEXTAUTH_SECRET,
    useSecureCookies: isSecure(rt.settings),
    session: { strategy: "jwt", maxAge: SESSION_DAYS * 24 * 60 * 60 },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    providers: [
      CredentialsProvider({
        id: "credentials", name: "Email", credentials: { email: {}, password: {} },
        authorize: (given, request) => guarded(async () => {
          const parsed = Credentials.safeParse(given);
          return parsed.success ? signIn(rt, { ...parsed.data, address: addressOf(bag(request.headers), rt.settings) }) : null;
        }),
      }),
      CredentialsProvider({
        id: "guest", name: "Guest", credentials: {},
        authorize: (_given, request) => guarded(async () => {
          const headers = bag(request.headers);
          return makeGuest(rt, { address: addressOf(headers, rt.settings), locale: acceptedLocale(headers.get("cookie"), headers.get("accept-language")) });
        }),
      }),
    ],
    callbacks: {
      jwt({ token, user }) {
        const fresh = Claims.safeParse(user);
        if (fresh.success) return { sub: fresh.data.id, epoch: fresh.data.sessionEpoch };
        const { sub, epoch } = TokenClaims.safeParse(token).data ?? { sub: "", epoch: -1 };
        return { sub, epoch };
      },
      // next-auth itself tells a browser nothing about the person: pages ask currentPerson.
      session: ({ session }) => ({ expires: session.expires, user: {} }),
      redirect: ({ url, baseUrl }) => (url.startsWith("/") && !url.startsWith("//") && !url.startsWith("/\\") ? `${baseUrl}${url}` : sameOrigin(url, baseUrl) ? url : baseUrl),
    },
    logger: {
      error: (code, meta) => logError(`auth-${code}`, meta instanceof Error ? meta : "error" in meta ? meta.error : meta),
      warn: (code) => logInfo(`auth-${code}`),
      debug: () => undefined,
    },
  };
}

/** Beware: next-auth shows the message of whatever `authorize` throws to the browser. */
async function guarded(work: () => Promise<SignedIn | null>): Promise<SignedIn | null> {
  try {
    return await work();
  } catch (error) {
    const code: (typeof SIGN_IN_ERRORS)[number] = isAppError(error)
      ? error.code === "rate-limited" ? "rate-limited" : error.code === "forbidden" ? "guests-off" : "failed"
      : isDatabaseAway(error) ? "unavailable" : "failed";
    if (code === "failed" || code === "unavailable") logError("sign-in", error);
    throw new Error(code);
  }
}

function sameOrigin(url: string, baseUrl: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(baseUrl).origin;
}

function bag(headers: Record<string, unknown> | undefined): { get(name: string): string | null } {
  return { get: (name) => (typeof headers?.[name] === "string" ? headers[name] : null) };
}
