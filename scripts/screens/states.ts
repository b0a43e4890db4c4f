// The states of the table that are looked at, each brought about on a session of its own. What moves (a party thinking, speaking)
// is put into the database as another node would leave it, so that it stands still for the picture.
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Client } from "pg";
import { replay } from "@/lib/domain/session/reduce.ts";
import { isAnswering } from "@/lib/domain/session/state.ts";
import { EventsAnswer, StartSessionAnswer } from "@/lib/wire/session.ts";

export interface Stage { page: Page; base: string; db: Client; locale: "en" | "zh-CN" }

/** A state: where it is, and what is done on the page once it is open. */
export interface State { path: string; act?: (page: Page, width: number) => Promise<void>; widths?: readonly number[] }

const CASES = { en: { two: "harbour-row", three: "two-hundred-and-twelve-pots" }, "zh-CN": { two: "liu-bai-zhi-deng-zhao", three: "chongchuang-san-hao" } } as const;

const SAID = {
  en: [
    "Thank you both for coming. I decide nothing today; you do, or nobody does. What is said here stays here. Who would like to begin?",
    "I hear that the messages matter as much as the money. What was that week like for you?",
    "Thank you. And how did it look from your side of the wall?",
  ],
  "zh-CN": ["各位都到了，谢谢。我不替谁断案，愿不愿意谈、怎么签，都由你们自己定。哪一位先说？", "我听得出来，您心里憋着一口气，不光是钱的事。那几天您是怎么过来的？", "谢谢您。从您这边看，当时是个什么情形？"],
} as const;

async function post(page: Page, url: string, data: unknown): Promise<unknown> {
  const answer = await page.request.post(url, { data });
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

async function start({ page, base }: Stage, caseSlug: string, extra: Record<string, unknown> = {}): Promise<string> {
  return StartSessionAnswer.parse(await post(page, `${base}/api/sessions`, { caseSlug, seed: 11, ...extra })).sessionId;
}

async function log({ page, base }: Stage, id: string) {
  return EventsAnswer.parse(await (await page.request.get(`${base}/api/sessions/${id}/events?after=0`)).json()).events;
}

async function say(stage: Stage, id: string, text: string, extra: Record<string, unknown> = {}): Promise<void> {
  // Faster than the room lets a person speak.
  await stage.db.query('delete from "RateHit"');
  await post(stage.page, `${stage.base}/api/sessions/${id}/turns`, { clientTurnId: randomUUID(), text, to: [], terms: null, ...extra });
  for (let looks = 0; looks < 600; looks++) {
    if (!isAnswering(replay(await log(stage, id)))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nobody answered in ${id}`);
}

async function played(stage: Stage, caseSlug: string, turns = 3, extra: Record<string, unknown> = {}): Promise<string> {
  const id = await start(stage, caseSlug, extra);
  for (const text of SAID[stage.locale].slice(0, turns)) await say(stage, id, text);
  return id;
}

/** The mediator has spoken and a party is at it, on a node that never ends. Answers the party's turn. */
async function freeze(stage: Stage, id: string, text: string): Promise<{ turn: number; partyId: string }> {
  const { page, base, db } = stage;
  await db.query(`insert into "SessionLease" ("sessionId", holder, token, "expiresAt") values ($1, 'elsewhere', 999, now() + interval '1 day')
    on conflict ("sessionId") do update set holder = 'elsewhere', token = 999, "expiresAt" = now() + interval '1 day'`, [id]);
  const partyId = replay(await log(stage, id)).parties[0]?.id ?? "";
  await post(page, `${base}/api/sessions/${id}/turns`, { clientTurnId: randomUUID(), text, to: [partyId], terms: null });
  return { turn: replay(await log(stage, id)).turns.length + 1, partyId };
}

const table = (id: string): string => `/sessions/${id}`;
const more = { en: "What would have to be in the letter for it to be of use to you?", "zh-CN": "那封信里要写上什么，对您才有用？" } as const;
const half = { en: "It would have to say that I paid every month, on the day, and that nobody", "zh-CN": "要写清楚，十一天里我一天没歇，" } as const;
/** The button of that name, wherever this width keeps it. */
const press = (page: Page, name: RegExp) => page.getByRole("button", { name }).filter({ visible: true }).first().click();
const openSheet = (page: Page) => page.locator("header ~ button, header + button").filter({ visible: true }).first().click();

/** Every state by name. Sessions are made here, one a state. */
export async function statesOf(stage: Stage): Promise<Record<string, State>> {
  const { page, base, db, locale } = stage;
  const { two, three } = CASES[locale];
  const busy = await played(stage, two, 2);
  await freeze(stage, busy, more[locale]);
  const streaming = await played(stage, two, 2);
  const speech = await freeze(stage, streaming, more[locale]);
  await db.query('insert into "SessionPartial" ("sessionId", turn, "partyId", text, "updatedAt") values ($1, $2, $3, $4, now())', [streaming, speech.turn, speech.partyId, half[locale]]);
  const caucus = await played(stage, two, 2);
  const partyId = replay(await log(stage, caucus)).parties[0]?.id ?? "";
  await post(page, `${base}/api/sessions/${caucus}/caucus`, { with: partyId });
  await say(stage, caucus, SAID[locale][1], { privateWith: partyId });
  const full = await played(stage, two);
  const ended = await played(stage, two);
  await post(page, `${base}/api/sessions/${ended}/end`, { outcome: "closed" });
  const error = await played(stage, two, 1);
  const words = more[locale];
  return {
    landing: { path: "/" },
    library: { path: "/cases" },
    brief: { path: `/cases/${two}` },
    home: { path: "/home" },
    empty: { path: table(await start(stage, two)) },
    talk: { path: table(full) },
    cues: { path: table(await played(stage, two, 2, { visibility: "cues" })) },
    never: { path: table(await played(stage, two, 2, { visibility: "never" })) },
    busy: { path: table(busy) },
    streaming: { path: table(streaming) },
    error: {
      path: table(error),
      act: async (on) => {
        await on.route("**/turns", (route) => route.abort());
        await on.locator("#draft").fill(words);
        await on.locator("#draft").press("Enter");
        await on.getByRole("alert").filter({ hasText: /.+/ }).first().waitFor();
      },
    },
    caucus: { path: table(caucus) },
    "three-parties": { path: table(await played(stage, three)) },
    agreement: { path: table(full), act: (on) => press(on, /^(Agreement|协议.*)$/) },
    "case-file": { path: table(full), act: (on, width) => (width >= 1080 ? press(on, /^(Case file|卷宗|案卷.*)$/) : openSheet(on)) },
    ended: { path: table(ended) },
    debrief: { path: `${table(ended)}/debrief` },
  };
}
