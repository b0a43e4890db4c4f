// Reverse proxies as they stand before real servers: they hold an answer back until so many bytes came, unless a header asks them not to.
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";

export interface ProxyOptions {
  /** Port behind it. */
  to: number;
  /** Bytes held back before anything is passed on; 0 passes all at once. */
  holdsBytes: number;
  /** Headers of answers that it does not pass on. */
  swallows?: readonly string[];
}

/** Starts one on a free port. */
export async function startProxy(options: ProxyOptions): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => pass(options, incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the proxy has no port");
  return { port: address.port, stop: () => stop(server) };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function pass({ to, holdsBytes, swallows = [] }: ProxyOptions, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const behind = request({ host: "127.0.0.1", port: to, method: incoming.method, path: incoming.url, headers: incoming.headers }, (answer) => {
    const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !swallows.includes(name)));
    outgoing.writeHead(answer.statusCode ?? 502, headers);
    const holds = headers["x-accel-buffering"] === "no" ? 0 : holdsBytes;
    let held: Buffer[] = [];
    let size = 0;
    const passOn = (): void => {
      if (held.length > 0) outgoing.write(Buffer.concat(held));
      [held, size] = [[], 0];
    };
    if (holds === 0) outgoing.flushHeaders();
    answer.on("data", (chunk: Buffer) => {
      held.push(chunk);
      size += chunk.byteLength;
      if (size >= holds) passOn();
    });
    answer.on("end", () => { passOn(); outgoing.end(); });
    answer.on("error", () => outgoing.destroy());
  });
  behind.on("error", () => outgoing.destroy());
  outgoing.on("close", () => behind.destroy());
  incoming.pipe(behind);
}
