// What of a case may be shown to a mediator: the line between public and private, drawn once.
// Anything not named here is private. Reserves, values and openings of topics are private to the parties.
import { z } from "zod";
import { BASES, DIFFICULTIES, DISPUTE_TYPES, DOMAINS, LANGUAGES, STYLES } from "./classification.ts";
import { mustVerify, type CaseFile } from "./schema.ts";
import { isNumeric, NUMERIC_KINDS } from "./topic-schema.ts";

export const PublicParty = z.object({
  id: z.string(), name: z.string(), formal: z.string(), pronoun: z.string().nullable(), role: z.string(), public: z.string(),
  members: z.array(z.object({ id: z.string(), name: z.string(), role: z.string() })),
});
export type PublicParty = z.infer<typeof PublicParty>;

export const PublicTopic = z.discriminatedUnion("kind", [
  z.object({ id: z.string(), name: z.string(), kind: z.enum(NUMERIC_KINDS), unit: z.string(), range: z.tuple([z.number(), z.number()]) }),
  z.object({ id: z.string(), name: z.string(), kind: z.literal("options"), options: z.array(z.object({ id: z.string(), label: z.string() })) }),
]);
export type PublicTopic = z.infer<typeof PublicTopic>;

export const PublicCase = z.object({
  slug: z.string(), language: z.enum(LANGUAGES), style: z.enum(STYLES), disputeType: z.enum(DISPUTE_TYPES), domain: z.enum(DOMAINS),
  title: z.string(), difficulty: z.enum(DIFFICULTIES), minutes: z.number(),
  basis: z.enum(BASES),
  brief: z.string(), background: z.string(),
  parties: z.array(PublicParty), topics: z.array(PublicTopic),
  /** `checked`: the day somebody opened the source; null means verify before use. */
  provisions: z.array(z.object({ id: z.string(), name: z.string(), article: z.string().nullable(), text: z.string(), effective: z.string().nullable(), source: z.string().nullable(), checked: z.string().nullable(), about: z.array(z.string()) })),
  officials: z.array(z.object({ id: z.string(), name: z.string(), role: z.string(), informs: z.string().nullable() })),
});
export type PublicCase = z.infer<typeof PublicCase>;

/** The public part of a case, as stored beside the private one and sent to browsers. */
export function publicView(file: CaseFile): PublicCase {
  return {
    slug: file.slug, language: file.language, style: file.style, disputeType: file.disputeType, domain: file.domain,
    title: file.title, difficulty: file.difficulty, minutes: file.minutes, basis: file.provenance.basis,
    brief: file.brief, background: file.background,
    parties: file.parties.map((p) => ({
      id: p.id, name: p.name, formal: p.address?.formal ?? p.name, pronoun: p.pronoun ?? null, role: p.role, public: p.public,
      members: p.members.map((m) => ({ id: m.id, name: m.name, role: m.role })),
    })),
    topics: file.topics.map((t) =>
      isNumeric(t)
        ? { id: t.id, name: t.name, kind: t.kind, unit: t.unit, range: t.range }
        : { id: t.id, name: t.name, kind: t.kind, options: t.options.map((o) => ({ id: o.id, label: o.label })) },
    ),
    provisions: file.provisions.map((p) => ({
      id: p.id, name: p.name, article: p.article || null, text: p.text, effective: p.effective || null,
      source: p.source || null, checked: mustVerify(p) ? null : (p.checked ?? null), about: p.about,
    })),
    officials: file.officials.map((o) => ({ id: o.id, name: o.name, role: o.role, informs: o.informs ?? null })),
  };
}
