// Speech material by function and side, written for Caucus: lines any party could say of any topic. {me} 我/我们, {topic} what people call the topic when they speak,
// {other} somebody on the other side, {best} the party's own best option. Figures never stand here: the writer
// adds them; nor do facts, since a party knows only what its case file says.
import type { FillerFunction } from "../party-schema.ts";
import type { Side } from "./sides.ts";

type Lines = readonly string[];

export const FILLER_BANK: Record<FillerFunction, Record<Side, Lines>> = {
  demand: {
    claims: ["{topic}，今天得有个准话", "别的都好商量，{topic}不能糊弄过去", "{me}来就是为了{topic}，不绕弯子", "{topic}上头，{me}要的不过分", "先把{topic}讲清楚，后头的才好谈", "{topic}拖到今天，该有个着落了", "{me}就认一条，{topic}要落到纸上"],
    answers: ["{topic}要讲个依据，不能张口就来", "{topic}可以谈，得有个头", "{me}能做到的就摆在这里，{topic}再往上就难了", "{topic}一次谈妥，往后别再翻这本账", "要谈{topic}就谈实在的，别定一个{me}做不到的", "{topic}这一项，{me}也有{me}的难处要讲", "{topic}怎么定，总要两头都下得来"],
    third: ["{topic}早点定下来，大家都清静", "{me}就盼着{topic}有个说法", "{topic}你们两家先讲，{me}听着", "{topic}别定得太绝，往后还要见面"],
  },
  defend: {
    claims: ["不是{me}揪着不放，事情摆在那里", "换了谁遇上这种事，{topic}也不会就这么算了", "{topic}上头，{me}讲的都有来由", "{me}要是图别的，早就不坐在这里了", "该{me}担的{me}认，别的不能往{me}身上推", "{me}一直在讲理，没有乱来过", "{topic}又不是{me}凭空想出来的"],
    answers: ["{topic}不能全算到{me}头上", "{me}不是不管，{topic}也得看实际情况", "当时的情形，不是{other}讲的那样", "{me}没有躲，该来谈的都来谈了", "光讲{topic}，不讲前头的事，{me}不服", "{me}做的也不是没有道理", "{topic}这么定，{me}这边站不住"],
    third: ["这件事{me}也是看着过来的，不好偏哪一边", "{topic}跟{me}没有多大关系，{me}不想夹在当中", "{me}讲的是{me}看到的，没有添油加醋", "{me}没有帮谁说话的意思"],
  },
  concede: {
    claims: ["{topic}上头，{me}可以退一步，你们也要看得见", "只要讲得诚恳，{topic}{me}不卡那么死", "{me}再让一点，让到这里也就差不多了", "为了早点了结，{topic}{me}松一松", "{other}肯动，{me}就跟着动", "{topic}不一定非照{me}开头讲的来"],
    answers: ["{topic}这一条，{me}再往前走一步", "真能了结，{topic}{me}认一部分", "{me}再想想办法，{topic}还能松一点", "{other}也退一点，{topic}{me}就不硬顶了", "{me}这边再挤一挤，{topic}能动", "话讲开了，{topic}{me}可以让"],
    third: ["{topic}怎么定{me}都行", "{me}这边不会为{topic}添麻烦", "{topic}你们定了，{me}配合", "要{me}出点力，{me}也肯"],
  },
  interest: {
    claims: ["{topic}定不下来，{me}心里这块石头落不了地", "{me}在意的不光是{topic}，是这件事有没有人当回事", "{topic}有个结果，{me}往后的日子才好安排", "{me}怕的是这回又不了了之"],
    answers: ["{topic}一松口，{me}怕后头没完没了", "{me}也要过日子，{topic}得是{me}撑得住的", "这事传出去，{me}往后怎么做人", "{me}要的是一次讲清，别再回头"],
    third: ["{topic}谈好了，{me}夹在当中也轻松", "往后天天要见面，{me}不想闹僵", "{me}怕的是越闹越大，谁都难看"],
  },
  question: {
    claims: ["{topic}到底怎么打算的，{other}能不能当面讲一句", "{topic}讲定了，不算数怎么办", "这样定，谁来管它兑现", "{topic}要等到什么时候", "{other}讲的做得到吗，拿什么保证"],
    answers: ["{topic}照这样定，后头还会不会再加", "{topic}的依据在哪里，能不能给{me}看看", "{me}答应了，{other}那边是不是就此了结", "{topic}为什么一定要照{other}的讲法", "要是{me}一时做不到，能不能缓一缓"],
    third: ["{topic}定了，要{me}做什么", "这样两边都肯吗", "{topic}会不会连到{me}身上", "往后再有事找谁"],
  },
  accept: {
    claims: ["{topic}这样定，{me}没有话讲", "行，{topic}就照这个写", "{topic}这条{me}点头", "写清楚，{me}就签", "能这样，{me}心里也平了"],
    answers: ["{topic}这样{me}做得到，可以", "行，{topic}照这个办", "{topic}这条{me}认", "写上去吧，{me}签字", "这样定，{me}这边能交代"],
    third: ["{topic}这样好，{me}没意见", "你们都肯，{me}也肯", "{topic}就这样写吧", "行，{me}赞成"],
  },
  reject: {
    claims: ["{topic}这样，{me}今天等于白来", "不行，差得太远", "这样定，{me}回去没法讲", "{topic}照这个写，{me}不能签", "这跟没谈有什么两样"],
    answers: ["{topic}这样，{me}真担不起", "不行，这等于全是{me}的错", "{topic}照这个写，{me}签不下去", "这样定，{me}往后怎么办", "{topic}开到这样，就没法谈了"],
    third: ["{topic}这样，{me}看两边都难受", "这样恐怕成不了", "{topic}再商量商量，这样不妥", "这样定，{me}也不好做"],
  },
};

/** Said once per party: its own best option on a topic that has options. */
export const BEST_LINES: Record<Side, Lines> = {
  claims: ["{topic}，{me}开头就讲过：{best}", "照{me}的意思，{best}", "{best}，{me}看这样才像话"],
  answers: ["{topic}，{best}，这样{me}才好办", "照{me}看，{best}", "{me}这边的想法是，{best}"],
  third: ["{topic}，{me}看{best}也妥当", "要{me}讲，{best}", "依{me}看，{best}"],
};

/** Lines of an organisation: it answers for its seat. */
export const FORMAL: Partial<Record<FillerFunction, Lines>> = {
  demand: ["{topic}我们要能说得出依据，内部才走得通", "{topic}请一次谈定，我们好往上报"],
  defend: ["我们的依据可以一条一条讲", "{topic}不是我们一家能说了算的"],
  concede: ["{topic}我们可以再研究，空间不大，但有", "为了把事情了结，{topic}我们愿意往前走一步"],
  interest: ["{topic}开了口子，别家也照样来，我们收不住", "我们要的是事情平稳了结，不影响往后"],
  question: ["{topic}的依据，能不能书面给我们一份"],
  accept: ["{topic}按这个写，我们认可"],
  reject: ["{topic}这样定，我们报不上去"],
};
