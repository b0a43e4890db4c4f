/** Which accounts a start makes: demo accounts on this computer only, otherwise a first admin, once. */
import process from "node:process";
import { withConnection } from "./database.mjs";
import { demoDomain, newPassword, secrets } from "./secrets.mjs";
import { say, SetupError } from "./say.mjs";

/** Whether an address can be reached from this computer only. */
export const isLoopback = (host) => host === "localhost" || host === "::1" || /^127\./.test(host);

/** Whether demo accounts belong to this start. */
export function isDemo(host) {
  if (process.env.CAUCUS_DEMO === "1") return true;
  return isLoopback(host) && process.env.CAUCUS_PUBLIC !== "1" && process.env.CAUCUS_DEMO !== "0";
}

const weakSecret = /^(postgres|password|secret|changeme|change-me|default|prototype|development|test|caucus|admin)/i;

/** Refuses a public start (CAUCUS_PUBLIC=1) that would be open to strangers; says every reason at once. */
export function checkPublic() {
  if (process.env.CAUCUS_PUBLIC !== "1") return;
  const { CAUCUS_DEMO, NEXTAUTH_SECRET, NEXTAUTH_URL, DATABASE_URL } = process.env;
  const reasons = [];
  if (CAUCUS_DEMO === "1") reasons.push("CAUCUS_DEMO=1 would make demo accounts: unset it.");
  if (!NEXTAUTH_URL?.startsWith("https://")) reasons.push("NEXTAUTH_URL must be the https:// address people open (TLS may end at a proxy before Caucus).");
  if (NEXTAUTH_SECRET !== undefined && (NEXTAUTH_SECRET.length < 32 || weakSecret.test(NEXTAUTH_SECRET)))
    reasons.push("NEXTAUTH_SECRET is short or a default: use 32 random characters or more, or unset it and one is made.");
  const password = DATABASE_URL && URL.canParse(DATABASE_URL) ? decodeURIComponent(new URL(DATABASE_URL).password) : undefined;
  if (password && weakSecret.test(password)) reasons.push("DATABASE_URL has a default password.");
  if (reasons.length > 0) throw new SetupError(`CAUCUS_PUBLIC=1, so Caucus does not start:\n- ${reasons.join("\n- ")}`);
}

const isMissingTable = (error) => error.code === "42P01";

async function count(url, condition, values = []) {
  return withConnection(url, async (client) => {
    try {
      const { rows } = await client.query(`select count(*)::int as n from "Person" where "disabledAt" is null and ${condition}`, values);
      return rows[0].n;
    } catch (error) {
      if (isMissingTable(error)) return 0; // before the first migration
      throw error;
    }
  });
}

/**
 * The accounts the seed is to make, and whether they are demo accounts. Outside demo an admin is made only when the
 * database has none, and its password is known to this run alone.
 */
export async function accountsFor(url, demo) {
  if (demo) return secrets().demoAccounts;
  const admins = await count(url, `role = 'admin' and (email is null or email not like $1)`, [`%@${demoDomain}`]);
  if (admins > 0) return [];
  return [{ role: "admin", email: process.env.CAUCUS_ADMIN_EMAIL ?? "admin@caucus.example", password: process.env.CAUCUS_ADMIN_PASSWORD ?? newPassword() }];
}

/** Outside demo: demo accounts left from an earlier start are closed, or stop a public start that did not ask for it. */
export async function closeDemoAccounts(url, { asked }) {
  const open = await count(url, "email like $1", [`%@${demoDomain}`]);
  if (open === 0) return;
  if (process.env.CAUCUS_PUBLIC === "1" && !asked)
    throw new SetupError(`CAUCUS_PUBLIC=1, but the database has ${open} demo accounts. Start once with --close-demo to disable them.`);
  await withConnection(url, (client) =>
    client.query(`update "Person" set "disabledAt" = now(), "sessionEpoch" = "sessionEpoch" + 1 where email like $1 and "disabledAt" is null`, [`%@${demoDomain}`]),
  );
  say(`${open} demo accounts from an earlier start are disabled now.`);
}

/** On a demo start: demo accounts that an earlier start had closed may sign in again. */
export async function reopenDemoAccounts(url) {
  await withConnection(url, (client) =>
    client.query(`update "Person" set "disabledAt" = null where email like $1 and "disabledAt" is not null`, [`%@${demoDomain}`]),
  );
}
