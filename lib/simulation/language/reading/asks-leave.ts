// Whether a mediator asks a party, alone with it, what may be told to others (rubric D7, mistake M17: no permission asked).
import { fold } from "../fold.ts";

const TELL = "(?:tell|share|pass|mention|take|use|bring|repeat|carry|put|say (?:that |this |it |so |any of )?(?:to|next door|outside|across))";
const TELLING = "(?:tell|telling|say|saying|share|sharing|pass|passing|mention|mentioning|take|taking|bring|bringing|repeat|repeating|carry|carrying)";

const EN = new RegExp([
  String.raw`\b(?:may|can|could|might) i (?:\w+ ){0,4}?${TELL}\b`,
  String.raw`\bi (?:may|can|could|might) (?:\w+ ){0,3}?${TELL}\b[^.!]{0,80}\?`,
  String.raw`\b(?:may|can|could|might) be (?:shared|told|said|passed on|repeated|carried)\b`,
  String.raw`\b(?:stays?|keep|kept|remains?)\b[^.?!]{0,20}\b(?:here|this room|between us|to myself|for me alone)\b[^.!]{0,60}\?`,
  String.raw`\b(?:for me alone|tell me otherwise)\b`,
  String.raw`\b(?:you'd like|would you like|you want|happy for|content for|comfortable with|all right (?:for|with|if)|okay (?:for|with|if)|permission|your leave)\b[^.?!]{0,30}\b(?:me|i)\b[^.?!]{0,20}\b${TELLING}\b`,
  String.raw`\bif (?:\w+ ){1,3}(?:knew|heard)\b[^.?!]{0,80}\b(?:from you|not at all)\b`,
].join("|"));

const ZH = /(?:哪些|哪一?[句段样点]|什么话?|能不能|可不可以|可以|能|肯不肯|愿不愿意|愿意|要不要|同不同意|允不允许|有没有)[^。？！?!]{0,16}(?:带过去|带出去|带给|带话|转告|转达|讲给(?!我)|说给(?!我)|告诉(?!我)|传给(?!我)|传过去|托我带|透露|晓得|知道一点)|(?:留在这里|只讲给我|放在肚子里|不往外讲)[^。！]{0,12}[？?]/u;

/** True for words that ask for leave to tell. */
export function asksLeave(text: string, lang: "en" | "zh"): boolean {
  return (lang === "zh" ? ZH : EN).test(fold(text));
}
