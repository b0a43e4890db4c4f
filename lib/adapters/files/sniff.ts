/** What a file is by its first bytes, whatever its name says; null when it may be text. */
export function binaryKind(bytes: Uint8Array): string | null {
  const known = SIGNATURES.find(({ at, signature }) => signature.every((b, i) => bytes[(at ?? 0) + i] === b));
  if (known) return known.name;
  if (hasUtf16Mark(bytes)) return null;
  const sample = bytes.subarray(0, 65_536);
  let control = 0;
  for (const b of sample) if (b === 0 || (b < 32 && b !== 9 && b !== 10 && b !== 12 && b !== 13)) control++;
  // One stray control character is an error of the text, with its line; a file full of them is no text.
  return control > Math.max(4, sample.length * 0.02) ? "a binary file" : null;
}

export function hasUtf16Mark(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

const ascii = (text: string) => [...text].map((c) => c.charCodeAt(0));

const SIGNATURES: readonly { name: string; signature: readonly number[]; at?: number }[] = [
  { name: "a PDF document", signature: ascii("%PDF-") },
  { name: "a ZIP archive (.zip, .docx, .xlsx and .eval files are ZIP archives)", signature: [0x50, 0x4b, 0x03, 0x04] },
  { name: "an empty ZIP archive", signature: [0x50, 0x4b, 0x05, 0x06] },
  { name: "an old Office document (.doc, .xls)", signature: [0xd0, 0xcf, 0x11, 0xe0] },
  { name: "an RTF document", signature: ascii("{\\rtf") },
  { name: "a gzip archive", signature: [0x1f, 0x8b] },
  { name: "a 7z archive", signature: [0x37, 0x7a, 0xbc, 0xaf] },
  { name: "a RAR archive", signature: ascii("Rar!") },
  { name: "a tar archive", signature: ascii("ustar"), at: 257 },
  { name: "a PNG picture", signature: [0x89, 0x50, 0x4e, 0x47] },
  { name: "a JPEG picture", signature: [0xff, 0xd8, 0xff] },
  { name: "a GIF picture", signature: ascii("GIF8") },
  { name: "a SQLite database", signature: ascii("SQLite format 3") },
  { name: "a program", signature: [0x7f, 0x45, 0x4c, 0x46] },
  { name: "a web page (HTML)", signature: ascii("<!DOCTYPE html") },
  { name: "a web page (HTML)", signature: ascii("<!doctype html") },
  { name: "a web page (HTML)", signature: ascii("<html") },
];
