import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readSettings, type Settings } from "../env.ts";
import { isAppError } from "../errors.ts";
import { addressOf } from "./address.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { readBytes, readJson } from "./read-body.ts";
import { errorResponse } from "./route.ts";
import { requireSameOrigin } from "./same-origin.ts";
import { eventStream } from "./sse.ts";
import { readUploadForm } from "./upload.ts";

const base = readSettings({ DATABASE_URL: "postgresql://x/y", NEXTAUTH_SECRET: "0123456789abcdef", NEXTAUTH_URL: "https://caucus.example" });
const settings = (change: Partial<Settings> = {}): Settings => ({ ...base, ...change });
const post = (headers: Record<string, string>, body: BodyInit = "{}"): Request => new Request("http://127.0.0.1:3000/api/x", { method: "POST", headers: { host: "127.0.0.1:3000", ...headers }, body });
const codeOf = (work: () => unknown): string => {
  try { work(); return "allowed"; } catch (error) { return isAppError(error) ? error.code : "other"; }
};
const fieldOf = (promise: Promise<unknown>) => promise.then(() => "accepted", (error: unknown) => (isAppError(error) ? [error.code, error.field] : "other"));

describe("a request that changes something", () => {
  const from = (headers: Record<string, string>, change: Partial<Settings> = {}) => codeOf(() => requireSameOrigin(post(headers), settings(change)));

  it("is taken from our own pages, by the address people open or the one they used", () => {
    expect(from({ origin: "https://caucus.example", "sec-fetch-site": "same-origin" })).toBe("allowed");
    expect(from({ origin: "http://127.0.0.1:3000" })).toBe("allowed");
    expect(from({})).toBe("allowed");
  });

  it("is refused from other sites, from nowhere and from siblings", () => {
    const foreign: Record<string, string>[] = [{ origin: "https://evil.example" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }, { origin: "https://caucus.example.evil.example" }, { origin: "https://evil.example", "x-forwarded-host": "evil.example" }];
    for (const headers of foreign) expect(from(headers)).toBe("cross-site");
    expect(from({ origin: "https://proxied.example", "x-forwarded-host": "proxied.example" }, { CAUCUS_TRUSTED_PROXIES: 1 })).toBe("allowed");
  });
});

describe("the client's address", () => {
  const of = (headers: Record<string, string>, proxies: number): string => addressOf(new Headers(headers), settings({ CAUCUS_TRUSTED_PROXIES: proxies }));

  it("cannot be chosen by the client", () => {
    expect(of({ "x-forwarded-for": "6.6.6.6", "x-caucus-address": "10.0.0.9" }, 0)).toBe("10.0.0.9");
    expect(of({ "x-forwarded-for": "6.6.6.6, 203.0.113.7", "x-caucus-address": "10.0.0.1" }, 1)).toBe("203.0.113.7");
    expect(of({ "x-forwarded-for": "6.6.6.6, 203.0.113.7, 10.0.0.2", "x-caucus-address": "10.0.0.1" }, 2)).toBe("203.0.113.7");
  });
});

describe("a body", () => {
  const schema = z.strictObject({ a: z.string(), b: z.object({ c: z.number() }).optional() });
  const read = (body: BodyInit) => fieldOf(readJson(post({}, body), schema));

  it("that is malformed names the field", async () => {
    expect(await read('{"a":"x"}')).toBe("accepted");
    expect(await read('{"a":1}')).toEqual(["bad-request", "a"]);
    expect(await read('{"a":"x","b":{"c":"no"}}')).toEqual(["bad-request", "b.c"]);
    expect(await read('{"a":"x","extra":1}')).toEqual(["bad-request", "extra"]);
    expect(await read('{"a":"x\\u0000"}')).toEqual(["bad-request", "a"]);
    expect(await read('{"a":"\\ud800"}')).toEqual(["bad-request", "a"]);
    for (const bad of ["", "{", "null", "[]", new Uint8Array([0x7b, 0xff, 0x7d])]) expect(await read(bad)).toEqual(["bad-request", null]);
    expect((await read(`${'{"a":'.repeat(100)}1${"}".repeat(100)}`))[0]).toBe("bad-request");
  });

  it("that is too large is refused before it is read whole, also when it does not say its size", async () => {
    const endless = new ReadableStream<Uint8Array>({ pull: (c) => c.enqueue(new Uint8Array(1024)) });
    const init: RequestInit & { duplex: "half" } = { method: "POST", body: endless, duplex: "half" };
    expect(await fieldOf(readBytes(new Request("http://x/", init), 4096))).toEqual(["too-large", null]);
    expect(await fieldOf(readBytes(post({ "content-length": "5000" }, "x".repeat(5000)), 4096))).toEqual(["too-large", null]);
  });

  it("with files keeps their names and bytes, and refuses what is no such form", async () => {
    const form = new FormData();
    form.append("files", new File([new Uint8Array([1, 0, 255])], "数据.txt"));
    form.append("confirm", "true");
    const upload = await readUploadForm(new Request("http://x/", { method: "POST", body: form }));
    expect(upload).toEqual({ files: [{ name: "数据.txt", bytes: new Uint8Array([1, 0, 255]) }], fields: { confirm: "true" } });
    expect(await fieldOf(readUploadForm(post({ "content-type": "text/plain" }, "x")))).toEqual(["bad-request", null]);
    expect(await fieldOf(readUploadForm(post({ "content-type": "multipart/form-data; boundary=x" }, "damaged")))).toEqual(["bad-request", null]);
    expect(await fieldOf(readUploadForm(new Request("http://x/", { method: "POST", body: new FormData() })))).toEqual(["bad-request", "files"]);
  });
});

describe("an answer", () => {
  it("to an unforeseen error says nothing of it", async () => {
    const response = errorResponse(new Error("secret at postgresql://u:p@h/db"), "id");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(errorResponse(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }), "id").status).toBe(503);
  });

  it("that streams is neither compressed nor held back, and stops its source when the reader goes", async () => {
    const gone = new AbortController();
    const source = (async function* () { yield "data: 1\n\n"; })();
    const response = eventStream(source, gone);
    expect(Object.fromEntries(response.headers)).toMatchObject({ "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache, no-transform", "x-accel-buffering": "no" });
    await response.body?.cancel();
    expect(gone.signal.aborted).toBe(true);
  });
});

it("a page's policy allows scripts by nonce only, and no framing", () => {
  const policy = contentSecurityPolicy("abc");
  const scripts = policy.split("; ").find((part) => part.startsWith("script-src"));
  expect(scripts).toContain("'nonce-abc' 'strict-dynamic'");
  expect(scripts).not.toContain("unsafe-inline");
  expect(policy).toContain("frame-ancestors 'none'");
});

describe("settings", () => {
  it("that are missing or wrong are all named at once", () => {
    expect(() => readSettings({ NEXTAUTH_SECRET: "short" })).toThrow(/DATABASE_URL.*NEXTAUTH_SECRET|NEXTAUTH_SECRET.*DATABASE_URL/);
    expect(() => readSettings({ DATABASE_URL: "postgresql://x/y", NEXTAUTH_SECRET: "0123456789abcdef", CAUCUS_PACE_MS: "fast" })).toThrow(/CAUCUS_PACE_MS/);
  });
  it("left empty count as not given", () => expect(readSettings({ DATABASE_URL: "postgresql://x/y", NEXTAUTH_SECRET: "0123456789abcdef", CAUCUS_GUESTS: "" }).CAUCUS_GUESTS).toBe(true));
});
