// Rules about secrecy: nothing private stands in what everybody reads. A whole private sentence in a public text is an error;
// a long run of the same words is a warning, since two honest texts may share a phrase. Lengths chosen on the exemplar cases.
import type { CaseFile } from "../schema.ts";
import { error, warning, type Finding } from "./finding.ts";

/** Shortest private sentence that counts as leaked, and shortest run that raises a warning, in words (a Chinese character is a word). */
const SENTENCE_WORDS = 6;
const RUN_WORDS = 9;
const RUN_HAN = 12;

/** `folded` is the text as words between spaces, so that a run of words is found as a substring. */
interface Text { place: string; folded: string }

export function privacyRules(file: CaseFile): Finding[] {
  const publicTexts = publicTextsOf(file).map(({ place, text }) => ({ place, folded: folded(words(text)) }));
  return file.parties.flatMap((party) => privateTextsOf(party).flatMap(({ place, text }) => leak(place, text, publicTexts)));
}

function publicTextsOf(file: CaseFile): { place: string; text: string }[] {
  return [
    { place: "title", text: file.title }, { place: "brief", text: file.brief }, { place: "background", text: file.background },
    ...file.parties.flatMap((p) => [{ place: `parties.${p.id}.role`, text: p.role }, { place: `parties.${p.id}.public`, text: p.public }]),
    ...file.officials.map((o) => ({ place: `officials.${o.id}`, text: `${o.role} ${o.informs ?? ""}` })),
    ...(file.conditions.longHistory ?? []).map((h, i) => ({ place: `conditions.longHistory[${i}]`, text: h.text })),
  ];
}

function privateTextsOf(party: CaseFile["parties"][number]): { place: string; text: string }[] {
  const { objective, bottomLine, batna, secrets, interests, feelings } = party.private;
  const at = `parties.${party.id}.private`;
  return [
    { place: `${at}.objective`, text: objective }, { place: `${at}.bottomLine`, text: bottomLine }, { place: `${at}.batna`, text: batna.text },
    ...secrets.map((s) => ({ place: `${at}.secrets.${s.id}`, text: s.text })),
    ...Object.entries(interests).map(([topic, text]) => ({ place: `${at}.interests.${topic}`, text })),
    ...feelings.map((text, i) => ({ place: `${at}.feelings[${i}]`, text })),
  ];
}

function leak(place: string, text: string, publicTexts: Text[]): Finding[] {
  const sentences = text.split(/[。！？!?;；\n]|\.(?=\s|$)/u).map(words).filter((s) => s.length >= SENTENCE_WORDS);
  for (const open of publicTexts) {
    const whole = sentences.find((s) => open.folded.includes(folded(s)));
    if (whole) return [error(open.place, `tells what only one side knows (${place}): "${show(whole)}"`, `写出了只有一方知道的话（${place}）：“${show(whole)}”`)];
  }
  for (const open of publicTexts) {
    const shared = sentences.map((s) => sharedRun(open.folded, s)).find((r) => r !== null);
    if (shared) return [warning(open.place, `reads like something private (${place}): "${show(shared)}"; check that it gives nothing away`, `和私下的内容相近（${place}）：“${show(shared)}”，请确认没有泄露`)];
  }
  return [];
}

function words(text: string): string[] {
  return text.normalize("NFKC").toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
}

function folded(run: readonly string[]): string {
  return ` ${run.join(" ")} `;
}

function sharedRun(text: string, sentence: readonly string[]): string[] | null {
  const length = sentence.some((w) => /\p{Script=Han}/u.test(w)) ? RUN_HAN : RUN_WORDS;
  for (let i = 0; i + length <= sentence.length; i++) {
    const run = sentence.slice(i, i + length);
    if (text.includes(folded(run))) return run;
  }
  return null;
}

function show(run: readonly string[]): string {
  return run.some((w) => /\p{Script=Han}/u.test(w)) ? run.join("") : run.join(" ");
}
