// What went wrong with the database, told apart by what a caller can do about it.
import { Prisma } from "./generated/client.ts";

/** A row with that key is already there. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

/** Prisma's codes for "not reachable, closed, timed out"; the others are SQLSTATE classes of a server going down or full. */
const AWAY = new Set(["P1001", "P1002", "P1008", "P1011", "P1017", "P2024", "P2028", "ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EPIPE", "57P01", "57P02", "57P03", "53300", "53100", "08006", "08001", "08003"]);
const AWAY_WORDS = /Connection terminated|timeout exceeded when trying to connect|server closed the connection|Client has encountered a connection error|DatabaseNotReachable|ConnectionClosed|SocketTimeout|Can't reach database server/i;

/** Whether the database could not be reached or broke off: trying again later may work. Looks through causes. */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > 5) return false;
  if ("code" in error && typeof error.code === "string" && AWAY.has(error.code)) return true;
  if ("originalCode" in error && typeof error.originalCode === "string" && AWAY.has(error.originalCode)) return true;
  if ("kind" in error && typeof error.kind === "string" && AWAY_WORDS.test(error.kind)) return true;
  if (error instanceof Error && AWAY_WORDS.test(error.message)) return true;
  const meta = "meta" in error && typeof error.meta === "object" && error.meta !== null ? error.meta : {};
  const within = [..."cause" in error ? [error.cause] : [], ..."driverAdapterError" in meta ? [meta.driverAdapterError] : []];
  return within.some((inner) => isDatabaseAway(inner, depth + 1));
}
