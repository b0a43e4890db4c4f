"use client";
import { useEffect, useState } from "react";
import { useTranslations } from "next-intl";
import type { SessionPage } from "@/lib/wire/pages.ts";
import { browserDeps, browserShelf } from "@/lib/client/deps.ts";
import { seatsOf } from "@/lib/client/seats.ts";
import { meetingApi } from "@/lib/client/meeting-api.ts";
import { createNotes } from "@/lib/client/notes.ts";
import { createSessionStore } from "@/lib/client/session-store.ts";
import { Announcements } from "./announcements.tsx";
import { CaucusBar } from "./caucus-bar.tsx";
import { CaucusPanel } from "./caucus-panel.tsx";
import { Composer } from "./composer.tsx";
import { Notices } from "./notices.tsx";
import { PartiesPanel } from "./parties-panel.tsx";
import { PauseCover } from "./pause-cover.tsx";
import { Rail } from "./rail.tsx";
import { RoomProvider, type Room } from "./session-context.tsx";
import { Strip } from "./strip.tsx";
import { TableBar } from "./table-bar.tsx";
import { Talk } from "./talk.tsx";
import { TopicsPanel } from "./topics-panel.tsx";
import { useKeyboardRoom } from "./use-keyboard-room.ts";
import { usePrivateRoom } from "./use-private.ts";

/** The table: one store for one session, and the room around it. */
export function Conversation({ page, personId }: { page: SessionPage; personId: string }) {
  const t = useTranslations("session");
  const [room] = useState((): Room => {
    const deps = browserDeps(personId, page.id);
    const seats = seatsOf(page.case);
    const self = page.viewer === "mediator" && page.mediatorKind === "person";
    const mediator = self ? t("you") : page.mediatorKind === "ai" ? t("aiMediator", { name: page.mediatorName }) : page.ownerName;
    const notes = createNotes(page.notes, { putNotes: meetingApi(page.id).putNotes, shelf: browserShelf(), key: `caucus:notes:${personId}:${page.id}`, later: deps.later });
    return { page, seats, voices: { seats, self, mediator }, store: createSessionStore(page, deps), notes };
  });
  const roomRef = useKeyboardRoom();

  useEffect(() => {
    const { store, notes } = room;
    if (page.viewer === "mediator") notes.getState().open();
    const field = document.getElementById("draft");
    const leave = store.getState().open(field instanceof HTMLTextAreaElement ? field.value : "");
    const flush = (): void => { store.getState().flush(); notes.getState().flush(); };
    const looked = (): void => { if (document.visibilityState === "hidden") flush(); else store.getState().comeBack(); };
    const key = `caucus:draft:${personId}:${page.id}`;
    const adopt = (event: StorageEvent): void => {
      // Another tab has typed on. The tab one types in keeps its own words.
      if (event.key === key && document.activeElement?.id !== "draft") store.getState().adopt(event.newValue);
    };
    document.addEventListener("visibilitychange", looked);
    window.addEventListener("pagehide", flush);
    window.addEventListener("storage", adopt);
    return () => {
      document.removeEventListener("visibilitychange", looked);
      window.removeEventListener("pagehide", flush);
      window.removeEventListener("storage", adopt);
      flush();
      leave();
    };
  }, [room, personId, page.id, page.viewer]);

  const many = room.seats.length >= 3;
  const columns = many
    ? "desk:grid-cols-[44px_minmax(0,1fr)_360px] wide:grid-cols-[44px_272px_minmax(0,1fr)_472px]"
    : "desk:grid-cols-[44px_minmax(0,1fr)_360px] wide:grid-cols-[44px_300px_minmax(0,1fr)_404px]";
  return <RoomProvider value={room}><Table roomRef={roomRef} many={many} columns={columns} /></RoomProvider>;
}

/** The table and, in the same place and another light, the private room. */
function Table({ roomRef, many, columns }: { roomRef: ReturnType<typeof useKeyboardRoom>; many: boolean; columns: string }) {
  const t = useTranslations("session");
  const room = usePrivateRoom();
  return (
    <div ref={roomRef} data-room={room ? "caucus" : undefined} className="table-room grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] overflow-hidden bg-room">
      <div className="min-w-0">
        {room ? <CaucusBar room={room} /> : <TableBar many={many} />}
        <Strip />
      </div>
      <div className={`grid min-h-0 grid-cols-[minmax(0,1fr)] ${columns}`}>
        <Rail />
        <aside aria-label={t(room ? "caucus.private" : "topics")} className="hidden min-h-0 overflow-y-auto px-[22px] pt-6 pb-5 wide:flex wide:flex-col">{room ? <CaucusPanel /> : <TopicsPanel />}</aside>
        <main id="content" tabIndex={-1} className="grid min-h-0 min-w-0 grid-rows-[minmax(0,1fr)_auto_auto] bg-sheet outline-none desk:border-x desk:border-hair">
          <Talk />
          <Notices />
          <Composer />
        </main>
        <aside aria-label={t("parties")} className="hidden min-h-0 overflow-y-auto desk:block"><PartiesPanel /></aside>
      </div>
      <Announcements />
      <PauseCover />
    </div>
  );
}
