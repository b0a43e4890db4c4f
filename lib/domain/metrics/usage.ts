// What a run cost: calls and tokens as the providers counted them. Unknown stays unknown: a call without a count makes the sum null.

export interface ModelCall { role: string; promptTokens: number | null; completionTokens: number | null }
export interface Usage { calls: number; promptTokens: number | null; completionTokens: number | null }

/** Calls and tokens, in all and per model role (party, mediator, speaker, assessor, judge, curator). */
export function usageOf(calls: readonly ModelCall[]): { all: Usage; byRole: Record<string, Usage> } {
  const roles = [...new Set(calls.map((c) => c.role))].sort();
  return { all: total(calls), byRole: Object.fromEntries(roles.map((role) => [role, total(calls.filter((c) => c.role === role))])) };
}

function total(calls: readonly ModelCall[]): Usage {
  const sum = (of: (c: ModelCall) => number | null): number | null => calls.reduce<number | null>((acc, c) => { const n = of(c); return acc === null || n === null ? null : acc + n; }, 0);
  return { calls: calls.length, promptTokens: sum((c) => c.promptTokens), completionTokens: sum((c) => c.completionTokens) };
}
