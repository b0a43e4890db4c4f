// How the local server cuts words into tokens, and the smallest value that fits a JSON schema. Neither pretends to be a model's.

/** A word with the space before it, a Han character, a mark: about what a tokenizer makes of it. */
export function piecesOf(text: string): string[] {
  return text.match(/\s*(?:\p{Script=Han}|[\p{L}\p{N}'’]+|[^\p{L}\p{N}])|\s+$/gu) ?? [];
}

/** The smallest value a schema allows: first of an enum, empty lists, lowest numbers. Throws on a schema it does not know. */
export function fillSchema(schema: unknown): unknown {
  if (!isRecord(schema)) throw new Error("A schema must be an object.");
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ("const" in schema) return schema.const;
  if (Array.isArray(schema.anyOf)) return fillSchema(schema.anyOf[0]);
  switch (schema.type) {
    case "object": return Object.fromEntries(Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([key, inner]) => [key, fillSchema(inner)]));
    case "array": return Array.from({ length: typeof schema.minItems === "number" ? schema.minItems : 0 }, () => fillSchema(schema.items));
    case "string": return "words";
    case "number": case "integer": return typeof schema.minimum === "number" ? schema.minimum : 0;
    case "boolean": return false;
    case "null": return null;
    default: throw new Error(`No value for a schema of type ${String(schema.type)}.`);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
