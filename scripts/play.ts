/** One session of a case from the command line: the same run conditions for commands, benches and dialogues. */
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Condition } from "@/lib/domain/condition/condition.ts";
import { publicView } from "@/lib/domain/case/public-view.ts";
import { LANGUAGE } from "@/lib/simulation/language/language.ts";
import { mediatorNamed } from "@/lib/simulation/mediators/registry.ts";
import { createRehearsalEngine } from "@/lib/simulation/parties/rehearsal/engine.ts";
import type { Mediator, PartyEngine } from "@/lib/simulation/ports.ts";
import { runSession } from "@/lib/simulation/run-session.ts";
import type { TurnStep } from "@/lib/simulation/take-turn.ts";

/** The embedded engine: one for the whole program. */
export const REHEARSAL: PartyEngine = createRehearsalEngine(LANGUAGE);

export interface Play {
  /** As it is played: a condition has been applied to it already. */
  file: CaseFile;
  mediator: Mediator;
  seed: number;
  /** Utterances of either side. */
  turns: number;
  condition?: Condition;
  engine?: PartyEngine;
  now?: () => string;
}

/** An AI mediator of the registry for one session. Throws for a name there is none of. */
export function mediatorFor(name: string, file: CaseFile, seed: number): Mediator {
  const known = mediatorNamed(name);
  if (!known) throw new Error(`there is no mediator "${name}"`);
  return known.entry.make({ seed, file: publicView(file) });
}

/** Plays to the end. The clock stands still unless one is given. */
export function playSteps({ file, mediator, seed, turns, condition = "general", engine = REHEARSAL, now = () => "2026-01-01T00:00:00.000Z" }: Play): AsyncGenerator<TurnStep, void> {
  return runSession({
    file, engine, mediator, now, visibility: "live",
    spec: {
      caseVersionId: `file:${file.slug}`, caseSlug: file.slug, caseVersion: 0, condition, variant: null, seed, engine: engine.name, engineVersion: engine.version,
      mediator: { kind: "ai", name: mediator.name }, mediatorView: "dialogue", limits: { turns }, codeVersion: "command-line",
    },
  });
}
