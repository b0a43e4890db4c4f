// What the local model server answers, request by request: data, so that a fault is a line in a file and not a branch in a test.
import { z } from "zod";

export const FAULTS = ["timeout", "stall", "rate-limited", "unauthorised", "not-found", "bad-request", "server-error", "overloaded", "cut", "quiet-end", "empty", "bad-json", "wrong-speaker", "huge", "refusal", "filtered", "length", "html", "error-in-stream", "garbled-stream"] as const;
/** What an endpoint can do instead of answering. `cut` breaks the connection, `quiet-end` closes it politely in the middle. */
export type Fault = (typeof FAULTS)[number];

export const ScriptedAnswer = z.strictObject({
  fault: z.enum(FAULTS).optional(),
  /** The words; for faults that say something first, the words that are broken off. */
  text: z.string().optional(),
  /** Answered as JSON text. */
  json: z.unknown().optional(),
  /** Answers with the smallest value that fits the JSON schema asked for. */
  fill: z.boolean().optional(),
  /** Sent before the words as `reasoning_content`, as some servers do. */
  reasoning: z.string().optional(),
  /** Retry-After as the header has it: seconds or an HTTP date. */
  retryAfter: z.string().optional(),
  /** For cut, quiet-end, stall and error-in-stream: after how many pieces. */
  afterPieces: z.number().int().nonnegative().optional(),
  /** The message of an error answer. */
  message: z.string().optional(),
  /** Leaves the token counts out, as some servers do. */
  uncounted: z.boolean().optional(),
});
export type ScriptedAnswer = z.infer<typeof ScriptedAnswer>;

/** What the server saw of one request. */
export interface SeenRequest {
  number: number;
  path: string;
  authorization: string | null;
  body: Record<string, unknown>;
  /** The messages joined, to match on. */
  words: string;
}

export type Script = (request: SeenRequest) => ScriptedAnswer;

/** One answer after the other; throws when asked for more, which the server reports and answers with 500. */
export function inOrder(answers: readonly ScriptedAnswer[]): Script {
  let next = 0;
  return () => {
    const answer = answers[next];
    if (answer === undefined) throw new Error(`The script has ${answers.length} answers and was asked for one more.`);
    next += 1;
    return answer;
  };
}

export const ScriptFile = z.strictObject({
  rules: z.array(z.strictObject({
    /** All that is named must hold: the model asked for, a text the messages contain. None: any request. */
    when: z.strictObject({ model: z.string().optional(), contains: z.string().optional() }).default({}),
    /** In order; the last one is repeated. */
    answers: z.array(ScriptedAnswer).min(1),
  })).min(1),
});
export type ScriptFile = z.infer<typeof ScriptFile>;

/** The first rule that fits answers; each rule counts for itself. Throws when none fits. */
export function byRules({ rules }: ScriptFile): Script {
  const told = rules.map(() => 0);
  return (request) => {
    const found = rules.findIndex(({ when }) => (when.model === undefined || when.model === request.body.model) && (when.contains === undefined || request.words.includes(when.contains)));
    const rule = rules[found];
    if (rule === undefined) throw new Error(`No rule of the script fits request ${request.number}.`);
    const turn = told[found] ?? 0;
    told[found] = turn + 1;
    const answer = rule.answers[Math.min(turn, rule.answers.length - 1)];
    if (answer === undefined) throw new Error("A rule without answers.");
    return answer;
  };
}
