// A party of a case file (caucus-case/1): what everybody knows of it, what only it knows, who speaks for it.
// Shapes follow the case format and the two exemplar cases. Strict throughout: what an author writes is kept or named, never dropped.
import { z } from "zod";
import { AUTHORITIES, BARRIERS, TKI_MODES } from "@/lib/domain/party/persona.ts";

export const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "must be a short slug: small letters, digits, hyphens");
/** Text that must say something; YAML block scalars keep a final newline, which is trimmed. */
export const Text = z.string().trim().min(1, "must not be empty");
export const unit = z.number().min(0).max(1);
const Lines = z.array(Text);

export const Member = z.strictObject({
  id: Slug,
  name: Text,
  role: Text,
  authority: z.enum(AUTHORITIES),
  /** How a member without the final say pulls: inflames, soothes, guards, … free words. */
  pull: z.string().optional(),
  /** What a member with limited authority may say yes to: in words, or the figure per topic. */
  limit: z.union([z.string(), z.record(z.string(), z.union([z.number(), z.string()]))]).optional(),
  /** Whom to ask past the limit. */
  beyond: z.string().optional(),
  voice: Lines.optional(),
});
export type Member = z.infer<typeof Member>;

export const Secret = z.strictObject({ id: Slug, text: Text, sensitivity: unit, mayShare: z.boolean(), holder: z.string().optional() });
export type Secret = z.infer<typeof Secret>;

export const PrivateProfile = z.strictObject({
  objective: Text,
  bottomLine: Text,
  /** Utility 0–100 of walking away, true; the party believes value + optimism. */
  batna: z.strictObject({ text: Text, value: z.number().min(0).max(100) }),
  optimism: z.number().min(0).max(60),
  barrier: z.strictObject({ kind: z.enum(BARRIERS), level: unit, cues: Lines, levers: z.union([Lines, Text]).optional() }),
  persona: z.strictObject({
    tki: z.enum(TKI_MODES),
    reactivity: unit,
    register: z.string(),
    culture: z.string().optional(),
    calls: z.record(z.string(), z.string()).optional(),
    triggers: z.array(z.strictObject({ on: Text, effect: Text })).default([]),
  }),
  /** What this party believes of each other party at the start. */
  beliefs: z.record(z.string(), z.strictObject({ goal: Text, valence: z.number().min(-1).max(1), flexibility: unit })).optional(),
  /** Per topic, positive, sum 100. */
  weights: z.record(z.string(), z.number().positive()),
  secrets: z.array(Secret).default([]),
  interests: z.record(z.string(), Text).default({}),
  feelings: Lines.default([]),
  voice: Lines.default([]),
});
export type PrivateProfile = z.infer<typeof PrivateProfile>;

export const PartyRecord = z.strictObject({
  id: Slug,
  name: Text,
  address: z.strictObject({ formal: Text, informal: Text }).optional(),
  pronoun: z.string().optional(),
  role: Text,
  members: z.array(Member).min(1),
  public: Text,
  private: PrivateProfile,
});
export type PartyRecord = z.infer<typeof PartyRecord>;

export const FILLER_FUNCTIONS = ["demand", "defend", "concede", "interest", "question", "accept", "reject"] as const;
export type FillerFunction = (typeof FILLER_FUNCTIONS)[number];
export const FILLER_FUNCTION_LABELS: Record<FillerFunction, { en: string; zh: string }> = {
  demand: { en: "demands", zh: "提要求" },
  defend: { en: "defends itself", zh: "辩解" },
  concede: { en: "gives way", zh: "让步" },
  interest: { en: "says why it matters", zh: "说出关切" },
  question: { en: "asks", zh: "反问" },
  accept: { en: "accepts", zh: "接受" },
  reject: { en: "turns down", zh: "回绝" },
};
/** Speech material of one party: topic → function → lines. `{amount}` is the figure of the offer at hand. */
export const PartyFillers = z.record(z.string(), z.partialRecord(z.enum(FILLER_FUNCTIONS), Lines));
export type PartyFillers = z.infer<typeof PartyFillers>;
