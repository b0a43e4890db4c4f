// Seeded randomness for the pure core: the same seed gives the same parties (promise 5). mulberry32.

export type Rng = () => number;

/** A generator of numbers in [0, 1) from a 32-bit seed. */
export function seededRng(seed: number): Rng {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A 32-bit hash (FNV-1a) of text, to derive sub-seeds: `seededRng(seedFrom(`${seed}:turn:${n}`))`. */
export function seedFrom(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}
