"use client";
import { Lock, Share } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { pageLanguage, topicValue } from "@/lib/client/format.ts";
import { privateTimes } from "@/lib/client/private-time.ts";
import { langTag } from "@/lib/client/seats.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { PrivateTime } from "@/components/mediation/private-time.tsx";
import { TwoRooms } from "@/components/mediation/two-rooms.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { usePrivateRoom } from "./use-private.ts";
import { useNow } from "./use-now.ts";

/** Time in private per party. Nothing before the first private meeting. */
export function PrivateBalance() {
  const { seats } = useRoom();
  const meetings = useSession((s) => s.insight.private);
  const pauses = useSession((s) => s.state.pauses);
  const now = useNow();
  if (meetings.length === 0) return null;
  const still = Date.parse(meetings.at(-1)?.from ?? "");
  return <PrivateTime seats={seats} times={privateTimes(meetings, seats.map((s) => s.id), now === null ? still : now * 1000, pauses)} />;
}

/** What a party said in private and set free: it may be told outside, in these words. Nothing when there is none. */
export function MayCarry({ partyId }: { partyId: string }) {
  const t = useTranslations("session");
  const { page } = useRoom();
  const released = useSession((s) => s.state.released);
  const free = released.filter((r) => r.partyId === partyId);
  if (free.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {free.map((r) => (
        <li key={`${r.said} ${r.words}`} className="flex items-start gap-2.5 font-speech text-[15px]/[22px]">
          <Icon of={Share} size={14} className="mt-1 flex-none text-accent" />
          <span><span lang={langTag(page.case.language)} className="font-speech">“{r.words}”</span> <a href={`#t${r.said}`} className="font-ui text-micro whitespace-nowrap text-ink-3">{t("turnLink", { turn: r.said })}</a></span>
        </li>
      ))}
    </ul>
  );
}

/** What a party named in private and not at the table: to be kept. */
export function KeptHere({ partyId }: { partyId: string }) {
  const t = useTranslations("session");
  const lang = pageLanguage(useLocale());
  const { page } = useRoom();
  const state = useSession((s) => s.state);
  const party = state.parties.find((p) => p.id === partyId);
  const isPrivate = (turn: number): boolean => state.turns[turn - 1]?.audience.room === "caucus";
  const kept = page.case.topics.flatMap((topic) => {
    const offers = party?.offers[topic.id] ?? [];
    const told = offers.filter((o) => isPrivate(o.turn) && !offers.some((other) => other.value === o.value && !isPrivate(other.turn)));
    // What stands in words the party set free is free.
    const free = (turn: number): boolean => state.released.some((r) => r.partyId === partyId && r.said === turn);
    return told.filter((o) => !free(o.turn)).map((o) => ({ topic, ...o }));
  });
  if (kept.length === 0) return <p className="text-small text-ink-3">{t("caucus.nothing")}</p>;
  return (
    <ul className="grid gap-2">
      {kept.map((k) => (
        <li key={`${k.topic.id} ${k.turn}`} className="flex items-start gap-2.5 font-speech text-[15px]/[22px]">
          <Icon of={Lock} size={14} className="mt-1 flex-none text-ink-3" />
          <span><span lang={langTag(page.case.language)}>{t("term", { topic: k.topic.name, value: topicValue(k.value, k.topic, lang) })}</span> <a href={`#t${k.turn}`} className="font-ui text-micro whitespace-nowrap text-ink-3">{t("turnLink", { turn: k.turn })}</a></span>
        </li>
      ))}
    </ul>
  );
}

/** Left of the private room: where everybody is, and how time is shared. */
export function CaucusPanel() {
  const room = usePrivateRoom();
  if (!room) return null;
  return <div className="grid gap-6"><TwoRooms seat={room.seat} outside={room.outside} /><PrivateBalance /></div>;
}

/** Under the card of the party in the room: what stays here. */
export function Confidence() {
  const t = useTranslations("session.caucus");
  const room = usePrivateRoom();
  const free = useSession((s) => s.state.released.some((r) => r.partyId === room?.seat.id));
  if (!room) return null;
  const { seat } = room;
  return (
    <section className="px-6 py-5 max-tablet:px-0">
      {free ? (
        <>
          <h2 className="title border-b border-hair pb-2 text-[21px]/[30px]">{t("carry")}</h2>
          <div className="mt-3 mb-6"><MayCarry partyId={seat.id} /></div>
        </>
      ) : null}
      <h2 className="title border-b border-hair pb-2 text-[21px]/[30px]">{t("stays")}</h2>
      <p className="mt-3 mb-3 text-small text-pretty text-ink-2">{t("staysBody", { name: seat.name, pronoun: seat.pronoun })}</p>
      <KeptHere partyId={seat.id} />
      <div className="mt-5 wide:hidden"><PrivateBalance /></div>
    </section>
  );
}
