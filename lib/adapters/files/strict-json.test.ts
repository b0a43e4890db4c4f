import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseStrictJson } from "./strict-json.ts";

const error = (text: string) => {
  const result = parseStrictJson(text, 64);
  return result.ok ? null : result.error;
};

describe("strict JSON", () => {
  it("agrees with JSON.parse on everything JSON.stringify writes", () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      expect(parseStrictJson(text, 64)).toEqual({ ok: true, value: JSON.parse(text) });
    }), { numRuns: 500, seed: 7 });
  });

  it("takes nothing that JSON.parse refuses", () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(..."{}[],:\"\\u0truefalsn1.e-+ \n".split("")), maxLength: 14 }), (text) => {
      let parsed = true;
      try { JSON.parse(text); } catch { parsed = false; }
      if (!parsed) expect(parseStrictJson(text, 64).ok).toBe(false);
    }), { numRuns: 5000, seed: 7 });
  });

  it.each([
    ['{"a":1,}', "E_JSON_SYNTAX", 8], ["[1,]", "E_JSON_SYNTAX", 4], ['{"a":1,"a":2}', "E_DUPLICATE_KEY", 8], ["[NaN]", "E_JSON_SYNTAX", 2], ["[-Infinity]", "E_JSON_SYNTAX", 2],
    ["[1e999]", "E_JSON_SYNTAX", 2], ['"a\tb"', "E_CONTROL_CHAR", 3], ['"\\ud800"', "E_JSON_SYNTAX", 9], ['{"a":', "E_JSON_SYNTAX", 6], ["[01]", "E_JSON_SYNTAX", 3], ["{} {}", "E_JSON_SYNTAX", 4],
  ])("%s is refused at its column", (text, code, column) => {
    expect(error(text)).toMatchObject({ code, line: 1, column });
  });

  it("counts lines of a document", () => {
    expect(error('{\n  "a": 1,\n  "b": tru\n}')).toMatchObject({ line: 3, column: 8 });
  });

  it("refuses a hundred thousand lists inside each other without running out of stack", () => {
    expect(error("[".repeat(100_000))?.code).toBe("E_NESTING_TOO_DEEP");
    expect(parseStrictJson(`${"[".repeat(64)}${"]".repeat(64)}`, 64).ok).toBe(true);
  });

  it("keeps a key called __proto__ as data", () => {
    const result = parseStrictJson('{"__proto__": {"x": 1}}', 64);
    expect(result.ok && JSON.stringify(result.value)).toBe('{"__proto__":{"x":1}}');
    expect({}).not.toHaveProperty("x");
  });
});
