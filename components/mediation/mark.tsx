import type { ReactNode } from "react";

/** 24 × 24 shapes in seating order; seats 9 and 10 are the first two as outlines. */
const SHAPES: readonly ReactNode[] = [
  <circle key="1" cx="12" cy="12" r="10" />,
  <rect key="2" x="2.8" y="2.8" width="18.4" height="18.4" rx="2" />,
  <path key="3" d="M12 .6 23.4 12 12 23.4.6 12z" />,
  <path key="4" d="M12 1.6 23.6 22H.4z" />,
  <path key="5" d="M6.5 2.2h11L23 12l-5.5 9.8h-11L1 12z" />,
  <path key="6" d="M3 21.5V11a9 9 0 0 1 18 0v10.5z" />,
  <path key="7" d="M2.5 2.5h11a8.5 8.5 0 0 1 8 9v10h-11a8.5 8.5 0 0 1-8-9z" />,
  <path key="8" d="M12 1.2 23 9.4 18.8 22H5.2L1 9.4z" />,
];
const COLOURS = ["text-p1", "text-p2", "text-p3", "text-p4", "text-p5", "text-p6", "text-p7", "text-p8"] as const;
/** Where the letter sits: lower in a triangle and an arch. */
const BASELINE: Partial<Record<number, number>> = { 4: 19, 6: 17 };

/** The party colour as `currentColor`. Seat 0 is the mediator: ink. */
export function seatColour(seat: number): string {
  return seat === 0 ? "text-ink" : (COLOURS[(seat - 1) % COLOURS.length] ?? "text-ink");
}

/** The shape alone, in a 24 × 24 square. `hollow`: an outline, for what is dropped. */
export function SeatShape({ seat, hollow = false }: { seat: number; hollow?: boolean }) {
  if (seat === 0) {
    return <><circle cx="12" cy="12" r="9.4" fill="none" stroke="currentColor" strokeWidth="1.8" /><circle cx="12" cy="12" r="2.6" fill="currentColor" /></>;
  }
  const outlined = hollow || seat > SHAPES.length;
  const shape = SHAPES[(seat - 1) % SHAPES.length];
  return outlined
    ? <g fill="none" stroke="currentColor" strokeWidth="2" transform="translate(1.2 1.2) scale(.9)">{shape}</g>
    : <g fill="currentColor">{shape}</g>;
}

/** A shape inside a chart, centred on a point. Moves along when the point does. */
export function MarkAt({ seat, x, y, size = 12, hollow = false }: { seat: number; x: number; y: number; size?: number; hollow?: boolean }) {
  return (
    <g className={`${seatColour(seat)} transition-transform duration-(--m-move) ease-(--ease)`} style={{ transform: `translate(${(x - size / 2).toFixed(1)}px, ${(y - size / 2).toFixed(1)}px)` }}>
      <g transform={`scale(${(size / 24).toFixed(3)})`}><SeatShape seat={seat} hollow={hollow} /></g>
    </g>
  );
}

export interface MarkProps {
  seat: number;
  /** One or two letters; "" for the mediator. */
  letters?: string;
  size?: number;
  hollow?: boolean;
  className?: string;
}

/** The mark of a party (colour, shape, letter) or of the mediator (open ring). Decoration: a name always stands beside it. */
export function Mark({ seat, letters = "", size = 20, hollow = false, className = "" }: MarkProps) {
  const chinese = /[^\x00-\x7f]/.test(letters);
  const lettered = seat > 0 && !hollow && letters !== "" && size >= (chinese ? 18 : 16);
  const outlined = seat > SHAPES.length;
  return (
    <svg className={`inline-block flex-none ${seatColour(seat)} ${className}`} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <SeatShape seat={seat} hollow={hollow} />
      {lettered
        ? <text x="12" y={BASELINE[seat] ?? 16} textAnchor="middle" fontWeight="700" fontSize={[...letters].length > 1 ? 9.5 : 11.5} className={outlined ? "fill-current" : "fill-accent-ink"}>{letters}</text>
        : null}
    </svg>
  );
}
