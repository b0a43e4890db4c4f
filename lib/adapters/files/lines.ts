export interface Line { number: number; text: string }
export interface Lines { lines: Line[]; lineEnds: string }

/** Non-blank lines with their true numbers. LF, CRLF and (old Mac) CR ends; a final newline makes no extra line. */
export function splitLines(text: string): Lines {
  const crlf = count(text, /\r\n/g);
  const lf = count(text, /\n/g) - crlf;
  const cr = count(text, /\r/g) - crlf;
  const macOnly = cr > 0 && lf === 0 && crlf === 0;
  const kinds = [crlf > 0 ? "CRLF" : "", lf > 0 ? "LF" : "", macOnly ? "CR" : ""].filter(Boolean);
  const ends = kinds.length > 1 ? "CRLF and LF mixed" : (kinds[0] ?? "none");
  const lineEnds = kinds.length > 0 && !/[\r\n]$/.test(text) ? `${ends}, no final newline` : ends;
  const lines = text.split(macOnly ? /\r/ : /\r?\n/).map((t, i) => ({ number: i + 1, text: t })).filter((l) => l.text.trim() !== "");
  return { lines, lineEnds };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
