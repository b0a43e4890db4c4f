// Fills a migrated database: cases, the first admin, the accounts asked for. Idempotent.
// Reads DATABASE_URL, CAUCUS_ADMIN_EMAIL and CAUCUS_ADMIN_PASSWORD, CAUCUS_DEMO_ACCOUNTS (JSON).
import { pathToFileURL } from "node:url";
import { connect, type Db } from "../../lib/adapters/db/client.ts";
import { Accounts, seedAccount, seedDemoClass, seedFirstAdmin, type Account } from "./seed-accounts.ts";
import { seedCase, seedCaseFiles, type Seeded } from "./seed-cases.ts";

export interface SeedInput { admin: { email: string; password: string } | null; accounts: Account[] }
export interface SeedReport { cases: { slug: string; did: Seeded }[]; firstAdmin: boolean; accounts: number }

export async function seed(db: Db, { admin, accounts }: SeedInput): Promise<SeedReport> {
  const cases: SeedReport["cases"] = [];
  for (const file of seedCaseFiles()) cases.push({ slug: file.slug, did: await seedCase(db, file) });
  const people: { id: string; role: Account["role"] }[] = [];
  for (const account of accounts) people.push({ id: await seedAccount(db, account), role: account.role });
  const firstAdmin = await seedFirstAdmin(db, admin);
  await seedDemoClass(db, people, cases.map((c) => c.slug));
  return { cases, firstAdmin, accounts: people.length };
}

async function main(): Promise<void> {
  const { DATABASE_URL, CAUCUS_ADMIN_EMAIL: email, CAUCUS_ADMIN_PASSWORD: password, CAUCUS_DEMO_ACCOUNTS } = process.env;
  if (!DATABASE_URL) throw new Error("seed: DATABASE_URL is needed");
  const db = connect({ url: DATABASE_URL, poolSize: 2, onPoolError: (error) => console.error(`seed: ${error.message}`) });
  try {
    const report = await seed(db, { admin: email && password ? { email, password } : null, accounts: Accounts.parse(JSON.parse(CAUCUS_DEMO_ACCOUNTS || "[]")) });
    for (const { slug, did } of report.cases) if (did !== "unchanged") console.error(`seed: case ${slug}: ${did}`);
  } finally {
    await db.$disconnect();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
