// The settings of this process, checked once: the only place that reads the environment.
import { z } from "zod";

const flag = (fallback: boolean) => z.enum(["0", "1", "on", "off", "true", "false"]).optional().transform((v) => (v === undefined ? fallback : ["1", "on", "true"].includes(v)));
const count = (fallback: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(fallback);

const Settings = z.object({
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must be a postgresql:// address"),
  /** Encrypts session cookies. */
  NEXTAUTH_SECRET: z.string().min(16, "must have at least 16 characters"),
  /** The address people open. Optional on localhost; behind TLS it must be the https:// one, which makes cookies secure. */
  NEXTAUTH_URL: z.url().optional(),
  NODE_ENV: z.enum(["production", "development", "test"]).default("development"),
  /** Pause between pieces of a rehearsed speech. */
  CAUCUS_PACE_MS: count(25, 0, 2000),
  /** How long a session's writer is trusted without a sign of life. */
  CAUCUS_LEASE_MS: count(5000, 500, 60_000),
  CAUCUS_GUESTS: flag(true),
  /** Who may make an account without an invitation. */
  CAUCUS_REGISTRATION: z.enum(["open", "class-code", "closed"]).default("class-code"),
  /** How many proxies stand before Caucus: so many entries at the end of X-Forwarded-For are believed. */
  CAUCUS_TRUSTED_PROXIES: count(0, 0, 10),
  CAUCUS_DATABASE_CONNECTIONS: count(16, 2, 200),
  CAUCUS_LOG: z.enum(["info", "error", "silent"]).default("info"),
  /** What the RunSpec names as the code that played a session. */
  CAUCUS_VERSION: z.string().default("0.1.0"),
});
export type Settings = z.infer<typeof Settings>;

let cached: Settings | undefined;

/** The settings. Throws an Error naming every setting that is missing or wrong. */
export function settings(): Settings {
  return (cached ??= readSettings(process.env));
}

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = Settings.safeParse(filled);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Caucus cannot start with these settings. ${reasons.join("; ")}`);
}

/** Which level is logged; readable before the other settings are known to be right. */
export function logLevel(): Settings["CAUCUS_LOG"] {
  const asked = process.env.CAUCUS_LOG ?? (process.env.NODE_ENV === "test" ? "silent" : undefined);
  return Settings.shape.CAUCUS_LOG.safeParse(asked).data ?? "info";
}

/** Without NEXTAUTH_URL (localhost only) next-auth takes the address of each request; it asks for this name. */
export function trustRequestHost(): void {
  if (!process.env.NEXTAUTH_URL) process.env.AUTH_TRUST_HOST ??= "1";
}
