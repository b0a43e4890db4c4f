// Figures of a classifier over labelled lines: accuracy, macro-F1, calibration, agreement. Classes are 0 … classes − 1.

export interface Judged { y: number; p: ArrayLike<number> }

const guess = (p: ArrayLike<number>): number => { let best = 0; for (let c = 1; c < p.length; c++) if ((p[c] ?? 0) > (p[best] ?? 0)) best = c; return best; };

export function accuracy(judged: readonly Judged[]): number {
  return judged.filter((j) => guess(j.p) === j.y).length / judged.length;
}

/** Mean F1 over the classes that occur in labels or guesses. */
export function macroF1(judged: readonly Judged[], classes: number): number {
  const f1 = Array.from({ length: classes }, (_, c) => {
    const said = judged.filter((j) => j.y === c).length;
    const guessed = judged.filter((j) => guess(j.p) === c).length;
    return said + guessed === 0 ? [] : [(2 * judged.filter((j) => j.y === c && guess(j.p) === c).length) / (said + guessed)];
  }).flat();
  return f1.reduce((a, b) => a + b, 0) / f1.length;
}

/** Expected calibration error: ten bins by the probability of the guess, weighted by their lines. */
export function calibrationError(judged: readonly Judged[]): number {
  const bins = Array.from({ length: 10 }, () => ({ right: 0, sure: 0 }));
  for (const { y, p } of judged) {
    const g = guess(p);
    const sure = p[g] ?? 0;
    const bin = bins[Math.min(9, Math.floor(sure * 10))];
    if (bin) { bin.sure += sure; bin.right += g === y ? 1 : 0; }
  }
  return bins.reduce((sum, { right, sure }) => sum + Math.abs(right - sure), 0) / judged.length;
}

/** Brier score over all classes, 0 (certain and right) to 2. */
export function brier(judged: readonly Judged[]): number {
  return judged.reduce((sum, { y, p }) => sum + Array.from(p).reduce((s, x, c) => s + (x - (c === y ? 1 : 0)) ** 2, 0), 0) / judged.length;
}

/** Share of equal labels, and Cohen's kappa. */
export function agreement(pairs: readonly (readonly [number, number])[]): { equal: number; kappa: number } {
  const n = pairs.length;
  const equal = pairs.filter(([a, b]) => a === b).length / n;
  const labels = new Set(pairs.flat());
  const chance = [...labels].reduce((sum, l) => sum + (pairs.filter(([a]) => a === l).length / n) * (pairs.filter(([, b]) => b === l).length / n), 0);
  return { equal, kappa: chance === 1 ? 1 : (equal - chance) / (1 - chance) };
}
