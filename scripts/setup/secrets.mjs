/** Secrets made once and kept in .data/secrets.json (mode 0600); the accounts that start prints come from here. */
import { randomBytes, randomInt } from "node:crypto";
import path from "node:path";
import { dataFolder, readIfThere, writePrivate } from "./files.mjs";
import { SetupError } from "./say.mjs";

/** Demo accounts end in this, so that they can be told from real ones in the database. */
export const demoDomain = "demo.caucus.example";

const demoRoles = ["trainee", "instructor", "assessor", "observer", "researcher", "admin"];

// Without 0, 1, i, l, o: these are read from a screen and typed.
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** A password of 16 letters and digits in four groups: about 79 bits. */
export function newPassword() {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: 4 }, group).join("-");
}

/** One account a role with fresh passwords, plus a second trainee for telling two people apart. */
export function newAccounts(domain = demoDomain) {
  const named = [...demoRoles.map((role) => [role, role]), ["trainee", "trainee2"]];
  return named.map(([role, name]) => ({ role, email: `${name}@${domain}`, password: newPassword() }));
}

/** The secrets of this installation: `nextAuthSecret` and `demoAccounts`; made at the first call, then stable. */
export function secrets() {
  const file = path.join(dataFolder(), "secrets.json");
  const text = readIfThere(file);
  if (text !== null) {
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new SetupError(`${file} is damaged (${cause.message}). Remove it to get new secrets; everyone signs in again.`);
    }
  }
  const made = { nextAuthSecret: randomBytes(48).toString("base64url"), demoAccounts: newAccounts() };
  writePrivate(file, `${JSON.stringify(made, null, 2)}\n`);
  return made;
}
