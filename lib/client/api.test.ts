import { describe, expect, it } from "vitest";
import { failureOf, sessionApi } from "./api.ts";

const error = (code: string) => ({ error: { code, message: "plain words", field: null } });

describe("a refused answer has one meaning", () => {
  it("401 signed out, 404 gone", () => {
    expect(failureOf(401, null, error("signed-out"))).toEqual({ kind: "signed-out" });
    expect(failureOf(404, null, null)).toEqual({ kind: "gone" });
  });
  it("409 tells an ended session from one still answering", () => {
    expect(failureOf(409, null, error("session-ended"))).toEqual({ kind: "ended" });
    expect(failureOf(409, null, error("still-answering"))).toEqual({ kind: "answering" });
  });
  it("429 says how long to wait, also when the server does not", () => {
    expect(failureOf(429, "17", error("rate-limited"))).toEqual({ kind: "slow-down", waitSeconds: 17 });
    expect(failureOf(429, null, "<html>")).toMatchObject({ kind: "slow-down" });
  });
  it("400 carries the field and plain words", () => {
    expect(failureOf(400, null, { error: { code: "bad-request", message: "no such party", field: "to" } })).toEqual({ kind: "refused", message: "no such party", field: "to" });
  });
  it("a proxy's page is a failure, not a crash", () => expect(failureOf(502, null, null)).toEqual({ kind: "failed", message: null }));
});

it("no network is told as such, whatever the browser throws", async () => {
  const api = sessionApi("s1", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await api.putDraft("x", null)).toEqual({ ok: false, failure: { kind: "offline" } });
});
