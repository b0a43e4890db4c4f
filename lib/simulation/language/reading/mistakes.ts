// Which mistakes of the taxonomy a turn shows on its face (assessment §3). What needs the whole session (M01, M07, M09, M11–M14, M17) is judged elsewhere.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { isNumeric, type Terms } from "@/lib/domain/case/topic-schema.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { Mistake } from "@/lib/domain/strategy/mistake.ts";
import type { Strategy } from "@/lib/domain/strategy/strategy.ts";
import { lexiconOf } from "../case-lexicon.ts";
import { fold } from "../fold.ts";
import { predictsRuling } from "./conduct.ts";
import type { ConductCues } from "./conduct-cues.ts";
import type { Questions } from "./question.ts";

export interface MistakeInput {
  folded: string;
  /** The same without what is given back in quotation marks. */
  own: string;
  cues: ConductCues;
  file: CaseFile;
  state: SessionState;
  terms: Terms | null;
  questions: Questions;
  /** Party texts being answered. */
  answered: readonly string[];
  acknowledges: number;
  procedural: boolean;
  blames: readonly string[];
  sidesWith: string | null;
  pressures: boolean;
  cites: readonly string[];
  strategy: Strategy;
  turn: number;
  repeats: boolean;
}

export function readMistakes(input: MistakeInput): Mistake[] {
  const found: Mistake[] = [];
  const add = (code: Mistake, when: boolean): void => { if (when) found.push(code); };
  add("M02", input.terms !== null && interestsToldShare(input) < 0.5);
  add("M03", input.questions.leading > 0 || input.questions.count > 2);
  add("M04", passesOverFeeling(input));
  add("M05", input.cues.minimises.some((p) => p.test(input.own)));
  add("M06", input.blames.length > 0 || input.sidesWith !== null);
  add("M08", input.pressures || predictsRuling(input.own, input.cues));
  add("M10", bargainsPositionsOnly(input));
  add("M15", citesUnlistedLaw(input));
  add("M16", passesOverDanger(input));
  add("M18", input.repeats || sameMoveWithoutEffect(input));
  return found;
}

/** Share of the topics on which somebody has told why it matters. */
function interestsToldShare({ file, state }: MistakeInput): number {
  const told = new Set(state.parties.flatMap((p) => p.interestsTold));
  return file.topics.filter((t) => told.has(t.id)).length / file.topics.length;
}

function passesOverFeeling({ answered, cues, acknowledges, procedural }: MistakeInput): boolean {
  return !procedural && acknowledges < 0.25 && answered.some((text) => cues.showsFeeling.test(fold(text)));
}

/** A disclosure the case lists was just made, and the turn goes on to terms, or says nothing to it and asks nothing. */
function passesOverDanger({ answered, file, acknowledges, terms, questions }: MistakeInput): boolean {
  const made = file.safety.some(({ cue }) => answered.some((text) => text.includes(cue)));
  return made && (terms !== null || (acknowledges < 0.25 && questions.form === "none"));
}

/** Numbers are put, by halving or without a reason, and nobody's interest in that topic has been told. */
function bargainsPositionsOnly({ terms, file, state, folded, cues }: MistakeInput): boolean {
  if (terms === null) return false;
  const numeric = file.topics.filter((t) => isNumeric(t) && t.id in terms).map((t) => t.id);
  if (numeric.length === 0) return false;
  if (cues.midpoint.test(folded)) return true;
  const told = state.parties.some((p) => numeric.some((id) => p.interestsTold.includes(id)));
  return !told && !cues.reason.test(folded) && Object.keys(terms).length === numeric.length;
}

/** A law is named that the case does not list, or an article its provision does not name; in the facilitative pack also law given as advice. */
function citesUnlistedLaw({ cites, file, folded, cues }: MistakeInput): boolean {
  if (file.style === "facilitative" && cues.advisesLaw.test(folded)) return true;
  const { provisions } = lexiconOf(file);
  return cites.some((cite) => {
    const name = fold(cite).replace(/[《》]/g, "").replace(/第[^条]*条.*$|^(?:section|article|clause|regulation|paragraph|s\.|art\.) ?\d+[\w()]*(?: of (?:the )?)?|^the /g, "").replace(/^中华人民共和国/, "").trim();
    const article = /第[一二三四五六七八九十百千零\d]+条|(?:section|article|clause|regulation) ?\d+\w*/.exec(fold(cite))?.[0];
    const candidates = name === "" ? provisions : provisions.filter((p) => p.name.includes(name) || name.includes(p.name.replace(/^中华人民共和国/, "")));
    if (candidates.length === 0) return true;
    return article !== undefined && candidates.some((p) => p.articles !== "") && !candidates.some((p) => p.articles.includes(article));
  });
}

/** The same strategy for the third time running while the last two brought nothing. */
function sameMoveWithoutEffect({ state, strategy, turn }: MistakeInput): boolean {
  if (strategy === "others" || strategy === "understanding-the-situation") return false;
  const before = state.turns.filter((t) => t.speaker.seat === "mediator" && t.turn < turn).slice(-2).map((t) => t.turn);
  if (before.length < 2) return false;
  const idle = (t: number): boolean => { const r = state.rewards.find((x) => x.turn === t)?.reward; return r === "same" || r === "worsened"; };
  return before.every((t) => state.readings[t]?.strategies[0]?.name === strategy && idle(t));
}
