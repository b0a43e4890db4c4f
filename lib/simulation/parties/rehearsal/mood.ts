// The mood word on a party's card: what an attentive mediator could see in a face. Coarse on purpose; thresholds in
// parameters.ts, `mood`.
import type { Mood } from "@/lib/domain/party/mood.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Mind } from "./psychology.ts";
import type { PartySetting } from "./setting.ts";

/** The one word for how a party looks now. */
export function moodOf(mind: Mind, own: PartySetting): Mood {
  const m = PARAMETERS.mood;
  if (mind.withdrew || mind.awayAt >= 0) return "away";
  if (mind.anger > m.furious) return "furious";
  if (mind.anger > m.angry) return "angry";
  if (mind.strikes > 0) return mind.anger > m.hurt ? "guarded" : "withdrawn";
  if (mind.fatigue > m.tired) return "tired";
  if (mind.readiness >= m.open) return "open";
  if (mind.readiness >= m.softening) return "softening";
  if (mind.heard >= m.listening && mind.anger <= m.listeningAngerAtMost) return "listening";
  if (mind.anger > m.heated) return "angry";
  if (mind.anger > m.hurt && (own.barrier === "unheard" || own.barrier === "hardship")) return "hurt";
  return mind.trust < m.guardedTrust ? "guarded" : "wary";
}
