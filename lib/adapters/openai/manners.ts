// What an endpoint turned out not to know. Learnt from its own complaints, kept per endpoint and model while the process lives; another node learns it again.
import { STRUCTURED_FORMS, type EndpointSettings, type StructuredForm } from "./settings.ts";

export interface Manners {
  structured: StructuredForm;
  seed: boolean;
  temperature: boolean;
  countsInStream: boolean;
  maxTokensName: "max_tokens" | "max_completion_tokens";
}

export function mannersAtFirst(settings: EndpointSettings): Manners {
  return { structured: settings.structured, seed: settings.seeds, temperature: true, countsInStream: true, maxTokensName: settings.maxTokensName };
}

const FORMAT = /response_format|json_schema|json_object|structured output|schema|grammar|guided/i;

/** What to try next after a 400 or 422 with this complaint; null when the complaint names nothing we could leave out. */
export function learn(before: Manners, complaint: string, asked: { structured: boolean; seed: boolean }): Manners | null {
  if (/stream_options|include_usage/i.test(complaint) && before.countsInStream) return { ...before, countsInStream: false };
  if (/max_completion_tokens/i.test(complaint) && before.maxTokensName === "max_tokens") return { ...before, maxTokensName: "max_completion_tokens" };
  if (/\bmax_tokens\b|max_completion_tokens/i.test(complaint) && before.maxTokensName === "max_completion_tokens") return { ...before, maxTokensName: "max_tokens" };
  if (/\btemperature\b/i.test(complaint) && before.temperature) return { ...before, temperature: false };
  if (/\bseed\b/i.test(complaint) && before.seed && asked.seed) return { ...before, seed: false };
  const next = STRUCTURED_FORMS[STRUCTURED_FORMS.indexOf(before.structured) + 1];
  return asked.structured && next !== undefined && FORMAT.test(complaint) ? { ...before, structured: next } : null;
}
