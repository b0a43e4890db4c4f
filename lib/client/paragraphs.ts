/** Paragraphs of a case text: blank lines part them; line breaks inside count only in Chinese, where authors end paragraphs with them. */
export function paragraphs(text: string): string[] {
  return text.trim().split(/\n\s*\n/)
    .flatMap((block) => (/[\u3400-\u9fff]/.test(block) ? block.split("\n") : [block.replace(/\s*\n\s*/g, " ")]))
    .map((p) => p.trim()).filter((p) => p !== "");
}
