// Two models that are none: one writes down what another answers, one answers from what was written down and never goes to a network.
import { z } from "zod";
import { ModelError, type AnswerShape, type LanguageModel, type ModelAnswer, type ModelRequest, type ModelRole } from "@/lib/simulation/ports-model.ts";
import { createShelf, requestHash, type CassetteEntry } from "./cassette.ts";
import { sentShape } from "./request-body.ts";
import { withResult } from "./with-result.ts";

/** Answers must be plain data to be written down. */
const Json = z.json();

/** The settings of a role that decide an answer: `answerSettings` of its endpoint. */
export type SettingsOf = (role: ModelRole) => Record<string, unknown>;

/** A request nobody recorded: the prompt, its case or the settings have changed since. */
export class UnrecordedRequest extends Error {
  override readonly name = "UnrecordedRequest";
  constructor(request: ModelRequest, hash: string) {
    const last = request.messages.at(-1)?.content ?? "";
    super(`Nothing is recorded for ${request.role} ${request.prompt}, seed ${request.seed ?? "none"}, ${request.messages.length} messages, the last beginning "${last.slice(0, 80).replace(/\s+/g, " ")}" (${hash.slice(0, 12)}).`);
  }
}

/**
 * Passes everything through and writes each outcome once. A request that was answered before is answered from the recording, so that
 * the same request has the same answer while recording too. Aborted calls leave nothing.
 */
export function recording(model: LanguageModel, settingsOf: SettingsOf, write: (entry: CassetteEntry) => Promise<void>, known: readonly CassetteEntry[] = []): LanguageModel {
  const shelf = createShelf([]);
  known.filter((entry) => entry.kind === "answer").forEach(shelf.add);
  const underWay = new Map<string, Promise<void>>();

  async function* keep<T>(request: ModelRequest, hash: string, ask: () => AsyncGenerator<string, ModelAnswer<T>>, again: (entry: CassetteEntry) => AsyncGenerator<string, ModelAnswer<T>>): AsyncGenerator<string, ModelAnswer<T>> {
    // Two who ask the same at the same time: the second waits and gets the first one's answer.
    for (let other = underWay.get(hash); other !== undefined; other = underWay.get(hash)) await other;
    const before = shelf.answered(hash) ? shelf.next(hash) : null;
    if (before !== null) return yield* again(before);
    const finished = Promise.withResolvers<void>();
    underWay.set(hash, finished.promise);
    const pieces: string[] = [];
    const about = { hash, role: request.role, prompt: request.prompt, pieces };
    try {
      const { pieces: asked, result } = withResult(ask());
      for await (const piece of asked) {
        pieces.push(piece);
        yield piece;
      }
      const answer = result();
      const entry: CassetteEntry = { kind: "answer", ...about, usage: answer.usage, value: Json.parse(answer.value) };
      shelf.add(entry);
      await write(entry);
      return answer;
    } catch (error) {
      if (error instanceof ModelError) await write({ kind: "fault", ...about, usage: error.usage, fault: error.fault, detail: error.message.replace(`${error.fault}: `, ""), waitMs: error.waitMs });
      throw error;
    } finally {
      underWay.delete(hash);
      finished.resolve();
    }
  }

  return {
    speak: (request, signal) => {
      const hash = requestHash(request, null, settingsOf(request.role));
      return keep(request, hash, () => model.speak(request, signal), (entry) => retell(entry, readText));
    },
    answer: (request, shape, signal) => {
      const hash = requestHash(request, sentShape(shape), settingsOf(request.role));
      return keep(request, hash, () => model.answer(request, shape, signal), (entry) => retell(entry, (value) => shape.schema.parse(value)));
    },
  };
}

/** Answers from a recording: the same pieces, values and faults, in the recorded order per request. Throws UnrecordedRequest for any other. */
export function replaying(entries: readonly CassetteEntry[], settingsOf: SettingsOf): LanguageModel {
  const shelf = createShelf(entries);
  async function* tell<T>(request: ModelRequest, hash: string, read: (value: unknown) => T, signal?: AbortSignal): AsyncGenerator<string, ModelAnswer<T>> {
    signal?.throwIfAborted();
    const entry = shelf.next(hash);
    if (entry === null) throw new UnrecordedRequest(request, hash);
    return yield* retell(entry, read, signal);
  }
  return {
    speak: (request, signal) => tell(request, requestHash(request, null, settingsOf(request.role)), readText, signal),
    answer: <T>(request: ModelRequest, shape: AnswerShape<T>, signal?: AbortSignal) => tell(request, requestHash(request, sentShape(shape), settingsOf(request.role)), (value) => shape.schema.parse(value), signal),
  };
}

async function* retell<T>(entry: CassetteEntry, read: (value: unknown) => T, signal?: AbortSignal): AsyncGenerator<string, ModelAnswer<T>> {
  for (const piece of entry.pieces) {
    yield piece;
    signal?.throwIfAborted();
  }
  if (entry.kind === "fault") throw new ModelError(entry.fault, entry.detail, { waitMs: entry.waitMs, said: entry.pieces.join(""), usage: entry.usage });
  return { value: read(entry.value), usage: entry.usage };
}

function readText(value: unknown): string {
  if (typeof value !== "string") throw new Error("The recording holds a structured answer where words were asked for.");
  return value;
}
