/** Whole sessions for reading and for the writer's tests: a mediator of the registry or typed turns against the embedded engine. Seeded; same input, same words. */
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { Mediator } from "@/lib/simulation/ports.ts";
import { mediatorFor, playSteps } from "../play.ts";

export interface Played { file: CaseFile; mediator: string; seed: number; events: readonly SessionEvent[]; state: SessionState }

/** A line somebody typed: to everybody, or alone with one party of the case. */
export interface TypedLine { room: "joint" | "A" | "B"; text: string }

/** A mediator that says what was typed, in order, and then closes. {A}, {B}, {t}, {u}: the first two parties and topics of the case. */
export function typedMediator(lines: readonly TypedLine[], file: CaseFile): Mediator {
  let next = 0;
  const [a, b] = file.parties;
  const noun = (name: string | undefined): string => (name ?? "").replace(/[？?]$/, "").replace(/^([A-Z])(?=[a-z])/, (c) => c.toLowerCase());
  const slots: Record<string, string> = { A: a?.address?.formal ?? a?.name ?? "", B: b?.address?.formal ?? b?.name ?? "", t: noun(file.topics[0]?.name), u: noun((file.topics[1] ?? file.topics[0])?.name) };
  return {
    name: "typed",
    act: async () => {
      const line = lines[next++];
      if (!line) return { kind: "close" };
      const party = line.room === "A" ? a : line.room === "B" ? b : undefined;
      return { kind: "speak", to: [], private: party?.id ?? null, text: line.text.replace(/\{(\w)\}/g, (slot, name: string) => slots[name] ?? slot), terms: null };
    },
  };
}

/** One session to its end. `turns` limits utterances of either side. Throws for a mediator there is none of. */
export async function playSession(file: CaseFile, by: string | readonly TypedLine[], seed: number, turns = 60): Promise<Played> {
  const mediator = typeof by === "string" ? mediatorFor(by, file, seed) : typedMediator(by, file);
  const events: SessionEvent[] = [];
  for await (const step of playSteps({ file, mediator, seed, turns })) if (step.type === "batch") events.push(...step.events);
  return { file, mediator: mediator.name, seed, events, state: replay(events) };
}
