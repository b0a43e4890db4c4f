// The conditions a case can be played under: SoCRATES's 15 (arXiv 2606.05563 Table 5) and the Thomas–Kilmann grid of
// AgentMediation (arXiv 2509.06586). Each changes one axis of a fresh copy; the paper never stacks axes.
import { TKI_LABELS, TKI_MODES, type TkiMode } from "@/lib/domain/party/persona.ts";

export const AXES = ["general", "posture", "composition", "history", "reactivity", "culture", "grid"] as const;
export type Axis = (typeof AXES)[number];

/** SoCRATES's conditions in the paper's order. */
export const SOCRATES_CONDITIONS = [
  "general", "competing", "avoiding", "accommodating", "third-party", "long-history", "com-com", "com-react", "react-react",
  "us-us", "cn-cn", "kr-kr", "us-cn", "us-kr", "cn-kr",
] as const;
export type SocratesCondition = (typeof SOCRATES_CONDITIONS)[number];

/** A cell of the grid: the first party's mode, then every other party's. */
export type GridCondition = `tki-${TkiMode}-${TkiMode}`;
export type Condition = SocratesCondition | GridCondition;

export const GRID_CONDITIONS: readonly GridCondition[] = TKI_MODES.flatMap((first) => TKI_MODES.map((others): GridCondition => `tki-${first}-${others}`));
export const CONDITIONS: readonly Condition[] = [...SOCRATES_CONDITIONS, ...GRID_CONDITIONS];

/** The condition of a slug; null when there is none such. */
export function conditionNamed(slug: string): Condition | null {
  return CONDITIONS.find((c) => c === slug) ?? null;
}

export const AXIS_LABELS: Record<Axis, { en: string; zh: string }> = {
  general: { en: "Unchanged", zh: "不加变化" },
  posture: { en: "Strategic posture", zh: "谈判姿态" },
  composition: { en: "Party composition", zh: "当事人构成" },
  history: { en: "Length of history", zh: "积怨长短" },
  reactivity: { en: "Emotional reactivity", zh: "情绪反应" },
  culture: { en: "Cultural identity", zh: "文化背景" },
  grid: { en: "Thomas–Kilmann grid", zh: "托马斯—基尔曼组合" },
};

const SOCRATES_LABELS: Record<SocratesCondition, { axis: Axis; en: string; zh: string }> = {
  general: { axis: "general", en: "As written", zh: "原样" },
  competing: { axis: "posture", en: "Everyone competing", zh: "各方都竞争" },
  avoiding: { axis: "posture", en: "Everyone avoiding", zh: "各方都回避" },
  accommodating: { axis: "posture", en: "Everyone accommodating", zh: "各方都迁就" },
  "third-party": { axis: "composition", en: "One more party at the table", zh: "多一方当事人" },
  "long-history": { axis: "history", en: "A longer shared history", zh: "更长的过往" },
  "com-com": { axis: "reactivity", en: "All composed", zh: "各方都沉得住气" },
  "com-react": { axis: "reactivity", en: "First composed, others reactive", zh: "一方沉得住气，别家易怒" },
  "react-react": { axis: "reactivity", en: "All reactive", zh: "各方都易怒" },
  "us-us": { axis: "culture", en: "US and US", zh: "美国与美国" },
  "cn-cn": { axis: "culture", en: "China and China", zh: "中国与中国" },
  "kr-kr": { axis: "culture", en: "Korea and Korea", zh: "韩国与韩国" },
  "us-cn": { axis: "culture", en: "US and China", zh: "美国与中国" },
  "us-kr": { axis: "culture", en: "US and Korea", zh: "美国与韩国" },
  "cn-kr": { axis: "culture", en: "China and Korea", zh: "中国与韩国" },
};

/** Axis and label of a condition in both languages. */
export function labelOf(condition: Condition): { axis: Axis; en: string; zh: string } {
  const published = SOCRATES_CONDITIONS.find((c) => c === condition);
  if (published) return SOCRATES_LABELS[published];
  const [first, others] = modesOf(condition) ?? ["compromising", "compromising"];
  return { axis: "grid", en: `First ${TKI_LABELS[first].en}, others ${TKI_LABELS[others].en}`, zh: `一方${TKI_LABELS[first].zh}，别家${TKI_LABELS[others].zh}` };
}

/** The two modes of a grid cell; null for a condition of another axis. */
export function modesOf(condition: Condition): [TkiMode, TkiMode] | null {
  for (const first of TKI_MODES) for (const others of TKI_MODES) if (condition === `tki-${first}-${others}`) return [first, others];
  return null;
}
