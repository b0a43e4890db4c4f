// Passwords: argon2id (the library's defaults: 19 MiB, 2 passes), and equal work whether or not there is an account.
import { hash, verify } from "@node-rs/argon2";

export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let decoy: Promise<string> | undefined;

/** Whether the password is right. Without a hash (no such account, no password set) the same work is done for nothing. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const against = passwordHash ?? (await (decoy ??= hash("no account has this password")));
  const right = await verify(against, password);
  return right && passwordHash !== null;
}
