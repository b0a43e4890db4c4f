// R1: the server is killed at random moments of a turn. Nothing typed is lost, nothing is doubled, the session goes on.
import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { replay } from "../lib/domain/session/reduce.ts";
import { isAnswering } from "../lib/domain/session/state.ts";
import { seededRng } from "../lib/domain/rng.ts";
import type { PostTurnBody } from "../lib/wire/session.ts";
import { until, Visitor } from "./api-client.ts";
import { OwnServer } from "./own-server.ts";

const SEED = Number(process.env.CAUCUS_KILL_SEED ?? 20261130);
const KILLS = Number(process.env.CAUCUS_KILLS ?? 20);

const LINES = [
  "Ms Okafor, you wrote four times and one line came back. What was that week like, when you found it behind the cot?",
  "Mr Hendry, what did you find when you opened the bedroom door after she had left?",
  "I hear that the messages matter as much as the money, Ms Okafor. Is that near it?",
  "Mr Hendry, twenty-two years of letting those flats: what would you want said about the wall?",
  "So there are three things on the table: the deposit, who looks at the wall, and a letter. Is anything missing?",
  "Ms Okafor, what would the letter be for, once you have it in your hand?",
];

test("killed at twenty random moments of a turn, the server loses no word, doubles no turn, and the session goes on", async ({}, info) => {
  info.setTimeout(KILLS * 30_000);
  const random = seededRng(SEED);
  const server = new OwnServer({ paceMs: 15 });
  await server.start();
  const visitor = new Visitor(server.base);
  await visitor.signIn("guest");

  const sent = new Map<string, string>();
  let sessionId = await visitor.startSession("harbour-row");
  let killedWhileSpeaking = 0;

  for (let kill = 0; kill < KILLS; kill++) {
    const body: PostTurnBody = { clientTurnId: randomUUID(), text: `${LINES[kill % LINES.length]} (${kill + 1})`, to: [], terms: null };
    sent.set(body.clientTurnId, body.text);
    // The answer may never come: the server may die first. The browser sends the same turn again, as here.
    const posted = visitor.postTurn(sessionId, body).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * (kill % 2 === 0 ? 1200 : 120))));
    if (await server.isSpeaking(sessionId)) killedWhileSpeaking++;
    await server.kill();
    await posted;
    await server.start();
    const again = await until(() => visitor.postTurn(sessionId, body), () => true, 20_000);
    expect(again.turn, `seed ${SEED}, kill ${kill + 1}`).toBeGreaterThan(0);
    const log = await until(() => visitor.events(sessionId), (events) => !isAnswering(replay(events)), 25_000);

    const state = replay(log);
    const mine = state.turns.filter((t) => t.speaker.seat === "mediator").map((t) => t.text);
    expect(mine, `seed ${SEED}, kill ${kill + 1}: every turn once, in order`).toEqual([...sent.values()]);
    expect(log.map((e) => e.seq), "the trainee's view is in order, nothing twice").toEqual([...new Set(log.map((e) => e.seq))].sort((a, b) => a - b));
    expect(state.turns.map((t) => t.turn)).toEqual(state.turns.map((_, i) => i + 1));
    expect(state.turns.at(-1)?.speaker.seat, "somebody answered").toBe("party");
    if (state.ended) {
      sent.clear();
      sessionId = await visitor.startSession("harbour-row", { seed: kill + 2 });
    }
  }
  info.annotations.push({ type: "killed while a party was speaking", description: String(killedWhileSpeaking) });
  expect(killedWhileSpeaking, "some kills fell in mid-reply").toBeGreaterThan(0);
  await server.stop();
});
