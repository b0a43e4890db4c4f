// One store per open session: folds what arrives, keeps the draft, sends turns. Everything outside comes in through `SessionDeps`.
import { createStore, type StoreApi } from "zustand/vanilla";
import { replay } from "@/lib/domain/session/reduce.ts";
import { isAnswering } from "@/lib/domain/session/state.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import type { SessionPage } from "@/lib/wire/pages.ts";
import type { PostTurnBody } from "@/lib/wire/session.ts";
import { announcer } from "./announce.ts";
import type { Fetcher, SessionApi } from "./api.ts";
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";
import { chooseDraft, parseDraft, NO_DRAFT, type DraftStore, type KeptDraft } from "./drafts.ts";
import { draftKeeper } from "./keep-draft.ts";
import { gather, NO_INSIGHT } from "./insight.ts";
import { isFromOtherRoom, sendTurn } from "./send-turn.ts";
import { receive, receiveEvent, type Saying, type SessionModel } from "./session-model.ts";
import { openStream, type StreamOptions } from "./stream.ts";

export interface SessionDeps {
  api: SessionApi;
  drafts: DraftStore;
  fetcher: Fetcher;
  now: () => number;
  newId: () => string;
  /** Runs `act` after the time; returns how to call it off. */
  later: (ms: number, act: () => void) => () => void;
  isOnline: () => boolean;
  pause: StreamOptions["pause"];
}

export interface SessionActs {
  /** Opens the line and takes up the kept draft; `typed` is what stands in the composer already. Returns how to leave. */
  open: (typed: string) => () => void;
  setText: (text: string) => void;
  setTo: (to: string[]) => void;
  dropTerms: () => void;
  /** Puts words made elsewhere on the page (a toolkit form, a hint) into the draft, after what stands there. */
  write: (words: { text: string; to?: string[]; terms?: KeptDraft["terms"] }) => void;
  /** The draft was written in another room: it may be said in this one. */
  takeAlong: () => void;
  /** What the words in the draft are, where the chip is wrong; null: as read. */
  correct: (strategy: Strategy | null) => void;
  /** Says the draft. */
  say: () => Promise<boolean>;
  /** Says something that is not the draft (terms read out). The draft stays. */
  sayThis: (saying: Saying) => Promise<boolean>;
  /** Asks again for the answers to the last turn. */
  askAgain: () => Promise<void>;
  /** Ends the session respectfully. True when the server ended it. */
  end: () => Promise<boolean>;
  /** Opens the private room with a party; null: goes back to the table. True when the server did. */
  moveRoom: (partyId: string | null) => Promise<boolean>;
  /** Another tab changed the kept draft. */
  adopt: (raw: string | null) => void;
  /** Opens the line again when it was given up (signed out): the person may have signed in elsewhere. */
  comeBack: () => void;
  /** The page is being left: last chance to hand the draft to the server. */
  flush: () => void;
  dismiss: () => void;
}

export type SessionStore = SessionModel & SessionActs;

/** The first model of a page, as both server and browser render it. */
export function firstModel(page: Pick<SessionPage, "id" | "events" | "draft" | "draftRoom">): SessionModel {
  return {
    sessionId: page.id, state: replay(page.events), insight: page.events.reduce(gather, NO_INSIGHT), partials: [], connection: "connecting",
    draft: { ...NO_DRAFT, text: page.draft, room: page.draftRoom, over: page.draft }, keeping: page.draft === "" ? "empty" : "kept", sending: null, lastSent: null, ending: false, moving: false,
    problem: null, waitUntil: null, announced: [], heardAt: 0, brokeAt: null,
  };
}

/** A store for one session. Made once per page; nothing runs until `open`. */
export function createSessionStore(page: Pick<SessionPage, "id" | "events" | "draft" | "draftRoom" | "viewer">, deps: SessionDeps): StoreApi<SessionStore> {
  return createStore<SessionStore>((set, get) => {
    const keeper = draftKeeper(set, get, deps);
    const speaker = announcer(set, get, deps);
    const catchUp = async (): Promise<void> => {
      const answer = await deps.api.eventsAfter(get().state.seq);
      if (!answer.ok || answer.value.length === 0) return;
      // The stream may have brought some of them meanwhile: nothing is read out twice.
      const before = get().state.seq;
      set((s) => ({ ...answer.value.reduce(receiveEvent, s), heardAt: deps.now() }));
      speaker.heard(answer.value.filter((event) => event.seq > before));
    };
    let close: (() => void) | null = null;
    const openLine = (): void => {
      close?.();
      close = openStream({
        sessionId: page.id,
        after: () => get().state.seq,
        finished: () => get().state.ended !== null,
        due: () => isAnswering(get().state),
        onMessages: (from, messages) => {
          const before = get().state.seq;
          set((s) => ({ ...receive(s, from, messages), heardAt: deps.now() }));
          speaker.heard(messages.flatMap((m) => (m.type === "event" && m.event.seq > before ? [m.event] : [])));
          keeper.settle();
        },
        onConnection: (connection) => {
          const there = connection === "live" || connection === "closed";
          set((s) => ({ connection, brokeAt: there ? null : (s.brokeAt ?? deps.now()) }));
          if (connection !== "live") return;
          speaker.begin();
          keeper.retry();
        },
        catchUp, fetcher: deps.fetcher, isOnline: deps.isOnline, pause: deps.pause,
      });
    };
    const comeBack = (): void => {
      if (!close || get().connection !== "signed-out") return;
      set({ connection: "connecting" });
      openLine();
    };
    const sending = { set, get, deps, keeper, catchUp, comeBack };

    return {
      ...firstModel(page),
      open(typed) {
        const mediators = get().state.turns.filter((t) => t.speaker.seat === "mediator");
        if (page.viewer === "mediator") {
          const chosen = chooseDraft(deps.drafts.load(), page.draft, mediators, page.draftRoom);
          // Words typed before the page woke up are newer than anything kept.
          keeper.start(typed !== page.draft && typed !== "" ? { ...chosen, text: typed, synced: false } : chosen);
        }
        set({ heardAt: deps.now() });
        openLine();
        return () => { close?.(); close = null; speaker.stop(); keeper.stop(); };
      },
      // With the last of the words goes what went with them: the mediator's name for them, and terms.
      setText: (text) => keeper.change(text.trim() === "" ? { text, strategy: null, terms: null } : { text }),
      setTo: (to) => keeper.change({ to }),
      dropTerms: () => keeper.change({ terms: null }),
      write({ text, to, terms }) {
        const before = get().draft.text.trim();
        keeper.change({ text: before === "" ? text : `${before}\n\n${text}`, ...(to ? { to } : {}), ...(terms === undefined ? {} : { terms }) });
      },
      takeAlong: () => keeper.change({ room: get().state.caucus }),
      correct: (strategy) => keeper.change({ strategy }),
      say: () => {
        // Beware: Enter in a field may come as fast as a door closes. Private words are said at the table by decision only.
        if (isFromOtherRoom(get())) return Promise.resolve(false);
        const { text, to, terms, details, strategy = null } = get().draft;
        return sendTurn(sending, { text, to, terms, details, strategy }, true);
      },
      sayThis: (saying) => sendTurn(sending, saying, false),
      async askAgain() {
        const last = get().lastSent;
        set({ heardAt: deps.now(), problem: null });
        if (last) {
          const body: PostTurnBody = { clientTurnId: last.clientTurnId, text: last.text, to: last.to, terms: last.terms, details: last.details, privateWith: last.privateWith ?? null, strategy: last.strategy ?? null };
          const answer = await deps.api.postTurn(body);
          // "Answering" is what we hope for here: somebody is at it.
          if (!answer.ok && answer.failure.kind !== "answering") set({ problem: answer.failure });
        }
        await catchUp();
      },
      async end() {
        if (get().ending) return false;
        set({ ending: true, problem: null });
        const answer = await deps.api.end();
        set({ ending: false, problem: answer.ok || answer.failure.kind === "ended" ? null : answer.failure });
        return answer.ok || answer.failure.kind === "ended";
      },
      async moveRoom(partyId) {
        if (get().moving) return false;
        set({ moving: true, problem: null });
        const answer = await deps.api.moveRoom(partyId);
        set({ moving: false, problem: answer.ok ? null : answer.failure });
        // The room follows the record: it is the same in every tab and after a reload.
        if (answer.ok && get().connection !== "live") await catchUp();
        return answer.ok;
      },
      adopt(raw) {
        const theirs = parseDraft(raw) ?? NO_DRAFT;
        if (get().sending === null) set({ draft: theirs });
      },
      comeBack,
      flush: () => keeper.flush(),
      dismiss: () => set({ problem: null }),
    };
  });
}

export const NEAR_LIMIT = LIMITS.turnCharacters - 400;
