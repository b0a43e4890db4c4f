// What a call costs, and what it probably took where the endpoint did not count. Prices are the owner's; none is built in, as they change.
import { z } from "zod";
import type { Spend } from "./budget.ts";

export const Price = z.strictObject({
  /** Millionths of the currency per token, which is the same as the currency per million tokens. */
  promptPerMillion: z.number().nonnegative(),
  completionPerMillion: z.number().nonnegative(),
});
export type Price = z.infer<typeof Price>;

const HAN = /\p{Script=Han}/gu;
const CHARACTERS_A_TOKEN = 4;

/** Tokens of a text, rather too many than too few: one a Han character, one for four other characters. A rule of thumb, not a tokenizer. */
export function estimateTokens(text: string): number {
  const han = text.match(HAN)?.length ?? 0;
  return han + Math.ceil((text.length - han) / CHARACTERS_A_TOKEN);
}

export interface Called {
  at: string;
  personId: string;
  classId: string | null;
  /** As the endpoint counted; null where it did not. */
  promptTokens: number | null;
  completionTokens: number | null;
  /** What was sent and what came, to estimate from. */
  prompt: string;
  completion: string;
}

/** A call as the budget counts it. Millionths are rounded up. */
export function spendOf(call: Called, price: Price | null): Spend {
  const prompt = call.promptTokens ?? estimateTokens(call.prompt);
  const completion = call.completionTokens ?? estimateTokens(call.completion);
  return {
    at: call.at, personId: call.personId, classId: call.classId,
    tokens: prompt + completion,
    money: price === null ? null : Math.ceil(prompt * price.promptPerMillion + completion * price.completionPerMillion),
    estimated: call.promptTokens === null || call.completionTokens === null,
  };
}
