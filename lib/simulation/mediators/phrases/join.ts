// Two sentences of a mediator to one party as one turn.
import type { MediatorView } from "../../ports.ts";
import { sentences, spokenSentences } from "../hearing.ts";

function quotes(text: string): string[] {
  return text.match(/"[^"]+"|“[^”]+”/gu) ?? [];
}

/** Two sentences to one party, the name said once. The second alone where it took the only words to give back, or would be a repeat without the name. */
export function joined(view: MediatorView, lead: string, text: string, to: string | null): string {
  if (quotes(lead).some((q) => text.includes(q))) return text;
  const name = view.case.parties.find((p) => p.id === to)?.formal;
  const plain = name !== undefined && lead.includes(name) ? withoutName(text, name) : text;
  const spoken = spokenSentences(view);
  if (sentences(plain).some((s) => spoken.has(s))) return text;
  return view.case.language === "zh" ? `${lead}${plain}` : `${lead} ${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
}

function withoutName(text: string, name: string): string {
  if (text.startsWith(`${name}，`)) return text.slice(name.length + 1);
  if (text.startsWith(`${name}, `)) return text.slice(name.length + 2);
  return text.replace(`，${name}，`, "，").replace(`，${name}？`, "？").replace(`, ${name}?`, "?").replace(`, ${name}, `, ", ").replace(`, ${name}:`, ":").replace(`, ${name}.`, ".");
}
