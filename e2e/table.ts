// The table as the guarantees are tested on it: signed in at once, seated at once, and what a person sees there.
import { availableParallelism, loadavg } from "node:os";
import { expect, type Cookie, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import type { SessionEvent } from "../lib/domain/session/events.ts";
import { replay } from "../lib/domain/session/reduce.ts";
import { isAnswering } from "../lib/domain/session/state.ts";
import { EventsAnswer, StartSessionAnswer } from "../lib/wire/session.ts";
import { account } from "./people.ts";

const signedIn = new Map<string, Cookie[]>();

/** Signs the page's browser in without the form; one sign-in a role serves the whole file (cookies know no port). */
export async function enter(page: Page, base: string, role = "trainee"): Promise<void> {
  const kept = signedIn.get(role);
  if (kept) return page.context().addCookies(kept);
  const { email, password } = account(role);
  const { csrfToken } = z.object({ csrfToken: z.string() }).parse(await (await page.request.get(`${base}/api/auth/csrf`)).json());
  const answer = await page.request.post(`${base}/api/auth/callback/credentials`, { form: { csrfToken, json: "true", email, password } });
  expect(answer.ok(), "signed in").toBe(true);
  signedIn.set(role, await page.context().cookies());
}

/** Starts a session and opens its page. Answers the session's id. */
export async function sit(page: Page, base: string, caseSlug = "harbour-row", extra: Record<string, unknown> = {}): Promise<string> {
  const sessionId = await begin(page, base, caseSlug, extra);
  await open(page, base, sessionId);
  return sessionId;
}

/** Opens the table of a session and waits until it is awake: it has asked for its line. Keys pressed before that are only typed. */
export async function open(page: Page, base: string, sessionId: string): Promise<void> {
  const awake = page.waitForRequest(/\/stream\?/);
  await page.goto(`${base}/sessions/${sessionId}`);
  await awake;
  await expect(transcript(page)).toBeVisible();
}

/**
 * How much longer than at rest things may take just now: the load over the last minute a processor, at least 1. Limits in time are
 * promises about a machine that is not busy with something else.
 */
export function busyness(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

/** Starts a session without opening its page. */
export async function begin(page: Page, base: string, caseSlug = "harbour-row", extra: Record<string, unknown> = {}): Promise<string> {
  const answer = await page.request.post(`${base}/api/sessions`, { data: { caseSlug, seed: 7, ...extra } });
  expect(answer.status(), await answer.text()).toBe(201);
  return StartSessionAnswer.parse(await answer.json()).sessionId;
}

export const transcript = (page: Page): Locator => page.getByRole("region", { name: /Transcript|笔录|对话/ });
export const turnsOn = (page: Page): Locator => transcript(page).getByRole("article");
export const field = (page: Page): Locator => page.locator("#draft");
/** The speech being spoken now. */
export const speaking = (page: Page): Locator => turnsOn(page).filter({ has: page.locator(".caret") });

/** The log as this person may read it. */
export async function logOf(page: Page, base: string, sessionId: string): Promise<SessionEvent[]> {
  const answer = await page.request.get(`${base}/api/sessions/${sessionId}/events?after=0`);
  expect(answer.ok()).toBe(true);
  return EventsAnswer.parse(await answer.json()).events;
}

/** The log once `said` mediator turns are in it and nobody owes an answer. */
export async function settledLog(page: Page, base: string, sessionId: string, said = 1): Promise<SessionEvent[]> {
  let log: SessionEvent[] = [];
  await expect.poll(async () => {
    log = await logOf(page, base, sessionId);
    const state = replay(log);
    return mine(log).length >= said && !isAnswering(state);
  }, { message: "the parties have answered", timeout: 40_000, intervals: [100] }).toBe(true);
  return log;
}

/** Says a turn with Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press("Enter");
}

/** Waits until the page shows every turn of the log and nobody speaks. */
export async function settled(page: Page, base: string, sessionId: string, said = 1): Promise<SessionEvent[]> {
  const log = await settledLog(page, base, sessionId, said);
  await expect(turnsOn(page)).toHaveCount(replay(log).turns.length);
  await expect(speaking(page)).toHaveCount(0);
  return log;
}

/** What the mediator said, as the log has it. */
export function mine(log: readonly SessionEvent[]): string[] {
  return replay(log).turns.filter((t) => t.speaker.seat === "mediator").map((t) => t.text);
}

/** Counts the turns the page sends from now on. */
export function sentTurns(page: Page): { ids: string[] } {
  const seen: { ids: string[] } = { ids: [] };
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/turns")) return;
    seen.ids.push(z.object({ clientTurnId: z.string() }).parse(request.postDataJSON()).clientTurnId);
  });
  return seen;
}
