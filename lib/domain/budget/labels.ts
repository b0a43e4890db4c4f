// What the parts of a cap are called, in both languages: whose spend, over which time, counted in what.
import type { BudgetMeasure, BudgetPeriod, BudgetScope } from "./budget.ts";

export const BUDGET_SCOPE_LABELS: Record<BudgetScope, { en: string; zh: string }> = {
  person: { en: "each person", zh: "每人" },
  class: { en: "each class", zh: "每个班" },
  everybody: { en: "everybody together", zh: "全体合计" },
};
export const BUDGET_PERIOD_LABELS: Record<BudgetPeriod, { en: string; zh: string }> = {
  day: { en: "a day", zh: "每天" },
  month: { en: "a month", zh: "每月" },
  total: { en: "in all", zh: "总共" },
};
export const BUDGET_MEASURE_LABELS: Record<BudgetMeasure, { en: string; zh: string }> = {
  tokens: { en: "tokens", zh: "词元" },
  money: { en: "money", zh: "金额" },
};
