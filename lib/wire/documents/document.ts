// A training document as plain blocks: what a page draws and a printer prints. No layout, no markup.
import type { Language } from "@/lib/domain/case/classification.ts";

/** One party's place to sign: always empty, since nothing here is signed. */
export interface SignatureLine { name: string; role: string }
export interface TermRow { topic: string; value: string; parts: { name: string; text: string }[]; missing: string[] }

export type Block =
  | { kind: "text"; text: string }
  | { kind: "heading"; text: string }
  | { kind: "facts"; rows: { name: string; value: string }[] }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "terms"; rows: TermRow[] }
  /** Lines to write on by hand. */
  | { kind: "blank"; label: string; lines: number }
  | { kind: "signatures"; lines: SignatureLine[] }
  | { kind: "note"; text: string };

export interface TrainingDocument {
  id: string;
  title: string;
  /** Null: it can be read and printed. Otherwise when it comes. */
  waits: string | null;
  blocks: Block[];
}

export interface Dossier {
  language: Language;
  /** Heads the folder where the craft keeps one (卷宗); null: loose papers. */
  name: string | null;
  /** Stands at the head and foot of every sheet, and begins with "训练文书" or "Training document". */
  mark: string;
  documents: TrainingDocument[];
}

/** Words and marks of the form itself, in the language of the papers (which is the case's, not the page's). */
export const FORM_WORDS: Record<Language, { missing: string; date: string; colon: string; comma: string }> = {
  en: { missing: "Not written:", date: "Date", colon: ": ", comma: ", " },
  zh: { missing: "未写明：", date: "日期", colon: "：", comma: "、" },
};

/** Every word of a document, in order: for tests, and for whoever reads it aloud. */
export function wordsOf(document: TrainingDocument): string {
  return [document.title, ...document.blocks.flatMap(blockWords)].join("\n");
}

function blockWords(block: Block): string[] {
  switch (block.kind) {
    case "text": case "heading": case "note": return [block.text];
    case "facts": return block.rows.map((r) => `${r.name} ${r.value}`);
    case "list": return block.items;
    case "terms": return block.rows.flatMap((r) => [`${r.topic} ${r.value}`, ...r.parts.map((p) => `${p.name} ${p.text}`), ...r.missing]);
    case "blank": return [block.label];
    case "signatures": return block.lines.map((l) => `${l.name} ${l.role}`);
  }
}
