// A party's own lines for what is at hand: fillers that fit the topic and the value, voice lines of a mood, cores of the grammar.
import type { FillerFunction } from "@/lib/domain/case/party-schema.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import { EN_CONDUCT } from "../en/conduct-cues.ts";
import { fold } from "../fold.ts";
import type { SpeechAct } from "../speech-intent.ts";
import { lexiconOf } from "../case-lexicon.ts";
import { parseOnce } from "../tokens.ts";
import { ZH_CONDUCT } from "../zh/conduct-cues.ts";
import { coresFor } from "./grammar.ts";
import { fitsOption } from "./material.ts";
import { spoken, type Scribe } from "./scribe.ts";
import { standsAlone, type VoiceMood } from "./voice-mood.ts";

/** Cores of an act, the intent's own by default, with names filled in. */
export function cores(scribe: Scribe, act: SpeechAct = scribe.input.intent.act): string[] {
  const { mediatorText } = scribe.input;
  const where = {
    room: scribe.room, law: scribe.grammar.law.test(mediatorText),
    again: act === "react-repeat" && saidAlready(scribe.input),
    belittled: act === "react-patronised" && (scribe.lang === "zh" ? ZH_CONDUCT : EN_CONDUCT).minimises.some((p) => p.test(fold(mediatorText))),
    senseless: act === "react-off-task" && !scribe.grammar.asksAnything.test(mediatorText),
  };
  return coresFor(scribe.grammar.cores, act, scribe.input.intent.band, where).map(scribe.fill);
}

/** Whether a mediator has said much the same before in this session: four fifths of its words, names aside, stand in one earlier turn. */
function saidAlready({ mediatorText, state, file }: Scribe["input"]): boolean {
  const names = lexiconOf(file).names;
  const words = [...parseOnce(mediatorText).bag].filter(([t, w]) => w >= 1 && !names.has(t)).map(([t]) => t);
  const before = state.turns.filter((t) => t.speaker.seat === "mediator").slice(0, -1);
  return before.some((t) => t.text === mediatorText || (words.length >= 2 && words.filter((w) => parseOnce(t.text).bag.has(w)).length >= 0.8 * words.length));
}

/** Filler lines of the topic at hand that fit the value they would carry. */
export function lines(scribe: Scribe, fn: FillerFunction, terms: Terms | null = null): string[] {
  const { topic } = scribe;
  const { intent, file } = scribe.input;
  if (!topic) return [];
  const value = terms?.[topic.id] ?? (intent.offer?.topicId === topic.id ? intent.offer.value : null);
  return scribe.material.fillers(topic.id, fn)
    .filter((l) => (value !== null || !l.includes("{amount}")) && fitsOption(l, fn, topic, value, file));
}

/** Question fillers with their mark: authors leave the last mark of a Chinese line off. */
export function questions(scribe: Scribe): string[] {
  return lines(scribe, "question").map((l) => (/[.!?。！？…]$/.test(l) ? l : `${l}${scribe.lang === "zh" ? "？" : "?"}`));
}

/** A line with its {amount} spoken; null when there is no figure for it. */
export function withAmount(scribe: Scribe, line: string | null, terms: Terms | null = null): string | null {
  const { topic } = scribe;
  if (line === null || !topic || !line.includes("{amount}")) return line;
  const value = terms?.[topic.id] ?? (scribe.input.intent.offer?.topicId === topic.id ? scribe.input.intent.offer.value : null);
  return value === null ? null : line.replaceAll("{amount}", spoken(scribe, topic.id, value));
}

/** Voice lines of a mood that stand alone, not about a version already taken back; of the topic at hand first. */
export function voice(scribe: Scribe, moods: readonly VoiceMood[], onTopic = false): string[] {
  const takenBack = scribe.input.file.facts.flatMap((f) => {
    const version = scribe.material.versions.get(f.id);
    return version !== undefined && scribe.input.said.some((s) => s.includes(`“${firstSentence(version)}`)) ? [parseOnce(version)] : [];
  });
  const contradicts = (line: string): boolean => takenBack.some((v) => [...parseOnce(line).bag].filter(([t, w]) => w >= 1 && v.bag.has(t)).length >= 2);
  return scribe.material.voice
    .filter((v) => moods.includes(v.mood) && standsAlone(v.text, scribe.lang) && !contradicts(v.text))
    .filter((v) => !onTopic || scribe.topic === null || v.topics.length === 0 || v.topics.includes(scribe.topic.id))
    .map((v) => v.text);
}

/** The first sentence without its end mark. */
export function firstSentence(text: string): string {
  return (/^[^.!?。！？]+/.exec(text)?.[0] ?? text).replace(/[，,；;\s]+$/, "");
}
