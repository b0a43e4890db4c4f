// Words that presuppose something the mediator did not say would sound absurd (thanked for nothing, reproached for a law nobody quoted):
// where the presupposition fails, the same coldness is put in words that fit anything.
import { fold } from "../fold.ts";
import { EN_CONDUCT } from "../en/conduct-cues.ts";
import { readPraise } from "../reading/conduct.ts";
import type { SpeechAct } from "../speech-intent.ts";
import { ZH_CONDUCT } from "../zh/conduct-cues.ts";
import { asks } from "./answer-first.ts";
import type { Scribe } from "./scribe.ts";

/** The scribe with the act whose words fit what was said. */
export function suited(scribe: Scribe): Scribe {
  const { act, fact } = scribe.input.intent;
  const cues = scribe.lang === "zh" ? ZH_CONDUCT : EN_CONDUCT;
  // Whatever else was planned, a probe for the last figure is not passed over in silence.
  if (EVADES.includes(act) && fact === null && cues.probes.test(fold(scribe.input.mediatorText))) return as(scribe, "refuse-secret");
  const fits = holds(scribe, act) ? act : scribe.input.said.length === 0 ? "open" : asks(scribe, scribe.grammar.asksStory) ? "narrate" : scribe.input.intent.asked !== "none" || asks(scribe, scribe.grammar.asksAnything) ? "deflect" : "acknowledge";
  return fits === act ? scribe : as(scribe, fits);
}

const EVADES: readonly SpeechAct[] = ["acknowledge", "deflect", "narrate"];

function as(scribe: Scribe, act: SpeechAct): Scribe {
  return { ...scribe, input: { ...scribe.input, intent: { ...scribe.input.intent, act, topicId: null } }, topic: null };
}

function holds(scribe: Scribe, act: SpeechAct): boolean {
  const { grammar, lang, input } = scribe;
  switch (act) {
    case "react-perspective": return grammar.speaksOfOthersView.test(input.mediatorText);
    case "react-law": return grammar.law.test(input.mediatorText) || grammar.weighsOutcomes.test(input.mediatorText);
    case "thank": case "react-flattery": return readPraise(fold(input.mediatorText), lang === "zh" ? ZH_CONDUCT : EN_CONDUCT);
    default: return true;
  }
}
