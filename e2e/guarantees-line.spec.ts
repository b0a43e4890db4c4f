// What the network, a reload or a second session may do to the talk: nothing is lost, doubled, mixed up or left spinning.
import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { replay } from "../lib/domain/session/reduce.ts";
import { OwnServer } from "./own-server.ts";
import { begin, enter, field, logOf, mine, open, say, sentTurns, settled, settledLog, sit, speaking, transcript, turnsOn } from "./table.ts";

const ASKED = "Ms Okafor, you wrote four times and one line came back. What was that week like, when you found it behind the cot?";

// Slow enough that a reload falls into the middle of a speech.
const server = new OwnServer({ paceMs: 40 });
// Slower still, for reading while somebody speaks.
const slow = new OwnServer({ paceMs: 250 });
test.beforeAll(async () => { await server.start(); await slow.start(); });
test.afterAll(async () => { await server.stop(); await slow.stop(); });
test.beforeEach(({ page }) => enter(page, server.base));

const speechOf = async (page: Page): Promise<string> => (await speaking(page).locator(".speech").first().innerText()).trim();

/** A session with a first exchange, played by the quicker server of the other tests, open on this one's page. */
async function begun(page: Page, quick: string): Promise<string> {
  const sessionId = await begin(page, quick);
  const text = "Thank you both for coming. Please tell each other what brought you here, in your own words and for as long as you need.";
  expect((await page.request.post(`${quick}/api/sessions/${sessionId}/turns`, { data: { clientTurnId: randomUUID(), text, to: [], terms: null } })).ok()).toBe(true);
  await settledLog(page, quick, sessionId);
  await open(page, server.base, sessionId);
  return sessionId;
}

/** Waits until a party is so many characters into its speech. */
async function midSpeech(page: Page, characters = 20): Promise<string> {
  await expect(speaking(page).first()).toBeVisible({ timeout: 20_000 });
  await expect.poll(async () => (await speechOf(page)).length, { intervals: [50] }).toBeGreaterThan(characters);
  return speechOf(page);
}

test("K02: the words are stored before anybody answers, so that a reload in that moment loses neither them nor what was said before", async ({ page, baseURL }) => {
  const sessionId = await begun(page, baseURL ?? "");
  const before = replay(await settled(page, server.base, sessionId)).turns;
  const stored = page.waitForResponse((r) => r.url().endsWith("/turns"));
  await say(page, ASKED);
  await stored;
  expect(mine(await logOf(page, server.base, sessionId)).at(-1)).toBe(ASKED);
  await page.reload();
  await expect(turnsOn(page).filter({ hasText: ASKED })).toHaveCount(1);
  for (const turn of before) await expect(page.locator(`#t${turn.turn}`)).toContainText(turn.text.slice(0, 40));
  expect(mine(await settledLog(page, server.base, sessionId, 2))).toHaveLength(2);
});

test("K02: no network when Enter is pressed: the words stay in the composer, the finished turns stay, and one press says them later", async ({ page, context }) => {
  const sessionId = await sit(page, server.base);
  await context.setOffline(true);
  await say(page, ASKED);
  const alert = page.getByRole("alert").filter({ hasText: "Your words are kept here." });
  await expect(alert).toBeVisible();
  await expect(field(page)).toHaveValue(ASKED);
  await context.setOffline(false);
  await alert.getByRole("button", { name: "Say it now" }).click();
  expect(mine(await settledLog(page, server.base, sessionId))).toEqual([ASKED]);
  await expect(page.getByRole("alert").filter({ hasText: "kept" })).toHaveCount(0);
});

test("K03 K04: a reload in mid-speech shows the speech so far, keeps addressee, draft and theme, and comes to rest", async ({ page, context }) => {
  const sessionId = await sit(page, slow.base);
  await context.addCookies([{ name: "caucus-theme", value: "dark", url: slow.base }]);
  await say(page, ASKED);
  await expect(turnsOn(page).filter({ hasText: ASKED })).toHaveCount(1);
  await field(page).fill("And the letter?");
  await page.getByRole("button", { name: "Mr Hendry", exact: true, pressed: false }).click();
  const heard = await midSpeech(page);
  await page.reload();
  await expect(turnsOn(page).filter({ hasText: heard }), "no word of it is gone").toHaveCount(1);
  await expect(field(page)).toHaveValue("And the letter?");
  await expect(page.getByRole("button", { name: "Mr Hendry", exact: true, pressed: true })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  const log = await settled(page, slow.base, sessionId);
  expect(replay(log).turns.filter((t) => t.text.replace(/\s+/g, " ").startsWith(heard.replace(/\s+/g, " "))), "it goes on from there").toHaveLength(1);
  await expect(page.locator("[data-thinking]"), "nothing spins on").toHaveCount(0);
  await expect(page.getByRole("button", { name: "Say it" })).not.toHaveAttribute("aria-disabled", "true");
});

test("K05: the answer to a sent turn got lost; saying it again is the same turn, answered once", async ({ page, context }) => {
  // The record must not bring the turn either, before it is said again.
  await page.route("**/stream?*", (route) => route.abort());
  const sessionId = await sit(page, server.base);
  const sent = sentTurns(page);
  await page.route("**/turns", async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await say(page, ASKED);
  const again = page.getByRole("button", { name: "Say it now" });
  await expect(again).toBeVisible();
  await expect(field(page)).toHaveValue(ASKED);
  await page.unroute("**/turns");
  await context.setOffline(false);
  await again.click();
  await page.unroute("**/stream?*");
  const log = await settled(page, server.base, sessionId);
  expect(sent.ids).toHaveLength(2);
  expect(new Set(sent.ids).size, "the same turn, told by its id").toBe(1);
  expect(mine(log)).toEqual([ASKED]);
  const speakers = replay(log).turns.map((t) => (t.speaker.seat === "party" ? t.speaker.partyId : "mediator"));
  expect(new Set(speakers).size, "each who answered, answered once").toBe(speakers.length);
});

test("K06 K19: a turn the server could not take says so in words, keeps the words and is said by one press", async ({ page }) => {
  const sessionId = await sit(page, server.base);
  await page.route("**/turns", (route) => route.fulfill({ status: 502, contentType: "text/html", body: "<html><h1>502 Bad Gateway</h1></html>" }), { times: 1 });
  await say(page, ASKED);
  const alert = page.getByRole("alert").filter({ hasText: "The server could not take your turn." });
  await expect(alert).toBeVisible();
  await expect(alert).not.toContainText(/502|html|gateway/i);
  await expect(field(page)).toHaveValue(ASKED);
  await alert.getByRole("button", { name: "Say it now" }).click();
  const log = await settled(page, server.base, sessionId);
  expect(mine(log)).toEqual([ASKED]);
  for (const turn of await turnsOn(page).all()) expect((await turn.locator(".speech").innerText()).trim(), "no empty turn").not.toBe("");
});

test("K09: whoever scrolled up while a party speaks stays there, is offered the way down, and follows again from the end", async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  const sessionId = await begun(page, baseURL ?? "");
  await open(page, slow.base, sessionId);
  const box = transcript(page);
  const top = () => box.evaluate((node) => node.scrollTop);
  await say(page, ASKED);
  await midSpeech(page, 0);
  await box.hover();
  await page.mouse.wheel(0, -5000);
  const jump = page.getByRole("button", { name: "Jump to latest" });
  await expect(jump).toBeVisible();
  const stayed = await top();
  const words = async () => (await box.locator(".speech").allInnerTexts()).join("").length;
  const sofar = await words();
  await expect.poll(words, { message: "the speech goes on" }).toBeGreaterThan(sofar + 15);
  expect(await top(), "and moves nothing").toBe(stayed);
  await jump.click();
  await expect(jump).toHaveCount(0);
  const below = () => box.evaluate((node) => node.scrollHeight - node.scrollTop - node.clientHeight);
  await settled(page, slow.base, sessionId, 2);
  await expect.poll(below, { message: "followed to the end" }).toBeLessThanOrEqual(48);
});

test("K11: going to another session while the first is answering brings nothing of the first into it", async ({ page }) => {
  const other = await begin(page, server.base, "dizzy-on-day-nine");
  const first = await sit(page, server.base);
  await say(page, ASKED);
  const heard = await midSpeech(page);
  await page.getByRole("link", { name: "Leave the table" }).filter({ visible: true }).click();
  await page.locator(`a[href="/sessions/${other}"]`).first().click();
  await page.waitForURL(`**/sessions/${other}`);
  const said = replay(await settledLog(page, server.base, first)).turns;
  expect(said.length).toBeGreaterThan(1);
  await expect(field(page)).toHaveValue("");
  await expect(turnsOn(page), "nobody has spoken here").toHaveCount(0);
  for (const words of [ASKED, heard]) await expect(transcript(page)).not.toContainText(words);
});
