// The reader: a mediator's typed words become a Move. Deterministic; reads any text, Chinese or English, whatever the case's language.
import { readFigures } from "./amounts.ts";
import { lexiconOf } from "./case-lexicon.ts";
import { EN_CONDUCT } from "./en/conduct-cues.ts";
import { EN_STRATEGY_CUES } from "./en/strategy-cues.ts";
import { EN_STRATEGY_WORDS } from "./en/strategy-words.ts";
import { fold, languageOf, sentencesOf, withoutQuoted } from "./fold.ts";
import type { Move } from "./move.ts";
import type { ReadMove } from "./ports.ts";
import { readAddressees } from "./reading/addressees.ts";
import { feelingsIn, readAcknowledgement, readBlame, readCitations, readOffTask, readPraise, readPressure, readProcedural, readSide } from "./reading/conduct.ts";
import { contextOf, speakerOf } from "./reading/context.ts";
import { mentionsOf } from "./reading/mentions.ts";
import { readMistakes } from "./reading/mistakes.ts";
import { readQuestions } from "./reading/question.ts";
import { nearRepeat, relevanceOf } from "./reading/relevance.ts";
import { scoreStrategies, softmax } from "./reading/strategy.ts";
import { readAssent, readTerms, readTopics } from "./reading/terms.ts";
import { readToolkit } from "./reading/toolkit.ts";
import { parseOnce } from "./tokens.ts";
import { ZH_CONDUCT } from "./zh/conduct-cues.ts";
import { ZH_STRATEGY_CUES } from "./zh/strategy-cues.ts";
import { ZH_STRATEGY_WORDS } from "./zh/strategy-words.ts";

const STRATEGY_CUES = { en: [...EN_STRATEGY_CUES, ...EN_STRATEGY_WORDS], zh: [...ZH_STRATEGY_CUES, ...ZH_STRATEGY_WORDS] };

/** Reads one mediator turn (see ports.ts). Never throws; silence or signs alone are procedure, not nonsense. */
export const readMove: ReadMove = ({ file, turn, state }) => {
  const text = turn.text.slice(0, 6000);
  const folded = fold(text);
  const lang = languageOf(text);
  const cues = lang === "zh" ? ZH_CONDUCT : EN_CONDUCT;
  // Words given back in quotation marks are a party's, not the mediator's.
  const own = withoutQuoted(folded);
  const lexicon = lexiconOf(file);
  const parsed = parseOnce(text);
  const figures = readFigures(text);
  const addressees = readAddressees(folded, cues, { file, turn, state });
  const context = contextOf(state, turn, addressees);
  const answered = context.answered.map((t) => t.text);
  const repeat = nearRepeat(parsed, context.mediator.slice(-40).map((t) => parseOnce(t.text)), lexicon.names, lang);

  const read = readTerms(folded, parsed, figures, file, cues);
  const attached = turn.terms !== null && Object.keys(turn.terms).length > 0;
  const terms = attached ? { ...read, ...turn.terms } : read;
  const questions = readQuestions(folded, cues);
  const procedural = readProcedural(folded, terms !== null, questions.form === "open", cues);
  const asksAssent = readAssent(folded, cues, { terms, attached, draftOpen: state.draft !== null, procedural });
  const speakers = new Set(context.answered.map(speakerOf));
  const earlier = context.parties.filter((t) => speakers.has(speakerOf(t))).map((t) => t.text);
  const acknowledges = readAcknowledgement(folded, parsed, { answered, earlier }, lexicon.names, cues);
  const praises = readPraise(folded, cues);
  const present = turn.audience.room === "caucus" ? [turn.audience.with] : file.parties.map((p) => p.id);
  const mentions = mentionsOf(own, file);
  const blames = readBlame(own, mentions, addressees, present, cues);
  const sidesWith = readSide(own, mentions, addressees, cues);
  const pressures = readPressure(own, cues);
  const cites = readCitations(folded, cues);
  const topical = { share: share([...parsed.bag.keys()], (t) => lexicon.vocabulary.has(t) || lexicon.names.has(t)), knows: (t: string) => lexicon.vocabulary.has(t) };
  const offTask = readOffTask(folded, parsed, topical, cues);
  const shown = feelingsIn(fold(answered.join(" ")), cues);
  const relevance = offTask ? 0 : relevanceOf({
    lang, words: parsed, answered, others: context.parties.filter((t) => !context.answered.includes(t)).slice(-8).map((t) => t.text), repeat,
    names: lexicon.names, vocabulary: lexicon.vocabulary, caseRuns: lexicon.runs,
    feelingsMet: [...feelingsIn(folded, cues)].filter((kind) => shown.has(kind)).length, concrete: terms !== null || figures.length > 0,
    dismissals: { minimises: cues.minimises.some((p) => p.test(own)), halves: terms !== null && cues.midpoint.test(folded), leads: questions.leading > 0 },
    condolence: cues.condolence.test(folded) && (shown.has("grief") || shown.has("hurt") || shown.has("hard")) && parsed.units.length < 30,
  });
  const limit = state.runSpec?.limits.turns ?? null;
  const strategies = softmax(scoreStrategies(strategicWords(own), lang, STRATEGY_CUES[lang], {
    question: questions.form, hasTerms: terms !== null, asksAssent, praises, procedural, cites: cites.length > 0, offTask,
    encourager: cues.encourager.test(folded), progress: limit === null ? null : turn.turn / limit, begun: context.parties.length > 0,
  })).slice(0, 2);
  const strategy = strategies[0]?.name ?? "others";

  const move: Move = {
    strategies, addressees, topics: readTopics(parsed, file, terms), terms, asksAssent, question: questions.form, acknowledges, praises,
    toolkit: readToolkit(folded, cues, { hasTerms: terms !== null, acknowledges, procedural }),
    relevance, procedural, blames, sidesWith, pressures, cites, offTask, probesSecret: cues.probes.test(own),
    mistakes: readMistakes({
      folded, own, cues, file, state, terms, questions, answered, acknowledges, procedural, blames, sidesWith, pressures, cites, strategy, turn: turn.turn,
      repeats: !procedural && repeat >= 0.8,
    }),
  };
  return move;
};

/** The sentences that move something: where a party's words are given back and then something is asked, what is asked. `own`: quotations emptied. */
function strategicWords(own: string): string {
  if (!own.includes('""')) return own;
  const rest = sentencesOf(own).filter((s) => !s.includes('""')).join(" ");
  return /\p{Script=Han}{6}|(?:\p{Script=Latin}+\P{L}+){4}/u.test(rest) ? rest : own;
}

function share<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length;
}
