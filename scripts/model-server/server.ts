// A local OpenAI-compatible server for tests and benches: real HTTP, scripted answers, measured pauses. It is no model.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { sendAnswer, sendError, type Pace } from "./answer.ts";
import { isRecord } from "./pieces.ts";
import type { Script, SeenRequest } from "./script.ts";

export interface ModelServerOptions {
  script: Script;
  /** 0: a free port. */
  port?: number;
  /** Milliseconds to the first token and between tokens; 500 and 20 are the bars' latency shape (L, 20 ms a token). */
  firstTokenMs?: number;
  tokenMs?: number;
  /** Times every pause: 0 for tests of behaviour, 1 for benches. */
  factor?: number;
  /** What of response_format this server knows; the rest is answered with 400, as real ones do. */
  knows?: readonly ("json_schema" | "json_object")[];
  /** False: answers whole even when a stream was asked for, as a few servers do. */
  streams?: boolean;
  /** Parameters it refuses by name with 400. */
  refuses?: readonly string[];
}

export interface ModelServer {
  /** Base address as clients want it, ending in /v1. */
  url: string;
  seen: SeenRequest[];
  /** Requests whose caller went away before the answer was whole. */
  abandoned: () => number;
  /** What went wrong in the script itself. */
  troubles: string[];
  /** Most requests that were open at the same time. */
  mostAtOnce: () => number;
  close: () => Promise<void>;
}

async function bodyOf(req: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(Buffer.from(part));
  const read: unknown = JSON.parse(Buffer.concat(parts).toString("utf8") || "{}");
  if (!isRecord(read)) throw new Error("The body must be a JSON object.");
  return read;
}

function wordsIn(messages: unknown): string {
  return Array.isArray(messages) ? messages.map((m) => (isRecord(m) && typeof m.content === "string" ? m.content : "")).join("\n") : "";
}

/** Starts the server on 127.0.0.1. Close it when done. */
export async function startModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const { script, port = 0, firstTokenMs = 500, tokenMs = 20, factor = 0, knows = ["json_schema", "json_object"], refuses = [], streams = true } = options;
  const seen: SeenRequest[] = [];
  const troubles: string[] = [];
  let [open, most, abandoned] = [0, 0, 0];

  const handle = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = req.url ?? "";
    if (req.method === "GET" && path === "/v1/models") return void res.writeHead(200, { "content-type": "application/json" }).end('{"object":"list","data":[{"id":"scripted","object":"model","created":1,"owned_by":"caucus"}]}');
    if (req.method !== "POST" || path !== "/v1/chat/completions") return sendError(res, 404, "not_found", `Nothing at ${path}.`);
    const body = await bodyOf(req);
    const request: SeenRequest = { number: seen.length + 1, path, authorization: req.headers.authorization ?? null, body, words: wordsIn(body.messages) };
    seen.push(request);
    const refused = refuses.find((name) => name in body);
    if (refused !== undefined) return sendError(res, 400, "unsupported_parameter", `Unsupported parameter: '${refused}' is not supported with this model.`);
    const format = isRecord(body.response_format) ? body.response_format.type : undefined;
    if ((format === "json_schema" || format === "json_object") && !knows.includes(format)) return sendError(res, 400, "invalid_request_error", `response_format type '${format}' is not supported here.`);
    const gone = new AbortController();
    const answer = script(request);
    res.on("close", () => { if (!res.writableFinished && answer.fault !== "cut") abandoned += 1; gone.abort(); });
    const pace: Pace = { firstMs: firstTokenMs * factor, pieceMs: tokenMs * factor, wait: async (ms) => { if (ms > 0) await sleep(ms, undefined, { signal: gone.signal }); } };
    await sendAnswer(res, answer, streams ? request : { ...request, body: { ...body, stream: false } }, pace);
  };

  const server = createServer((req, res) => {
    open += 1;
    most = Math.max(most, open);
    res.on("close", () => { open -= 1; });
    handle(req, res).catch((error: unknown) => {
      if (error instanceof Error && error.name === "AbortError") return; // the caller has gone
      troubles.push(String(error));
      if (res.headersSent) res.destroy();
      else sendError(res, 500, "script", String(error));
    });
  });
  await new Promise<void>((resolve, reject) => { server.once("error", reject).listen(port, "127.0.0.1", resolve); });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    url: `http://127.0.0.1:${address.port}/v1`, seen, troubles,
    abandoned: () => abandoned,
    mostAtOnce: () => most,
    close: () => new Promise<void>((resolve, reject) => { server.closeAllConnections(); server.close((error) => (error ? reject(error) : resolve())); }),
  };
}
