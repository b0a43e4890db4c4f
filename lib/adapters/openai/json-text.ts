// JSON out of what a model wrote: alone, in a code fence, or with words around it. Pure.

export type ReadJson = { value: Record<string, unknown> } | { problem: string };

/** The first object in the text. */
export function readJsonObject(text: string): ReadJson {
  const start = text.indexOf("{");
  if (start < 0) return { problem: "there is no JSON object in it" };
  const end = endOfObject(text, start);
  if (end === null) return { problem: "the JSON object is not closed" };
  try {
    const value: unknown = JSON.parse(text.slice(start, end));
    return isObject(value) ? { value } : { problem: "it is not a JSON object" };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function endOfObject(text: string, start: number): number | null {
  let [depth, inString] = [0, false];
  for (let i = start; i < text.length; i++) {
    const c = text[i];
    if (inString) {
      if (c === "\\") i += 1;
      else if (c === '"') inString = false;
    } else if (c === '"') inString = true;
    else if (c === "{") depth += 1;
    else if (c === "}" && --depth === 0) return i + 1;
  }
  return null;
}

export interface FieldReader {
  /** Takes the next piece of JSON text and gives the words of the field that are certain. */
  take: (piece: string) => string;
  /** All words so far, and whether the field's closing quote was seen. */
  read: () => { words: string; closed: boolean };
}

const ESCAPES: Record<string, string> = { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", '"': '"', "\\": "\\", "/": "/" };

/** Reads the text of an object's first field while it is being written. Says nothing when the first field is another one or no text. */
export function fieldReader(field: string): FieldReader {
  let [text, at, words, closed, opened] = ["", 0, "", false, false];
  const opening = new RegExp(`^[^{]*\\{\\s*"${field.replace(/[^\w]/g, "\\$&")}"\\s*:\\s*"`);
  return {
    take: (piece) => {
      text += piece;
      if (!opened) {
        const head = opening.exec(text);
        if (head === null) return "";
        [opened, at] = [true, head[0].length];
      }
      let fresh = "";
      while (!closed && at < text.length) {
        const c = text[at] ?? "";
        if (c === '"') { closed = true; break; }
        if (c !== "\\") { fresh += c; at += 1; continue; }
        const code = text[at + 1];
        if (code === undefined) break;
        if (code !== "u") { fresh += ESCAPES[code] ?? code; at += 2; continue; }
        const unit = text.slice(at + 2, at + 6);
        if (unit.length < 4) break;
        const value = Number.parseInt(unit, 16);
        // The two halves of one character leave together.
        if (value >= 0xd800 && value < 0xdc00) {
          if (text.length < at + 12) break;
          fresh += String.fromCharCode(value, Number.parseInt(text.slice(at + 8, at + 12), 16));
          at += 12;
        } else { fresh += String.fromCharCode(value); at += 6; }
      }
      words += fresh;
      return fresh;
    },
    read: () => ({ words, closed }),
  };
}
