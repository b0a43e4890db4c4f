import { expect, it } from "vitest";
import { findProvisions, marked } from "./find-provisions.ts";

const entry = (id: string, name: string, article: string | null, text: string) => ({ id, name, article, text, effective: null, source: null, checked: null, about: [] });
const LAW = [entry("a", "Deposit rules", "s 3", "A deposit is returned within ten days."), entry("b", "民法典", "第七百一十二条", "出租人应当履行租赁物的维修义务，但是当事人另有约定的除外。")];

it("finds by name, number or text, in any order and case; every word must be there", () => {
  const ids = (q: string) => findProvisions(LAW, q).map((p) => p.id);
  expect([ids(""), ids("TEN deposit"), ids("s 3"), ids("维修"), ids("维修 押金"), ids("七百一十二")]).toEqual([["a", "b"], ["a"], ["a"], ["b"], [], ["b"]]);
});

it("marks what was found and changes no letter", () => {
  expect(marked("A deposit is a Deposit.", "deposit").filter((p) => p.found).map((p) => p.text)).toEqual(["deposit", "Deposit"]);
  for (const q of ["", "a", "i s", "zzz", "出租人 维修"]) for (const p of LAW) expect(marked(p.text, q).map((x) => x.text).join("")).toBe(p.text);
});
