// Help a mediator may ask for at the table, in three steps: a nudge, then the strategy, then a line (assessment §5: off in exams).
// The kinds of nudge follow the rows of the rubric they practise; which one is due is decided in lib/simulation/hints.
import { z } from "zod";
import { STRATEGIES } from "@/lib/domain/strategy/strategy.ts";
import { TOOLKIT_ACTIONS } from "@/lib/domain/strategy/toolkit.ts";

export const NUDGES = [
  "open", "meet-danger", "meet-feeling", "hear-account", "ask-interest", "sum-up", "name-core", "see-other-side", "recognise-step", "practical-need",
  "gather-ideas", "test-alternatives", "put-together", "meet-objection", "say-room-rules", "ask-leave", "part-well",
] as const;
export type Nudge = (typeof NUDGES)[number];

/** Short names, for lists and exports. The sentence at the table names the party and the topic as well. */
export const NUDGE_LABELS: Record<Nudge, { en: string; zh: string }> = {
  open: { en: "Open the talk", zh: "先开场" },
  "meet-danger": { en: "Attend to safety first", zh: "先顾安全" },
  "meet-feeling": { en: "Meet the feeling", zh: "接住情绪" },
  "hear-account": { en: "Hear their account", zh: "听他讲经过" },
  "ask-interest": { en: "Ask why it matters", zh: "问清为什么看重" },
  "sum-up": { en: "Sum up", zh: "归拢一下" },
  "name-core": { en: "Name the core", zh: "点出关键" },
  "see-other-side": { en: "Invite the other view", zh: "请他换个位置想" },
  "recognise-step": { en: "Recognise the step", zh: "肯定这一步" },
  "practical-need": { en: "Look for the practical need", zh: "找实际难处" },
  "gather-ideas": { en: "Ask for their ideas", zh: "请他们出主意" },
  "test-alternatives": { en: "Test the alternatives", zh: "掂量另一条路" },
  "put-together": { en: "Put it together", zh: "把话凑成方案" },
  "meet-objection": { en: "Ask what is missing", zh: "问还差什么" },
  "say-room-rules": { en: "Say what this room is for", zh: "讲清单独谈的规矩" },
  "ask-leave": { en: "Ask what may be shared", zh: "问哪些能带出去" },
  "part-well": { en: "Part with respect", zh: "好好收场" },
};

export const HINT_STEPS = [1, 2, 3] as const;
export type HintStep = (typeof HINT_STEPS)[number];

/** Where it was asked for: after that many turns (0: before the first), in the private room of that party or at the table (null). */
const place = { turn: z.number().int().nonnegative(), room: z.string().nullable() };

/** One step of help, as given. Each holds no more than that step tells. */
export const HintGiven = z.discriminatedUnion("step", [
  z.object({ ...place, step: z.literal(1), nudge: z.enum(NUDGES), partyId: z.string().nullable(), topicId: z.string().nullable() }),
  z.object({ ...place, step: z.literal(2), strategy: z.enum(STRATEGIES), toolkit: z.enum(TOOLKIT_ACTIONS).nullable() }),
  z.object({ ...place, step: z.literal(3), line: z.string().min(1) }),
]);
export type HintGiven = z.infer<typeof HintGiven>;

/** What has been given for the turn now to be said, in order of steps. */
export function hintsHere<H extends { turn: number; room: string | null }>(hints: readonly H[], turn: number, room: string | null): H[] {
  return hints.filter((h) => h.turn === turn && h.room === room);
}
