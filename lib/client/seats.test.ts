import { describe, expect, it } from "vitest";
import { memberSpeaking, monogramOf, seatsOf } from "./seats.ts";
import { SMALL_CASE } from "./testing.ts";

describe("the letter on a mark is the family name's", () => {
  it.each([["Ms Okafor", "O"], ["Mr Hendry", "H"], ["贺永顺", "贺"], ["老李", "李"], ["某供电局", "供"], ["郭某", "郭"], ["Grace O’Neill", "O"]])("%s → %s", (name, letter) => expect(monogramOf(name).short).toBe(letter));
  it("a family name of two characters is kept whole where there is room", () => expect(monogramOf("欧阳明").long).toBe("欧阳"));
  it("two parties with one letter get two, where there is room", () => {
    const two = seatsOf({ ...SMALL_CASE, parties: SMALL_CASE.parties.map((p, i) => ({ ...p, name: i === 0 ? "Ms Hall" : "Mr Hendry" })) });
    expect(two.map((s) => [s.clash, s.monogramLong])).toEqual([[true, "Ha"], [true, "He"]]);
  });
});

describe("one turn, one speaker", () => {
  const [okafor] = seatsOf(SMALL_CASE);
  if (!okafor) throw new Error("no seat");
  it("a member beside the principal is named", () => expect(memberSpeaking(okafor, "grace")).toEqual({ name: "Grace Okafor", role: "sister" }));
  it("the principal speaks as the party", () => expect(memberSpeaking(okafor, "ada")).toBeNull());
});
