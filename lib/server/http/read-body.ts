// Bodies of requests: bounded before they are parsed, checked before they are used.
import type { z } from "zod";
import { LIMITS } from "@/lib/wire/limits.ts";
import { isStorable } from "@/lib/wire/text.ts";
import { AppError } from "../errors.ts";

/** Reads at most `limit` bytes. Throws too-large. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const declared = Number(request.headers.get("content-length") ?? 0);
  const tooLarge = () => new AppError("too-large", { publicMessage: `This is larger than ${limit >= 1024 * 1024 ? `${limit / 1024 / 1024} MB` : `${limit / 1024} kB`}.` });
  if (declared > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let step = await reader?.read(); step && !step.done; step = await reader?.read()) {
    size += step.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(step.value);
  }
  const bytes = new Uint8Array(size);
  chunks.reduce((at, chunk) => (bytes.set(chunk, at), at + chunk.byteLength), 0);
  return bytes;
}

/** The JSON body by its schema. Throws bad-request naming the field. */
export async function readJson<S extends z.ZodType>(request: Request, schema: S): Promise<z.infer<S>> {
  const bytes = await readBytes(request, LIMITS.bodyBytes);
  const value = parse(bytes);
  checkStorable(value);
  return checked(schema, value);
}

/** Checks a value by a schema. Throws bad-request naming the first field that is wrong. */
export function checked<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const unknownKey = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknownKey === undefined ? [] : [unknownKey])].map(String);
  throw new AppError("bad-request", { field: path.join(".") || null, publicMessage: unknownKey === undefined ? (issue?.message ?? "The request is not as it should be.") : "There is no such field.", cause: parsed.error });
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("bad-request", { publicMessage: "The body must be JSON in UTF-8.", cause });
  }
}

function checkStorable(value: unknown): void {
  const place = unstorablePlace(value, []);
  if (place) throw new AppError("bad-request", { field: place.path.join(".") || null, publicMessage: place.why });
}

/** Where a value has text or a key the database cannot hold, or nesting that only an attack has; null: nowhere. */
export function unstorablePlace(value: unknown, path: readonly (string | number)[]): { path: readonly (string | number)[]; why: string } | null {
  if (path.length > LIMITS.jsonDepth) return { path: path.slice(0, 3), why: "This is nested too deeply." };
  if (typeof value === "string") return isStorable(value) ? null : { path, why: "This has a character that cannot be stored." };
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return { path, why: "A field's name has a character that cannot be stored." };
    const place = unstorablePlace(inner, [...path, key]);
    if (place) return place;
  }
  return null;
}
