// How a party sounds over its moods: hot, in between, cool. {me} 我/我们, {other} somebody on the other side. Also its opening words,
// the actions that show a mood, and what a barrier lets slip. Written for Caucus in the spoken tone of people's mediation.
import type { Barrier } from "@/lib/domain/party/persona.ts";
import type { Side } from "./sides.ts";

export const VOICE_BANK: Record<Side, readonly string[]> = {
  claims: [
    "你们别跟{me}讲大道理，事情没落到你们头上", "{me}忍到今天，已经够客气了", "{other}自己讲讲，这像话吗", "{me}不是来吵架的，可{me}也不是好糊弄的",
    "话讲来讲去，就是没有一句着实的", "{me}讲的你们记下来没有", "{me}要的不多，就是个公道", "这件事搁在{me}心里，饭都吃不香", "要不是没有办法，谁愿意坐到这里来",
    "你要真听得进去，{me}就慢慢讲", "{other}要是早一点讲这句话，也走不到今天", "能好好讲，{me}也不愿意撕破脸", "只要有个着落，{me}不会抓着不放", "{me}也晓得各有各的难",
    "行，{me}听听你们怎么说", "讲定了就照着做，{me}这边没有二话",
  ],
  answers: [
    "一上来就全是{me}的错，那还谈什么", "{other}讲的有一半不是那么回事", "{me}也是一肚子话没处讲", "不要拿话压{me}，{me}不吃这一套",
    "{me}没有说不管，可不能这么个管法", "你们先听{me}讲完行不行", "这顶帽子{me}戴不起", "{me}这些天也不好过", "{me}承认有做得不到的地方，可也不是存心的",
    "事情已经这样了，总要往前看", "{me}也想早点了结，一直吊着谁都难受", "{other}的难处{me}不是不知道", "{me}能做的一定做，做不到的先讲在前头", "要是话讲得和气，{me}也不会顶",
    "这样讲{me}听得进去", "定下来{me}就照办，不拖",
  ],
  third: [
    "{me}讲句公道话，你们别嫌{me}多嘴", "{me}也不想掺和，可看着不是个事", "两边{me}都认得，难做", "各退一步，话就好讲了", "别越讲越远，先讲眼前的",
    "{me}知道的就这些，不知道的{me}不乱讲", "再这么闹下去，谁脸上都不好看", "能帮的{me}帮，帮不上的{me}也不添乱", "你们消消气，{me}去倒杯水", "{me}听下来，两家都有难处",
    "往后还要见面的，留点余地", "好，这样{me}也放心", "{me}没有别的要求，平安就好", "你们定，{me}没意见",
  ],
};

export const CUE_BANK: Record<Barrier, readonly string[]> = {
  face: [
    "这话传出去，{me}往后怎么见人", "当着这么多人，你叫{me}怎么说", "{me}也是要脸的", "别一口一个“错”，听着刺耳", "关起门来什么都好讲", "{me}最怕让人指着脊梁骨讲",
    "你问得这么白，{me}怎么答", "旁边都是人，{me}不想多说", "让{me}先低头？那{me}成什么了", "（看了看四周，声音低下去）", "（脸涨红，把头扭到一边）", "{me}自己心里有数，不用人教",
  ],
  hostile: [
    "{other}打的什么主意，{me}清楚得很", "嘴上讲得好听，背后不知道怎么弄", "这种话{me}听过不止一回了", "{other}就没安好心", "今天答应了，明天照样不认", "他们就是合起来对付{me}",
    "{me}不想再吃亏上当", "你替{other}讲话是吧", "信{other}？{me}拿什么信", "（冷笑了一下）", "（抱着胳膊，不看{other}）", "讲得再好听，也要看他做",
  ],
  hardship: [
    "{me}真是没有办法了", "家里的情形，你们不知道", "这几天{me}都在算，怎么算都不够", "难处讲出来，也没有人替{me}扛", "{me}不是不肯，是真拿不出、顾不上", "今天出来这一趟，{me}心里还挂着家里",
    "再这样下去，日子都过不成", "能想的办法{me}都想了", "你们讲的都对，可{me}拿什么过", "（叹了口气，半天没说话）", "（低着头搓手）", "谁家都有难处，{me}这边就更难",
  ],
  unheard: [
    "{me}讲了这么多，你们听进去几句", "每回都是{me}讲一半就被打断", "反正讲了也没人当回事", "你们先商量好了再告诉{me}一声就行", "从头到尾，没有一个人问过{me}怎么样", "讲来讲去，都叫{me}回去等",
    "{me}讲的不是这个意思", "算了，讲了也白讲", "你们问的都是要多少，没有人问怎么过来的", "（话到嘴边又咽了回去）", "（看着窗外，不接话）", "纸上写的，不是{me}的话",
  ],
};

export const LEVERS: Record<Barrier, string> = {
  face: "先给台阶：不当众追问对错，肯定他做过的那一点，把要紧的话留到单独谈；用“今后怎么做”代替“当时谁错”。催他认错没有用。",
  hostile: "先讲规矩、讲凭据，让对方当面说一句做得到的话，再请他设想对方为什么这么做；一件小事先兑现。空口劝他信没有用。",
  hardship: "先问眼前最难的是哪一件，想出一个办得到的办法（分期、先付一笔、请单位或社区搭把手），再谈数目和责任。讲道理没有用。",
  unheard: "先让他把话讲完，用他自己的词说回去，问一句讲得对不对，再谈怎么办。急着报数、讲法、夸他明理都没有用。",
};

export const TRIGGERS: Record<Barrier, readonly { on: string; effect: string }[]> = {
  face: [{ on: "当众说他错、要他低头", effect: "anger" }, { on: "拿他和别人比", effect: "withdraw" }],
  hostile: [{ on: "替对方解释、说对方是好意", effect: "anger" }, { on: "要他先让一步", effect: "anger" }],
  hardship: [{ on: "说这点钱、这点事不算什么", effect: "anger" }, { on: "催他马上答应", effect: "withdraw" }],
  unheard: [{ on: "没讲完就被打断", effect: "anger" }, { on: "一上来只问数目、只讲法条", effect: "shut-down" }],
};

export const OPENING_BANK: Record<Side, readonly [string, string, string]> = {
  claims: ["调解员，你好。事情是这样的：", "既然叫{me}先讲，{me}就照实讲。", "{me}就不客套了。"],
  answers: ["调解员好，{me}来了就是想把事情讲清楚。", "{other}怎么讲是{other}的事，{me}讲{me}的。", "{me}先表个态，{me}是来谈的。"],
  third: ["{me}知道多少讲多少。", "本来轮不到{me}说，既然来了，{me}讲两句。", "两边都听着，{me}就讲个实在话。"],
};

export const REGISTERS = {
  organisation: "公事公办，句子完整，爱讲依据和程序；被逼急了会说“回去研究”。",
  group: "七嘴八舌推一个人讲，常说“我们大家”；激动时话赶话，有人牵头就静得下来。",
  competing: "话快、直，一句顶一句；认准的事不拐弯。",
  collaborating: "讲前因后果，肯听对方讲完；愿意把几件事放在一起想。",
  compromising: "讲实际，爱说“各退一步”；不喜欢把话讲死。",
  avoiding: "话少，答得短，常说“都行”“再看”；越追问越往后缩。",
  accommodating: "语气软，先应下来再说难处；委屈留在后头。",
} as const;
