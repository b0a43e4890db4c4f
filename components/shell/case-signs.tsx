// Two small signs of a case: how many sit at its table, and how hard it is. Decoration beside the words.
import { DIFFICULTIES, type Difficulty } from "@/lib/domain/case/classification.ts";

/** A round table seen from above with its parties around it. */
export function TableSign({ parties, size = 26 }: { parties: number; size?: number }) {
  const seats = Array.from({ length: parties }, (_, i) => -Math.PI / 2 + (2 * Math.PI * i) / parties);
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" className="flex-none">
      <circle cx="13" cy="13" r="6" fill="none" stroke="var(--rule)" />
      {seats.map((angle) => <circle key={angle} cx={(13 + 10.5 * Math.cos(angle)).toFixed(1)} cy={(13 + 10.5 * Math.sin(angle)).toFixed(1)} r={parties > 6 ? 1.7 : 2.3} fill="var(--ink)" />)}
    </svg>
  );
}

/** Three steps, as many in ink as the case is hard. */
export function DifficultySign({ difficulty }: { difficulty: Difficulty }) {
  const level = DIFFICULTIES.indexOf(difficulty);
  return (
    <svg width="34" height="12" viewBox="0 0 34 12" aria-hidden="true" className="flex-none">
      {[0, 1, 2].map((step) => <rect key={step} x={step * 12} y={8 - step * 3} width="8" height={4 + step * 3} fill={step <= level ? "var(--ink)" : "var(--hair)"} />)}
    </svg>
  );
}
