/** `npm run screens -- [FOLDER] [PART OF A NAME…]`: a picture of every state of the table and of the pages around it, in both languages, light and dark, three widths. Exit 1 when axe finds something or a page scrolls sideways. */
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { chromium, type Page } from "@playwright/test";
import pg from "pg";
import { stopAll, supervise } from "../setup/run.mjs";
import { startBuiltApp } from "../testing/built-app.mjs";
import { requireChromium } from "../testing/chromium.mjs";
import { statesOf, type State } from "./states.ts";

const WIDTHS = [1440, 1024, 390] as const;
const LOCALES = ["en", "zh-CN"] as const;
const SCHEMES = ["light", "dark"] as const;
const [folder = path.join(tmpdir(), "caucus-screens"), ...only] = process.argv.slice(2);

/** What is wrong on the page as it stands. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options({ rules: { "target-size": { enabled: true } } }).analyze();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return [...violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(" | ")}`), ...(sideways > 0 ? [`wider than the window by ${sideways} px`] : [])];
}

/** One state in every scheme and width. */
async function take(page: Page, base: string, name: string, { path: where, act, widths = WIDTHS }: State): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of SCHEMES) for (const width of widths) {
    const picture = `${name}-${scheme}-${width}`;
    if (only.length > 0 && !only.some((part) => picture.includes(part))) continue;
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: width < 720 ? 844 : 900 });
    const awake = page.waitForRequest(/\/stream\?/).catch(() => null);
    await page.goto(base + where);
    await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
    // The table is awake when it has opened its line; a picture before that shows what the server wrote.
    if (/^\/sessions\/[^/]+$/.test(where)) await awake;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    try {
      await act?.(page, width);
    } catch (error) {
      found.push(`${picture}: not brought about: ${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
    }
    await page.screenshot({ path: path.join(folder, `${picture}.png`) });
    found.push(...(await faults(page)).map((fault) => `${picture}: ${fault}`));
    await page.unrouteAll();
  }
  return found;
}

await supervise(async () => {
  mkdirSync(folder, { recursive: true });
  const executablePath = await requireChromium();
  const { address, databaseUrl, accounts } = await startBuiltApp("screens", { CAUCUS_PACE_MS: "0" });
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  // As root, and in most containers, Chromium's own sandbox cannot start.
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const found: string[] = [];
  for (const locale of LOCALES) {
    const context = await browser.newContext();
    await context.addCookies([{ name: "NEXT_LOCALE", value: locale, url: address }]);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const { csrfToken } = await (await page.request.get(`${address}/api/auth/csrf`)).json();
    // A person for each language: their pages are in it.
    const { email, password } = accounts.filter((a) => a.role === "trainee")[locale === "en" ? 0 : 1] ?? {};
    await page.request.post(`${address}/api/auth/callback/credentials`, { form: { csrfToken, json: "true", email: email ?? "", password: password ?? "" } });
    await page.request.post(`${address}/api/account/locale`, { data: { locale } });
    for (const [name, state] of Object.entries(await statesOf({ page, base: address, db, locale }))) {
      found.push(...(await take(page, address, `${name}-${locale}`, state)));
      process.stdout.write(`${name} ${locale}\n`);
    }
    await context.close();
  }
  await browser.close();
  await db.end();
  process.stdout.write(`${found.length === 0 ? "Nothing found by axe, nothing scrolls sideways." : found.join("\n")}\nThe pictures are in ${folder}.\n`);
  await stopAll(found.length === 0 ? 0 : 1);
});
