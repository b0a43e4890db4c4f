// What a person types is theirs: confirmed by an input method, sent twice, signed out, too long, too fast, under a screen keyboard.
import { expect, test, type CDPSession, type Page } from "@playwright/test";
import pg from "pg";
import { LIMITS } from "../lib/wire/limits.ts";
import { replay } from "../lib/domain/session/reduce.ts";
import { account } from "./people.ts";
import { begin, enter, field, logOf, mine, open, say, sentTurns, settledLog, sit, transcript, turnsOn } from "./table.ts";

test.beforeEach(({ page, baseURL }) => enter(page, baseURL ?? ""));

/** Types as an input method does: the candidate, then an Enter that belongs to it, then the words. */
async function compose(cdp: CDPSession, raw: string, confirmed: string): Promise<void> {
  await cdp.send("Input.imeSetComposition", { text: raw, selectionStart: raw.length, selectionEnd: raw.length });
  await pressEnter(cdp);
  await cdp.send("Input.insertText", { text: confirmed });
}

async function pressEnter(cdp: CDPSession): Promise<void> {
  const key = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13, nativeVirtualKeyCode: 13 };
  await cdp.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
  await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
}

/** Resolves when so much time has passed since the input method gave its words that another Enter is a new one. */
async function aBreathLater(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() - Number(document.body.dataset["composed"]) > 80);
}

const IME = [
  { what: "Chinese", raw: "ni hao", confirmed: "你好，请说。" },
  { what: "Japanese", raw: "どうぞ", confirmed: "どうぞ、お話しください。" },
  { what: "an English word in Chinese mode", raw: "caucus", confirmed: "caucus" },
];

test("K01: the Enter that confirms a candidate never sends, in Chinese, Japanese, and English typed in Chinese mode; the next Enter does", async ({ page, baseURL }) => {
  const sessionId = await sit(page, baseURL ?? "");
  const sent = sentTurns(page);
  const cdp = await page.context().newCDPSession(page);
  await page.evaluate(() => document.addEventListener("compositionend", (e) => { document.body.dataset["composed"] = String(e.timeStamp); }, true));
  for (const [i, { what, raw, confirmed }] of IME.entries()) {
    await field(page).focus();
    await compose(cdp, raw, confirmed);
    await pressEnter(cdp);
    await expect(field(page), `${what}: nothing but the words stands there`).toHaveValue(confirmed);
    expect(sent.ids, `${what}: the confirming Enter sent nothing`).toHaveLength(i);
    await aBreathLater(page);
    await pressEnter(cdp);
    await expect(turnsOn(page).filter({ hasText: confirmed }), `${what}: the next Enter sends`).toHaveCount(1);
    await settledLog(page, baseURL ?? "", sessionId, i + 1);
    await field(page).fill("");
  }
  expect(sent.ids).toHaveLength(IME.length);
  expect(mine(await logOf(page, baseURL ?? "", sessionId))).toEqual(IME.map((x) => x.confirmed));
});

test("K07: a double click, a double tap and an Enter on a slow network are one turn", async ({ page, baseURL }) => {
  const sessionId = await sit(page, baseURL ?? "");
  const sent = sentTurns(page);
  let open = (): void => undefined;
  const slow = new Promise<void>((resolve) => { open = resolve; });
  await page.route("**/turns", async (route) => { await slow; await route.continue(); });
  await field(page).fill("Ms Okafor, what was that week like?");
  await page.getByRole("button", { name: "Say it" }).dblclick();
  await field(page).press("Enter");
  await page.getByRole("button", { name: /Saying it|Say it/ }).dispatchEvent("click");
  open();
  const log = await settledLog(page, baseURL ?? "", sessionId);
  expect(sent.ids).toHaveLength(1);
  expect(mine(log)).toHaveLength(1);
});

test("K08: signed out while typing, a fresh session keeps the words, never reloads, and gives them back after signing in", async ({ page, baseURL }) => {
  await sit(page, baseURL ?? "");
  const words = "Mr Hendry, twenty-two years of letting those flats: what would you want said about the wall?";
  await page.evaluate(() => { document.body.dataset["same"] = "yes"; });
  await page.context().clearCookies();
  const refused = page.waitForResponse((r) => r.url().endsWith("/draft") && r.status() === 401);
  await field(page).fill(words);
  await refused;
  await expect(field(page), "a background 401 touches nothing").toHaveValue(words);
  await expect(page.locator("body"), "and reloads nothing").toHaveAttribute("data-same", "yes");
  await field(page).press("Enter");
  const alert = page.getByRole("alert").filter({ hasText: "You are signed out" });
  await expect(alert).toContainText("Your words are kept here");
  await expect(field(page)).toHaveValue(words);

  await alert.getByRole("link", { name: "Sign in and go on" }).click();
  const { email, password } = account("trainee");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/sessions\//);
  await expect(field(page), "the words are back").toHaveValue(words);
  await field(page).press("Enter");
  await expect(turnsOn(page).filter({ hasText: words })).toHaveCount(1);
});

test("K28: the limit is counted before it is reached, too much is not sent and not cut, and a turn of exactly the limit is stored whole", async ({ page, baseURL }) => {
  const sessionId = await sit(page, baseURL ?? "");
  const sent = sentTurns(page);
  const most = LIMITS.turnCharacters;
  // Characters are what a person counts: the sign at the end is one, though two units of memory.
  const exactly = `${"Tell me more. ".repeat(most / 14 + 1).slice(0, most - 1)}👍`;
  const count = page.locator("form").filter({ has: field(page) });
  await field(page).fill("x".repeat(most - 500));
  await expect(count.getByText(/of 4000/)).toHaveCount(0);
  await field(page).fill("x".repeat(most - 100));
  await expect(count.getByText(`${most - 100} of ${most}`)).toBeVisible();
  await field(page).fill(`${exactly}!!`);
  await expect(count.getByText(`2 over the limit of ${most}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Say it" })).toHaveAttribute("aria-disabled", "true");
  await field(page).press("Enter");
  await expect(field(page), "nothing is cut").toHaveValue(`${exactly}!!`);
  expect(sent.ids).toHaveLength(0);
  await say(page, exactly);
  const log = await settledLog(page, baseURL ?? "", sessionId);
  expect(mine(log)).toEqual([exactly]);
  await expect(turnsOn(page).first()).toContainText(exactly.slice(-60));
});

test("K19: too fast is said in plain words with a countdown; the words survive a reload and can be said when it is over", async ({ page, baseURL }) => {
  const sessionId = await sit(page, baseURL ?? "");
  const words = "Ms Okafor, take the time you need.";
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await database.connect();
  // The counter as it stands after a minute of turns, of which the first leaves the window in four seconds.
  const { rows } = await database.query<{ ownerId: string }>('select "ownerId" from "Session" where id = $1', [sessionId]);
  const key = `turn:${rows[0]?.ownerId}`;
  await database.query(`insert into "RateHit" ("key", "at") select $1, (now() at time zone 'utc') - interval '56 seconds' from generate_series(1, $2)`, [key, LIMITS.turnsPerMinute]);
  await say(page, words);
  const alert = page.getByRole("alert").filter({ hasText: "faster than the room can follow" });
  await expect(alert).toContainText(/You can say them in (one second|\d seconds)/);
  await expect(alert).not.toContainText(/429|\{|rate/i);
  await expect(field(page)).toHaveValue(words);
  await page.reload();
  await expect(field(page), "the words survive a reload").toHaveValue(words);
  await field(page).press("Enter");
  const again = page.getByRole("button", { name: "Say it now" });
  // The wait may be over by now; if not, it is counted down and then offered.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    expect(mine(await logOf(page, baseURL ?? "", sessionId))).toHaveLength(1);
  }).toPass({ timeout: 15_000, intervals: [200] });
  const log = await settledLog(page, baseURL ?? "", sessionId);
  await expect(turnsOn(page).filter({ hasText: words })).toHaveCount(1);
  await database.query('delete from "RateHit" where "key" = $1', [key]);
  await database.end();
  expect(mine(log)).toEqual([words]);
});

test("K10: a screen keyboard over the lower half leaves the composer in view, also when the page is pushed up", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  // iOS shrinks and moves the visual viewport and tells nothing else; that much can be played here.
  await context.addInitScript(() => {
    const view = Object.assign(new EventTarget(), { width: 390, height: 844, offsetTop: 0, offsetLeft: 0, scale: 1 });
    Object.defineProperty(window, "visualViewport", { get: () => view });
  });
  const page = await context.newPage();
  await enter(page, baseURL ?? "");
  await sit(page, baseURL ?? "");
  await page.evaluate(() => {
    Object.assign(window.visualViewport ?? {}, { height: 440, offsetTop: 60 });
    window.visualViewport?.dispatchEvent(new Event("resize"));
  });
  await field(page).click();
  const button = page.getByRole("button", { name: "Say it" });
  for (const part of [field(page), button]) {
    await expect(async () => {
      const box = await part.boundingBox();
      expect(box?.y, "not above the page").toBeGreaterThanOrEqual(60);
      expect((box?.y ?? 0) + (box?.height ?? 0), "not under the keyboard").toBeLessThanOrEqual(500);
    }).toPass({ timeout: 5000 });
  }
  await expect(transcript(page), "what was said is still to be seen").toBeInViewport();
  await context.close();
});

test("two tabs: words typed in one stand in the other, and a turn said in one is not said again by the other", async ({ page, baseURL }) => {
  const base = baseURL ?? "";
  const sessionId = await begin(page, base);
  const other = await page.context().newPage();
  for (const tab of [page, other]) await open(tab, base, sessionId);
  await field(page).fill("One moment, please.");
  await expect(field(other)).toHaveValue("One moment, please.");
  await field(page).press("Enter");
  await expect(turnsOn(other).filter({ hasText: "One moment, please." })).toHaveCount(1);
  await expect(field(other)).toHaveValue("");
  const log = await settledLog(page, base, sessionId);
  expect(replay(log).turns.filter((t) => t.speaker.seat === "mediator")).toHaveLength(1);
  await other.close();
});
