// The third disputant a case may carry for SoCRATES's party-composition condition. Authors put what the newcomer says and what
// topics are worth to it beside the party or inside it, under `values` or `topics`; all of these read the same.
import { z } from "zod";
import { PartyFillers, PartyRecord, Text, unit } from "./party-schema.ts";
import { Terms } from "./topic-schema.ts";

export const NewcomerFigures = z.object({ better: z.enum(["high", "low"]), opening: z.number(), reserve: z.number() });
/** What a topic is worth to the newcomer: its line on a numeric topic, or a value per option. */
export const NewcomerValue = z.union([NewcomerFigures, z.record(z.string(), unit)]);
export type NewcomerValue = z.infer<typeof NewcomerValue>;

const Parts = z.object({
  party: PartyRecord,
  values: z.record(z.string(), NewcomerValue),
  fillers: PartyFillers.default({}),
  openings: z.array(Text).default([]),
  /** Facts of the case the newcomer knows. */
  facts: z.array(z.string()).default([]),
  /** Packages all could accept with the newcomer at the table; absent: those of the case hold. */
  packages: z.array(z.object({ terms: Terms, note: z.string().optional() })).optional(),
});

export const ThirdParty = z.preprocess((raw) => {
  if (!isMap(raw) || !isMap(raw["party"])) return raw;
  const { values, topics, fillers, openings, facts, ...party } = raw["party"];
  const worth = raw["values"] ?? raw["topics"] ?? values ?? topics;
  return { ...raw, party, values: isMap(worth) ? Object.fromEntries(Object.entries(worth).map(([id, v]) => [id, isMap(v) && isMap(v["value"]) ? v["value"] : v])) : worth, fillers: raw["fillers"] ?? fillers, openings: raw["openings"] ?? openings, facts: raw["facts"] ?? facts };
}, Parts);
export type ThirdParty = z.infer<typeof ThirdParty>;

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
