// Plays what is owed in a session (the round of the last mediator turn) from the log, wherever an earlier try stopped.
import { isDatabaseAway } from "@/lib/adapters/db/failures.ts";
import { eventsAfter } from "@/lib/adapters/db/events.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import { appended } from "@/lib/domain/session/invariants.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { lastMediatorTurn, type SessionState } from "@/lib/domain/session/state.ts";
import { place, takeTurn, type TurnStep } from "@/lib/simulation/take-turn.ts";
import { logError, logInfo } from "../log.ts";
import type { Runtime } from "../runtime.ts";
import { LeaseLost, type Writer } from "./lease.ts";
import { sessionFileOf } from "./load.ts";

/**
 * Takes steps as they come after `state`: shows pieces at a pace, stores batches. Stops at the first batch it may not store; throws,
 * and stores nothing of it, when a batch breaks a rule of the log, whatever engine or mediator made it.
 */
export async function recordSteps(rt: Runtime, writer: Writer, state: SessionState, steps: AsyncIterable<TurnStep>, isLast: (events: readonly SessionEvent[]) => boolean): Promise<void> {
  let [now, spoken] = [state, { turn: 0, text: "" }];
  for await (const step of steps) {
    if (step.type === "batch") {
      const next = appended(now, step.events);
      if ("refused" in next) throw new Error(`the log refuses ${next.refused}`);
      now = next.state;
      await writer.append(step.events, isLast(step.events));
      continue;
    }
    spoken = { turn: step.turn, text: (spoken.turn === step.turn ? spoken.text : "") + step.text };
    writer.show(step.turn, step.partyId, spoken.text);
    await rt.pause(rt.settings.CAUCUS_PACE_MS);
  }
}

/** Whether a batch is the last of its round. */
export function endsRound(events: readonly SessionEvent[]): boolean {
  return events.some((e) => e.kind === "turn-settled" || e.kind === "session-ended");
}

/** Plays the round that is owed, if any, as the session's writer. */
export async function playRound(rt: Runtime, writer: Writer, sessionId: string): Promise<void> {
  const session = await rt.db.session.findUnique({ where: { id: sessionId }, select: { status: true, unsettledTurn: true } });
  if (!session || session.status !== "open" || session.unsettledTurn === null) return;
  const events = await eventsAfter(rt.db, sessionId, 0);
  const state = replay(events);
  const spec = state.runSpec;
  if (!spec) throw new Error(`session ${sessionId} has no session-started event`);
  const started = performance.now();
  const steps = takeTurn({ file: await sessionFileOf(rt, spec), events, state, engine: rt.engineFor(spec.engine), now: () => rt.now().toISOString() });
  await recordSteps(rt, writer, state, steps, endsRound);
  logInfo("round", { sessionId, turn: session.unsettledTurn, ms: Math.round(performance.now() - started) });
}

/**
 * Closes a round the engine failed at again and again, so that the mediator can go on: nothing half said is recorded,
 * the round is settled as it stands and the error is in the log. A session of an AI mediator is closed altogether.
 */
export async function closeRound(rt: Runtime, writer: Writer, sessionId: string, error: unknown): Promise<void> {
  logError("round-given-up", error, { sessionId });
  const state = replay(await eventsAfter(rt.db, sessionId, 0));
  if (state.ended) return;
  const turn = lastMediatorTurn(state);
  const fresh: NewEvent[] = turn > state.settledTurn ? [{ kind: "turn-settled", payload: { turn } }] : [];
  if (state.runSpec?.mediator.kind === "ai") fresh.push({ kind: "session-ended", payload: { outcome: "closed", by: "mediator" } });
  if (fresh.length > 0) await writer.append(place(fresh, state, () => rt.now().toISOString()), true);
}

/** What a failed try means for the next. */
export function judge(error: unknown): "over" | "database" | "engine" {
  if (error instanceof LeaseLost) return "over";
  return isDatabaseAway(error) ? "database" : "engine";
}
