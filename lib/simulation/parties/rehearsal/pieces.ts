// Cuts finished words into the pieces they are streamed in: a word, or a few Chinese characters. Pacing is not done here.

const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u;
const WIDE_PER_PIECE = 3;

/** Pieces whose concatenation is exactly `text`; never cuts inside a code point. */
export function pieces(text: string): string[] {
  const list: string[] = [];
  let piece = "";
  let wide = 0;
  for (const char of text) {
    if (WIDE.test(char)) {
      if (piece !== "" && wide === 0) { list.push(piece); piece = ""; }
      wide += 1;
    } else if (wide > 0) {
      list.push(piece);
      piece = "";
      wide = 0;
    }
    piece += char;
    if (wide >= WIDE_PER_PIECE || /\s/.test(char)) { list.push(piece); piece = ""; wide = 0; }
  }
  if (piece !== "") list.push(piece);
  return list;
}
