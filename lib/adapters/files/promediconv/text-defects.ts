import { hasMismatchedBrackets } from "./names.ts";
import { type DialogueRecord, MEDIATOR, type PromptsRecord, strategyOf } from "./schema.ts";
import type { Defect, DefectClass } from "./defect-classes.ts";
import { endsAfterColon, hasHalfwidthComma, hasSpacesInsideWords, shownText } from "./utterance-text.ts";

const NBSP_OR_ZERO_WIDTH = /[\u00A0\u200B-\u200F\u2060\uFEFF\u00AD]/;
const numbers = (at: number[]) => at.length > 8 ? `${at.slice(0, 8).join(", ")} and ${at.length - 8} more` : at.join(", ");
const plural = (at: readonly unknown[], one: string, many: string) => (at.length === 1 ? one : many);

/** Defects of the words of a dialogue, counted by utterance. */
export function dialogueTextDefects(record: DialogueRecord): Defect[] {
  const found: Defect[] = [];
  const check = (code: DefectClass, bad: (text: string, speaker: string, strategy: string | undefined) => boolean, says: (which: string) => string) => {
    const at = record.dialog.flatMap((u, i) => (bad(u.text, u.speaker, u.strategy) ? [i + 1] : []));
    if (at.length > 0) found.push({ code, count: at.length, says: says(`${plural(at, "utterance", "utterances")} ${numbers(at)}`) });
  };
  const wrapped = (t: string) => t.startsWith("“") && t.endsWith("”") && t.length > 1;
  check("EMPTY_TEXT", (t) => shownText(t) === "", (w) => `${w} ${w.startsWith("utterances") ? "have" : "has"} no text; kept as a turn so that turn numbers do not shift`);
  check("TEXT_WRAPPED_IN_CURLY_QUOTES", (t) => wrapped(t), (w) => `the outer “ ” of ${w} are taken off when shown`);
  check("TEXT_NOT_WRAPPED", (t) => t !== "" && !t.startsWith("“"), (w) => `${w} stand without the usual outer “ ”`);
  check("TEXT_OPENING_QUOTE_NEVER_CLOSED", (t) => t.startsWith("“") && !wrapped(t), (w) => `an opening “ is never closed in ${w}; it is taken off`);
  check("TEXT_TRUNCATED_AFTER_COLON", endsAfterColon, (w) => `${w} ends after a colon: what should follow is lost, so the case counts as having no written agreement`);
  check("TEXT_NESTED_SAME_QUOTES", (t) => wrapped(t) && /[“”]/.test(t.slice(1, -1)), (w) => `“ ” stand inside “ ” in ${w}; only the outermost pair is taken off`);
  check("TEXT_STRAIGHT_QUOTES", (t) => /['"]/.test(t), (w) => `straight quotes stand in ${w}; kept`);
  check("TEXT_HALFWIDTH_COMMA", hasHalfwidthComma, (w) => `a half-width comma stands in ${w}; kept`);
  check("TEXT_SPACES_INSIDE_WORDS", hasSpacesInsideWords, (w) => `spaces stand inside words in ${w}; dropped when shown`);
  check("TEXT_NBSP_OR_ZERO_WIDTH", (t) => NBSP_OR_ZERO_WIDTH.test(t), (w) => `no-break spaces or invisible characters stand in ${w}; kept`);
  check("TEXT_CONTROL_WHITESPACE", (t) => /[\t\n\r]/.test(t), (w) => `tabs or line breaks stand in ${w}; kept`);
  check("MEDIATOR_UTTERANCE_WITHOUT_STRATEGY", (_t, s, strategy) => s === MEDIATOR && strategy === undefined, (w) => `the mediator's ${w} carry no strategy`);
  check("PARTY_UTTERANCE_WITH_STRATEGY", (_t, s, strategy) => s !== MEDIATOR && strategy !== undefined, (w) => `${w} of a party carry a mediation strategy; ignored`);
  check("UNKNOWN_STRATEGY", (_t, s, strategy) => s === MEDIATOR && strategy !== undefined && strategyOf(strategy) === null, (w) => `the strategy of ${w} is not one of the 11; shown without one`);
  return found;
}

/** Defects of a case's description. */
export function descriptionDefects(text: string): Defect[] {
  const found: Defect[] = [];
  const opening = text.match(/“/g)?.length ?? 0;
  const closing = text.match(/”/g)?.length ?? 0;
  if (opening !== closing || text.includes('"')) found.push({ code: "DESCRIPTION_QUOTES_UNBALANCED", count: 1, says: "quotes in the description do not pair; shown as it is" });
  if (hasMismatchedBrackets(text)) found.push({ code: "DESCRIPTION_BRACKETS_MISMATCHED", count: 1, says: "a bracket in the description is closed by one of another width, or not at all; shown as it is" });
  if (hasHalfwidthComma(text)) found.push({ code: "DESCRIPTION_HALFWIDTH_COMMA", count: 1, says: "half-width commas stand in the description; shown as it is" });
  return found;
}

/** Defects of the role texts themselves, counted by role text. */
export function promptTextDefects(record: PromptsRecord): Defect[] {
  const found: Defect[] = [];
  const check = (code: DefectClass, bad: (text: string) => boolean, says: (names: string) => string) => {
    const names = Object.entries(record.prompts).flatMap(([name, text]) => (bad(text) ? [name] : []));
    if (names.length > 0) found.push({ code, count: names.length, says: says(names.join(", ")) });
  };
  check("EMPTY_PROMPT", (t) => t.trim() === "", (n) => `the role text of ${n} is empty; it counts as missing`);
  check("PROMPT_SPACES_INSIDE_WORDS", hasSpacesInsideWords, (n) => `the role text of ${n} has spaces inside a word; dropped in what is shown, the raw text is kept`);
  check("PROMPT_NBSP_OR_ZERO_WIDTH", (t) => NBSP_OR_ZERO_WIDTH.test(t), (n) => `the role text of ${n} has no-break spaces or invisible characters; kept`);
  return found;
}
