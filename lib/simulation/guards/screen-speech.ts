// How much of a speech may leave while it is still being made: everything that is certainly harmless, at most twelve tokens behind the voice,
// and nothing from the place on where it tells a private fact, names a secret figure, or stops being one party's turn. Pure.
import { SPEECH_STANDS, type GuardBrief, type SecretFigure, type Stop } from "./brief.ts";
import { hearRole, hearScript, hearVoices, ownLabel, readVoices, type Voices } from "./conduct.ts";
import { hearFacts, readFacts, type KnownFact } from "./facts.ts";
import { figuresOf, hearFigures, openFigures } from "./figures.ts";
import { HELD_TOKENS, look, type Seen } from "./places.ts";

export interface Guard {
  brief: GuardBrief;
  facts: readonly KnownFact[];
  figures: readonly SecretFigure[];
  open: ReadonlySet<number>;
  voices: Voices;
  maxCharacters: number;
}

export interface Screening {
  /** Raw characters at the beginning that are only the speaker's own label. */
  skip: number;
  /** Everything between `skip` and here may leave. */
  safe: number;
  /** Why nothing more may; null while it may go on. */
  stop: Stop | null;
}

/** Raw characters before the part not yet released that are looked at again: about eighty English words. */
const LOOK_BACK = 400;
/** About two minutes of talk. */
const LONGEST = { en: 1400, zh: 500 };

/** Reads a brief once for all pieces of a turn. */
export function prepareGuard(brief: GuardBrief): Guard {
  return { brief, facts: readFacts(brief.facts, brief.known), figures: [...brief.figures, ...figuresOf(brief.facts)], open: openFigures(brief.known), voices: readVoices(brief), maxCharacters: brief.maxCharacters ?? LONGEST[brief.language] };
}

/**
 * Screens what was said so far. `whole`: nothing more comes. `released`: how much has left already, so that only what is near it is read again;
 * the answer for a longer text never takes back what was safe in a shorter one.
 */
export function screenSpeech(guard: Guard, said: string, whole: boolean, released = 0): Screening {
  // Past the greatest length nothing is read: a hundred kilobytes at once cost no more than a long turn.
  const text = said.slice(0, mostCharacters(guard) + 1);
  const from = windowStart(text, released);
  const seen = look(text.slice(from), from);
  const skip = from === 0 ? ownLabel(guard.voices, seen) : 0;
  const { language } = guard.brief;
  const heard = [
    hearFacts(guard.facts, seen, whole), hearFigures(guard.figures, guard.open, seen, whole), hearVoices(guard.voices, seen, whole, skip),
    hearRole(language, seen, whole), hearScript(language, seen, whole), { stop: tooLong(guard, text), hold: whole ? null : lastWord(seen) },
  ];
  // What is broken goes before what is only ended, at the same place.
  const stops = heard.map((h) => h.stop).filter((s): s is Stop => s !== null).sort((a, b) => a.at - b.at || Number(SPEECH_STANDS[a.kind]) - Number(SPEECH_STANDS[b.kind]));
  const stop = stops[0] ?? null;
  const held = Math.min(text.length, ...heard.map((h) => h.hold).filter((h): h is number => h !== null));
  if (stop !== null && SPEECH_STANDS[stop.kind]) return { ...endedAt(guard, text.slice(0, Math.max(stop.at, released)), released, stop), skip };
  const safe = Math.min(stop?.at ?? text.length, Math.max(held, mostHeld(seen)));
  return { skip, safe: Math.max(released, whole && stop === null ? safe : beforeTrimmings(text, safe)), stop };
}

/** A speech that ends before somebody else's line, or at its greatest length: what stands before is screened as a whole one. */
function endedAt(guard: Guard, before: string, released: number, stop: Stop): Screening {
  const inner = screenSpeech(guard, before, true, released);
  if (inner.stop !== null) return inner;
  const safe = Math.max(released, beforeTrimmings(before, inner.safe));
  return { ...inner, safe, stop: { ...stop, at: safe } };
}

/** Blanks and opening marks wait for what they open. */
function beforeTrimmings(text: string, end: number): number {
  let at = end;
  while (at > 0 && /[\s*_`~#"'“‘[(【（-]/.test(text[at - 1] ?? "")) at -= 1;
  return at;
}

function windowStart(text: string, released: number): number {
  if (released <= LOOK_BACK) return 0;
  const start = released - LOOK_BACK;
  const blank = text.slice(start, released).search(/[\s。！？，.!?,]/);
  return blank < 0 ? start : start + blank;
}

/** The last word or number may still grow, and so may a code of both. */
function lastWord(seen: Seen): number | null {
  const growing = /[a-z\d][a-z\d'.,+/=]*$/.exec(seen.text);
  return growing === null ? null : (seen.places[growing.index] ?? null);
}

/** Nothing older than twelve tokens is held. */
function mostHeld(seen: Seen): number {
  const end = seen.units.at(-1)?.after ?? 0;
  return seen.units.find((u) => end - u.before <= HELD_TOKENS)?.at ?? 0;
}

function mostCharacters(guard: Guard): number {
  return Math.floor(guard.maxCharacters * 1.5);
}

function tooLong(guard: Guard, text: string): Stop | null {
  const { maxCharacters } = guard;
  if (text.length <= maxCharacters) return null;
  const after = /[.!?。！？]["'”’)]*(?=\s|$|\p{Script=Han})/u.exec(text.slice(maxCharacters - 1));
  const at = after === null ? Number.POSITIVE_INFINITY : maxCharacters - 1 + after.index + after[0].length;
  const most = mostCharacters(guard);
  if (at <= most && at < text.length) return { kind: "length", at, id: null };
  return text.length > most ? { kind: "length", at: most, id: null } : null;
}

export interface SpeechGate {
  /** Takes the next piece; gives what may leave now, and the stop when there is one. After a stop nothing leaves. */
  take: (piece: string) => { leaves: string; stop: Stop | null };
  /** Nothing more comes. */
  end: () => { leaves: string; stop: Stop | null };
}

/** The guard over a stream of pieces. */
export function speechGate(guard: Guard): SpeechGate {
  let [text, released, skipped] = ["", 0, 0];
  let stop: Stop | null = null;
  const step = (whole: boolean): { leaves: string; stop: Stop | null } => {
    if (stop !== null) return { leaves: "", stop };
    const screening = screenSpeech(guard, text, whole, released);
    skipped = Math.max(skipped, screening.skip);
    const leaves = text.slice(Math.max(released, skipped), screening.safe);
    released = screening.safe;
    stop = screening.stop;
    return { leaves, stop };
  };
  return {
    take: (piece) => {
      text += piece;
      return step(false);
    },
    end: () => step(true),
  };
}
