// Every metric and statistic in one place: what it says, where it comes from, its unit and range, and which function computes it.
// The choices where a source leaves one open are in that function's docstring. Undefined is null, shown n/a and left out of means.

export interface MetricEntry {
  /** Name in code, in exports and in tables. */
  name: string;
  en: string;
  zh: string;
  definition: string;
  source: string;
  /** Unit and range; "higher" or "lower" is better where the source says. */
  unit: string;
  /** file#function under lib/domain. */
  code: string;
}

const PMC = "ProMediConv, arXiv 2609.11101";
const PPDPP = "PPDPP code (run.py, env.py), the line ProMediConv's released code follows";
const SOC = "SoCRATES, arXiv 2606.05563, section 3.4";
const PM = "ProMediate-Eval code (scripts/evaluation.py); arXiv 2510.25224";
const COG = "CogMed";
const AM = "AgentMediation, arXiv 2509.06586 and its code";

export const METRICS: readonly MetricEntry[] = [
  { name: "mad", en: "Mean attitude difference", zh: "态度变化", definition: "Mean over cases of the parties' last minus first behaviour pattern. Kept twice: madState from the engine's state, madText from the classified words; never mixed.", source: `${PMC}, eq. 1; ${PPDPP}`, unit: "steps, −3…3, higher", code: "metrics/bp-score.ts#mad" },
  { name: "bpScore", en: "Behaviour-pattern score of a case", zh: "单案态度得分", definition: "Mean difference of the parties with two labels or more and no 5; 0 by rule when none counts.", source: PPDPP, unit: "steps, −3…3", code: "metrics/bp-score.ts#bpScore" },
  { name: "bpAllParties", en: "The same, paper's literal reading", zh: "单案态度得分（论文原式）", definition: "Mean over all parties; undefined when one has no label or a 5.", source: `${PMC}, eq. 1`, unit: "steps, −3…3", code: "metrics/bp-score.ts#bpAllParties" },
  { name: "averageTurns", en: "Average turns (AT)", zh: "平均轮次", definition: "Mean turn at which a case was solved; never solved counts the limit.", source: `${PMC}, App. B.1`, unit: "turns (every utterance is one), lower", code: "metrics/dialogue-set.ts#averageTurns" },
  { name: "successRateAt", en: "Success rate at t (SR@t)", zh: "t 轮内成功率", definition: "Share of all cases solved at turn t or before.", source: `${PMC}, App. B.1`, unit: "0–1, higher", code: "metrics/dialogue-set.ts#successRateAt" },
  { name: "ssrFinal", en: "Success reward, last turn", zh: "末轮奖励", definition: "Mean over cases of the last turn's reward: the paper's SSR.", source: `${PMC}, eq. 2`, unit: "−1…1, higher", code: "metrics/dialogue-set.ts#ssrFinal" },
  { name: "ssrSum", en: "Success reward, summed", zh: "累计奖励", definition: "Rewards of a case summed, then the mean over cases: the released code's SSR.", source: PPDPP, unit: "reward points", code: "metrics/dialogue-set.ts#ssrSum" },
  { name: "ssrTotal", en: "Success reward, total", zh: "奖励总和", definition: "All rewards of all cases.", source: PPDPP, unit: "reward points", code: "metrics/dialogue-set.ts#ssrTotal" },
  { name: "reward", en: "Reward of a mediator turn", zh: "单轮奖励", definition: "worsened −1, same −0.5, improved 0.5, solved 1; several samples are averaged.", source: PPDPP, unit: "−1…1", code: "metrics/reward.ts#turnReward" },
  { name: "consensus", en: "Consensus", zh: "共识度", definition: "Mean over topics of the agreement spoken so far, unweighted.", source: SOC, unit: "0–1", code: "session/state.ts#consensus" },
  { name: "topicAgreement", en: "Agreement on a topic", zh: "单项一致度", definition: "From what was spoken: numeric topics 1 − distance of the latest positions / range, times the share of parties that named one; options the share of party pairs naming the same; 0 while fewer than two have spoken.", source: "Caucus, rehearsal engine", unit: "0–1", code: "metrics/topic-agreement.ts#topicAgreements" },
  { name: "consensusTrajectory", en: "Consensus over turns", zh: "共识走势", definition: "Per topic rating 1–5 at relevant turns, carried forward, (r − 1)/4, mean over topics.", source: SOC, unit: "0–1 per turn", code: "metrics/consensus-trajectory.ts#trajectory" },
  { name: "consensusGain", en: "Consensus gain (CG)", zh: "共识增益", definition: "How much of the gap left by the unmediated run the mediated run closed.", source: SOC, unit: "points, −∞…100, higher", code: "metrics/intervention.ts#consensusGain" },
  { name: "interventionTimeliness", en: "Intervention timeliness (IT)", zh: "介入及时度", definition: "Mean over drops of 100 (1 − delay/10); 0 if no intervention within 10 turns.", source: SOC, unit: "0–100, higher", code: "metrics/intervention.ts#interventionTimeliness" },
  { name: "interventionEffectiveness", en: "Intervention effectiveness (IE)", zh: "介入有效度", definition: "Mean over interventions of the lift five turns on, divided by the gap before.", source: SOC, unit: "points, −∞…100, higher", code: "metrics/intervention.ts#interventionEffectiveness" },
  { name: "consensusChange", en: "Consensus change (CC)", zh: "共识变化", definition: "Mean of the last 10 overall scores minus mean of the first 10.", source: PM, unit: "−1…1, higher", code: "metrics/promediate.ts#consensusChange" },
  { name: "topicEfficiency", en: "Topic-level efficiency (TLE)", zh: "事项效率", definition: "Rise between the first and last fifth of the lines that mention a topic, per such line.", source: PM, unit: "score per line, higher", code: "metrics/promediate.ts#topicEfficiency" },
  { name: "topicSuccess", en: "Topic success rate", zh: "事项成功率", definition: "Share of topics at 0.9 or above over the last 10 scores (mean, or maximum).", source: PM, unit: "0–1, higher", code: "metrics/promediate.ts#topicSuccess" },
  { name: "responseLatency", en: "Response latency (RL)", zh: "响应延迟", definition: "Mean distance from a fall of more than 0.1 over 10 turns to the next mediator turn.", source: PM, unit: "turns, lower; −1 marks nothing", code: "metrics/promediate.ts#responseLatency" },
  { name: "mediatorEffectiveness", en: "Mediator effectiveness (ME)", zh: "调解员有效度", definition: "Mean change of slope, five turns each side, on the topics a mediator turn addresses.", source: PM, unit: "score per turn, higher; −1 marks nothing", code: "metrics/promediate.ts#mediatorEffectiveness" },
  { name: "mediatorIntelligence", en: "Mediator intelligence (MI)", zh: "调解员智能", definition: "Ratings 1–5 on perception, emotion, cognition, communication; mean over those that apply, then over utterances.", source: PM, unit: "1–5, higher", code: "metrics/promediate.ts#mediatorIntelligence" },
  { name: "interventionFrequency", en: "Intervention frequency", zh: "介入频率", definition: "Mediator lines but the first, divided by all lines.", source: PM, unit: "0–1", code: "metrics/promediate.ts#interventionFrequency" },
  { name: "cogMedSuccess", en: "Success rate (CogMed)", zh: "成功率（CogMed）", definition: "Share of cases in which all agreed in the same round within 10 rounds.", source: COG, unit: "0–1, higher", code: "metrics/cogmed.ts#cogMedSuccess" },
  { name: "turnsToAgreement", en: "Turns to agreement (TTA)", zh: "达成协议轮数", definition: "Mean rounds over successes only.", source: COG, unit: "rounds, lower", code: "metrics/cogmed.ts#turnsToAgreement" },
  { name: "overallQuality", en: "Overall quality (OQS)", zh: "方案总体质量", definition: "Mean of feasibility, professionalism and creativity, judged against the real settlement.", source: COG, unit: "1–10, higher", code: "metrics/cogmed.ts#overallQuality" },
  { name: "satisfaction", en: "Satisfaction", zh: "满意度", definition: "Parties' own level 0–4, mean over parties, scaled.", source: AM, unit: "0–100, higher", code: "metrics/agent-mediation.ts#levelScore" },
  { name: "consensusLevel", en: "Consensus level", zh: "共识水平", definition: "A judge's level 0–4, scaled.", source: AM, unit: "0–100, higher", code: "metrics/agent-mediation.ts#levelScore" },
  { name: "litigationRisk", en: "Escalation and litigation risk", zh: "升级与诉讼风险", definition: "A judge's level 0–4, scaled.", source: AM, unit: "0–100, lower", code: "metrics/agent-mediation.ts#levelScore" },
  { name: "acceptanceRate", en: "Acceptance rate", zh: "接受率", definition: "Share of cases in which all parties accept the final proposal.", source: AM, unit: "0–1, higher", code: "metrics/agent-mediation.ts#acceptanceRate" },
  { name: "statuteRecall", en: "Statute recall", zh: "法条召回率", definition: "Share of the gold statutes the proposals name, mean of initial and final proposal.", source: AM, unit: "0–1, higher", code: "metrics/agent-mediation.ts#caseStatuteRecall" },
  { name: "usage", en: "Calls and tokens", zh: "调用与令牌数", definition: "Model calls and tokens as counted by the provider, per role; unknown when a call was not counted.", source: "Caucus", unit: "calls, tokens", code: "metrics/usage.ts#usageOf" },
  { name: "airtime", en: "Airtime", zh: "发言占比", definition: "Share of the words (Chinese: characters) per speaker.", source: "Caucus, rubric row D4", unit: "0–1", code: "metrics/airtime.ts#airtime" },
  { name: "hintsUsed", en: "Hints used", zh: "用过的提示", definition: "Steps of help the mediator asked for (a nudge, the strategy, a line are three); undefined where the session allowed none. Not a score.", source: "Caucus", unit: "steps", code: "metrics/session-metrics.ts#sessionMetrics" },
  { name: "shortCut", en: "Short-cut resolution", zh: "走捷径式和解", definition: "Settled within 12 turns with less than one step of movement a party, or with topics untouched.", source: `${PMC} names the failure; thresholds are Caucus's`, unit: "yes or no", code: "metrics/session-metrics.ts#sessionMetrics" },
  { name: "outcomes", en: "Outcomes", zh: "结局分布", definition: "How many sessions settled, broke off, ran into the limit or were closed.", source: "Caucus", unit: "sessions", code: "metrics/aggregate.ts#aggregateOf" },
];

const EFRON = "Efron and Tibshirani, An Introduction to the Bootstrap, 1993";

/** Statistics over metrics. An aggregate is never shown without n and its interval. */
export const STATISTICS: readonly MetricEntry[] = [
  { name: "meanDefined", en: "Mean of the defined values", zh: "有定义值的平均", definition: "Undefined values are left out; undefined when none is left.", source: "metrics notes, rule for all", unit: "of the metric", code: "metrics/defined.ts#meanDefined" },
  { name: "interval", en: "Bootstrap interval", zh: "自助法区间", definition: "95% percentile interval of the mean, seeded, 2,000 resamples: cases first, then seeds within a case, since sessions of one case are alike.", source: EFRON, unit: "of the metric", code: "statistics/bootstrap.ts#bootstrapMean" },
  { name: "pairedDifference", en: "Paired difference", zh: "配对差", definition: "Mean of b − a over the same case and seed, with the same interval.", source: EFRON, unit: "of the metric", code: "statistics/bootstrap.ts#pairedDifference" },
  { name: "pearson", en: "Pearson's r", zh: "皮尔逊相关", definition: "Linear correlation of two series.", source: "Pearson 1895", unit: "−1…1", code: "statistics/correlation.ts#pearson" },
  { name: "spearman", en: "Spearman's ρ", zh: "斯皮尔曼相关", definition: "Pearson's r of the ranks, ties at their mean rank.", source: "Spearman 1904", unit: "−1…1", code: "statistics/correlation.ts#spearman" },
  { name: "weightedKappa", en: "Weighted kappa", zh: "加权 kappa", definition: "Agreement of two raters on an ordered scale beyond chance; quadratic weights unless said otherwise.", source: "Cohen 1968", unit: "at most 1", code: "statistics/agreement.ts#weightedKappa" },
];
