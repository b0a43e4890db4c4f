import { createHash } from "node:crypto";
import { DISPUTE_TYPE_LABELS, type Difficulty, type DisputeType, type Domain } from "@/lib/domain/case/classification.ts";
import { deriveCase, type DerivedCase } from "@/lib/domain/case/derive/derive-case.ts";
import type { DeriveInput } from "@/lib/domain/case/derive/input.ts";
import { CaseFile } from "@/lib/domain/case/schema.ts";
import { contentHash } from "../content-hash.ts";
import type { PreviewCase, PreviewParty, ReadCase } from "../preview.ts";
import type { JsonObject } from "../strict-json.ts";
import { nameKey, withoutBrackets, strategyInName } from "./names.ts";
import type { PairedRecord } from "./pair.ts";
import type { People } from "./people.ts";
import { disputeTypeOf, MEDIATOR, strategyOf } from "./schema.ts";
import { shownText } from "./utterance-text.ts";

/** SoCRATES's domain nearest to each dispute type. */
const DOMAIN_OF: Record<DisputeType, Domain> = {
  community: "legal", labour: "intra-organizational", family: "legal", "estate-land": "transactional", debt: "transactional", traffic: "legal", medical: "healthcare",
  "public-security": "legal", consumer: "transactional", inheritance: "legal", environment: "environmental", campus: "legal", corporate: "business-to-business",
};
const EXCERPT = 6;

export interface CaseOrigin { pair: PairedRecord; dialogueFile: string | null; promptsFile: string | null; repeats: number | null }

/** The case of a pair: shared words word for word, goals and weights derived from the role texts and marked so. */
export function toCase(origin: CaseOrigin, people: People): ReadCase {
  const { pair } = origin;
  const record = pair.dialogue?.record ?? pair.prompts?.record;
  if (!record) throw new Error("a pair has at least one record");
  const type = disputeTypeOf(record.event_type)?.type ?? "community";
  const input: DeriveInput = {
    disputeType: type, description: record.event_description,
    parties: people.played.map((p, i) => ({ id: `p${i + 1}`, name: p.name, kind: p.kind, roleText: p.roleText, said: p.said, speaks: p.speaks })),
  };
  const derived = deriveCase(input);
  const where = [origin.dialogueFile && `${origin.dialogueFile} line ${pair.dialogue?.line ?? pair.line}`, origin.promptsFile && `${origin.promptsFile} line ${pair.prompts?.line ?? pair.line}`].filter(Boolean).join("; ");
  const file = CaseFile.parse({
    format: "caucus-case/1", slug: slugOf(type, record, origin.repeats), language: "zh", style: "peoples-mediation", disputeType: type, domain: DOMAIN_OF[type],
    title: titleOf(type, people), difficulty: difficultyOf(derived), minutes: people.played.length > 3 ? 60 : 30,
    provenance: { author: "ProMediConv", date: "n/a", basis: "derived", source: where },
    brief: record.event_description, background: record.event_description,
    parties: people.played.map((p, i) => {
      const id = `p${i + 1}`;
      const own = derived.parties.get(id);
      return { id, name: p.name, role: p.role, members: p.members.map((m, k) => ({ id: `${id}-m${k + 1}`, ...m })), public: own?.public, private: own?.private };
    }),
    topics: derived.topics, facts: derived.facts, safety: derived.safety, packages: derived.packages, openings: derived.openings, fillers: derived.fillers,
    officials: people.officials.map((o, i) => ({ id: `o${i + 1}`, name: o.name, role: o.role ?? "协助调解" })),
    invitees: people.guests.map((g, i) => ({ id: `g${i + 1}`, name: g.name, role: g.role ?? (g.from === "list" ? "列名的一方，没有角色文本，暂不能扮演" : "只在对话里出现的人") })),
  });
  const source: JsonObject = {
    format: "promediconv",
    dialogue: pair.dialogue && origin.dialogueFile !== null ? { file: origin.dialogueFile, line: pair.dialogue.line, record: pair.dialogue.raw } : null,
    prompts: pair.prompts && origin.promptsFile !== null ? { file: origin.promptsFile, line: pair.prompts.line, record: pair.prompts.raw } : null,
  };
  // What the files are called is no part of the content.
  return { file, source, contentHash: contentHash([{ ...file, provenance: { ...file.provenance, source: null } }, pair.dialogue?.raw ?? null, pair.prompts?.raw ?? null]) };
}

/** Stable from what makes a case that case: type, facts, parties. A wanted repeat gets the number of its line. */
function slugOf(type: DisputeType, record: { event_description: string; disputing_parties: string }, repeats: number | null): string {
  const hash = createHash("sha256").update([type, nameKey(record.event_description), nameKey(record.disputing_parties)].join("\u0001")).digest("hex").slice(0, 8);
  return `pmc-${type}-${hash}${repeats === null ? "" : `-${repeats}`}`;
}

function titleOf(type: DisputeType, people: People): string {
  const [a, b] = people.played.map((p) => (p.name.length > 16 ? `${[...p.name].slice(0, 15).join("")}…` : p.name));
  return `${DISPUTE_TYPE_LABELS[type].zh}：${a ?? ""}与${b ?? ""}${people.played.length > 2 ? "等" : ""}`;
}

/** By what stands in the way: barriers and tempers, and how many must say yes. */
function difficultyOf(derived: DerivedCase): Difficulty {
  const heat = [...derived.parties.values()].map(({ private: p }) => p.barrier.level + p.persona.reactivity);
  const mean = heat.reduce((a, b) => a + b, 0) / heat.length;
  if (heat.length > 3 || mean > 1.05) return "hard";
  return heat.length === 2 && mean < .85 ? "easy" : "medium";
}

export function previewOf(read: ReadCase, pair: PairedRecord, people: People): PreviewCase {
  const dialog = pair.dialogue?.record.dialog ?? [];
  const parties: PreviewParty[] = [
    ...people.played.map((p) => ({ name: p.name, role: p.listed.role, roleText: p.roleText !== null, official: false })),
    ...people.officials.map((o) => ({ name: o.name, role: o.role, roleText: [...people.texts.keys()].some((raw) => nameKey(raw).startsWith(nameKey(o.name))), official: true })),
    ...people.guests.map((g) => ({ name: g.name, role: g.role, roleText: false, official: false })),
  ];
  return {
    line: pair.line, title: read.file.title, disputeType: read.file.disputeType, parties, derived: true,
    utterances: dialog.length, mediatorUtterances: dialog.filter((u) => u.speaker === MEDIATOR).length,
    excerpt: dialog.slice(0, EXCERPT).map((u) => ({
      speaker: u.speaker === MEDIATOR ? "" : strategyInName(u.speaker) ? withoutBrackets(u.speaker) : u.speaker, mediator: u.speaker === MEDIATOR,
      strategy: u.speaker === MEDIATOR ? (u.strategy === undefined ? null : strategyOf(u.strategy)) : null, text: shownText(u.text),
    })),
  };
}
