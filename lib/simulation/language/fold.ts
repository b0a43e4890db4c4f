// One folding of typed text for every reader: full-width and compatibility forms made equal, quotes straight, small letters.
// Beware: after folding ，！？：；（） are ASCII while 。、《》 stay as they are.
import { remembered } from "./remember.ts";

/** Text as all cue patterns see it. Offsets of the result are not those of the input. */
export const fold = remembered(4000, (text) => foldAnew(text));

function foldAnew(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u200B-\u200D\uFEFF]/g, "")
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, "-")
    .toLowerCase()
    .replace(/[ \t\u00A0]+/g, " ")
    .trim();
}

/** Folded words without what is given back in quotation marks: those are somebody else's. The empty marks stay, to tell where. */
export function withoutQuoted(folded: string): string {
  return folded.replace(/"[^"]{2,160}"/g, '""');
}

/** The language a text is written in: Chinese from a fifth of Han characters on. Trainees switch, so the case's language is not asked. */
export const languageOf = remembered(4000, (text): "en" | "zh" => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}+/gu)?.length ?? 0;
  return han > 0 && han >= latin / 4 ? "zh" : "en";
});

/** Sentences of a folded text, each with its end mark. */
export const sentencesOf = remembered(4000, (folded): readonly string[] =>
  (folded.match(/[^.!?。！？\n]*(?:[.!?。！？\n]+["')]*|$)/g) ?? []).map((s) => s.trim()).filter((s) => /[\p{L}\p{N}]/u.test(s)));
