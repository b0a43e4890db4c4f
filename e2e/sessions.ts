// Sessions as tests need them: said and answered at the table, played by an AI mediator, waited for until they end.
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { SessionEvent } from "../lib/domain/session/events.ts";
import { replay } from "../lib/domain/session/reduce.ts";
import { isAnswering } from "../lib/domain/session/state.ts";
import { StartSessionAnswer } from "../lib/wire/session.ts";
import { until, Visitor } from "./api-client.ts";
import { account } from "./people.ts";

/** Longest a played session may take on a busy machine, ms. */
export const PLAYED_WITHIN_MS = 240_000;

/** Somebody of this role, signed in without a browser. */
export async function visitorAs(base: string, role: string): Promise<Visitor> {
  const visitor = new Visitor(base);
  const { email, password } = account(role);
  await visitor.signIn("credentials", { email, password });
  return visitor;
}

/** Starts an AI mediator on a case and answers the session's id at once. */
export async function play(visitor: Visitor, caseSlug: string, mediator: string, seed: number): Promise<string> {
  const answer = await visitor.post("/api/sessions/play", { caseSlug, mediator, seed });
  const text = await answer.text();
  expect(answer.status, text).toBe(201);
  return StartSessionAnswer.parse(JSON.parse(text)).sessionId;
}

/** The log once it has ended, asked for again and again until then. */
export function whenEnded(visitor: Visitor, sessionId: string): Promise<SessionEvent[]> {
  return until(() => visitor.events(sessionId), (log) => log.some((e) => e.kind === "session-ended"), PLAYED_WITHIN_MS, 1000);
}

/** Says a turn and answers the log when everybody who answers has done so. */
export async function sayAndWait(visitor: Visitor, sessionId: string, text: string): Promise<SessionEvent[]> {
  await visitor.postTurn(sessionId, { clientTurnId: randomUUID(), text, to: [], terms: null });
  return until(() => visitor.events(sessionId), (log) => !isAnswering(replay(log)), 60_000, 200);
}

/** Says a turn on the page of the table and waits until the next could be said. */
export async function sayOnPage(page: Page, text: string): Promise<void> {
  const turns = page.getByRole("region", { name: "Transcript" }).getByRole("article");
  const before = await turns.count();
  const field = page.getByRole("textbox", { name: "Your words" });
  await field.fill(text);
  await field.press("Enter");
  await expect(turns.filter({ hasText: text })).toBeVisible();
  await expect.poll(() => turns.count(), { message: "a party answers", timeout: 30_000 }).toBeGreaterThanOrEqual(before + 2);
  await expect(field).toHaveValue("");
  await field.fill("…");
  await expect(page.getByRole("button", { name: "Say it" }), "the parties have finished").not.toHaveAttribute("aria-disabled", "true", { timeout: 30_000 });
  await field.fill("");
}
