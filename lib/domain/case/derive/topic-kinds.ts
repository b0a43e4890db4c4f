// The topics an imported people's-mediation case may have: what brings each up, how it is called, and what each option is worth to
// the side that asks, the side that is asked, and a third (0–1). Values are a teaching estimate: the asker's best is the asked side's worst,
// with one middle option both can live with, so that a mediator has something to build on.
import type { DisputeType } from "../classification.ts";

export const TOPIC_KINDS = [
  "money", "support", "schedule", "apology", "conduct", "finding", "work", "stay", "care", "household", "marriage", "calm", "forgive", "burden", "trade", "contract", "safety",
] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

export interface TopicOption { id: string; label: string; claims: number; answers: number; third: number }
export interface TopicPlan {
  /** What in the texts speaks of it. */
  words: RegExp;
  name: string;
  names?: Partial<Record<DisputeType, string>>;
  /** What people say for it, where the name would sound written. */
  spoken: string;
  /** Empty for the two money topics. */
  options: readonly TopicOption[];
}

const option = (id: string, label: string, claims: number, answers: number, third: number): TopicOption => ({ id, label, claims, answers, third });

export const TOPIC_PLANS: Record<TopicKind, TopicPlan> = {
  money: {
    words: /赔偿|补偿|赔付|还钱|借款|欠款|货款|收购款|血汗钱|医药费|医疗费|拆迁款|分割|分配|损失|安葬费/g, spoken: "这笔钱", name: "赔偿金额",
    names: { labour: "补偿金额", debt: "付款数额", "estate-land": "补偿款数额", inheritance: "分得的款额", corporate: "补偿金额", environment: "补偿金额" }, options: [],
  },
  support: { words: /生活费|抚养|赡养|养老/g, spoken: "生活费", name: "每月生活费", names: { "estate-land": "每月赡养费", inheritance: "每月赡养费" }, options: [] },
  schedule: {
    words: /分期|一次性|尽快|拖欠|到期|支付|付清|先行|多次.{0,6}要|时间|延期|资金|急需/g, spoken: "怎么付这一条", name: "付款办法",
    options: [
      option("at-once", "签协议当天一次付清", 1, .15, .6), option("half-first", "先付一半，余下三个月内付清", .7, .6, .7),
      option("monthly", "按月分期，一年内付清", .25, 1, .5),
    ],
  },
  apology: {
    words: /道歉|道款|名誉|羞辱|说法|解释|冤枉|诽谤|散布|扬言|人品|辱|认错|面子|责任/g, spoken: "道歉这件事", name: "道歉和说法",
    names: { community: "名誉和说法", traffic: "责任和慰问" },
    options: [
      option("public", "当着大家的面道歉、澄清", 1, .15, .5), option("in-person", "当面认一句错，不往外说", .75, .6, .7),
      option("mutual", "双方都说句软话，不评对错", .4, .85, .7), option("nothing", "不谈道歉", 0, 1, .3),
    ],
  },
  conduct: {
    words: /家暴|打骂|动手|殴打|追打|打她|打人|恐吓|管好|争吵|行为|不再发生|矛盾|骚扰|暴力|诽谤|散布/g, spoken: "今后的规矩", name: "今后怎么相处", names: { family: "今后不再动手", community: "今后怎么管束" },
    options: [
      option("pledge", "写保证书，居委会定期回访", 1, .4, .8), option("word", "当面口头保证", .5, .75, .6),
      option("nothing", "不作约定", 0, 1, .2),
    ],
  },
  finding: {
    words: /鉴定|认定|证据|调查|查明|原因|检测|是谁|不见了|失踪|评估|界线|边界|没有看清|不确定/g, spoken: "查清楚这件事", name: "事情怎么查清", names: { medical: "要不要做鉴定", labour: "要不要申请认定", environment: "原因和界线怎么查" },
    options: [
      option("joint", "双方一起委托去查，费用先由被要求的一方垫", .9, .55, .8), option("papers", "不再查，按现有材料商量", .5, .8, .7),
      option("court", "谈不拢的部分交法院认定", .3, .5, .2),
    ],
  },
  work: {
    words: /开采|施工|排放|探矿|草场|污染|生产|噪声|噪音|经营许可|作业|养殖/g, spoken: "作业的事", name: "作业怎么管",
    options: [
      option("stop", "先停下，整改好再开", 1, .05, .4), option("limits", "划定范围和时间，越界就停", .75, .65, .8),
      option("go-on", "照常进行，出了损害再赔", .15, 1, .4),
    ],
  },
  stay: {
    words: /撤离|续营|续租|搬迁|改造|租赁|经营户|继续经营|返岗|留岗/g, spoken: "去留的事", name: "去留怎么安排",
    options: [
      option("return", "改造完优先回原位经营", 1, .4, .7), option("move", "换到别的位置继续经营", .65, .75, .7),
      option("leave", "补偿以后撤出", .2, 1, .4),
    ],
  },
  care: {
    words: /赡养|养老|照顾|照看|老人|母亲居住|婆婆|残疾|治疗|护理|住院|精神/g, spoken: "照管的事", name: "老人和病人谁来照管", names: { community: "病人怎么照管" },
    options: [
      option("shared", "一起分担，写清各管什么", .9, .65, .8), option("one-pays", "一方照管，另一方贴补", .6, .7, .6),
      option("separate", "各管各的", .2, .8, .2),
    ],
  },
  household: {
    words: /收入|寄钱|财务|经济|开支|生活困难|生活压力|家庭/g, spoken: "家里的账", name: "家里的账怎么管",
    options: [
      option("open", "收支公开，大项两个人商量", .9, .65, .6), option("split", "各管各的，家用分摊", .65, .5, .5),
      option("one", "还由一个人管", .15, .9, .3),
    ],
  },
  marriage: {
    words: /离婚|出轨|夫妻|婚|妻子|丈夫/g, spoken: "过日子的事", name: "日子怎么过下去",
    options: [
      option("together", "住在一起，先过三个月看", .65, .8, .6), option("apart", "先分开住一阵，再坐下来谈", .85, .45, .6),
      option("part", "协议分开", .3, .4, .3),
    ],
  },
  calm: {
    words: /灵堂|横幅|围堵|堵|示威|静坐|上访|喊口号|聚集|群众围观|扬言/g, spoken: "现场的事", name: "现场秩序",
    options: [
      option("now", "当天撤除，不再聚集", .35, 1, 1), option("after-first", "第一笔钱到账就撤", .9, .65, .7),
      option("open", "不写进协议", .8, 0, 0),
    ],
  },
  forgive: {
    words: /轻伤|轻微伤|故意伤害|刑事|司法|谅解|犯罪|派出所|打伤|法律后果|法律纠纷/g, spoken: "谅解书", name: "出不出谅解书",
    options: [
      option("on-signing", "签协议时就出具", .3, 1, .7), option("when-paid", "钱付清再出具", .9, .65, .7),
      option("none", "不出具", .7, 0, .2),
    ],
  },
  burden: {
    words: /共同承担|责任人|各自|分担|几位家长|其他家长|不是自家|学校承担|过错|拒绝承担/g, spoken: "谁担多少", name: "责任怎么分担",
    options: [
      option("by-part", "按各自情节轻重分", .9, .55, .7), option("even", "几家平均分", .85, .45, .6), option("help", "不论责任，凑一份心意", .3, .85, .5),
    ],
  },
  trade: {
    words: /同行|生意|抢客|竞争/g, spoken: "生意上的事", name: "往后生意怎么做",
    options: [
      option("areas", "各做各的地段，互不拦门", .85, .6, .7), option("notice", "先来先做，抢单先打招呼", .65, .75, .6), option("free", "各凭本事，不作约定", .2, .9, .3),
    ],
  },
  contract: {
    words: /协议|约定|合同|签下|签订|登记/g, spoken: "原来的约定", name: "原来的约定算不算",
    options: [
      option("redo", "重新写一份", 1, .1, .5), option("supplement", "原来的不动，另补一条", .7, .65, .8), option("keep", "照原来的办", .1, 1, .5),
    ],
  },
  safety: {
    words: /值班|校园|学校|操场|告知|推荐|警示|管理职责|午休|安全/g, spoken: "往后的规矩", name: "往后怎么防", names: { medical: "今后怎么告知", consumer: "今后怎么查验" },
    options: [
      option("written", "定一条规矩写进协议", .9, .55, .8), option("talk", "开一次会提醒", .6, .8, .6), option("nothing", "不作约定", .1, .95, .2),
    ],
  },
};

/** How likely a topic is in a type of dispute before a word is read: 2 nearly always, 1 often, 0 when the texts speak of it. */
export const TOPIC_PRIORS: Record<DisputeType, Partial<Record<TopicKind, 0 | 1 | 2>>> = {
  community: { apology: 1, conduct: 2, finding: 0, care: 0, money: 0 },
  labour: { money: 2, schedule: 1, finding: 1, calm: 0, apology: 0 },
  family: { conduct: 1, household: 1, support: 0, marriage: 0, apology: 0, care: 0 },
  "estate-land": { money: 2, contract: 1, care: 0, apology: 0, schedule: 0 },
  debt: { money: 2, schedule: 2, apology: 0, contract: 0 },
  traffic: { money: 2, schedule: 2, apology: 1 },
  medical: { money: 2, finding: 2, schedule: 1, calm: 0, safety: 0 },
  "public-security": { money: 2, schedule: 0, forgive: 2, apology: 1, trade: 0 },
  consumer: { money: 2, apology: 2, safety: 1 },
  inheritance: { money: 2, schedule: 1, care: 0, contract: 0 },
  environment: { money: 2, work: 0, finding: 1, calm: 0, schedule: 0 },
  campus: { money: 2, burden: 2, apology: 0, safety: 1 },
  corporate: { money: 1, stay: 2, schedule: 0, calm: 0 },
};
