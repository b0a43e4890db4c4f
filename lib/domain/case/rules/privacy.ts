// Rules about secrecy: nothing private stands in what everybody reads. A whole private sentence in a public text is an error;
// a long run of the same words is a warning, since two honest texts may share a phrase. Lengths chosen on the exemplar cases.
import type { CaseFile } from "../schema.ts";
import { error, warning, type Finding } from "./finding.ts";

/** Shortest private sentence that counts as leaked, and shortest run that raises a warning, in words (a Chinese character is a word). */
const SENTENCE_WORDS = 6;
const RUN_WORDS = 9;
const RUN_HAN = 12;

/** The words of a text between single spaces, and where each begins: a run of words is then a slice, found again as a substring. */
interface Words { line: string; starts: readonly number[]; han: boolean }
/** A public text with its runs of the three lengths looked for. */
interface Open { place: string; line: string; runs: ReadonlySet<string> }

export function privacyRules(file: CaseFile): Finding[] {
  const publicTexts = publicTextsOf(file).map(({ place, text }) => opened(place, words(text)));
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

function leak(place: string, text: string, publicTexts: readonly Open[]): Finding[] {
  const sentences = text.split(/[。！？!?;；\n]|\.(?=\s|$)/u).map(words).filter((s) => s.starts.length >= SENTENCE_WORDS);
  for (const open of publicTexts) {
    const whole = sentences.find((s) => open.runs.has(run(s, 0, SENTENCE_WORDS)) && open.line.includes(s.line));
    if (whole) return [error(open.place, `tells what only one side knows (${place}): "${show(whole.line, whole.han)}"`, `写出了只有一方知道的话（${place}）：“${show(whole.line, whole.han)}”`)];
  }
  for (const open of publicTexts) {
    for (const sentence of sentences) {
      const shared = sharedRun(open.runs, sentence);
      if (shared === null) continue;
      const shown = show(shared, sentence.han);
      return [warning(open.place, `reads like something private (${place}): "${shown}"; check that it gives nothing away`, `和私下的内容相近（${place}）：“${shown}”，请确认没有泄露`)];
    }
  }
  return [];
}

function words(text: string): Words {
  const all = text.normalize("NFKC").toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  const starts: number[] = [];
  let line = " ";
  for (const word of all) {
    starts.push(line.length);
    line += `${word} `;
  }
  return { line, starts, han: /\p{Script=Han}/u.test(line) };
}

/** `length` words from the i-th on, with the spaces around them. */
function run({ line, starts }: Words, i: number, length: number): string {
  return line.slice((starts[i] ?? 1) - 1, starts[i + length] ?? line.length);
}

function opened(place: string, all: Words): Open {
  const runs = new Set<string>();
  for (const length of [SENTENCE_WORDS, RUN_WORDS, RUN_HAN]) for (let i = 0; i + length <= all.starts.length; i++) runs.add(run(all, i, length));
  return { place, line: all.line, runs };
}

function sharedRun(runs: ReadonlySet<string>, sentence: Words): string | null {
  const length = sentence.han ? RUN_HAN : RUN_WORDS;
  for (let i = 0; i + length <= sentence.starts.length; i++) {
    const found = run(sentence, i, length);
    if (runs.has(found)) return found;
  }
  return null;
}

function show(line: string, han: boolean): string {
  return han ? line.replaceAll(" ", "") : line.trim();
}
