// The 11 mediation strategies of ProMediConv (arXiv 2609.11101, §C.4): names, published codes, explanations. When each is used: stage-map.ts.

export const STRATEGIES = [
  "understanding-the-situation",
  "mobilizing-multiple-forces",
  "law-and-morality",
  "principal-contradiction",
  "ideological-and-practical",
  "perspective-taking",
  "early-detection-and-prevention",
  "strategic-ambiguity",
  "recognition-and-motivation",
  "reaching-agreement",
  "others",
] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** English and Chinese names, the published code, and a one-sentence explanation in both languages. */
export const STRATEGY_LABELS: Record<Strategy, { code: string; en: string; zh: string; explainEn: string; explainZh: string }> = {
  "understanding-the-situation": {
    code: "US", en: "Understanding the situation", zh: "了解基本情况",
    explainEn: "Finds out what happened and what each side says and feels about it.",
    explainZh: "弄清事情经过，听各方怎么说、怎么想。",
  },
  "mobilizing-multiple-forces": {
    code: "MM", en: "Mobilizing multiple forces", zh: "动员多种力量协助",
    explainEn: "Brings in others who can help: relatives, neighbours, experts, offices, with the parties' consent.",
    explainZh: "经当事人同意，请亲友、邻里、单位、专业人员来帮忙。",
  },
  "law-and-morality": {
    code: "CL", en: "Combining law with morality", zh: "法治与德治相结合",
    explainEn: "Explains what the law says together with what is right and reasonable.",
    explainZh: "把法律怎么规定和情理应当怎样放在一起讲清楚。",
  },
  "principal-contradiction": {
    code: "GP", en: "Grasping the principal contradiction", zh: "抓住主要矛盾调解",
    explainEn: "Names the issue on which everything else hangs and works on it.",
    explainZh: "抓住最关键的那个争点来做工作。",
  },
  "ideological-and-practical": {
    code: "IR", en: "Resolving feelings together with practical problems", zh: "解决思想问题与解决实际问题相结合",
    explainEn: "Eases what weighs on a party by solving a practical difficulty.",
    explainZh: "结合解决实际困难，解开思想疙瘩。",
  },
  "perspective-taking": {
    code: "PT", en: "Perspective-taking", zh: "换位思考",
    explainEn: "Invites a party to see the matter from where the other stands.",
    explainZh: "请当事人站到对方的位置上想一想。",
  },
  "early-detection-and-prevention": {
    code: "ED", en: "Early detection and prevention", zh: "苗头预测和遏制",
    explainEn: "Notices signs of escalation and heads them off.",
    explainZh: "看出激化的苗头，及时止住。",
  },
  "strategic-ambiguity": {
    code: "SA", en: "Strategic ambiguity", zh: "模糊处理法",
    explainEn: "Leaves a secondary point unresolved so that nobody loses face.",
    explainZh: "次要的、伤面子的细节不去深究。",
  },
  "recognition-and-motivation": {
    code: "RM", en: "Recognition and motivation", zh: "褒扬激励的方法",
    explainEn: "Recognises what a party has given or how it has behaved.",
    explainZh: "肯定当事人的让步和好的表现。",
  },
  "reaching-agreement": {
    code: "RA", en: "Reaching a mediation agreement", zh: "达成调解协议",
    explainEn: "Puts concrete terms into words and asks for each side's yes.",
    explainZh: "把条款说具体，请各方表态。",
  },
  others: {
    code: "OT", en: "Others", zh: "其他",
    explainEn: "Procedure, courtesy, breaks, closing.",
    explainZh: "程序性的话、客套、休息、收尾。",
  },
};
