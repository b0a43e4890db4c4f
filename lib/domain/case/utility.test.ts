import { describe, expect, test } from "vitest";
import { seeded } from "@/scripts/testing/seeded-cases.ts";
import { isAcceptable, share, utility } from "./utility.ts";

const harbour = seeded("harbour-row").file;
const deposit = harbour.topics[0]!;

describe("utility", () => {
  test("the share of an amount is 0 at the reserve, 1 at what the party opens with and linear between", () => {
    expect(share(deposit, "okafor", 900)).toBe(0);
    expect(share(deposit, "okafor", 1380)).toBe(1);
    expect(share(deposit, "okafor", 1140)).toBeCloseTo(0.5);
    expect(share(deposit, "hendry", 1000)).toBe(0);
    expect(share(deposit, "hendry", 625)).toBe(0.5);
    expect(share(deposit, "hendry", 250)).toBe(1);
    expect(share(deposit, "hendry", 0)).toBe(1);
  });

  test("past a reserve, and for a party or option the file does not value, there is no share", () => {
    expect(share(deposit, "okafor", 899)).toBeNull();
    expect(share(deposit, "hendry", 1001)).toBeNull();
    expect(share(deposit, "nobody", 950)).toBeNull();
    expect(share(deposit, "okafor", "joint")).toBeNull();
    expect(share(harbour.topics[1]!, "okafor", "no-such-option")).toBeNull();
  });

  test("utility adds weight times share over the topics named", () => {
    expect(utility(harbour, "okafor", { survey: "joint" })).toEqual({ value: 10, pastReserve: [] });
    expect(utility(harbour, "okafor", { deposit: 100 })).toEqual({ value: 0, pastReserve: ["deposit"] });
  });

  test("terms are acceptable only when whole, inside every reserve and worth the true alternative", () => {
    const terms = { deposit: 960, survey: "joint", reference: "letter" };
    expect(isAcceptable(harbour, "okafor", terms)).toBe(true);
    expect(isAcceptable(harbour, "hendry", terms)).toBe(true);
    expect(isAcceptable(harbour, "okafor", { deposit: 960, survey: "joint" })).toBe(false);
    expect(isAcceptable(harbour, "okafor", { ...terms, deposit: 700 })).toBe(false);
    expect(isAcceptable(harbour, "hendry", { ...terms, deposit: 1200 })).toBe(false);
  });
});
