// What the rubric rows look for in facilitative mediation (assessment design, section 2).
import type { StylePack } from "../pack.ts";

export const rubric: StylePack["rubric"] = {
  D1: { counts: { en: "Role, voluntary, impartial, confidential and its limits, who decides, private meetings, rules; asks consent", zh: "讲清角色、自愿、中立、保密及界限、谁做主、单独会谈、规则，并征得同意" }, against: { en: "Skips voluntariness or confidentiality; lectures; implies a power to decide", zh: "漏讲自愿或保密；长篇说教；暗示自己能裁决" } },
  D2: { counts: { en: "Open questions; the interest behind the position; checks facts with both", zh: "开放式提问；问出立场背后的利益；两边核实" }, against: { en: "Leading questions, cross-examination", zh: "诱导、盘问" } },
  D3: { counts: { en: "Names the feeling, reflects the content, acknowledges before solving", zh: "点出感受、复述内容，先接住再解决" }, against: { en: "Minimises, hurries, passes over a cue of distress", zh: "轻描淡写、催促、放过难过的信号" } },
  D4: { counts: { en: "Similar airtime, questions and courtesy; balanced summary", zh: "发言、提问、礼貌大致相当；归纳两边都在" }, against: { en: "Takes over one side's label; says who is right", zh: "沿用一方的说法给人定性；评判对错" } },
  D5: { counts: { en: "Neutral reframing, a shared list of issues, a summary both accept", zh: "中性重述、共同的议题清单、两边都认的归纳" }, against: { en: "Repeats words of blame", zh: "重复指责的话" } },
  D6: { counts: { en: "Turn-taking, signposting, calming, pace", zh: "轮流发言、交代步骤、降温、节奏" }, against: { en: "Loses control, scolds, drifts", zh: "失控、训人、跑题" } },
  D7: { counts: { en: "Purpose told, confidentiality restated, asks what may be shared, offered to all alike", zh: "说明目的、重申保密、问哪些能带出去、各方一样" }, against: { en: "Carries a secret across", zh: "把私下的话带过去" } },
  D8: { counts: { en: "Asks the parties for ideas, several before judging", zh: "请当事人出主意，先多几个再评" }, against: { en: "Own solution first, or pushed", zh: "先抛自己的方案，或硬推" } },
  D9: { counts: { en: "Alternatives, feasibility, lawfulness; who, what, when, how, if not; each says yes; or a respectful close", zh: "替代方案、可行、合法；谁、何事、何时、怎么办、不履行怎么办；逐一表态；或体面结束" }, against: { en: "Vague, forced or one-sided terms", zh: "条款含糊、勉强或一边倒" } },
  D10: { counts: { en: "The choice stays with the parties; stays in role", zh: "选择权在当事人；不越角色" }, against: { en: "Pressure, predicting a judgment, legal advice, promises", zh: "施压、预测判决、给法律意见、许诺" } },
};
