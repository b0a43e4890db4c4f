// Everything a case file must keep beyond its schema, in words a case author understands. Rules: case format, "a validator
// says in plain words"; one file a noun in rules/.
import { applyCondition, notOffered } from "@/lib/domain/condition/apply.ts";
import type { Language } from "./classification.ts";
import { materialRules } from "./rules/material.ts";
import { packageRules } from "./rules/packages.ts";
import { partyRules } from "./rules/parties.ts";
import { privacyRules } from "./rules/privacy.ts";
import { referenceRules } from "./rules/references.ts";
import { topicRules } from "./rules/topics.ts";
import type { Finding } from "./rules/finding.ts";
import { fieldIssues } from "./field-issues.ts";
import { CaseFile } from "./schema.ts";
import { changedBy } from "./variant.ts";

export interface CaseIssue {
  /** error: cannot be played as it is. warning: can be, thinner or with care. */
  level: "error" | "warning";
  /** Path by ids: parties.okafor.private.weights. */
  place: string;
  message: string;
}

const RULES = [referenceRules, partyRules, topicRules, packageRules, privacyRules, materialRules];

/**
 * Checks a case, the same with its newcomer at the table (places then begin with conditions.thirdParty) and each of its variants
 * (variants.<id>); of these only what differs is told again.
 * Messages in the case's language unless `language` says otherwise. Errors first. Empty: nothing to say.
 */
export function validateCase(file: CaseFile, language: Language = file.language): CaseIssue[] {
  const own = findings(file);
  const known = new Set(own.map((f) => `${f.place}\n${f.en}`));
  const fresh = (found: Finding[], at: string): Finding[] => found.filter((f) => !known.has(`${f.place}\n${f.en}`)).map((f) => ({ ...f, place: `${at}.${f.place}` }));
  const joined = notOffered(file, "third-party") === null ? fresh(findings(applyCondition(file, "third-party")), "conditions.thirdParty") : [];
  const ofVariants = file.variants.flatMap((variant) => fresh(variantFindings(file, variant.id), `variants.${variant.id}`));
  const issues = [...own, ...joined, ...ofVariants].map((f) => ({ level: f.level, place: f.place, message: f[language] }));
  return [...issues.filter((i) => i.level === "error"), ...issues.filter((i) => i.level === "warning")];
}

function findings(file: CaseFile): Finding[] {
  return RULES.flatMap((rule) => rule(file));
}

/** What is wrong with the case as changed; what does not fit the format is told at the field it would change. */
function variantFindings(file: CaseFile, id: string): Finding[] {
  const changed = changedBy(file, id);
  const parsed = CaseFile.safeParse(changed);
  if (parsed.success) return findings(parsed.data);
  const zh = fieldIssues(parsed.error, changed, "zh");
  return fieldIssues(parsed.error, changed, "en").map(({ place, message }, i) => ({ level: "error", place: `changes.${place}`, en: message, zh: zh[i]?.message ?? message }));
}
