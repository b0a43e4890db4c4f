// What a turn's words touch besides what the reader's Move says: a persona's trigger, a fact's exhibit or the other's account
// put to somebody, or nothing at all (a pause). Lexical on purpose: cautious thresholds, so that a miss is commoner than a false hit.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { fold, sentencesOf } from "../../language/fold.ts";
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
  const words = parse(text);
  const plain = parse(sentencesOf(fold(text)).filter((s) => !NEGATED.test(s)).join("\n"));
  const touches = file.parties.flatMap((party, p) => party.private.persona.triggers.flatMap(({ on, effect }, trigger) => {
    const kind = kindOf(effect);
    return partsOf(on).some((part) => mass(part) >= 1 && coverage(part, kind === "softens" ? words : plain) >= NEEDS[kind]) ? [{ party: p, trigger, kind }] : [];
  }));
  const puts = file.facts.flatMap((fact, i) => {
    const named = fact.exhibit != null && mass(parseOnce(fact.exhibit.name)) >= 1 && coverage(parseOnce(fact.exhibit.name), words) >= NAMES;
    return named || [fact.truth, ...Object.values(fact.versions)].some((account) => coverage(parseOnce(account), words) >= TELLS) ? [i] : [];
  });
  return { touches, puts, pause: false };
}

/** Authors' words for what a trigger does, by what the psychology knows. */
export function kindOf(effect: string): TouchKind {
  if (/soften/.test(effect)) return "softens";
  return /anger|rage|panic|reactance/.test(effect) ? "flares" : "withdraws";
}

/** The alternatives a trigger names, without the frame ("told that …"). */
function partsOf(on: string): Parsed[] {
  return fold(on).split(/,|;|、|\bor\b|或者?/u).map((part) => parseOnce(part.trim().replace(FRAME, "")));
}

function mass(parsed: Parsed): number {
  let sum = 0;
  for (const weight of parsed.bag.values()) sum += weight;
  return sum;
}
