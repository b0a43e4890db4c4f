// How the mistake codes are meant in facilitative mediation. Where a meaning differs from the other pack: M02, M05, M08, M15.
import type { StylePack } from "../pack.ts";

const fault = (en: string, zh: string) => ({ counts: true, meaning: { en, zh } });

export const mistakes: StylePack["mistakes"] = {
  M01: fault("No opening, or no consent to the process", "没有开场，或没有征得同意"),
  M02: fault("A proposal of the mediator's own, or any solution before interests are known", "调解员自己提方案，或还没弄清利益就谈办法"),
  M03: fault("Leading or stacked questions", "诱导，或一口气问几个问题"),
  M04: fault("A cue of feeling passed over", "放过情绪信号"),
  M05: fault("Minimising, moralising, \"calm down\"", "轻描淡写、说教、“冷静点”"),
  M06: fault("Words of blame repeated, or a side taken", "重复指责的话，或站到一边"),
  M07: fault("A party left out", "冷落了一方"),
  M08: fault("Pressure, threat, or any predicted judgment", "施压、威胁，或预测判决"),
  M09: fault("A secret carried across", "把私下的话带过去"),
  M10: fault("Bargaining over positions only: splitting the difference", "只在数字上拉扯：对半劈"),
  M11: fault("A vague term in the agreement", "协议条款含糊"),
  M12: fault("Assent assumed", "没问就当作同意"),
  M13: fault("A topic left unaddressed at the close", "结束时还有事项没谈"),
  M14: fault("Talking too much", "调解员话太多"),
  M15: fault("Any legal advice; law misquoted or not of the case", "给法律意见；引错法条或引用案外的法条"),
  M16: fault("A disclosure of danger ignored", "对危险的透露置之不理"),
  M17: fault("Private meetings misused: unequal, or no leave asked", "单独会谈用得不当：不对等，或没问能不能带出去"),
  M18: fault("The same move again without effect", "同一招反复用而无效"),
};
