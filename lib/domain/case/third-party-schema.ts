// The third disputant a case may carry for SoCRATES's party-composition condition. Authors put what the newcomer says and what
// topics are worth to it beside the party or inside it, under `values` or `topics`; all of these read the same. What is written
// in two of these places is refused, since one of them would be lost.
import { z } from "zod";
import { PartyFillers, PartyRecord, Text, unit } from "./party-schema.ts";
import { Terms } from "./topic-schema.ts";

export const NewcomerFigures = z.strictObject({ better: z.enum(["high", "low"]), opening: z.number(), reserve: z.number() });
export const NewcomerOptions = z.record(z.string(), unit);
/** What a topic is worth to the newcomer: its line on a numeric topic, or a value per option. */
export const NewcomerValue = z.union([NewcomerFigures, NewcomerOptions]);
export type NewcomerValue = z.infer<typeof NewcomerValue>;

const Parts = z.strictObject({
  party: PartyRecord,
  values: z.record(z.string(), NewcomerValue),
  fillers: PartyFillers.default({}),
  openings: z.array(Text).default([]),
  /** Facts of the case the newcomer knows. */
  facts: z.array(z.string()).default([]),
  /** Packages all could accept with the newcomer at the table; absent: those of the case hold. */
  packages: z.array(z.strictObject({ terms: Terms, note: z.string().optional() })).optional(),
});

/** Where each part may stand: its name here, and the names authors use, inside the party or beside it. */
const PLACES = { values: ["values", "topics"], fillers: ["fillers"], openings: ["openings"], facts: ["facts"] } as const;

export const ThirdParty = z.preprocess((raw, ctx) => {
  if (!isMap(raw) || !isMap(raw["party"])) return raw;
  const [beside, inside] = [{ ...raw }, { ...raw["party"] }];
  const parts: Record<string, unknown> = {};
  for (const [part, names] of Object.entries(PLACES)) {
    const found = [{ at: beside, path: [] }, { at: inside, path: ["party"] }].flatMap(({ at, path }) => names.filter((name) => at[name] !== undefined).map((name) => ({ at, path: [...path, name], name })));
    const [first, ...more] = found;
    if (!first) continue;
    for (const { path } of more) ctx.addIssue({ code: "custom", path, message: `stands in two places (also as ${first.path.join(".")}); keep one of them`, params: { zh: `写在了两处（另一处是 ${first.path.join(".")}），请只留一处` } });
    parts[part] = first.at[first.name];
    for (const { at, name } of found) Reflect.deleteProperty(at, name);
  }
  const { values } = parts;
  if (isMap(values)) parts["values"] = Object.fromEntries(Object.entries(values).map(([id, v]) => [id, onlyValue(v)]));
  return { ...beside, ...parts, party: inside };
}, Parts);
export type ThirdParty = z.infer<typeof ThirdParty>;

/** `{value: {…}}`, as options topics are written elsewhere in the file, and the bare table read the same. */
function onlyValue(v: unknown): unknown {
  return isMap(v) && isMap(v["value"]) && Object.keys(v).length === 1 ? v["value"] : v;
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
