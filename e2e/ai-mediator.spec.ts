// An AI mediator plays a case from its brief: seen live, stored like any session, ended, and debriefed.
import { expect, test } from "@playwright/test";
import { z } from "zod";
import { SessionEventSchema } from "../lib/domain/session/events.ts";
import { replay } from "../lib/domain/session/reduce.ts";
import { signInAs } from "./people.ts";
import { PLAYED_WITHIN_MS } from "./sessions.ts";

const EventsAnswer = z.object({ events: z.array(SessionEventSchema) });

for (const { mediator, button } of [{ mediator: "textbook", button: "By the textbook" }, { mediator: "random", button: "At random" }]) {
  test(`the ${mediator} mediator is started on the brief page, streams live, ends, and has a debrief with figures`, async ({ page }) => {
    test.setTimeout(PLAYED_WITHIN_MS + 60_000);
    await signInAs(page, "trainee");
    await page.goto("/cases/harbour-row");
    await page.getByRole("button", { name: button }).click();
    await page.waitForURL(/\/sessions\/[^/]+$/);
    const path = new URL(page.url()).pathname;

    const turns = page.getByRole("region", { name: "Transcript" }).getByRole("article");
    const over = page.getByText("The session is over.");
    await expect(turns.first()).toBeVisible({ timeout: 30_000 });
    await expect(over, "it is watched while it is played").toBeHidden();
    const seen = await turns.count();
    await expect.poll(() => turns.count(), { message: "turns come without a reload", timeout: 60_000 }).toBeGreaterThan(seen);
    await expect(page.getByRole("textbox", { name: "Your words" }), "nobody speaks into it").toHaveCount(0);
    await expect(over).toBeVisible({ timeout: PLAYED_WITHIN_MS });
    const shown = await turns.count();

    await page.reload();
    await expect(over, "it is stored").toBeVisible();
    expect(await turns.count(), "what was streamed is what is stored").toBe(shown);
    const { events } = EventsAnswer.parse(await (await page.request.get(`/api${path}/events?after=0`)).json());
    const state = replay(events);
    expect(state.turns).toHaveLength(shown);
    expect(state.ended).not.toBeNull();
    expect(state.runSpec?.mediator).toEqual({ kind: "ai", name: mediator });
    expect(state.turns.some((t) => t.speaker.seat === "mediator") && state.turns.some((t) => t.speaker.seat === "party")).toBe(true);

    await page.getByRole("link", { name: "To the debrief" }).click();
    await page.waitForURL(/\/debrief$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/turn/);
    const figures = page.getByRole("term");
    await expect(figures.first()).toBeVisible();
    expect((await figures.allInnerTexts()).filter((text) => /\d/.test(text)).length, "figures, not only n/a").toBeGreaterThanOrEqual(4);

    await page.goto("/home");
    await expect(page.getByRole("row", { name: /AI mediator/ }).filter({ hasText: mediator }).first(), "among the person's sessions").toBeVisible();
  });
}
