// A style pack: the craft a case is played in. Data with a schema; a third pack is one more folder and a line in packs.ts.
// Design: style packs. The 11 published strategies stay the research code underneath every pack.
import { z } from "zod";
import { STYLES } from "@/lib/domain/case/classification.ts";
import { HARD_STOPS, RUBRIC_ROWS } from "@/lib/domain/rubric/rows.ts";
import { MISTAKES } from "@/lib/domain/strategy/mistake.ts";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";

/** A text in both languages; neither may be missing. */
export const Both = z.strictObject({ en: z.string().trim().min(1), zh: z.string().trim().min(1) });
export type Both = z.infer<typeof Both>;

const Named = Both.extend({ id: z.string().regex(/^[a-z][a-z-]*$/) });

const unique = <T extends { id: string }>(items: readonly T[]): boolean => new Set(items.map((i) => i.id)).size === items.length;
const list = <T extends z.ZodType<{ id: string }>>(item: T) => z.array(item).min(1).refine(unique, "two entries have the same id");

export const StylePack = z.strictObject({
  id: z.enum(STYLES),
  name: Both,
  /** The language the craft comes from; the other is a translation. */
  first: z.enum(["en", "zh"]),
  /** Steps in their usual order; `anywhere` may come at any point, `optional` may be left out. */
  flow: list(Named.extend({ optional: z.boolean(), anywhere: z.boolean() })),
  /** What an opening has to say (rubric row D1). */
  opening: list(Named),
  /** Craft words shown to people, each with the published strategies it belongs to. */
  moves: list(Named.extend({ strategies: z.array(z.enum(STRATEGIES)).min(1) })),
  /** What the mediator may do with law and with proposals of its own. */
  law: z.strictObject({ adviceIsFault: z.boolean(), ownProposal: z.enum(["fault", "after-investigation"]), text: Both }),
  /** How this craft calls a private meeting and a meeting of all. */
  words: z.strictObject({ caucus: Both, joint: Both }),
  attendance: Both,
  address: Both,
  /** What each rubric row looks for in this craft. */
  rubric: z.record(z.enum(RUBRIC_ROWS), z.strictObject({ counts: Both, against: Both })),
  /** Whether a mistake counts here, and how it is meant. */
  mistakes: z.record(z.enum(MISTAKES), z.strictObject({ counts: z.boolean(), meaning: Both })),
  hardStops: z.record(z.enum(HARD_STOPS), Both),
  escalation: Both,
  documents: list(Named),
  /** What a mediator may say comes next when it ends without an agreement; whole sentences, to be picked from. */
  nextSteps: list(Named),
  /** What stands on every document made here. */
  watermark: Both,
  /** The name of all its documents together; null where the craft has none. */
  dossier: Both.nullable(),
  afterSigning: Both,
  /** Sentences about law, each with its source and when it was opened; unchecked ones are shown as "verify before use". */
  legalNotes: z.array(z.strictObject({ text: Both, source: z.string().min(1), checked: z.iso.date().nullable() })),
});
export type StylePack = z.infer<typeof StylePack>;
