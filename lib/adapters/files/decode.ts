import { hasUtf16Mark } from "./sniff.ts";

export interface Decoded { text: string; encoding: "UTF-8" | "UTF-8 with BOM" | "UTF-16LE" | "UTF-16BE" | "GB18030"; converted: boolean }
export interface Undecodable { line: number; message: string }

const EXPECTED = "save it as UTF-8 (UTF-16 with a byte-order mark and GB18030 are converted)";

/** Text of a file: UTF-8 strictly, else UTF-16 by its mark, else GB18030 when it reads as Chinese. Never a U+FFFD in place of a byte. */
export function decodeText(bytes: Uint8Array): Decoded | Undecodable {
  if (hasUtf16Mark(bytes)) {
    const encoding = bytes[0] === 0xff ? "UTF-16LE" : "UTF-16BE";
    const text = strictly(encoding.toLowerCase(), bytes);
    return text === null ? { line: 0, message: `The file starts like ${encoding} but is not valid ${encoding}: ${EXPECTED}.` } : { text, encoding, converted: true };
  }
  const utf8 = strictly("utf-8", bytes);
  if (utf8 !== null) {
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    return { text: utf8, encoding: marked ? "UTF-8 with BOM" : "UTF-8", converted: false };
  }
  const line = lineOfFirstBadByte(bytes);
  if (!isMostlyUtf8(bytes) && readsAsGb(bytes)) {
    const text = strictly("gb18030", bytes);
    if (text !== null) return { text, encoding: "GB18030", converted: true };
  }
  return { line, message: `Line ${line} is not valid UTF-8, and the file does not read as GB18030 either: ${EXPECTED}.` };
}

function strictly(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null; // The answer: not this encoding. decodeText says so to the reader.
  }
}

/** A damaged UTF-8 file must not turn into Chinese-looking nonsense: most of its non-ASCII characters are whole. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  let bad = 0;
  let whole = 0;
  for (const c of new TextDecoder("utf-8").decode(bytes)) {
    if (c === "\uFFFD") bad++;
    else if (c > "\u07FF") whole++;
  }
  return whole > bad;
}

/** Common Chinese in GB: nearly all double bytes are punctuation (A1–A3) or first-level characters (B0–D7), which nonsense is not. */
function readsAsGb(bytes: Uint8Array): boolean {
  let pairs = 0;
  let common = 0;
  for (let i = 0; i < bytes.length; i++) {
    const lead = bytes[i] ?? 0;
    if (lead < 0x80) continue;
    const trail = bytes[++i] ?? 0;
    pairs++;
    if (trail >= 0xa1 && ((lead >= 0xb0 && lead <= 0xd7) || (lead >= 0xa1 && lead <= 0xa3))) common++;
  }
  return pairs > 0 && common / pairs >= 0.75;
}

function lineOfFirstBadByte(bytes: Uint8Array): number {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  let start = 0;
  for (let i = 0; i <= bytes.length; i++) {
    if (i < bytes.length && bytes[i] !== 10) continue;
    try {
      decoder.decode(bytes.subarray(start, i));
    } catch {
      return line; // Found: this is the line that does not decode.
    }
    line++;
    start = i + 1;
  }
  return line - 1;
}
