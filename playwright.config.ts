import { defineConfig, devices } from "@playwright/test";

// `npm test -- --only e2e` sets these: a free port, a database of its own, the accounts in it, and where Chromium is.
const port = process.env.E2E_PORT;
if (!port) throw new Error("Run the browser tests with: npm test -- --only e2e");

const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const address = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: ".data/e2e",
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices["Desktop Chrome"],
    baseURL: address,
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      // As root, and in most containers, Chromium's own sandbox cannot start.
      args: ["--no-sandbox", ...quiet],
    },
  },
  webServer: {
    command: `"${process.execPath}" .next/standalone/server.js`,
    url: `${address}/api/health`,
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "ignore",
    stderr: "pipe",
    // Speech comes faster than a person reads: what tests wait for is the same. Those about pace bring a server of their own.
    env: { PORT: port, HOSTNAME: "127.0.0.1", NODE_ENV: "production", NEXTAUTH_URL: address, CAUCUS_PACE_MS: "8" },
  },
});
