// The mediator speaks. The words are stored first, in their own transaction; only then does anything answer them.
import { roomAt, turnOfClient } from "@/lib/adapters/db/events.ts";
import { appendEvents } from "@/lib/adapters/db/sessions.ts";
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { PersonView } from "@/lib/wire/pages.ts";
import { readsOwn } from "@/lib/wire/project.ts";
import type { PostTurnAnswer, PostTurnBody } from "@/lib/wire/session.ts";
import { AppError } from "../errors.ts";
import { allow, MINUTE_S } from "../limits.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { mediate, refuseAi, type SessionAccess } from "./access.ts";
import { checkTurn, languageOf } from "./check-turn.ts";
import { goOn } from "./go-on.ts";
import { sessionFileOf } from "./load.ts";

/** `round` resolves when the parties have answered, or when somebody else will see to it; it never rejects. */
export interface PostedTurn { answer: PostTurnAnswer; round: Promise<void> }

/**
 * Stores the turn and starts the round. Posting the same `clientTurnId` again, however often and at once, is the same
 * turn. Throws session-ended, still-answering, conflict (said in another room than the mediator is in), rate-limited, bad-request (with the field), not-found.
 */
export async function postTurn(person: PersonView, sessionId: string, body: PostTurnBody, rt: Runtime = runtime()): Promise<PostedTurn> {
  const [session, repeated] = await Promise.all([mediate(rt, person, sessionId), repeatOf(rt, sessionId, body.clientTurnId)]);
  // Its round may have been cut off: see to it that somebody plays it.
  if (repeated) return { answer: repeated, round: goOn(rt, sessionId) };
  refuseAi(session);
  if (rt.stopping) throw new AppError("unavailable");
  checkTurn(await sessionFileOf(rt, session), body);
  const takeBack = await allow(rt, { key: `turn:${person.id}`, limit: LIMITS.turnsPerMinute, windowS: MINUTE_S });
  try {
    const answer = await store(rt, sessionId, session, body);
    if (answer.repeated) await takeBack();
    // The draft of these very words is done with; words typed since then stay.
    void rt.background.start("draft-clear", async () => {
      await rt.db.$executeRaw`DELETE FROM "Draft" WHERE "sessionId" = ${sessionId} AND "personId" = ${person.id} AND btrim("text", E' \t\r\n') = ${body.text}`;
    });
    return { answer, round: goOn(rt, sessionId) };
  } catch (error) {
    await takeBack();
    throw error;
  }
}

function hasDetails({ details }: PostTurnBody): boolean {
  return Object.values(details ?? {}).some((parts) => Object.keys(parts).length > 0);
}

async function repeatOf(rt: Runtime, sessionId: string, clientTurnId: string): Promise<PostTurnAnswer | null> {
  const stored = await turnOfClient(rt.db, sessionId, clientTurnId);
  return stored && { ...stored, repeated: true };
}

/** The mediator's own word for the turn, kept beside the reader's. Not where readings are not shown: there is nothing to correct. */
function correction(spoken: SessionEvent, { viewer }: Pick<SessionAccess, "viewer">, { strategy = null, to, privateWith = null }: PostTurnBody): SessionEvent[] {
  if (strategy === null || spoken.kind !== "turn-spoken" || !readsOwn(viewer)) return [];
  const addressees = privateWith === null ? to : [privateWith];
  return [{ kind: "strategy-recognised", seq: spoken.seq + 1, at: spoken.at, payload: { turn: spoken.payload.turn, strategies: [{ name: strategy, p: 1 }], toolkit: null, addressees, topics: [], correctedBy: "trainee" } }];
}

type Place = Pick<SessionAccess, "status" | "unsettledTurn" | "lastSeq" | "turnCount">;

async function store(rt: Runtime, sessionId: string, seen: Place & Pick<SessionAccess, "viewer">, body: PostTurnBody): Promise<PostTurnAnswer> {
  // Only another post or an ending can get between; each look either finds its place, or says why there is none.
  let now: Place = seen;
  for (let look = 0; look < 5; look++) {
    const refusal = now.status === "ended" ? "session-ended" : now.unsettledTurn !== null ? "still-answering" : null;
    if (refusal) {
      const repeated = await repeatOf(rt, sessionId, body.clientTurnId);
      if (repeated) return repeated;
      // The parties may owe an answer because their node died.
      if (refusal === "still-answering") void goOn(rt, sessionId);
      throw new AppError(refusal);
    }
    const room = await roomAt(rt.db, sessionId, now.lastSeq);
    // Words meant for one room are never said in another: a stale page must not carry a private word to the table.
    if (room !== (body.privateWith ?? null)) throw new AppError("conflict", { publicMessage: room === null ? "The private meeting is over; this was meant for that room." : "A private meeting is open; this was meant for another room." });
    const turn = now.turnCount + 1;
    const event: SessionEvent = {
      kind: "turn-spoken", seq: now.lastSeq + 1, at: rt.now().toISOString(),
      payload: { turn, speaker: { seat: "mediator" }, audience: room === null ? { room: "joint", to: body.to } : { room: "caucus", with: room }, text: body.text, lang: languageOf(body.text), terms: body.terms, ...(hasDetails(body) ? { details: body.details } : {}) },
    };
    if (await appendEvents(rt.db, { sessionId, events: [event, ...correction(event, seen, body)], token: null, clientTurnId: body.clientTurnId })) return { turn, seq: event.seq, repeated: false };
    now = await rt.db.session.findUniqueOrThrow({ where: { id: sessionId }, select: { status: true, unsettledTurn: true, lastSeq: true, turnCount: true } });
  }
  throw new AppError("still-answering");
}
