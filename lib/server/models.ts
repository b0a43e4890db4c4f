// Which engine and which mediators play a session. The only place that joins an engine with its language side.
import type { Engine } from "@/lib/domain/session/run-spec.ts";
import { LANGUAGE } from "@/lib/simulation/language/language.ts";
import { mediatorNamed } from "@/lib/simulation/mediators/registry.ts";
import { createRehearsalEngine } from "@/lib/simulation/parties/rehearsal/engine.ts";
import type { MediatorFactory, PartyEngine } from "@/lib/simulation/ports.ts";

const ENGINES: Record<Engine, PartyEngine> = { rehearsal: createRehearsalEngine(LANGUAGE) };

/** The engine of that name. */
export function engineFor(engine: Engine): PartyEngine {
  return ENGINES[engine];
}

/** An AI mediator by its name; null when there is none such. */
export function mediatorFor(name: string): MediatorFactory | null {
  return mediatorNamed(name)?.entry.make ?? null;
}

/** Reads a mediator's words as the engine does. */
export const { readMove } = LANGUAGE;
