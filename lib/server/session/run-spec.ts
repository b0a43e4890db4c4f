// The RunSpec of a new session: all that decides which parties it meets.
import type { Engine, RunSpec } from "@/lib/domain/session/run-spec.ts";
import { contentHash } from "../hash.ts";
import type { Runtime } from "../runtime.ts";

/** Utterances of both sides after which a session is a deadlock. A person has time; AI mediators: SoCRATES plays 100 turns. */
export const TURN_LIMITS = { person: 200, ai: 100 } as const;

export interface SpecInput {
  version: { id: string; version: number; slug: string; contentHash: string };
  condition: string;
  seed: number;
  engine: Engine;
  mediator: RunSpec["mediator"];
}

/**
 * The spec and its hash. Hashed is what the case holds instead of the id this database gave the version: equal runs have equal
 * hashes on any machine.
 */
export function runSpecOf(rt: Runtime, { version, condition, seed, engine, mediator }: SpecInput): { spec: RunSpec; hash: string } {
  const spec: RunSpec = {
    caseVersionId: version.id, caseSlug: version.slug, caseVersion: version.version, condition, variant: null, seed,
    engine, engineVersion: rt.engineFor(engine).version, mediator, mediatorView: mediator.kind === "ai" ? "dialogue" : null,
    limits: { turns: TURN_LIMITS[mediator.kind] }, codeVersion: rt.settings.CAUCUS_VERSION,
  };
  const { caseVersionId: _, ...decides } = spec;
  return { spec, hash: contentHash({ ...decides, caseContentHash: version.contentHash }) };
}
