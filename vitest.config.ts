import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const at = (place: string) => fileURLToPath(new URL(place, import.meta.url));

// `server-only` and `client-only` throw outside a Next build; here the empty half stands in for both.
const alias = { "@": at("./"), "server-only": at("node_modules/server-only/empty.js"), "client-only": at("node_modules/server-only/empty.js") };

const database = ["lib/adapters/db/**/*.test.ts", "lib/server/**/*.test.ts", "app/**/*.test.ts", "prisma/**/*.test.ts"];

export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,components,lib,scripts}/**/*.test.{ts,tsx}"],
          exclude: [...database, "**/node_modules/**"],
          isolate: false, // what is tested here keeps no state of its own, and a fresh world a file takes as long as the tests
          testTimeout: 20_000, // a machine with two busy cores is slow, not wrong
        },
      },
      {
        extends: true,
        test: {
          name: "database",
          include: database,
          // Makes an empty, migrated, seeded database for the run; no test ever touches the one of DATABASE_URL.
          globalSetup: "scripts/testing/database-setup.mjs",
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
