import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { sessionOf } from "../../language/test-cases.ts";
import { readMove } from "../../language/read-move.ts";
import { disclosureOf, type Occasion } from "./safety.ts";
import { compileSetting } from "./setting.ts";
import { startPsychology } from "./start.ts";

const file = CaseFile.parse(parse(readFileSync("prisma/seed/cases/harbour-row.yaml", "utf8")));
const mindOf = (change: { trust?: number; heard?: number; anger?: number }) => {
  const mind = startPsychology(file, compileSetting(file, 1, 60)).minds[1];
  if (!mind) throw new Error("the case has two parties");
  return { ...mind, anger: 0.2, ...change };
};
const occasion: Occasion = { partyId: "hendry", memberId: null, inPrivate: true, asked: "open", said: [], bound: false };
const words = file.safety.find((s) => s.id === "mornings")?.cue ?? "";

test("a disclosure meant for a private room comes there, to a trusted ear that asks, and nowhere else", () => {
  const open = mindOf({ trust: 0.6, heard: 0.5 });
  expect(disclosureOf(file, open, occasion)).toBe(words);
  expect(disclosureOf(file, open, { ...occasion, inPrivate: false })).toBeNull();
  expect(disclosureOf(file, open, { ...occasion, asked: "none" })).toBeNull();
  expect(disclosureOf(file, mindOf({ trust: 0.3, heard: 0.5 }), occasion)).toBeNull();
  expect(disclosureOf(file, open, { ...occasion, partyId: "okafor" })).not.toBe(words);
});

test("it is said once, and never in an answer to terms", () => {
  const open = mindOf({ trust: 0.6, heard: 0.5 });
  expect(disclosureOf(file, open, { ...occasion, said: [`Well. ${words}`] })).toBeNull();
  expect(disclosureOf(file, open, { ...occasion, bound: true })).toBeNull();
});

test("a disclosure passed over for figures is M16; one that is met is not", () => {
  const read = (text: string) => {
    const { state, turn } = sessionOf(file, [{ by: "mediator", text: "How are the mornings?", room: "hendry" }, { by: "hendry", text: `I manage. ${words}`, room: "hendry" }, { by: "mediator", text, room: "hendry" }]);
    return readMove({ file, state, turn }).mistakes;
  };
  expect(read("Right. Would you go to £600 on the deposit?")).toContain("M16");
  expect(read("I'm sorry about Jean, that sounds very heavy to carry. How bad does it get, in the mornings?")).not.toContain("M16");
});
