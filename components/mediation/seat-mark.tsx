import type { Seat } from "@/lib/client/seats.ts";
import { langTag } from "@/lib/client/seats.ts";
import { Mark } from "./mark.tsx";

/** Letters on a mark of this size: two where two parties share one, from 24 px; none when they would not tell them apart. */
export function lettersFor(seat: Seat, size: number): string {
  if (size >= 24) return seat.monogramLong;
  return seat.clash ? "" : seat.monogram;
}

/** The mark of a seat, lettered as its size allows. */
export function SeatMark({ seat, size = 20, hollow = false, className }: { seat: Seat; size?: number; hollow?: boolean; className?: string }) {
  return <Mark seat={seat.seat} letters={lettersFor(seat, size)} size={size} hollow={hollow} className={className ?? ""} />;
}

/** A party's name in the language of its case. */
export function SeatName({ seat, className }: { seat: Seat; className?: string }) {
  return <span lang={langTag(seat.lang)} className={className}>{seat.name}</span>;
}
