// Material for the tests of this folder: a small case, events in order, and an outside that does what the test says.
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import type { NewEvent, SessionEvent } from "@/lib/domain/session/events.ts";
import type { BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import type { Answer, SessionApi } from "./api.ts";
import { draftStore, type Shelf } from "./drafts.ts";
import type { SessionDeps } from "./session-store.ts";

export const SMALL_CASE: PublicCase = {
  slug: "small", language: "en", style: "facilitative", disputeType: "estate-land", domain: "transactional", title: "A small case", difficulty: "easy", minutes: 10, basis: "fictional",
  brief: "A brief.", background: "A background.",
  parties: [
    { id: "okafor", name: "Ms Okafor", formal: "Ms Okafor", pronoun: "she", role: "tenant", public: "A tenant.", members: [{ id: "ada", name: "Ada Okafor", role: "tenant" }, { id: "grace", name: "Grace Okafor", role: "sister" }] },
    { id: "hendry", name: "Mr Hendry", formal: "Mr Hendry", pronoun: "he", role: "landlord", public: "A landlord.", members: [{ id: "tom", name: "Tom Hendry", role: "landlord" }] },
  ],
  topics: [
    { id: "deposit", name: "Deposit returned", kind: "amount", unit: "GBP", range: [0, 1380] },
    { id: "survey", name: "Who surveys", kind: "options", options: [{ id: "joint", label: "Joint surveyor" }, { id: "none", label: "No survey" }] },
  ],
  provisions: [], officials: [],
};

/** Gives events their places, a second apart from `from`. */
export function log(events: NewEvent[], from = 1): SessionEvent[] {
  return events.map((event, i) => ({ ...event, seq: from + i, at: new Date(Date.UTC(2026, 0, 1, 10, 0, from + i)).toISOString() }));
}

export function started(): NewEvent {
  return {
    kind: "session-started",
    payload: {
      runSpec: {
        caseVersionId: "v1", caseSlug: "small", caseVersion: 1, condition: "standard", variant: null, seed: 7, engine: "rehearsal", engineVersion: "1",
        mediator: { kind: "person", name: "Test" }, mediatorView: null, limits: { turns: 100 }, codeVersion: "test",
      },
      parties: ["okafor", "hendry"], topics: [{ id: "deposit", range: [0, 1380] }, { id: "survey", range: null }], visibility: "live",
    },
  };
}

export function says(turn: number, text: string, to: string[] = []): NewEvent {
  return { kind: "turn-spoken", payload: { turn, speaker: { seat: "mediator" }, audience: { room: "joint", to }, text, lang: "en", terms: null } };
}

export function answers(turn: number, partyId: string, text: string): NewEvent {
  return { kind: "turn-spoken", payload: { turn, speaker: { seat: "party", partyId, memberId: null }, audience: { room: "joint", to: [] }, text, lang: "en", terms: null } };
}

export function moves(turn: number | null, partyId: string, pattern: BehaviourPattern, cause: number | null = null): NewEvent {
  return { kind: "behaviour-classified", payload: { turn, partyId, pattern, source: "state", cause } };
}

export function settled(turn: number): NewEvent {
  return { kind: "turn-settled", payload: { turn } };
}

/** A shelf in memory. */
export function memoryShelf(): Shelf & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return { all, getItem: (key) => all.get(key) ?? null, setItem: (key, value) => void all.set(key, value), removeItem: (key) => void all.delete(key) };
}

type Post = SessionApi["postTurn"];

export interface Outside extends SessionDeps {
  posts: Parameters<Post>[0][];
  putDrafts: string[];
  putRooms: (string | null)[];
  /** Runs everything that was put off. */
  tick: () => Promise<void>;
  shelf: ReturnType<typeof memoryShelf>;
}

/** An outside whose server answers as told. Time stands still; what is put off runs at `tick`. */
export function outside({ post = (): Promise<Answer<{ turn: number; seq: number; repeated: boolean }>> => Promise.resolve({ ok: true, value: { turn: 1, seq: 2, repeated: false } }), put = (): Promise<Answer<null>> => Promise.resolve({ ok: true, value: null }), shelf = memoryShelf() }: { post?: Post; put?: (text: string) => Promise<Answer<null>>; shelf?: ReturnType<typeof memoryShelf> } = {}): Outside {
  const waiting: (() => void)[] = [];
  const posts: Outside["posts"] = [];
  const putDrafts: string[] = [];
  const putRooms: (string | null)[] = [];
  let id = 0;
  return {
    posts, putDrafts, putRooms, shelf,
    api: {
      postTurn: (body) => { posts.push(body); return post(body); },
      putDraft: (text, room) => { putDrafts.push(text); putRooms.push(room); return put(text); },
      end: () => Promise.resolve({ ok: true, value: null }),
      moveRoom: () => Promise.resolve({ ok: true, value: null }),
      share: () => Promise.resolve({ ok: true, value: null }),
      eventsAfter: () => Promise.resolve({ ok: true, value: [] }),
    },
    drafts: draftStore(shelf, "person", "s1"),
    // The line never opens in these tests; stream.test.ts is about it.
    fetcher: () => new Promise(() => undefined),
    now: () => Date.UTC(2026, 0, 1, 10),
    newId: () => `00000000-0000-4000-8000-${String(++id).padStart(12, "0")}`,
    later(_ms, act) {
      waiting.push(act);
      return () => { const at = waiting.indexOf(act); if (at >= 0) waiting.splice(at, 1); };
    },
    isOnline: () => true,
    pause: () => new Promise(() => undefined),
    async tick() {
      for (const act of waiting.splice(0)) act();
      await Promise.resolve();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}
