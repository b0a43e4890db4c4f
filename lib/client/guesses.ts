// When a reading of the mediator's words names its second guess as well.

/** A second guess this close to the first is named too. */
const UNSURE = 0.15;

/** Whether the first of two guesses (probabilities, 0–1) is too near to the second to stand alone. */
export function isUnsure(first: { p: number }, second: { p: number }): boolean {
  return first.p - second.p < UNSURE;
}
