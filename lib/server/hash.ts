// Hashes of plain data: equal content, equal hash, whatever the order of keys.
import { createHash } from "node:crypto";
import { canonicalJson } from "@/lib/domain/canonical-json.ts";

/** SHA-256 of the canonical form, hexadecimal. */
export function contentHash(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
