// The RunSpec: everything that must be equal for two sessions to meet the same parties. Hashed in the server layer.
import { z } from "zod";

export const ENGINES = ["rehearsal"] as const;
export type Engine = (typeof ENGINES)[number];

export const VISIBILITIES = ["live", "cues", "after", "never"] as const;
/** What a trainee sees of the meters. */
export type Visibility = (typeof VISIBILITIES)[number];

export const RunSpec = z.object({
  caseVersionId: z.string(),
  caseSlug: z.string(),
  caseVersion: z.number().int(),
  condition: z.string(),
  variant: z.string().nullable(),
  seed: z.number().int().nonnegative(),
  engine: z.enum(ENGINES),
  /** Hash or version of the engine's parameters and weights. */
  engineVersion: z.string(),
  mediator: z.object({ kind: z.enum(["person", "ai"]), name: z.string() }),
  /** Which view an AI mediator had; null for a person. */
  mediatorView: z.enum(["dialogue", "meters"]).nullable(),
  limits: z.object({ turns: z.number().int().positive() }),
  codeVersion: z.string(),
});
export type RunSpec = z.infer<typeof RunSpec>;
