// Class codes: eight characters that are not mistaken for one another, about 40 bits; tries are limited.
import { randomInt } from "node:crypto";

/** Without 0 1 I L O U: they are read from a board and typed. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/** As stored and compared; pages may show it in two groups. */
export function newJoinCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
}
