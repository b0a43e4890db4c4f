// What a turn's words touch besides what the reader's Move says: a persona's trigger, a fact's exhibit or the other's account
// put to somebody, or nothing at all (a pause). Lexical on purpose: cautious thresholds, so that a miss is commoner than a false hit.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { fold, sentencesOf, withoutQuoted } from "../../language/fold.ts";
import { coverage, parse, parseOnce, type Parsed } from "../../language/tokens.ts";

export type TouchKind = "flares" | "withdraws" | "softens";
/** A trigger of a party that the words touched; `trigger` is its index in the persona. */
export interface Touch { party: number; trigger: number; kind: TouchKind }
export interface Touches { touches: Touch[]; puts: number[]; pause: boolean }

export const UNTOUCHED: Touches = { touches: [], puts: [], pause: false };

/** Share of a trigger's words that must be there: provocations nearly all, kind ones half (they describe what is done, not what is said). */
const NEEDS = { flares: 0.75, withdraws: 0.75, softens: 0.5 } as const;
/** Share of an exhibit's name, or of an account, that counts as putting it to somebody. */
const NAMES = 0.6;
const TELLS = 0.45;
const FRAME = /^(?:when |being )?(?:called|told(?: that)?|asked(?: about| what| how| who| to)?|reminded|accused of|offered|the word|说(?:他|她|人)?(?:是|只是)?|拿|提)\s*/u;
const NEGATED = /\b(?:not|never|nobody|no one|isn't|wasn't|don't|didn't)\b|不是|没有人|没人|并不|不会/u;

/** What the words touch. Never throws; a text without a letter or figure is a pause. */
export function touchesOf(file: CaseFile, text: string): Touches {
  if (!/[\p{L}\p{N}]/u.test(text)) return { ...UNTOUCHED, pause: true };
  const words = parseOnce(text);
  // What is given back in quotation marks was said by a party: it provokes nobody a second time.
  const plain = parseOnce(sentencesOf(withoutQuoted(fold(text))).filter((s) => !NEGATED.test(s)).join("\n"));
  const { triggers, facts } = sensesOf(file);
  const touches = triggers.flatMap(({ parts, ...touch }) =>
    parts.some((part) => coverage(part, touch.kind === "softens" ? words : plain) >= NEEDS[touch.kind]) ? [touch] : []);
  const puts = facts.flatMap(({ exhibit, accounts }, i) =>
    (exhibit !== null && coverage(exhibit, words) >= NAMES) || accounts.some((account) => coverage(account, words) >= TELLS) ? [i] : []);
  return { touches, puts, pause: false };
}

/** What a case's parties are touched by, with its words taken apart. */
interface Senses { triggers: readonly (Touch & { parts: readonly Parsed[] })[]; facts: readonly { exhibit: Parsed | null; accounts: readonly Parsed[] }[] }
const compiled = new WeakMap<CaseFile, Senses>();

function sensesOf(file: CaseFile): Senses {
  const known = compiled.get(file);
  if (known) return known;
  const senses: Senses = {
    triggers: file.parties.flatMap((party, p) => party.private.persona.triggers.map(({ on, effect }, trigger) =>
      ({ party: p, trigger, kind: kindOf(effect), parts: partsOf(on).filter((part) => mass(part) >= 1) }))),
    facts: file.facts.map((fact) => {
      const exhibit = fact.exhibit == null ? null : parse(fact.exhibit.name);
      return { exhibit: exhibit !== null && mass(exhibit) >= 1 ? exhibit : null, accounts: [fact.truth, ...Object.values(fact.versions)].map(parse) };
    }),
  };
  compiled.set(file, senses);
  return senses;
}

/** Authors' words for what a trigger does, by what the psychology knows. */
export function kindOf(effect: string): TouchKind {
  if (/soften/.test(effect)) return "softens";
  return /anger|rage|panic|reactance/.test(effect) ? "flares" : "withdraws";
}

/** The alternatives a trigger names, without the frame ("told that …"). */
function partsOf(on: string): Parsed[] {
  return fold(on).split(/,|;|、|\bor\b|或者?/u).map((part) => parse(part.trim().replace(FRAME, "")));
}

function mass(parsed: Parsed): number {
  let sum = 0;
  for (const weight of parsed.bag.values()) sum += weight;
  return sum;
}
