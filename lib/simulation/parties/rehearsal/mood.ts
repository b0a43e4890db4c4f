// The mood word on a party's card: what an attentive mediator could see in a face. Coarse on purpose; thresholds are
// those of the speech bands (.33, .6 of anger) and of the behaviour pattern (.46, .6 of readiness).
import type { Mood } from "@/lib/domain/party/mood.ts";
import type { Mind } from "./psychology.ts";
import type { PartySetting } from "./setting.ts";

/** The one word for how a party looks now. */
export function moodOf(mind: Mind, own: PartySetting): Mood {
  if (mind.withdrew) return "away";
  if (mind.anger > 0.75) return "furious";
  if (mind.anger > 0.6) return "angry";
  if (mind.strikes > 0) return mind.anger > 0.33 ? "guarded" : "withdrawn";
  if (mind.fatigue > 0.9) return "tired";
  if (mind.readiness >= 0.6) return "open";
  if (mind.readiness >= 0.46) return "softening";
  if (mind.heard >= 0.45 && mind.anger <= 0.5) return "listening";
  if (mind.anger > 0.45) return "angry";
  if (mind.anger > 0.33 && (own.barrier === "unheard" || own.barrier === "hardship")) return "hurt";
  return mind.trust < 0.42 ? "guarded" : "wary";
}
