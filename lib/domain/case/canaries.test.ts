// Promise 3 by generation: whole case files made from the schema itself, a canary of its own in every text there is, so that a new
// field is planted the day it is written and shows up here until somebody decides who may see it.
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { publicView } from "./public-view.ts";
import { CaseFile } from "./schema.ts";

/** What a mediator may be told of a case before the start, and with it everybody else. All other texts are private. */
const TOLD = [
  "slug", "title", "brief", "background",
  "parties[].id", "parties[].name", "parties[].address.formal", "parties[].pronoun", "parties[].role", "parties[].public",
  "parties[].members[].id", "parties[].members[].name", "parties[].members[].role",
  "topics[].id", "topics[].name", "topics[].unit", "topics[].options[].id", "topics[].options[].label",
  "provisions[].id", "provisions[].name", "provisions[].article", "provisions[].text", "provisions[].effective", "provisions[].source", "provisions[].about[]",
  "officials[].id", "officials[].name", "officials[].role", "officials[].informs",
];
/** Shown only where the other field is missing, or when it is a date: never as the free text planted here. */
const TOLD_OTHERWISE = ["provisions[].checked"];

type Schema = z.core.$ZodType;
const MARK = /⟦(.+?)⟧|canary-[a-z]+-([a-z0-9-]+)/g;

/** Every text of the format, by its place. */
const places = new Set<string>();

/** Values of a schema, each text of them a canary that names its place. Fails on a kind of schema nobody taught it. */
function values(schema: Schema, place: string): fc.Arbitrary<unknown> {
  if (schema instanceof z.core.$ZodOptional || schema instanceof z.core.$ZodNullable || schema instanceof z.core.$ZodDefault) return values(schema._zod.def.innerType, place);
  if (schema instanceof z.core.$ZodPipe) return schema._zod.def.in instanceof z.core.$ZodTransform ? values(schema._zod.def.out, place) : values(schema._zod.def.in, place);
  if (schema instanceof z.core.$ZodObject) {
    return fc.record(Object.fromEntries(Object.entries(schema._zod.def.shape).map(([key, field]) => [key, values(field, place === "" ? key : `${place}.${key}`)])));
  }
  if (schema instanceof z.core.$ZodArray) return fc.array(values(schema._zod.def.element, `${place}[]`), { minLength: 2, maxLength: 2 });
  if (schema instanceof z.core.$ZodTuple) return fc.tuple(...schema._zod.def.items.map((item) => values(item, `${place}[]`)));
  if (schema instanceof z.core.$ZodRecord) {
    const { keyType, valueType } = schema._zod.def;
    const keys = keyType instanceof z.core.$ZodEnum ? fc.constantFrom(...Object.keys(keyType._zod.def.entries)) : canary(`${place}.*key`, false);
    return fc.tuple(keys, values(valueType, `${place}.*`)).map(([key, value]) => ({ [key]: value }));
  }
  if (schema instanceof z.core.$ZodUnion) {
    const options = schema._zod.def.options.filter((o) => !(o instanceof z.core.$ZodPipe && o._zod.def.in instanceof z.core.$ZodDate)).map((o) => values(o, place));
    return fc.oneof(...options);
  }
  if (schema instanceof z.core.$ZodEnum) return fc.constantFrom(...Object.values(schema._zod.def.entries));
  if (schema instanceof z.core.$ZodLiteral) return fc.constantFrom(...schema._zod.def.values);
  if (schema instanceof z.core.$ZodBoolean) return fc.boolean();
  if (schema instanceof z.core.$ZodNumber) return numbers(schema);
  if (schema instanceof z.core.$ZodString) return canary(place, (schema._zod.def.checks ?? []).some((c) => c._zod.def.check === "string_format"));
  if (schema instanceof z.core.$ZodUnknown) return fc.tuple(canary(`${place}.*key`, false), canary(place, false)).map(([key, text]) => ({ [key]: [text] }));
  throw new Error(`${place}: no canaries for a schema of type ${schema._zod.def.type}`);
}

/** Whole numbers within the schema's bounds. */
function numbers(schema: z.core.$ZodNumber): fc.Arbitrary<number> {
  let [min, max] = [-1000, 1000];
  for (const { _zod: { def } } of schema._zod.def.checks ?? []) {
    if ("value" in def && typeof def.value === "number") {
      const strictly = "inclusive" in def && def.inclusive === false ? 1 : 0;
      if (def.check === "greater_than") min = Math.max(min, def.value + strictly);
      if (def.check === "less_than") max = Math.min(max, def.value - strictly);
    }
  }
  return fc.integer({ min, max });
}

/** Ids are short slugs, so theirs is spelt as one; `n` keeps list entries apart. */
function canary(place: string, isSlug: boolean): fc.Arbitrary<string> {
  places.add(place);
  const spelt = place.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  return fc.nat({ max: 99_999 }).map((n) => (isSlug ? `canary-${letters(n)}-${spelt}` : `⟦${place}⟧${n}`));
}

const letters = (n: number): string => [...String(n)].map((d) => "abcdefghij"[Number(d)]).join("");

/** The places whose canaries stand in a text. */
function seenIn(text: string): Set<string> {
  const spelt = new Map([...places].map((p) => [p.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""), p]));
  return new Set([...text.matchAll(MARK)].map(([, place, slug]) => place ?? spelt.get(slug ?? "") ?? `unknown: ${slug}`));
}

const files = values(CaseFile, "");

test("the format has the texts this was written for, and more private ones than told ones", () => {
  for (const place of [...TOLD, ...TOLD_OTHERWISE]) expect(places).toContain(place);
  for (const place of ["parties[].private.batna.text", "parties[].private.secrets[].text", "facts[].truth", "variants[].changes.*", "conditions.thirdParty.party.private.objective", "topics[].reserve.*key"]) expect(places).toContain(place);
  expect(places.size).toBeGreaterThan(100);
});

test("a file made of the whole format reads back as itself: nothing is dropped or rewritten", () => {
  fc.assert(fc.property(files, (made) => { expect(CaseFile.parse(made)).toEqual(made); }), { numRuns: 50, seed: 1 });
});

test("over generated case files the public view holds every told text and no other", () => {
  const shown = new Set<string>();
  fc.assert(fc.property(files, (made) => {
    const seen = seenIn(JSON.stringify(publicView(CaseFile.parse(made))));
    expect([...seen].filter((place) => !TOLD.includes(place))).toEqual([]);
    for (const place of seen) shown.add(place);
  }), { numRuns: 200, seed: 2 });
  expect(TOLD.filter((place) => !shown.has(place))).toEqual([]);
});
