// The writer: finds words for what the psychology has decided a party says. Uses the party's own speech material and the grammar only.
import type { WriteSpeech } from "./ports.ts";
import { coverage, parseOnce } from "./tokens.ts";
import { compose } from "./writing/compose.ts";
import { join, lengthOf } from "./writing/join.ts";
import { scribeFor, type Scribe } from "./writing/scribe.ts";

/** Longest speech before further fragments are left off; exemplar dialogues: nine tenths of the turns are shorter (78 words, 105 characters). */
const LONGEST = { en: 62, zh: 100 } as const;

/** Words for one intent (see ports.ts). Never empty. Deterministic in its input; the dice are `rng`. */
export const writeSpeech: WriteSpeech = (input) => {
  const scribe = scribeFor(input);
  const body = withoutEcho([grumble(scribe), ...compose(scribe)].map((f) => (f === null ? null : scribe.fill(f))));
  const cueStands = body.some((f) => f !== null && scribe.material.cues.includes(f));
  const cue = input.intent.cue === null || cueStands ? null : cueOf(scribe, input.intent.cue, body);
  const isAction = cue !== null && /^[（(]/.test(cue);
  const text = join([...(isAction ? [cue] : []), ...(input.intent.act === "open" ? body : withinLength(body, scribe.lang)), ...(isAction ? [] : [cue])], scribe.lang);
  return text === "" ? join(scribe.grammar.notYet.slice(0, 1), scribe.lang) : text;
};

/** Authors write some things twice, as an account and as a line: in one breath the second is left off. Figures always stay. */
function withoutEcho(fragments: readonly (string | null)[]): (string | null)[] {
  return fragments.map((f, i) => {
    if (f === null || i === 0 || /\d/.test(f)) return f;
    const own = parseOnce(f);
    const before = fragments.slice(0, i).filter((b) => b !== null).join(" ");
    return own.bag.size >= 4 && before !== "" && coverage(own, parseOnce(before)) >= 0.6 ? null : f;
  });
}

const ANSWERS = ["answer-fact", "narrate", "deflect", "tell-interest", "deny"];

/** Three questions at once: a complaint, then the answer to one of them (exemplars' notes). */
function grumble(scribe: Scribe): string | null {
  const { intent, mediatorText } = scribe.input;
  const many = (mediatorText.match(/[?？]/g) ?? []).length >= 3;
  return many && ANSWERS.includes(intent.act) && scribe.chance(0.7) ? scribe.fresh(scribe.grammar.stacked) : null;
}

/** Keeps what must stand (the first fragments) and drops trailing ones past the limit. A fragment with a figure always stays. */
function withinLength(fragments: readonly (string | null)[], lang: "en" | "zh"): (string | null)[] {
  let length = 0;
  return fragments.filter((f) => f !== null).filter((f, i) => {
    const own = lengthOf(f, lang);
    const stays = i === 0 || length + own <= LONGEST[lang] || /\d|[一二三四五六七八九十百千万]{2}/.test(f);
    if (stays) length += own;
    return stays;
  });
}

/** An action that waits for its occasion (（提到医院就去摸打火机）) shows when that was spoken of, without saying so. */
function occasioned(action: string, mediatorText: string): string[] {
  const m = /^([（(])(?:提到|讲到|说到)(.{1,8}?)就(.+)$/.exec(action);
  if (!m) return [action];
  return mediatorText.includes(m[2] ?? "") ? [`${m[1]}${m[3]}`] : [];
}

/** A cue of the barrier that has not shown yet, from the case or, where it has none left, from the grammar; null when all have shown: a cue told twice is no cue. */
function cueOf(scribe: Scribe, barrier: "face" | "hostile" | "hardship" | "unheard", body: readonly (string | null)[]): string | null {
  const { cues, actions } = scribe.material;
  const said = scribe.input.said;
  const shown = said.filter((s) => /[（(][^（()）]+[）)]/.test(s)).length;
  const acts = actions.flatMap((a) => occasioned(a, scribe.input.mediatorText)).filter((a) => !said.some((s) => s.includes(a)));
  // Actions are few: at most every third cue.
  if (acts.length > 0 && shown * 3 <= said.length && scribe.chance(0.3)) return scribe.fresh(acts);
  const text = body.filter((f) => f !== null).join(" ");
  const about = `${scribe.input.mediatorText} ${text}`;
  // A cue in nearly the words just spoken, or spoken once, would be the same thing twice.
  const now = parseOnce(text);
  const before = scribe.input.said.map(parseOnce);
  // Alone with the mediator nobody says "in front of him".
  const apart = cues.filter((c) => scribe.room === "joint" || !/当着.{1,6}面|in front of (?:him|her|them)/.test(c)).filter((c) => coverage(parseOnce(c), now) < 0.4 && !before.some((s) => coverage(parseOnce(c), s) >= 0.7));
  return scribe.fresh(apart, about) ?? scribe.fresh(scribe.grammar.cues[barrier].map(scribe.fill), about);
}

