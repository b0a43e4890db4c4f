// The mediator's toolkit (STK) of CogMed: three structured moves a turn may be.

export const TOOLKIT_ACTIONS = ["summarize_and_clarify", "perform_reality_check", "propose_bridging_solution"] as const;
export type ToolkitAction = (typeof TOOLKIT_ACTIONS)[number];

export const TOOLKIT_LABELS: Record<ToolkitAction, { en: string; zh: string }> = {
  summarize_and_clarify: { en: "Summarise and clarify", zh: "归纳澄清" },
  perform_reality_check: { en: "Reality check", zh: "现实检验" },
  propose_bridging_solution: { en: "Bridging proposal", zh: "搭桥方案" },
};
