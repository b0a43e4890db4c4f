// Every page of the app, in both languages, light and dark, wide and narrow: no axe violation, nothing wider than the phone.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { signInAs, speak } from "./people.ts";

async function check(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  for (const { width, height } of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    await page.setViewportSize({ width, height });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(" | ")}`), `${name} at ${width}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, `${name} is not wider than ${width}`).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `.data/screens/${name}-${width}.png` });
  }
}

const PUBLIC = { landing: "/", "sign-in": "/sign-in", join: "/join", about: "/about", "how-it-works": "/how-it-works", meters: "/meters", privacy: "/privacy", accessibility: "/accessibility", "for-instructors": "/for-instructors", "not-found": "/no-such-page" };

for (const locale of ["en", "zh-CN"] as const) {
  test(`pages without an account have no axe violations in ${locale}`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    await speak(page, locale, baseURL ?? "");
    for (const [name, path] of Object.entries(PUBLIC)) await check(page, path, `${name}-${locale}`);
  });
}

for (const scheme of ["light", "dark"] as const) {
  test(`pages of a trainee have no axe violations, ${scheme}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme: scheme });
    await signInAs(page, "trainee");
    const { sessionId } = await (await page.request.post("/api/sessions", { data: { caseSlug: "chongchuang-san-hao" } })).json();
    await page.request.post(`/api/sessions/${sessionId}/turns`, { data: { clientTurnId: randomUUID(), text: "三位都到了，谢谢。贺师傅，您先讲。", to: [], terms: null } });
    const pages = { home: "/home", cases: "/cases", brief: "/cases/harbour-row", session: `/sessions/${sessionId}`, account: "/account" };
    for (const [name, path] of Object.entries(pages)) await check(page, path, `${name}-${scheme}`);
    await page.request.post(`/api/sessions/${sessionId}/end`, { data: { outcome: "closed" } });
    await check(page, `/sessions/${sessionId}/debrief`, `debrief-${scheme}`);
  });
}

test("pages of an instructor and an admin have no axe violations", async ({ page, browser }) => {
  test.setTimeout(180_000);
  await signInAs(page, "instructor");
  await check(page, "/classes", "classes");
  const first = page.getByRole("main").getByRole("link").first();
  const href = await first.getAttribute("href");
  if (href?.startsWith("/classes/")) await check(page, href, "class");
  const admin = await (await browser.newContext()).newPage();
  await signInAs(admin, "admin");
  for (const [name, path] of Object.entries({ import: "/admin/import", people: "/admin/people", audit: "/admin/audit" })) await check(admin, new URL(path, page.url()).href, name);
  await admin.context().close();
});
