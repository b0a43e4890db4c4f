// Calls from the table beside speaking: pause, adjourn, close with last words, and one's own notes.
import type { ClosingWords } from "@/lib/wire/meeting.ts";
import { call, type Answer, type Fetcher } from "./api.ts";

export interface MeetingApi {
  pause(paused: boolean): Promise<Answer<null>>;
  adjourn(days: number): Promise<Answer<null>>;
  close(closing: ClosingWords): Promise<Answer<null>>;
  /** `lastChance`: the page is being left. */
  putNotes(text: string, lastChance?: boolean): Promise<Answer<null>>;
}

/** The routes of one session. */
export function meetingApi(sessionId: string, fetcher: Fetcher = (url, init) => fetch(url, init)): MeetingApi {
  const base = `/api/sessions/${encodeURIComponent(sessionId)}`;
  const send = (path: string, method: string, body: unknown, keepalive = false): Promise<Answer<null>> =>
    call(fetcher, `${base}/${path}`, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body), keepalive }, () => null);
  return {
    pause: (paused) => send("pause", "POST", { paused }),
    adjourn: (days) => send("adjourn", "POST", { days }),
    close: (closing) => send("end", "POST", { outcome: "closed", closing }),
    putNotes: (text, lastChance = false) => send("notes", "PUT", { text }, lastChance),
  };
}
