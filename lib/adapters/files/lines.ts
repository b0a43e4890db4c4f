export interface Line { number: number; text: string }
export interface Lines { lines: Line[]; lineEnds: string; finalNewline: boolean }

/** Non-blank lines with their true numbers. LF, CRLF and (old Mac) CR ends; a final newline makes no extra line. */
export function splitLines(text: string): Lines {
  const crlf = count(text, /\r\n/g);
  const lf = count(text, /\n/g) - crlf;
  const cr = count(text, /\r/g) - crlf;
  const macOnly = cr > 0 && lf === 0 && crlf === 0;
  const kinds = [crlf > 0 ? "CRLF" : "", lf > 0 ? "LF" : "", macOnly ? "CR" : ""].filter(Boolean);
  const lineEnds = kinds.length === 0 ? "none" : kinds.length === 1 ? (kinds[0] ?? "none") : "mixed CRLF and LF";
  const lines = text.split(macOnly ? /\r/ : /\r?\n/).map((t, i) => ({ number: i + 1, text: t })).filter((l) => l.text.trim() !== "");
  return { lines, lineEnds, finalNewline: /[\r\n]$/.test(text) };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
