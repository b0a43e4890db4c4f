// The word lists a role text is read by. They were collected from how role texts for people's mediation are written: what is wanted,
// what is felt, what blocks. A hit is one match; no word is weighted by how often a corpus has it.

export const WANT = /希望|要求|想要|急需|请求|愿意|坚持|主张|拒绝|反对|寻求|期待|归我|想/;
export const STANCE = /认为|觉得|没有责任|不是我|合法|写的是|已按|不确定|理解|过少|太少|不合理|应该|应当|自卫|正常/;
export const FEAR = /担心|担忧|害怕|生怕|恐惧|其实|不想让|瞒|难以启齿|说不出口/;
export const FEELING = /冤枉|愤怒|痛苦|羞辱|悲痛|委屈|恼火|难过|伤心|绝望|屈辱|不满|生气|气愤|怀疑|压力|感到|困扰|后悔|寒心|心寒/;

/** Cues are counted, each match once. */
export const ASSERTIVE = /要求|坚决|坚持|拒绝|反对|必须|否则|维护|示威|归我|起诉|追究|绝不|不能接受|不接受|任何可能|急需|停止|恢复我的|归还|澄清/g;
export const COOPERATIVE = /愿意|理解|配合|协商|共同|妥善|和解|道歉|都能接受|双方|合理|和平|和谐|承诺|平衡|协助|改善|满意|认错/g;
export const AVOIDING = /避免|观望|不确定|不想|不愿面对|回避|敷衍|以便我们?做出决定|尽快结束/g;
export const EMOTIONAL = /冤枉|愤怒|痛苦|羞辱|悲痛|突然去世|家暴|殴打|争吵|激动|怀疑|恼火|气愤|屈辱|血汗钱|去世|身亡|受伤|剧痛|恐吓|诽谤|打骂|精神|多次/g;
export const LEGAL_THREAT = /起诉|诉讼|法院|上访|示威|仲裁|报警|曝光/g;
export const SHUNS_LAW = /避免.{0,8}(?:法律|诉讼|后果)|避免法律/g;
export const RIGHT_ON_SIDE = /房产证|协议|合法|认定|鉴定|登记|证据|约定|证明/g;

/** What really blocks a party; counted in its own words. */
export const BARRIER_WORDS = {
  hardship: /困难|唯一|经济来源|经济负担|压力|无力|急需|两个孩子|残疾|生计|生活费|失业|患|维持|年迈|负担|开销|巨额|赔不起/g,
  face: /名誉|羞辱|面子|被指控|误判|误伤|道歉|公开|领导|运营|声誉|形象|好好过|丢人|自己的行为|负全责|醉酒/g,
  hostile: /怀疑|故意|偷|抢|诽谤|强硬|敷衍|拖欠|争执|敌意|存在分歧|反悔|再次提出|未按|产生纠纷|反击|自卫|冤家/g,
  unheard: /多次|无果|没有人|未改善|得不到|影响了|困扰|担忧|担心|不满|忽视|遭受|希望.{0,6}(?:解释|说法|公平|合理)|冤枉/g,
} as const;

export const CLAIMS = new RegExp(
  "要求|急需|遭受|被.{0,8}(?:误伤|绊倒|打伤|怀疑|搜身|撞)|影响了我|我们?的(?:草场)?权益|借给|未按约定|血汗钱|经历了|恢复我的名誉|得到.{0,10}(?:赔偿|分配|补偿)|获得相应的赔偿|平分|" +
  "希望.{0,20}(?:赔偿|补偿|还钱|道歉|解释|归还|管好|重新协商|继续经营|续租|结束|生活费|公平|合理的赔)|担心|担忧|反对|维持家庭|受到公平",
  "g",
);
export const ANSWERS = new RegExp(
  "拒绝|没有责任|愿意(?:赔|配合|支付|提供|通过)|避免.{0,8}(?:法律|后果|影响|纠纷)|无力|肇事|全责|被指控|按协议|(?<!被.{0,8})误伤|导致其|因误判|上门道歉|我们的员工|未能及时|开采权|改造项目|归我所有|" +
  "维持原有|无法完全控制|接受了|恶作剧|需要面对|提供.{0,5}赔偿|协助居民|更多时间|理解我的困境|已再婚|获得\\d+万元",
  "g",
);

/** Somebody who looks on: knows of it, wishes both sides well, wants nothing for itself. */
export const LOOKS_ON = /目睹了整个|有所耳闻|希望双方|帮助.{1,6}解决此事|旁观/;

export function hits(text: string, pattern: RegExp): number {
  return text.match(pattern.global ? pattern : new RegExp(pattern.source, "g"))?.length ?? 0;
}
