// When a party lets slip what matters more than any terms: the disclosures a case file lists. Only in words; nothing in the psychology turns on
// them except how they are met (M16). Thresholds: trust "half way" as the exemplars' notes on when say, heat for those that come in anger.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Mind } from "./psychology.ts";

const TRUST = 0.45;
const HEARD = 0.35;
const HEAT = 0.55;
const IN_PRIVATE = /in private|privately|alone with|背对背|单独|私下/i;

export interface Occasion {
  partyId: string;
  /** A member besides the spokesperson speaks; null: the party itself. */
  memberId: string | null;
  inPrivate: boolean;
  asked: "open" | "closed" | "leading" | "none";
  /** All the party has said so far. */
  said: readonly string[];
  /** The words answer terms or leave: no room for it there. */
  bound: boolean;
}

/** The words of a disclosure whose moment has come; null otherwise. Each is said once in a session. */
export function disclosureOf(file: CaseFile, mind: Mind, { partyId, memberId, inPrivate, asked, said, bound }: Occasion): string | null {
  if (bound) return null;
  const due = file.safety.find(({ who, when, cue }) => {
    if (who !== (memberId ?? partyId) || said.some((text) => text.includes(cue))) return false;
    const confides = mind.trust >= TRUST && mind.heard >= HEARD && asked === "open";
    return IN_PRIVATE.test(when) ? inPrivate && confides : confides || mind.anger >= HEAT;
  });
  return due?.cue ?? null;
}

