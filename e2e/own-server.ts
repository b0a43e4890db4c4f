// A server of the built app that a test may kill: same database as the other tests, its own port.
import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import path from "node:path";
import pg from "pg";

const script = path.resolve(".next/standalone/server.js");

export class OwnServer {
  base = "";
  private child: ChildProcess | null = null;
  private port = 0;
  private readonly database: pg.Pool;

  constructor(private readonly options: { paceMs: number }) {
    const url = process.env.DATABASE_URL;
    if (!url) throw new Error("DATABASE_URL is needed");
    this.database = new pg.Pool({ connectionString: url, max: 1 });
  }

  /** Starts, again on the same port after a kill, and resolves when it answers. */
  async start(): Promise<void> {
    this.port ||= await freePort();
    this.base = `http://127.0.0.1:${this.port}`;
    const child = spawn(process.execPath, [script], {
      cwd: path.dirname(script),
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production", HOSTNAME: "127.0.0.1", PORT: String(this.port), NEXTAUTH_URL: this.base, CAUCUS_PACE_MS: String(this.options.paceMs), CAUCUS_LEASE_MS: "1500" },
    });
    this.child = child;
    const deadline = performance.now() + 30_000;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
      const up = await fetch(`${this.base}/api/health`).then((r) => r.ok, () => false);
      if (up) return;
      if (performance.now() > deadline) throw new Error("the server did not answer within 30 s");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** kill -9. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.database.end();
  }

  /** Whether a party's speech is half said now, as the database knows it. */
  async isSpeaking(sessionId: string): Promise<boolean> {
    const { rowCount } = await this.database.query('select 1 from "SessionPartial" where "sessionId" = $1', [sessionId]);
    return (rowCount ?? 0) > 0;
  }
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
