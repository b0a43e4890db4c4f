// Keeps a session going on this node: plays what is owed, waits for another node's lease, tries again after faults.
import { leaseLeftMs } from "@/lib/adapters/db/leases.ts";
import { abandonedSessions } from "@/lib/adapters/db/sessions.ts";
import { logError, logInfo } from "../log.ts";
import type { Runtime } from "../runtime.ts";
import { withLease, type Writer } from "./lease.ts";
import { closeRound, judge, playRound } from "./run-round.ts";
import { playOn } from "./play-on.ts";

/** Pauses after an engine's failures, ms; after the last the round is closed as it stands. */
const ENGINE_TRIES_MS = [100, 500] as const;
/** While the database is away: this pause, and for how long before it is left to the sweep. */
const DATABASE_RETRY_MS = 500;
const DATABASE_PATIENCE_MS = 120_000;

/** Plays on until nothing is owed. Called as often as one likes: a session is played once at a time on a node. */
export function goOn(rt: Runtime, sessionId: string): Promise<void> {
  const playing = rt.playing.get(sessionId);
  if (playing) {
    playing.again = true;
    return playing.done;
  }
  const entry = { done: Promise.resolve(), again: false };
  rt.playing.set(sessionId, entry);
  entry.done = rt.background.start("session", async () => {
    try {
      do {
        entry.again = false;
        await untilNothingIsOwed(rt, sessionId);
      } while (entry.again);
    } finally {
      // Beware: no await between the last look at `again` and this line, or a turn posted meanwhile would wait for the sweep.
      rt.playing.delete(sessionId);
    }
  });
  return entry.done;
}

async function untilNothingIsOwed(rt: Runtime, sessionId: string): Promise<void> {
  let failures = 0;
  let awaySince: number | null = null;
  while (!rt.stopping) {
    try {
      const session = await rt.db.session.findUnique({ where: { id: sessionId }, select: { status: true, unsettledTurn: true, mediatorKind: true } });
      awaySince = null;
      if (!session || session.status !== "open") return;
      const ai = session.mediatorKind === "ai";
      if (session.unsettledTurn === null && !ai) return;
      const play = ai ? playOn : playRound;
      const played = await withLease(rt, sessionId, async (writer) => attempt(rt, writer, sessionId, play, failures));
      if (played === null) await rt.pause(Math.min(await leaseLeftMs(rt.db, sessionId), rt.settings.CAUCUS_LEASE_MS) + 10);
    } catch (error) {
      const kind = judge(error);
      if (kind === "over") return;
      logError("session-interrupted", error, { sessionId, kind });
      if (kind === "engine") await rt.pause(ENGINE_TRIES_MS[failures++] ?? 0);
      else {
        const now = rt.now().getTime();
        awaySince ??= now;
        if (now - awaySince > DATABASE_PATIENCE_MS) return;
        await rt.pause(DATABASE_RETRY_MS);
      }
    }
  }
}

async function attempt(rt: Runtime, writer: Writer, sessionId: string, play: typeof playRound, failures: number): Promise<void> {
  if (failures < ENGINE_TRIES_MS.length) return play(rt, writer, sessionId);
  try {
    await play(rt, writer, sessionId);
  } catch (error) {
    if (judge(error) !== "engine") throw error;
    await closeRound(rt, writer, sessionId, error);
  }
}

/** Takes over what dead or stopped nodes left. Answers how many sessions were picked up. */
export async function sweep(rt: Runtime): Promise<number> {
  const abandoned = (await abandonedSessions(rt.db, 50)).filter((id) => !rt.playing.has(id));
  for (const sessionId of abandoned) void goOn(rt, sessionId);
  if (abandoned.length > 0) logInfo("takeover", { sessions: abandoned.length });
  return abandoned.length;
}
