// One scripted answer over HTTP, as OpenAI-compatible servers send it: JSON at once, or server-sent events piece by piece.
import type { ServerResponse } from "node:http";
import { fillSchema, isRecord, piecesOf } from "./pieces.ts";
import type { ScriptedAnswer, SeenRequest } from "./script.ts";

export interface Pace {
  /** Milliseconds to the first piece and between pieces, already scaled. */
  firstMs: number;
  pieceMs: number;
  /** Waits, or rejects when the caller has gone. */
  wait: (ms: number) => Promise<void>;
}

const HUGE_CHARACTERS = 100_000;
const ERRORS: Partial<Record<NonNullable<ScriptedAnswer["fault"]>, [number, string, string]>> = {
  "rate-limited": [429, "rate_limit_exceeded", "Too many requests."],
  unauthorised: [401, "invalid_api_key", "Incorrect API key provided."],
  "not-found": [404, "model_not_found", "The model does not exist."],
  "bad-request": [400, "invalid_request_error", "This request cannot be read."],
  "server-error": [500, "server_error", "Something went wrong here."],
  overloaded: [503, "overloaded", "Overloaded."],
};

function wordsOf(answer: ScriptedAnswer, request: SeenRequest): string {
  if (answer.fault === "empty" || answer.fault === "refusal") return "";
  if (answer.fault === "bad-json") return answer.text ?? '{"speech": "I was there", "acceptance": }';
  if (answer.fault === "huge") return (answer.text ?? "And another thing, since you ask. ").repeat(1 + HUGE_CHARACTERS / (answer.text?.length ?? 34)).slice(0, HUGE_CHARACTERS);
  if (answer.fill) {
    const format = request.body.response_format;
    const inner = isRecord(format) && isRecord(format.json_schema) ? format.json_schema.schema : null;
    return JSON.stringify(inner === null ? {} : fillSchema(inner));
  }
  return answer.json === undefined ? (answer.text ?? "") : JSON.stringify(answer.json);
}

export function sendError(res: ServerResponse, status: number, code: string, message: string, headers: Record<string, string> = {}): void {
  res.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify({ error: { message, type: code, code, param: null } }));
}

/** Sends the answer whole. Resolves when nothing more will be sent; a `timeout` resolves at once and leaves the connection open. */
export async function sendAnswer(res: ServerResponse, answer: ScriptedAnswer, request: SeenRequest, pace: Pace): Promise<void> {
  const { fault } = answer;
  if (fault === "timeout") return;
  const error = fault === undefined ? undefined : ERRORS[fault];
  if (error) return sendError(res, error[0], error[1], answer.message ?? error[2], answer.retryAfter === undefined ? {} : { "retry-after": answer.retryAfter });
  if (fault === "html") return void res.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Welcome</title><p>It works!</p>");

  const words = wordsOf(answer, request);
  const pieces = fault === "huge" ? (words.match(/[^]{1,1000}/g) ?? []) : piecesOf(words);
  const finish = fault === "length" ? "length" : fault === "filtered" ? "content_filter" : "stop";
  const refusal = fault === "refusal" ? (answer.text ?? "I cannot help with that.") : null;
  const usage = answer.uncounted ? null : { prompt_tokens: piecesOf(request.words).length, completion_tokens: pieces.length, total_tokens: piecesOf(request.words).length + pieces.length };
  const head = { id: `chat-${request.number}`, created: 1, model: String(request.body.model) };
  await pace.wait(pace.firstMs);

  if (request.body.stream !== true) {
    await pace.wait(pace.pieceMs * pieces.length);
    const body = { ...head, object: "chat.completion", choices: [{ index: 0, message: { role: "assistant", content: refusal === null ? words : null, refusal }, finish_reason: finish }], ...(usage ? { usage } : {}) };
    return void res.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  }

  const event = (data: unknown): void => void res.write(`data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`);
  const chunk = (delta: Record<string, unknown>, reason: string | null = null): void => event({ ...head, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: reason }] });
  res.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  chunk({ role: "assistant", content: "" });
  if (answer.reasoning !== undefined) for (const piece of piecesOf(answer.reasoning)) chunk({ reasoning_content: piece });
  if (refusal !== null) chunk({ refusal });
  for (const [i, piece] of [...pieces, null].entries()) {
    if (i === (answer.afterPieces ?? 2)) {
      if (fault === "cut") { await pace.wait(1); return void res.destroy(); }
      if (fault === "quiet-end") return void res.end();
      if (fault === "stall") return;
      if (fault === "error-in-stream") { event({ error: { message: answer.message ?? "The worker died.", type: "server_error", code: "server_error" } }); return void res.end(); }
      if (fault === "garbled-stream") { event('{"id": "chat'); return void res.end(); }
    }
    if (piece === null) break;
    if (i > 0) await pace.wait(pace.pieceMs);
    chunk({ content: piece });
  }
  chunk({}, finish);
  if (isRecord(request.body.stream_options) && request.body.stream_options.include_usage === true && usage) event({ ...head, object: "chat.completion.chunk", choices: [], usage });
  event("[DONE]");
  res.end();
}
