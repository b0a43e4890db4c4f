// What a package is worth to a party in the numeric core: the same shares and hard reserves as lib/domain/case/utility.ts
// (a test holds them equal), on arrays.
import { at } from "./indexing.ts";
import { worthAt, type CorePackage, type PartySetting, type Worth } from "./setting.ts";

/** Whether a value is past the party's reserve or is valued nowhere in the file: no package with it is acceptable. */
export function isPastReserve(worth: Worth, value: number): boolean {
  if (worth.kind === "nothing") return true;
  if (worth.kind === "table") return worth.values[value] === null || worth.values[value] === undefined;
  return worth.sign * (value - worth.reserve) < 0;
}

/** Utility 0–100 of the topics a package names. */
export function packageUtility(party: PartySetting, pack: CorePackage): number {
  let sum = 0;
  for (let k = 0; k < pack.length; k++) {
    const value = at(pack, k);
    if (value !== null) sum += at(party.weights, k) * worthAt(party.worth[k], value);
  }
  return sum;
}

/** The first topic, dearest first, on which the package passes the party's reserve; −1: none. */
export function topicPastReserve(party: PartySetting, pack: CorePackage): number {
  let worst = -1;
  for (let k = 0; k < pack.length; k++) {
    const value = at(pack, k);
    if (value === null || !isPastReserve(at(party.worth, k), value)) continue;
    if (worst < 0 || at(party.weights, k) > at(party.weights, worst)) worst = k;
  }
  return worst;
}

/** The topic on which the package falls shortest of what the party could have, weighed; −1 for an empty package. */
export function topicLacking(party: PartySetting, pack: CorePackage): number {
  let worst = -1;
  let lack = -1;
  for (let k = 0; k < pack.length; k++) {
    const value = at(pack, k);
    if (value === null) continue;
    const short = at(party.weights, k) * (1 - worthAt(party.worth[k], value));
    if (short > lack) { lack = short; worst = k; }
  }
  return worst;
}

/** Whether every topic has a value. */
export function isWhole(pack: CorePackage | null): pack is number[] {
  return pack !== null && pack.every((v) => v !== null);
}
