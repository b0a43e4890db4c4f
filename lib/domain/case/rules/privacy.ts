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
interface Open { place: string; line: string }

export function privacyRules(file: CaseFile): Finding[] {
  const publicTexts = publicTextsOf(file).map(({ place, text }) => ({ place, ...words(text) }));
  const runs = new Set(publicTexts.flatMap((open) => open.starts.slice(SENTENCE_WORDS - 1).map((_, i) => run(open, i, SENTENCE_WORDS))));
  return file.parties.flatMap((party) => privateTextsOf(party).flatMap(({ place, text }) => leak(place, text, publicTexts, runs)));
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

/** `runs`: all runs of the shortest length in the public texts. What shares none of them shares nothing longer, and is not looked at again. */
function leak(place: string, text: string, publicTexts: readonly Open[], runs: ReadonlySet<string>): Finding[] {
  const suspects = text.split(/[。！？!?;；\n]|\.(?=\s|$)/u).map(words).filter((s) => s.starts.length >= SENTENCE_WORDS)
    .map((sentence) => ({ sentence, from: sentence.starts.flatMap((_, i) => (i + SENTENCE_WORDS <= sentence.starts.length && runs.has(run(sentence, i, SENTENCE_WORDS)) ? [i] : [])) }))
    .filter(({ from }) => from.length > 0);
  if (suspects.length === 0) return [];
  for (const open of publicTexts) {
    const whole = suspects.find(({ sentence }) => open.line.includes(sentence.line))?.sentence;
    if (whole) return [error(open.place, `tells what only one side knows (${place}): "${show(whole.line, whole.han)}"`, `写出了只有一方知道的话（${place}）：“${show(whole.line, whole.han)}”`)];
  }
  for (const open of publicTexts) {
    for (const { sentence, from } of suspects) {
      const length = sentence.han ? RUN_HAN : RUN_WORDS;
      const shared = from.filter((i) => i + length <= sentence.starts.length).map((i) => run(sentence, i, length)).find((words) => open.line.includes(words));
      if (shared === undefined) continue;
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

function show(line: string, han: boolean): string {
  return han ? line.replaceAll(" ", "") : line.trim();
}
