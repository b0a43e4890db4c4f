// The private room and the agreement sheet, as a person uses them in a browser.
import { expect, test } from "@playwright/test";
import { memoryOf } from "../lib/domain/session/memory.ts";
import { replay } from "../lib/domain/session/reduce.ts";
import { z } from "zod";
import { SessionEventSchema } from "../lib/domain/session/events.ts";
import { speak } from "./people.ts";
import { sayOnPage } from "./sessions.ts";
import { words } from "./words.ts";

const PRIVATE = "Between the two of us, Ms Okafor: which would hurt more, losing the money or losing the letter?";

test("a private meeting is opened, spoken in and left; the other party never knows its words; terms are put and every party answers", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  await speak(page, "en", baseURL ?? "");
  await page.goto("/");
  const w = words("en");
  await page.getByRole("button", { name: w.landing.try }).or(page.getByRole("link", { name: w.landing.try })).first().click();
  await page.waitForURL((url) => url.pathname !== "/");
  await page.goto("/cases/harbour-row");
  await page.getByRole("button", { name: w.brief.sit }).click();
  await page.waitForURL(/\/sessions\/[^/]+$/);
  const address = new URL(page.url()).pathname;
  const log = async () => z.object({ events: z.array(SessionEventSchema) }).parse(await (await page.request.get(`/api${address}/events?after=0`)).json()).events;

  await sayOnPage(page, "Thank you both for coming. Ms Okafor, begin wherever you like.");
  await page.getByRole("button", { name: "Speak privately: Ms Okafor" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Private with Ms Okafor");
  await expect(page.getByText("Mr Hendry waits outside and cannot hear this")).toBeVisible();
  await sayOnPage(page, PRIVATE);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 }), "a reload stays in the room").toHaveText("Private with Ms Okafor");
  await page.getByRole("button", { name: "Back to the table" }).click();
  const reminder = page.getByRole("dialog", { name: "Leave the private room?" });
  await expect(reminder).toContainText("may be repeated without her word");
  await reminder.getByRole("button", { name: "Open the door" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Private with Ms Okafor");

  await page.getByRole("button", { name: w.session.agreement }).filter({ visible: true }).first().click();
  const sheet = page.getByRole("dialog", { name: "Agreement sheet" });
  for (const figure of await sheet.getByRole("textbox").all()) {
    if ((await figure.getAttribute("inputmode")) === "decimal") await figure.fill("900");
  }
  for (const group of await sheet.getByRole("group").filter({ has: page.getByRole("radio") }).all()) await group.getByRole("radio").first().check();
  await sheet.getByRole("button", { name: "Read out the terms" }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(async () => { const s = replay(await log()); return s.draft !== null && s.settledTurn >= s.draft.turn; }, { timeout: 30_000 }).toBe(true);

  const events = await log();
  const state = replay(events);
  expect(Object.keys(state.draft?.answers ?? {}).sort(), "every party answered the terms").toEqual(state.parties.map((p) => p.id).sort());
  const [first = "", second = ""] = state.parties.map((p) => p.id);
  const behind = state.turns.filter((t) => t.audience.room === "caucus");
  expect(behind.map((t) => (t.speaker.seat === "party" ? t.speaker.partyId : "mediator"))).toEqual(["mediator", first]);
  const known = JSON.stringify(memoryOf(second, events));
  for (const turn of behind) expect(known, "the one outside never has the private words").not.toContain(turn.text);
  expect(JSON.stringify(memoryOf(first, events))).toContain(PRIVATE);
});
