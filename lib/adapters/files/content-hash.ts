import { createHash } from "node:crypto";
import { canonicalJson } from "@/lib/domain/canonical-json.ts";

/** SHA-256 of plain data in its canonical form, hexadecimal; of a case file the same as the server takes. */
export function contentHash(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
