// The table with the keyboard alone: a whole session, the order of the focus, the size of what is pressed.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { speak } from "./people.ts";
import { enter, field, say, settled, sit } from "./table.ts";
import { words } from "./words.ts";

const TURNS = [
  "Thank you both for coming. I decide nothing today. Ms Okafor, begin wherever you like.",
  "Ms Okafor, four messages and one line back. It sounds lonely as well. Is that near it?",
  "Mr Hendry, what did you find when you opened that bedroom?",
  "Mr Hendry, what do you make of how low down it was wet?",
  "Ms Okafor, what would the letter have to say for it to be of use?",
];
const MOST_TABS = 60;

/** What has the focus, in words. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const it = document.activeElement;
    return it instanceof HTMLElement ? (it.getAttribute("aria-label") ?? (it.innerText || it.tagName)).trim().slice(0, 40) : "";
  });
}

/** Presses Tab until `target` has the focus; whatever is passed must show that it has it. Answers what was passed. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<string[]> {
  const passed: string[] = [];
  for (let presses = 0; presses < MOST_TABS; presses++) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(() => {
      const it = document.activeElement;
      if (!it || it === document.body) return true;
      // A field shows it on the box around it.
      const boxes = [it, it.parentElement, it.closest("form"), it.closest(".composer"), it.closest("label")].filter((x) => x !== null);
      return it.matches(":focus-visible") && boxes.some((x) => { const { outlineStyle, boxShadow, borderColor } = getComputedStyle(x); return outlineStyle !== "none" || boxShadow !== "none" || borderColor === getComputedStyle(document.documentElement).getPropertyValue("--focus"); });
    });
    expect(seen, `the focus is to be seen on ${await focused(page)}`).toBe(true);
    if (await target.evaluate((node) => node === document.activeElement).catch(() => false)) return passed;
    passed.push(await focused(page));
  }
  throw new Error(`not reached with ${key}: passed ${passed.join(" | ")}`);
}

test("a complete session by keyboard: landing, brief, five turns, the agreement sheet and back, the end, the debrief", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const w = words("en");
  await speak(page, "en", baseURL ?? "");
  await page.goto("/");
  await tabTo(page, page.getByRole("button", { name: w.landing.try }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/cases\//);
  // The shortest case is offered; this test knows what to say in another.
  await page.goto("/cases/harbour-row");
  await tabTo(page, page.getByRole("button", { name: w.brief.sit }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/sessions\/[^/]+$/);
  const sessionId = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  await tabTo(page, field(page));
  for (const [i, text] of TURNS.entries()) {
    await page.keyboard.insertText(text);
    await page.keyboard.press("Enter");
    await settled(page, baseURL ?? "", sessionId, i + 1);
    await expect(field(page), "the focus stays where the next words go").toBeFocused();
  }

  const agreement = page.getByRole("button", { name: w.session.agreement }).filter({ visible: true });
  await tabTo(page, agreement, "Shift+Tab");
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet).toBeVisible();
  const inside = await tabTo(page, sheet.getByRole("button", { name: /Read out/ }));
  expect(inside.length, "the terms are reached one by one").toBeGreaterThan(2);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(agreement, "and the focus comes back").toBeFocused();

  await tabTo(page, page.getByRole("button", { name: w.session.endShort, exact: true }).filter({ visible: true }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: w.session.ending.do }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/debrief$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await tabTo(page, page.getByRole("slider").first());
});

test("focus goes through the table as it is read: bar, case file, transcript, composer, parties; the door is reached and left by keyboard", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "");
  const sessionId = await sit(page, baseURL ?? "");
  await say(page, TURNS[0] ?? "");
  await settled(page, baseURL ?? "", sessionId);
  await page.locator("body").evaluate((body) => { body.tabIndex = -1; body.focus(); });
  const door = page.getByRole("button", { name: /Speak privately/ }).filter({ visible: true }).first();
  const order = await tabTo(page, door);
  const places = ["Leave the table", "Agreement", "Case file", "Transcript", "Your words"].map((name) => order.findIndex((x) => x.includes(name)));
  expect(places.every((at) => at >= 0), order.join(" | ")).toBe(true);
  expect(places, order.join(" | ")).toEqual(places.toSorted((a, b) => a - b));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Private");
  await tabTo(page, page.getByRole("button", { name: "Back to the table" }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Open the door" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Private");
});

test("everything to press at the table is at least 24 px, wide and on a phone", async ({ page, baseURL }) => {
  await enter(page, baseURL ?? "");
  const sessionId = await sit(page, baseURL ?? "");
  await say(page, TURNS[0] ?? "");
  await settled(page, baseURL ?? "", sessionId);
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).options({ runOnly: ["target-size"] }).analyze();
    expect(violations.flatMap((v) => v.nodes.map((n) => `${n.target.join(" ")}: ${n.failureSummary}`)), `at ${width}`).toEqual([]);
  }
});
