// How speech arrives: early, in order, announced once, and with a sign of life before it.
import { expect, test, type Page } from "@playwright/test";
import { replay } from "../lib/domain/session/reduce.ts";
import { OwnServer } from "./own-server.ts";
import { startProxy } from "./proxies.ts";
import { begin, busyness, enter, field, logOf, open, say, settled, sit, speaking, transcript, turnsOn } from "./table.ts";

const ASKED = "Ms Okafor, you wrote four times and one line came back. What was that week like, when you found it behind the cot?";
const SIGN_OF_LIFE_MS = 300;
const PROXY_BUFFER_BYTES = 1024 * 1024;

// The pace people hear.
const server = new OwnServer({ paceMs: 25 });
test.beforeAll(() => server.start());
test.afterAll(() => server.stop());
test.beforeEach(({ page }) => enter(page, server.base));

/** From the next Enter in the composer on: how long until a party is named as thinking or speaking, ms. */
async function watchSigns(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const data = document.body.dataset;
    delete data["sign"];
    let pressed = 0;
    document.addEventListener("keydown", (e) => { if (e.key === "Enter") pressed = performance.now(); }, { capture: true, once: true });
    const seen = new MutationObserver(() => {
      if (pressed === 0 || !document.querySelector("[data-thinking], article .caret")) return;
      data["sign"] = String(performance.now() - pressed);
      seen.disconnect();
    });
    seen.observe(document.body, { subtree: true, childList: true });
  });
  return async () => Number(await page.waitForFunction(() => document.body.dataset["sign"]).then((found) => found.jsonValue()));
}

test("K18: within 300 ms of Enter a party is named as the one thinking or speaking, addressed or not, and no turn is ever empty", async ({ page }) => {
  const sessionId = await sit(page, server.base);
  const took: number[] = [];
  for (const { to, text } of [{ to: "Ms Okafor", text: ASKED }, { to: null, text: "Mr Hendry, what did you find?" }, { to: "Mr Hendry", text: "And what would help you now?" }]) {
    if (to) await page.getByRole("button", { name: to, exact: true, pressed: false }).click();
    const sign = await watchSigns(page);
    await say(page, text);
    took.push(await sign());
    for (const turn of await turnsOn(page).all()) expect(await turn.locator(".speech").innerText().then((words) => words.trim(), () => "gone")).not.toBe("");
    await settled(page, server.base, sessionId, took.length);
  }
  test.info().annotations.push({ type: "sign of life, ms", description: took.map(Math.round).join(", ") });
  // The machine that runs the tests may be busy with other things; what is always late is late here three times.
  expect(Math.min(...took) / busyness(), `of ${took.map(Math.round).join(", ")} ms, machine ${busyness().toFixed(1)} times as busy as it should be`).toBeLessThanOrEqual(SIGN_OF_LIFE_MS);
});

test("K12: three who answer keep the place in which they first appeared, one block a turn, never mixed", async ({ page }) => {
  const sessionId = await sit(page, server.base, "chongchuang-san-hao");
  await page.evaluate(() => {
    // Every order the blocks ever stood in, told when it changes.
    const orders: string[] = [];
    const look = (): void => {
      const now = [...document.querySelectorAll("article[id^=t]")].map((a) => a.id).join(" ");
      if (orders.at(-1) !== now) orders.push(now);
      document.body.dataset["orders"] = JSON.stringify(orders);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  await say(page, "三位都到了，谢谢。请每一位都说说，今天为什么来，最想谈的是什么。");
  const log = await settled(page, server.base, sessionId);
  const orders: string[] = await page.evaluate(() => JSON.parse(document.body.dataset["orders"] ?? "[]"));
  const last = orders.at(-1)?.split(" ") ?? [];
  expect(orders.length, "seen while they grew").toBeGreaterThan(2);
  for (const order of orders.filter((o) => o !== "")) expect(last.slice(0, order.split(" ").length), "nobody moved").toEqual(order.split(" "));
  const spoken = replay(log).turns;
  expect(last).toEqual(spoken.map((t) => `t${t.turn}`));
  for (const turn of spoken) await expect(page.locator(`article#t${turn.turn} .speech`)).toHaveText(turn.text, { useInnerText: true });
});

test("K20: behind two proxies that hold answers back, words stream when the header reaches them, and a finished turn comes within seconds when it does not", async ({ page }) => {
  const inner = await startProxy({ to: Number(new URL(server.base).port), holdsBytes: 0 });
  const outer = await startProxy({ to: inner.port, holdsBytes: PROXY_BUFFER_BYTES });
  const deafInner = await startProxy({ to: Number(new URL(server.base).port), holdsBytes: 0, swallows: ["x-accel-buffering"] });
  const deafOuter = await startProxy({ to: deafInner.port, holdsBytes: PROXY_BUFFER_BYTES });

  const through = `http://127.0.0.1:${outer.port}`;
  await sit(page, through);
  await say(page, ASKED);
  await expect(speaking(page).first(), "in mid-speech").toBeVisible();

  const deaf = `http://127.0.0.1:${deafOuter.port}`;
  const held = await sit(page, deaf);
  await say(page, ASKED);
  await expect.poll(async () => replay(await logOf(page, server.base, held)).turns.length, { intervals: [100], timeout: 20_000 }).toBeGreaterThan(1);
  await expect(turnsOn(page).nth(1), "the first answer, though the stream has brought nothing yet").toBeVisible({ timeout: 10_000 });
  await settled(page, deaf, held);
  await expect(page.locator("[data-thinking]")).toHaveCount(0);
  await page.goto("about:blank");
  for (const proxy of [deafOuter, deafInner, outer, inner]) await proxy.stop();
});

test("K29: a screen reader hears one announcement a finished turn and nothing else, errors at once, and every meter has words", async ({ page }) => {
  const sessionId = await sit(page, server.base);
  await page.evaluate(() => {
    const heard: string[] = [];
    document.body.dataset["heard"] = "[]";
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]");
        if (!region || (addedNodes.length === 0 && region.hasAttribute("data-announcements"))) continue;
        const text = [...addedNodes].map((n) => n.textContent ?? "").join(" ").trim() || (element?.textContent ?? "").trim();
        if (text !== "") heard.push(text);
      }
      document.body.dataset["heard"] = JSON.stringify(heard);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const heard = (): Promise<string[]> => page.evaluate(() => JSON.parse(document.body.dataset["heard"] ?? "[]"));
  await say(page, ASKED);
  const { turns } = replay(await settled(page, server.base, sessionId));
  await expect.poll(async () => (await heard()).length).toBeGreaterThanOrEqual(turns.length);
  const announced = await heard();
  expect(announced, "one each").toHaveLength(turns.length);
  for (const [i, turn] of turns.entries()) {
    if (turn.speaker.seat === "party") expect(announced[i]).toContain(turn.text);
    else expect(announced[i], "own words are not read back").not.toContain(turn.text);
  }
  await expect(transcript(page), "the transcript itself does not speak").not.toHaveAttribute("aria-live");

  // Meters: no drawing without words. Each picture is named or hidden, and what it shows is said beside it.
  const nameless = await page.locator("svg:visible").evaluateAll((all) => all.filter((svg) => svg.getAttribute("aria-hidden") !== "true" && svg.closest("[aria-hidden=true]") === null && !svg.getAttribute("aria-label") && !svg.getAttribute("aria-labelledby") && !svg.querySelector("title")).map((svg) => svg.outerHTML.slice(0, 120)));
  expect(nameless).toEqual([]);
  await page.route("**/turns", (route) => route.abort());
  await field(page).fill("And now?");
  await field(page).press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "The connection broke before this was said." }), "errors are assertive").toBeVisible();
});

test("a party's first words are on the page within ten seconds of sitting down, and its card says in words where it stands", async ({ page }) => {
  const sessionId = await begin(page, server.base);
  const started = performance.now();
  await open(page, server.base, sessionId);
  await say(page, "Ms Okafor, begin wherever you like.");
  await expect(turnsOn(page).nth(1).locator(".speech")).not.toBeEmpty({ timeout: 30_000 });
  expect((performance.now() - started) / busyness()).toBeLessThan(10_000);
  const card = page.getByRole("complementary", { name: "Parties" });
  for (const pattern of [/denial|partial acceptance|negotiation|resolution/i]) await expect(card).toContainText(pattern);
});
