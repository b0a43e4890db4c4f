// Signs in a party's words that come before any plan: danger to somebody, and feeling. Public words only; the reader's own cues
// for feeling, and a short list for danger (M16 itself is judged by the disclosures a case lists, which no mediator sees).
import { EN_CONDUCT } from "../language/en/conduct-cues.ts";
import { fold } from "../language/fold.ts";
import { ZH_CONDUCT } from "../language/zh/conduct-cues.ts";

const DANGER = {
  en: /\b(?:hit(?:s|ting)? (?:me|her|him|us)|hurts? (?:me|her|him|himself|herself|myself)|kill|knife|threaten\w*|afraid (?:of|to go)|scared of (?:him|her)|not safe|unsafe|end it all|don'?t want to (?:live|be here)|collaps\w*|faint\w*|passed out)\b/,
  zh: /打我|打他|打她|动手|拿刀|砍|不想活|活不下去|寻死|威胁|家暴|吓唬|晕倒|昏过去|要出人命|跟他拼/,
} as const;

/** Whether the words speak of danger to somebody. */
export function showsDanger(text: string, lang: "en" | "zh"): boolean {
  return DANGER[lang].test(fold(text));
}

/** Whether the words carry a feeling that wants an answer (M04). */
export function showsFeeling(text: string, lang: "en" | "zh"): boolean {
  return (lang === "zh" ? ZH_CONDUCT : EN_CONDUCT).showsFeeling.test(fold(text));
}
