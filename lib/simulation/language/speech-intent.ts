// What a party is about to say, decided by the psychology; the writer only finds the words.
import type { Barrier } from "@/lib/domain/party/persona.ts";
import type { Terms, TopicValue } from "@/lib/domain/case/topic-schema.ts";

export const SPEECH_ACTS = [
  "open", "narrate", "demand", "deny", "admit", "answer-fact", "deflect", "refuse-secret", "tell-interest", "concede", "hold", "question",
  "accept", "reject-not-ready", "reject-terms", "acknowledge", "thank", "react-blame", "react-bias", "react-pressure", "react-law", "react-perspective",
  "react-repeat", "react-flattery", "react-patronised", "react-ignored", "react-off-task", "missed-point", "withdraw",
] as const;
export type SpeechAct = (typeof SPEECH_ACTS)[number];

export interface SpeechIntent {
  act: SpeechAct;
  band: "hot" | "mid" | "cool";
  /** The topic spoken of; null: none in particular. */
  topicId: string | null;
  /** The position the party takes with these words; its figure must stand in the speech. */
  offer: { topicId: string; value: TopicValue } | null;
  /** Terms being answered. */
  terms: Terms | null;
  /** The barrier shows through: add one of its cues. */
  cue: Barrier | null;
  /** A fact of the ledger the words are about, in the party's version (or after its shift). */
  fact: { factId: string; as: "version" | "shifted" } | null;
  /** The mediator's words were a question: the answer must come first. */
  asked: "open" | "closed" | "leading" | "none";
}
