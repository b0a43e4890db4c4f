// Beside speaking: the agreement sheet with its details, the papers, a pause, another day, own notes, and a close with next steps.
import { expect, test, type Page } from "@playwright/test";
import { replay } from "../lib/domain/session/reduce.ts";
import { enter, field, logOf, say, settled, sit } from "./table.ts";

const more = (page: Page) => page.getByRole("button", { name: "More", exact: true }).filter({ visible: true });
async function choose(page: Page, item: string): Promise<void> {
  await more(page).click();
  await page.getByRole("menuitem", { name: item }).click();
}
const dialog = (page: Page) => page.getByRole("dialog");

test("the sheet reads out who, when and how with the value, all parties answer, and the papers hold it; printed, only the paper is there", async ({ page, baseURL }) => {
  const base = baseURL ?? "";
  await enter(page, base);
  const id = await sit(page, base);
  await say(page, "Good morning. Ms Okafor, what was that week like for you?");
  await settled(page, base, id);
  await page.getByRole("button", { name: "Agreement", exact: true }).click();
  await dialog(page).getByLabel("Deposit returned").fill("960");
  await dialog(page).getByText("Who, when, how, if not", { exact: true }).click();
  await dialog(page).getByLabel("Who", { exact: true }).fill("Mr Hendry");
  await dialog(page).getByLabel("When", { exact: true }).fill("by 15 March");
  await expect(dialog(page).getByText("Not said yet: How, If not")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Read out the terms" }).click();
  await expect(dialog(page)).toHaveCount(0);
  const state = replay(await settled(page, base, id, 2));
  const put = state.turns.findLast((t) => t.terms !== null);
  expect(put?.text).toContain("£960, done by Mr Hendry, when: by 15 March");
  expect(put?.details).toEqual({ deposit: { who: "Mr Hendry", when: "by 15 March" } });

  await page.getByRole("button", { name: "Agreement", exact: true }).click();
  await expect(dialog(page).getByLabel("When", { exact: true })).toHaveValue("by 15 March");
  await page.keyboard.press("Escape");
  await choose(page, "Documents");
  await page.getByRole("button", { name: "Heads of terms" }).click();
  const sheet = page.getByRole("article", { name: "Heads of terms" });
  await expect(sheet).toContainText("£960");
  await expect(sheet).toContainText("by 15 March");
  await expect(sheet).toContainText("Training document");
  await expect(page.getByText("Comes when every party has said yes")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const gone of [page.getByRole("heading", { level: 1 }), page.getByRole("navigation").first(), page.getByRole("button", { name: "Print", exact: true }), page.getByRole("contentinfo")]) await expect(gone).toBeHidden();
  await expect(sheet).toBeVisible();
});

test("a pause outlives a reload, loses no word typed, and stops the clock until somebody goes on", async ({ page, baseURL }) => {
  const base = baseURL ?? "";
  await enter(page, base);
  const id = await sit(page, base);
  await say(page, "Good morning to you both.");
  await settled(page, base, id);
  await field(page).fill("half a thought");
  await choose(page, "Pause");
  await expect(dialog(page).getByRole("heading", { name: "Paused" })).toBeVisible();
  const stands = await dialog(page).getByText(/clock stands at/).innerText();
  await page.reload();
  await expect(dialog(page).getByText(/clock stands at/)).toHaveText(stands);
  await dialog(page).getByRole("button", { name: "Go on" }).last().click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue("half a thought");
  expect(replay(await logOf(page, base, id)).pauses).toEqual([{ from: expect.any(String), to: expect.any(String) }]);
});

test("behind a door the sheet says why it is not there and leads back to the table", async ({ page, baseURL }) => {
  const base = baseURL ?? "";
  await enter(page, base);
  const id = await sit(page, base);
  await say(page, "Good morning to you both.");
  await settled(page, base, id);
  await page.getByRole("button", { name: "Speak privately: Ms Okafor" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Private with Ms Okafor");
  await choose(page, "Agreement");
  await expect(dialog(page)).toContainText("it waits at the table");
  await dialog(page).getByRole("button", { name: "Back to the table" }).click();
  await dialog(page).getByRole("button", { name: "Open the door" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The deposit at Harbour Row");
  expect(replay(await logOf(page, base, id)).draft).toBeNull();
});

test("another day: the page shows it between the meetings, and the talk goes on", async ({ page, baseURL }) => {
  const base = baseURL ?? "";
  await enter(page, base);
  const id = await sit(page, base);
  await say(page, "Good morning to you both.");
  await settled(page, base, id);
  await choose(page, "Adjourn to a later day");
  await dialog(page).getByLabel("In a week").check();
  await dialog(page).getByRole("button", { name: "Adjourn", exact: true }).click();
  await expect(page.getByText(/^7 days later: \w+day, /)).toBeVisible();
  await choose(page, "Adjourn to a later day");
  await expect(dialog(page).getByText("Nothing has been said since the last meeting")).toBeVisible();
  await page.keyboard.press("Escape");
  await say(page, "Welcome back. Where do we stand?");
  await settled(page, base, id, 2);
});

test("notes typed without a line survive a reload and reach the server when it is back", async ({ page, baseURL, context }) => {
  const base = baseURL ?? "";
  await enter(page, base);
  await sit(page, base);
  await page.getByRole("button", { name: "Notes", exact: true }).click();
  const notes = page.getByLabel("Your notes");
  await context.setOffline(true);
  await notes.fill("Ask who saw the vent.");
  await expect(page.getByText("Kept on this device; sent when the line is back")).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await page.getByRole("button", { name: "Notes", exact: true }).click();
  await expect(notes).toHaveValue("Ask who saw the vent.");
  await expect(page.getByText("Kept", { exact: true })).toBeVisible();
});

test("a close says the next steps last, and debrief and closing letter hold them", async ({ page, baseURL }) => {
  const base = baseURL ?? "";
  await enter(page, base);
  const id = await sit(page, base);
  await say(page, "Good morning to you both.");
  await settled(page, base, id);
  await choose(page, "End the session");
  await dialog(page).getByLabel("I will write to all of you about another meeting.").check();
  await dialog(page).getByLabel("A step in your own words").fill("Mr Hendry sends the invoice");
  await expect(dialog(page).getByLabel("Your last words")).toHaveValue(/Mr Hendry sends the invoice\.$/);
  await dialog(page).getByRole("button", { name: "Say it and end" }).click();
  await page.waitForURL(/\/debrief$/);
  await expect(page.getByRole("heading", { name: "Next steps" })).toBeVisible();
  expect(replay(await logOf(page, base, id)).nextSteps?.steps).toEqual(["I will write to all of you about another meeting.", "Mr Hendry sends the invoice"]);
  await page.getByRole("link", { name: "Documents" }).click();
  await expect(page.getByRole("article", { name: "Closing letter" })).toContainText("Mr Hendry sends the invoice");
});
