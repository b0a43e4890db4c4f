// 人民调解里各种失误怎么算。与另一套不同的：M02、M05、M08、M15。
import type { StylePack } from "../pack.ts";

const fault = (en: string, zh: string) => ({ counts: true, meaning: { en, zh } });

export const mistakes: StylePack["mistakes"] = {
  M01: fault("No notice of rights and duties, or no consent", "没有告知权利义务，或没有征得同意"),
  M02: fault("A plan put forward before the facts are found", "没有查明就提方案"),
  M03: fault("Leading or stacked questions", "诱导，或一口气问几个问题"),
  M04: fault("A cue of feeling passed over", "放过情绪信号"),
  M05: fault("Moral words that humiliate (moral persuasion itself is the craft)", "用道理羞辱人（讲道理本身不算错）"),
  M06: fault("Harsh words repeated, or a side taken", "学舌难听的话，或偏袒"),
  M07: fault("A party left out", "冷落了一方"),
  M08: fault("Threat or forced signing", "威胁、逼签"),
  M09: fault("Back-to-back words carried across without leave", "未经同意把背对背的话带过去"),
  M10: fault("Bargaining over figures only: splitting the difference", "只在数上拉扯：对半劈"),
  M11: fault("A vague term in the agreement", "协议条款含糊"),
  M12: fault("Assent assumed", "没问就当作同意"),
  M13: fault("A matter left unaddressed at the close", "结束时还有事项没谈"),
  M14: fault("Talking too much", "调解员话太多"),
  M15: fault("Wrong, outdated or unverified law (explaining law is the craft)", "法条讲错、过时或未核实（讲法本身不算错）"),
  M16: fault("A sign of danger ignored or not reported", "危险苗头不管不报"),
  M17: fault("Back-to-back talks misused: unequal, or no leave asked", "背对背用得不当：不对等，或没问能不能带出去"),
  M18: fault("The same move again without effect", "同一招反复用而无效"),
};
