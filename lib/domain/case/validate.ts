// Everything a case file must keep beyond its schema, in words a case author understands. Rules: case format, "a validator
// says in plain words"; one file a noun in rules/.
import type { Language } from "./classification.ts";
import { materialRules } from "./rules/material.ts";
import { packageRules } from "./rules/packages.ts";
import { partyRules } from "./rules/parties.ts";
import { privacyRules } from "./rules/privacy.ts";
import { referenceRules } from "./rules/references.ts";
import { topicRules } from "./rules/topics.ts";
import type { Finding } from "./rules/finding.ts";
import type { CaseFile } from "./schema.ts";
import { applyVariant } from "./variant.ts";

export interface CaseIssue {
  /** error: cannot be played as it is. warning: can be, thinner or with care. */
  level: "error" | "warning";
  /** Path by ids: parties.okafor.private.weights. */
  place: string;
  message: string;
}

const RULES = [referenceRules, partyRules, topicRules, packageRules, privacyRules, materialRules];

/**
 * Checks a case and each of its variants (places then begin with variants.<id>, and only what differs is told again).
 * Messages in the case's language unless `language` says otherwise. Errors first. Empty: nothing to say.
 */
export function validateCase(file: CaseFile, language: Language = file.language): CaseIssue[] {
  const own = findings(file);
  const known = new Set(own.map((f) => `${f.place}\n${f.en}`));
  const ofVariants = file.variants.flatMap((variant) => variantFindings(file, variant.id).filter((f) => !known.has(`${f.place}\n${f.en}`)).map((f) => ({ ...f, place: `variants.${variant.id}.${f.place}` })));
  const issues = [...own, ...ofVariants].map((f) => ({ level: f.level, place: f.place, message: f[language] }));
  return [...issues.filter((i) => i.level === "error"), ...issues.filter((i) => i.level === "warning")];
}

function findings(file: CaseFile): Finding[] {
  return RULES.flatMap((rule) => rule(file));
}

function variantFindings(file: CaseFile, id: string): Finding[] {
  try {
    return findings(applyVariant(file, id));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return [{ level: "error", place: "changes", en: `the changes do not fit the case: ${why}`, zh: `改动和案例对不上：${why}` }];
  }
}
