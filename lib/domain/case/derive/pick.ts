// Choices among equals, made by the text itself: the same words always give the same choice, other words another one.
import { seededRng, seedFrom } from "@/lib/domain/rng.ts";

/** A number in [-1, 1] fixed by the words. */
export function shade(words: string, about: string): number {
  return seededRng(seedFrom(`${about}\u0001${words}`))() * 2 - 1;
}

/** `count` of the items, in an order fixed by the words, without repeats. */
export function pick<T>(items: readonly T[], count: number, words: string): T[] {
  const rng = seededRng(seedFrom(words));
  const left = [...items];
  const taken: T[] = [];
  while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(rng() * left.length), 1));
  return taken;
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
