// The documents of a session's style pack, in the pack's order and the case's language, filled from what everybody heard.
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { STYLE_PACKS } from "@/lib/domain/style/packs.ts";
import type { Dossier } from "./document.ts";
import { facilitativePapers } from "./facilitative.ts";
import { peoplesPapers } from "./peoples-mediation.ts";
import { tableFacts, type DocumentPens, type TableFacts } from "./table-facts.ts";

const PAPERS: Record<PublicCase["style"], (facts: TableFacts) => ReturnType<typeof facilitativePapers>> = { facilitative: facilitativePapers, "peoples-mediation": peoplesPapers };

/** `mediator`: the name that stands on the sheets. Throws when a pack names a document nobody fills. */
export function documentsOf(file: PublicCase, state: SessionState, mediator: string, pens: DocumentPens): Dossier {
  const pack = STYLE_PACKS[file.style];
  const papers = PAPERS[file.style](tableFacts(file, state, mediator, pens));
  return {
    language: file.language,
    name: pack.dossier?.[file.language] ?? null,
    mark: pack.watermark[file.language],
    documents: pack.documents.map((d) => {
      const paper = papers[d.id];
      if (!paper) throw new Error(`documents: nobody fills "${d.id}" of ${file.style}`);
      return { id: d.id, title: d[file.language], ...paper };
    }),
  };
}
