// Variants of a case: the same brief with other private facts. Maps are merged, lists replaced whole; parties, topics and
// facts are named by their id (case format, `variants`).
import { CaseFile } from "./schema.ts";

const BY_ID = new Set(["parties", "topics", "facts"]);

/** The case as played in variant `id`; the file itself for null. Throws when the variant is unknown or does not fit the format (ZodError naming the field). */
export function applyVariant(file: CaseFile, id: string | null): CaseFile {
  return id === null ? file : CaseFile.parse(changedBy(file, id));
}

/** The file with the changes of variant `id` written in, not yet checked against the format. Throws when the variant is unknown. */
export function changedBy(file: CaseFile, id: string): Record<string, unknown> {
  const variant = file.variants.find((v) => v.id === id);
  if (!variant) throw new Error(`case "${file.slug}" has no variant "${id}"`);
  return { ...mergeMaps({ ...file }, variant.changes, true), ...(variant.packages ? { packages: variant.packages } : {}), variants: [] };
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function merge(base: unknown, change: unknown): unknown {
  return isMap(base) && isMap(change) ? mergeMaps(base, change) : change;
}

function mergeMaps(base: Record<string, unknown>, change: Record<string, unknown>, top = false): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(change)) {
    merged[key] = top && BY_ID.has(key) && isMap(value) ? mergeById(base[key], value) : merge(base[key], value);
  }
  return merged;
}

function mergeById(list: unknown, changes: Record<string, unknown>): unknown[] {
  const items = Array.isArray(list) ? list.filter(isMap) : [];
  const known = items.map((item) => (typeof item["id"] === "string" && item["id"] in changes ? merge(item, changes[item["id"]]) : item));
  const fresh = Object.entries(changes).filter(([id]) => !items.some((item) => item["id"] === id)).map(([id, value]) => merge({ id }, value));
  return [...known, ...fresh];
}
