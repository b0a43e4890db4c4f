"use client";
import { airtime } from "@/lib/domain/metrics/airtime.ts";
import { Airtime } from "@/components/mediation/airtime.tsx";
import { BeliefMatrix } from "@/components/mediation/belief-matrix.tsx";
import { PartyCard } from "@/components/mediation/party-card.tsx";
import { Confidence } from "./caucus-panel.tsx";
import { DoorButton } from "./door-button.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { usePrivateRoom } from "./use-private.ts";

/** The parties: a card each, in the private room the one card; with three and more the beliefs move into a matrix. */
export function PartiesPanel() {
  const { page, seats, voices } = useRoom();
  const state = useSession((s) => s.state);
  const many = seats.length >= 3;
  const shares = airtime(state.turns, seats.map((s) => s.id));
  const self = page.viewer === "mediator" && page.mediatorKind === "person";
  const room = usePrivateRoom();
  if (room) return <><PartyCard seat={room.seat} seats={seats} state={state} self={self} /><Confidence /></>;
  return (
    <>
      {seats.map((seat) => <PartyCard key={seat.id} seat={seat} seats={seats} state={state} collapsed={many} self={self} door={<DoorButton seat={seat} />} />)}
      {many ? <div className="border-b border-hair px-6 py-4 empty:hidden max-tablet:px-0"><BeliefMatrix seats={seats} state={state} /></div> : null}
      {shares.length === 0 || state.turns.length === 0 ? null : <div className="px-6 py-4 max-tablet:px-0 [@media(max-height:719px)]:hidden"><Airtime shares={shares} seats={seats} mediator={voices.mediator} /></div>}
    </>
  );
}
