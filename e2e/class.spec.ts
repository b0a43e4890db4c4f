// A class: joined by code, an assignment read by its instructor with what lay behind it, practice private until shared, links that work once.
import { expect, test, type Browser, type Page } from "@playwright/test";
import { z } from "zod";
import { SessionEventSchema } from "../lib/domain/session/events.ts";
import { LinkAnswer } from "../lib/wire/admin.ts";
import { Visitor } from "./api-client.ts";
import { account, signInAs } from "./people.ts";
import { sayOnPage, visitorAs } from "./sessions.ts";

const EventsAnswer = z.object({ events: z.array(SessionEventSchema) });
const SAID = [
  "Thank you both for coming. I decide nothing today. Ms Okafor, you asked for this meeting: begin wherever you like.",
  "Mr Hendry, what did you find when you opened the door of that bedroom?",
];
const PRIVATE_KINDS = ["thought-recorded", "move-read"];

async function newPage(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function makeClass(page: Page, name: string): Promise<{ path: string; code: string }> {
  await page.goto("/classes");
  await page.getByLabel("Name of the class").fill(name);
  await page.getByRole("button", { name: "Make the class" }).click();
  await page.waitForURL(/\/classes\/[^/]+$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const code = await page.getByRole("region", { name: "Class code" }).getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/).innerText();
  return { path: new URL(page.url()).pathname, code };
}

async function joinByCode(page: Page, code: string, person: { name: string; email: string; password: string }): Promise<void> {
  await page.goto("/join");
  await page.getByLabel("Class code").fill(code.toLowerCase());
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Join the class" }).click();
  await page.waitForURL(/\/classes\/[^/]+$/);
}

/** Status of the page, the debrief and the events of a session, for a browser's person. */
async function statuses(page: Page, sessionId: string): Promise<number[]> {
  const paths = [`/sessions/${sessionId}`, `/sessions/${sessionId}/debrief`, `/api/sessions/${sessionId}/events?after=0`, `/api/sessions/${sessionId}/export?format=json`];
  const answers = await Promise.all(paths.map((path) => page.request.get(path)));
  return answers.map((answer) => answer.status());
}

/** Makes an invitation on the People page and answers the path of the link. */
async function invite(page: Page, email: string, role: string): Promise<string> {
  await page.goto("/admin/people");
  await page.getByRole("button", { name: "Invite" }).click();
  const form = page.getByRole("dialog", { name: "Invite somebody" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Role").selectOption(role);
  await form.getByRole("button", { name: "Make the link" }).click();
  const link = await page.getByRole("dialog", { name: "The link, shown this once" }).getByText(/\/invite\//).innerText();
  return new URL(link).pathname;
}

test.describe.serial("one class", () => {
  const newcomer = { name: "Wen Ashby", email: "wen.ashby@class.caucus.example", password: "a rather long password" };
  const second = { name: "Ines Carrow", email: "ines.carrow@class.caucus.example", password: "quite another password" };
  let classPath = "";
  let assigned = "";
  let practice = "";

  test("a newcomer joins by code and mediates the assignment; the instructor reads it with thoughts and relevance", async ({ page, browser }) => {
    test.setTimeout(180_000);
    await signInAs(page, "instructor");
    const made = await makeClass(page, "Tuesday evening group");
    classPath = made.path;
    await page.getByRole("button", { name: "Assign a case" }).click();
    const dialog = page.getByRole("dialog", { name: "Assign a case" });
    await dialog.getByLabel("Case", { exact: true }).selectOption("harbour-row");
    await dialog.getByRole("button", { name: "Assign it" }).click();
    await expect(page.getByRole("region", { name: "Assignments" }).getByRole("link", { name: "The deposit at Harbour Row" })).toBeVisible();

    const theirs = await newPage(browser);
    await joinByCode(theirs, made.code, newcomer);
    await expect(theirs.getByText("You are a trainee in this class.")).toBeVisible();
    await theirs.getByRole("link", { name: "The deposit at Harbour Row" }).click();
    await expect(theirs.getByRole("region", { name: "Before you start" }).getByText(/instructors of Tuesday evening group/)).toBeVisible();
    await theirs.getByRole("button", { name: "Sit down at the table" }).click();
    await theirs.waitForURL(/\/sessions\/[^/]+$/);
    assigned = new URL(theirs.url()).pathname.split("/").at(-1) ?? "";
    for (const text of SAID) await sayOnPage(theirs, text);
    await expect(theirs.getByText("thinks:"), "a trainee sees no thoughts").toHaveCount(0);

    await page.goto(classPath);
    const row = page.getByRole("region", { name: "Sessions" }).getByRole("row", { name: /Wen Ashby/ });
    await row.getByRole("link", { name: "The deposit at Harbour Row" }).click();
    await page.waitForURL(`**/sessions/${assigned}`);
    const transcript = page.getByRole("region", { name: "Transcript" });
    for (const text of SAID) await expect(transcript.getByText(text)).toBeVisible();
    await expect(transcript.getByText(/Relevance \d+/).first()).toBeVisible();
    await expect(transcript.getByText("thinks:").first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Your words" }), "an instructor reads and does not speak").toHaveCount(0);

    const kindsFor = async (who: Page) => {
      const { events } = EventsAnswer.parse(await (await who.request.get(`/api/sessions/${assigned}/events?after=0`)).json());
      return new Set<string>(events.map((e) => e.kind));
    };
    const [full, own] = [await kindsFor(page), await kindsFor(theirs)];
    for (const kind of PRIVATE_KINDS) expect([kind, full.has(kind), own.has(kind)]).toEqual([kind, true, false]);
    await theirs.context().close();
  });

  test("practice is not found by the instructor until its owner shares it, and again when it is taken back", async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    const owner = new Visitor(baseURL ?? "");
    await owner.signIn("credentials", { email: newcomer.email, password: newcomer.password });
    practice = await owner.startSession("harbour-row");
    await owner.post(`/api/sessions/${practice}/end`, { outcome: "closed" });

    await signInAs(page, "instructor");
    expect(await statuses(page, practice)).toEqual([404, 404, 404, 404]);
    const theirs = await newPage(browser);
    await theirs.goto("/sign-in");
    await theirs.getByLabel("Email").fill(newcomer.email);
    await theirs.getByLabel("Password", { exact: true }).fill(newcomer.password);
    await theirs.getByRole("button", { name: "Sign in", exact: true }).click();
    await theirs.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
    await theirs.goto(`/sessions/${practice}/debrief`);
    const sharing = theirs.getByRole("switch", { name: "My instructors can read this session" });
    await expect(sharing).not.toBeChecked();
    await sharing.click();
    await expect(sharing).toBeChecked();
    expect(await statuses(page, practice)).toEqual([200, 200, 200, 200]);
    await page.goto(classPath);
    await expect(page.getByRole("row", { name: /Wen Ashby.*shared practice/ })).toBeVisible();
    await sharing.click();
    await expect(sharing).not.toBeChecked();
    expect(await statuses(page, practice)).toEqual([404, 404, 404, 404]);
    await sharing.click();
    await expect(sharing).toBeChecked();
    await theirs.context().close();
  });

  test("an invitation link works once, and the instructor it makes finds neither the class nor its sessions", async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    await signInAs(page, "admin");
    const path = await invite(page, second.email, "instructor");
    const guest = await newPage(browser);
    await guest.goto(path);
    await expect(guest.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
    await guest.getByLabel("Name").fill(second.name);
    await guest.getByLabel("New password", { exact: true }).fill(second.password);
    await guest.getByRole("button", { name: "Make my account" }).click();
    await guest.waitForURL("**/home");

    expect((await guest.request.get(classPath)).status()).toBe(404);
    expect(await statuses(guest, assigned), "a session of the assignment").toEqual([404, 404, 404, 404]);
    expect(await statuses(guest, practice), "practice shared with others").toEqual([404, 404, 404, 404]);
    await guest.goto("/classes");
    await expect(guest.getByRole("heading", { name: "New class" }), "an instructor all the same").toBeVisible();
    await guest.context().close();

    const late = await newPage(browser);
    await late.goto(path);
    await expect(late.getByRole("heading", { level: 1, name: "This link no longer works" })).toBeVisible();
    const body = { token: path.split("/").at(-1), name: "Somebody Else", password: "yet another password" };
    expect((await new Visitor(baseURL ?? "").post("/api/account/redeem", body)).status).toBe(404);
    await late.context().close();
  });

  test("a reset link sets the password once and signs out what was signed in before", async ({ browser, baseURL }) => {
    const before = new Visitor(baseURL ?? "");
    await before.signIn("credentials", { email: second.email, password: second.password });
    expect((await before.fetch("/home")).status).toBe(200);
    const admin = await visitorAs(baseURL ?? "", "admin");
    const made = await admin.post("/api/admin/links", { kind: "reset", email: second.email, role: null });
    const { path } = LinkAnswer.parse(await made.json());

    const page = await newPage(browser);
    await page.goto(path);
    await page.getByLabel("New password", { exact: true }).fill("the newest password of all");
    await page.getByRole("button", { name: "Keep this password" }).click();
    await page.waitForURL("**/home");
    expect((await before.fetch("/home")).status, "the old sign-in is over").toBe(307);
    const after = new Visitor(baseURL ?? "");
    await after.signIn("credentials", { email: second.email, password: "the newest password of all" });
    expect((await after.fetch("/home")).status).toBe(200);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "This link no longer works" })).toBeVisible();
    const again = await new Visitor(baseURL ?? "").post("/api/account/redeem", { token: path.split("/").at(-1), password: "one password too many" });
    expect(again.status).toBe(404);
    await page.context().close();
  });

  test("a trainee is refused by the admin pages, and cannot invite, make a class or assign", async ({ page, baseURL }) => {
    await signInAs(page, "trainee");
    for (const path of ["/admin/people", "/admin/audit", "/admin/import"]) expect([403, 404], path).toContain((await page.request.get(path)).status());
    const trainee = await visitorAs(baseURL ?? "", "trainee");
    expect((await trainee.post("/api/admin/links", { kind: "invite", email: account("trainee").email, role: "admin" })).status).toBe(403);
    expect((await trainee.post("/api/classes", { name: "Mine" })).status).toBe(403);
    expect((await trainee.post(`/api${classPath}/assignments`, { caseSlug: "harbour-row" })).status).toBe(404);
  });
});
