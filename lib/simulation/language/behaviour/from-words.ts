// The text behaviour pattern of party turns as events beside the state: read from the words alone, one a turn, and nothing is decided by it.
import type { NewEvent } from "@/lib/domain/session/events.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";
import { classifyParty } from "./classify-behaviour.ts";

/** Readings of the party turns in `fresh`, which answer the mediator turn `answered`. A turn without spoken words gives none. */
export function patternsFromWords(fresh: readonly NewEvent[], answered: Turn): NewEvent[] {
  // On the sheet the terms stand beside the words: a bare yes then answers them, whatever the words asked.
  const before = answered.terms === null ? answered.text : null;
  return fresh.flatMap((event): NewEvent[] => {
    if (event.kind !== "turn-spoken" || event.payload.speaker.seat !== "party") return [];
    const { turn, text, lang, speaker } = event.payload;
    const read = classifyParty(text, { lang, before });
    return read === null ? [] : [{ kind: "behaviour-classified", payload: { turn, partyId: speaker.partyId, pattern: read.pattern, source: "text", cause: answered.turn } }];
  });
}
