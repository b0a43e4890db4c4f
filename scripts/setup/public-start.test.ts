import { afterEach, expect, test, vi } from "vitest";
import { checkPublic, isDemo } from "./accounts.mjs";
import { readOptions } from "./options.mjs";

afterEach(() => vi.unstubAllEnvs());

function environment(values: Record<string, string | undefined>): void {
  for (const name of ["CAUCUS_PUBLIC", "CAUCUS_DEMO", "NEXTAUTH_URL", "NEXTAUTH_SECRET", "DATABASE_URL", "HOSTNAME", "CAUCUS_HOST", "PORT"]) vi.stubEnv(name, values[name]);
}

test("a public start without https, with demo accounts or with a weak secret is refused with every reason", () => {
  environment({ CAUCUS_PUBLIC: "1", CAUCUS_DEMO: "1", NEXTAUTH_URL: "http://caucus.example", NEXTAUTH_SECRET: "changeme", DATABASE_URL: "postgresql://u:postgres@h/d" });
  expect(() => checkPublic()).toThrow(/CAUCUS_DEMO=1[^]*NEXTAUTH_URL[^]*NEXTAUTH_SECRET[^]*DATABASE_URL/);
});

test("a public start behind https with a generated secret is allowed and makes no demo accounts", () => {
  environment({ CAUCUS_PUBLIC: "1", NEXTAUTH_URL: "https://caucus.example" });
  expect(() => checkPublic()).not.toThrow();
  expect(isDemo("127.0.0.1")).toBe(false);
});

test.each([["127.0.0.1", true], ["localhost", true], ["::1", true], ["0.0.0.0", false], ["192.168.1.5", false]])(
  "listening on %s alone makes demo accounts: %s", (host, made) => {
    environment({});
    expect(isDemo(host)).toBe(made);
  },
);

test("demo accounts elsewhere need to be asked for, and can be refused here", () => {
  environment({ CAUCUS_DEMO: "1" });
  expect(isDemo("0.0.0.0")).toBe(true);
  environment({ CAUCUS_DEMO: "0" });
  expect(isDemo("127.0.0.1")).toBe(false);
});

test("a container's own name in HOSTNAME is no address to listen on", () => {
  environment({ HOSTNAME: "f3a9c1d2e4b5" });
  expect(readOptions([])).toMatchObject({ host: "127.0.0.1", port: 3000 });
  environment({ HOSTNAME: "0.0.0.0", PORT: "8080" });
  expect(readOptions([])).toMatchObject({ host: "0.0.0.0", port: 8080 });
  expect(readOptions(["--host", "::1", "--port", "1234"])).toMatchObject({ host: "::1", port: 1234 });
});

test.each([[["--port", "0"]], [["--port", "http"]], [["--nonsense"]], [["extra"]]])("%j is wrong usage", (args) => {
  environment({});
  expect(() => readOptions(args)).toThrow(expect.objectContaining({ exitCode: 2 }));
});
