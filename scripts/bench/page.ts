/** `npm run bench:page`: first-load JavaScript of the session page (gzip) and its largest paint in Chromium on this machine (bar S10). Exit 1 when a bar is not met. */
import { loadavg } from "node:os";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { StartSessionAnswer } from "@/lib/wire/session.ts";
import { startBuiltApp } from "../testing/built-app.mjs";
import { requireChromium } from "../testing/chromium.mjs";
import { stopAll, supervise } from "../setup/run.mjs";

/** S10. */
const MOST_JAVASCRIPT_KB = 220;
const LARGEST_PAINT_MS = 1000;
const LOADS = 9;

/** Bytes of the scripts a first visit loads, each gzipped on its own as a server sends them. */
async function javascriptBytes(page: Page, url: string): Promise<{ files: number; gzip: number; raw: number }> {
  const bodies: Promise<Buffer>[] = [];
  const listen = (response: { url(): string; body(): Promise<Buffer> }): void => { if (/\.js(\?|$)/.test(response.url())) bodies.push(response.body()); };
  page.on("response", listen);
  await page.goto(url, { waitUntil: "load" });
  await page.locator("#draft").waitFor();
  // What is fetched ahead for other pages is not asked for by this one; what it opened its line with is.
  page.off("response", listen);
  const scripts = await Promise.all(bodies);
  return { files: scripts.length, gzip: scripts.reduce((sum, b) => sum + gzipSync(b).byteLength, 0), raw: scripts.reduce((sum, b) => sum + b.byteLength, 0) };
}

async function largestPaintMs(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: "load" });
  return page.evaluate(() => new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({ type: "largest-contentful-paint", buffered: true });
  }));
}

await supervise(async () => {
  const executablePath = await requireChromium();
  const { address, accounts } = await startBuiltApp("bench", { CAUCUS_PACE_MS: "0" });
  // As root, and in most containers, Chromium's own sandbox cannot start.
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  const signedIn = await browser.newContext();
  const { csrfToken } = await (await signedIn.request.get(`${address}/api/auth/csrf`)).json();
  const { email = "", password = "" } = accounts.find((a) => a.role === "trainee") ?? {};
  await signedIn.request.post(`${address}/api/auth/callback/credentials`, { form: { csrfToken, json: "true", email, password } });
  const { sessionId } = StartSessionAnswer.parse(await (await signedIn.request.post(`${address}/api/sessions`, { data: { caseSlug: "harbour-row" } })).json());
  const url = `${address}/sessions/${sessionId}`;
  const storageState = await signedIn.storageState();

  let javascript = { files: 0, gzip: 0, raw: 0 };
  const paints: number[] = [];
  for (let load = 0; load < LOADS; load++) {
    // A context of its own: nothing is in the cache.
    const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    if (load === 0) javascript = await javascriptBytes(page, url);
    else paints.push(await largestPaintMs(page, url));
    await context.close();
  }
  await browser.close();
  const sorted = paints.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const kb = javascript.gzip / 1024;
  process.stdout.write([
    `session page, first visit, ${javascript.files} scripts: ${kb.toFixed(1)} kB gzip (${(javascript.raw / 1024).toFixed(0)} kB raw); bar ${MOST_JAVASCRIPT_KB} kB`,
    `largest paint, localhost, empty cache, ${paints.length} loads: median ${median.toFixed(0)} ms, worst ${(sorted.at(-1) ?? 0).toFixed(0)} ms; bar ${LARGEST_PAINT_MS} ms`,
    `machine load over the last minute: ${loadavg()[0]?.toFixed(1)}`, "",
  ].join("\n"));
  await stopAll(kb <= MOST_JAVASCRIPT_KB && median <= LARGEST_PAINT_MS ? 0 : 1);
});
