// The case file, format caucus-case/1: what authors write, importers produce and exports return.
// Everything an engine says comes from here or from the grammar. Strict: an unknown field is refused, never dropped.
// What is wrong is told in words by field-issues.ts; cross-field rules are in validate.ts.
import { z } from "zod";
import { BASES, DIFFICULTIES, DISPUTE_TYPES, DOMAINS, LANGUAGES, STYLES } from "./classification.ts";
import { PartyFillers, PartyRecord, Slug, Text, unit } from "./party-schema.ts";
import { ThirdParty } from "./third-party-schema.ts";
import { Terms, Topic } from "./topic-schema.ts";

const DateText = z.union([z.string(), z.date().transform((d) => d.toISOString().slice(0, 10))]);
const PerParty = z.record(z.string(), z.string());

export const Fact = z.strictObject({
  id: Slug,
  truth: Text,
  versions: PerParty.default({}),
  exhibit: z.strictObject({ name: Text, says: Text, held: Text }).nullish(),
  /** Who knows the truth; empty: nobody at the table can tell, and asked about it a party says so. */
  knows: z.array(z.string()).default([]),
  knowsMembers: z.array(z.string()).optional(),
  /** Null where an unquoted comma split an author's sentence; validate.ts says so. */
  holdsUntil: z.record(z.string(), z.string().nullable()).optional(),
  shift: PerParty.optional(),
  unlock: z.string().optional(),
  about: z.array(z.string()).default([]),
});
export type Fact = z.infer<typeof Fact>;

export const Provision = z.strictObject({
  id: Slug,
  name: Text,
  article: z.string().nullish(),
  text: Text,
  effective: DateText.nullish(),
  source: z.string().nullish(),
  /** Date on which somebody opened the source; "verify" or missing means verify before use. */
  checked: DateText.nullish(),
  /** "verify": the author doubts it, whatever the dates say. */
  status: z.enum(["verify"]).optional(),
  about: z.array(z.string()).default([]),
});
export type Provision = z.infer<typeof Provision>;

/** Whether a provision may only be shown as "verify before use": no source, nobody opened it on a known day, or its author says so. */
export function mustVerify(provision: Provision): boolean {
  return provision.status === "verify" || !provision.source || !/^\d{4}-\d{2}-\d{2}/.test(provision.checked ?? "");
}

export const Official = z.strictObject({ id: Slug, name: Text, role: Text, informs: z.string().optional(), wontSay: z.string().optional() });

export const Invitee = z.strictObject({
  id: Slug, name: Text, role: Text,
  consent: z.array(z.string()).optional(),
  influence: z.union([z.string(), z.record(z.string(), z.number())]).optional(),
  faceCost: z.record(z.string(), unit).optional(),
  interest: z.string().optional(), brings: z.string().optional(), needs: z.string().optional(), risk: z.string().optional(),
});

export const SafetyDisclosure = z.strictObject({ id: Slug, who: Text, when: Text, cue: Text, right: Text, wrong: z.string().optional() });

export const Package = z.strictObject({ terms: Terms, note: z.string().optional() });

export const CaseFile = z.strictObject({
  format: z.literal("caucus-case/1"),
  slug: Slug,
  language: z.enum(LANGUAGES),
  style: z.enum(STYLES),
  disputeType: z.enum(DISPUTE_TYPES),
  domain: z.enum(DOMAINS),
  title: Text,
  difficulty: z.enum(DIFFICULTIES),
  minutes: z.union([z.literal(10), z.literal(30), z.literal(60)]),
  provenance: z.strictObject({ author: Text, date: DateText, basis: z.enum(BASES), source: z.string().optional() }),
  brief: Text,
  background: Text,
  parties: z.array(PartyRecord).min(2, "a case needs at least two parties").max(10, "a case has at most ten parties"),
  topics: z.array(Topic).min(1).max(8),
  facts: z.array(Fact).default([]),
  provisions: z.array(Provision).default([]),
  officials: z.array(Official).default([]),
  invitees: z.array(Invitee).default([]),
  safety: z.array(SafetyDisclosure).default([]),
  packages: z.array(Package).default([]),
  noDeal: z.boolean().default(false),
  reference: z.strictObject({ outcome: Text, terms: z.union([Text, Terms]).optional(), how: z.string().optional() }).nullish(),
  openings: z.record(z.string(), z.array(Text)).default({}),
  fillers: z.record(z.string(), PartyFillers).default({}),
  conditions: z.strictObject({
    thirdParty: ThirdParty.optional(),
    longHistory: z.array(z.strictObject({ date: DateText, text: Text })).optional(),
  }).default({}),
  variants: z.array(z.strictObject({ id: Slug, title: z.string().optional(), note: z.string().optional(), changes: z.record(z.string(), z.unknown()), packages: z.array(Package).optional() })).default([]),
});
export type CaseFile = z.infer<typeof CaseFile>;
