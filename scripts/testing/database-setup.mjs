/** Vitest's global set-up of the `database` project: an empty, migrated, seeded database, dropped afterwards. */
import { randomBytes } from "node:crypto";
import process from "node:process";
import { appDatabase, dropDatabase, emptyDatabase, generateClient, migrateAndSeed } from "../setup/database.mjs";

/** Sets DATABASE_URL for the tests. `npm test` brings its own database; a single run gets one of its own name. */
export default async function setUp() {
  process.env.NEXTAUTH_SECRET ??= randomBytes(32).toString("base64url");
  process.env.NEXTAUTH_URL ??= "http://127.0.0.1:3000";
  const brought = process.env.CAUCUS_TEST_DATABASE_URL;
  if (brought) {
    process.env.DATABASE_URL = brought;
    return undefined;
  }
  const { name, maintenanceUrl, stop } = await appDatabase();
  const mine = `${name}_vitest_${process.pid}`;
  await generateClient();
  process.env.DATABASE_URL = await emptyDatabase(maintenanceUrl, mine);
  await migrateAndSeed(process.env.DATABASE_URL, []);
  return async () => {
    await dropDatabase(maintenanceUrl, mine);
    await stop();
  };
}
