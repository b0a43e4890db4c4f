// The database as everybody else sees it: one Prisma client over a pool of pg connections.
import { PrismaPg } from "@prisma/adapter-pg";
import { Prisma, PrismaClient } from "./generated/client.ts";

export type Db = PrismaClient;
/** Inside a transaction. */
export type Tx = Prisma.TransactionClient;
export type Json = Prisma.InputJsonValue;

export interface ConnectInput {
  url: string;
  /** Connections this process may hold. */
  poolSize: number;
  /** Told of connections that broke while idle; the pool replaces them. */
  onPoolError: (error: Error) => void;
}

/** Connects lazily: the first query opens the first connection. */
export function connect({ url, poolSize, onPoolError }: ConnectInput): Db {
  const adapter = new PrismaPg(
    { connectionString: url, max: poolSize, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 60_000, application_name: "caucus" },
    { onPoolError, onConnectionError: onPoolError },
  );
  return new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 20_000 } });
}

/** Columns are `timestamp` in UTC; the server's own time zone must not leak into them. */
export const utcNow = Prisma.sql`(now() AT TIME ZONE 'UTC')`;
export const sql = Prisma.sql;
