// The answer of the case import, checked where it arrives. The shape is ImportPreview of pages.ts.
import { z } from "zod";
import type { ImportPreview } from "./pages.ts";

export const ImportAnswer: z.ZodType<ImportPreview> = z.object({
  outcome: z.enum(["accepted", "accepted-with-warnings", "rejected"]),
  files: z.array(z.object({ name: z.string(), bytes: z.number(), encoding: z.string(), format: z.string(), lineEnds: z.string() })),
  cases: z.array(z.object({
    line: z.number(), title: z.string(), disputeType: z.string(),
    parties: z.array(z.object({ name: z.string(), role: z.string().nullable(), roleText: z.boolean(), official: z.boolean() })),
    utterances: z.number(), mediatorUtterances: z.number(), derived: z.boolean(),
    excerpt: z.array(z.object({ speaker: z.string(), mediator: z.boolean(), strategy: z.string().nullable(), text: z.string() })),
  })),
  issues: z.array(z.object({ code: z.string(), line: z.number(), level: z.enum(["refused", "needs-you", "noted"]), message: z.string(), count: z.number() })),
  errorTotal: z.number(),
  saved: z.array(z.object({ slug: z.string(), title: z.string() })).nullable(),
});
