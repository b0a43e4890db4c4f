// One sentence of what a party keeps to itself after speaking, for instructors and the debrief. Templates over the state,
// so that a reader sees what stood in the way; never shown to a trainee while the session runs.
import type { Language } from "@/lib/domain/case/classification.ts";
import type { Barrier } from "@/lib/domain/party/persona.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Mind, Plan } from "./psychology.ts";
import type { PartySetting } from "./setting.ts";

const BLOCKED: Record<Barrier, Record<Language, string>> = {
  face: { en: "If I give way now, I lose face in front of everybody.", zh: "现在松口，我这张脸往哪儿放。" },
  hostile: { en: "They are up to something; I do not trust what is behind it.", zh: "他们背后有打算，我信不过。" },
  hardship: { en: "Nobody sees what this costs me day by day.", zh: "我的难处，没人看得见。" },
  unheard: { en: "Still nobody has really listened to me.", zh: "到现在，还是没人真听我讲。" },
};

const LINES = {
  leaving: { en: "There is no point in staying.", zh: "再坐下去也没意思了。" },
  agreed: { en: "I can live with this.", zh: "这样我能过得去。" },
  short: { en: "It falls short of what I think I would get anyway.", zh: "比我不谈也能拿到的还差一截。" },
  told: { en: "I have said it now; let us see what they do with it.", zh: "话说出去了，看他们怎么接。" },
  gave: { en: "I have moved; now it is their turn.", zh: "我让了一步，该他们了。" },
  angry: { en: "I am too angry to give anything.", zh: "火还没下去，什么都不想让。" },
  doubtful: { en: "I do not know yet whether this mediator is fair.", zh: "这个调解员公不公道，我还看不准。" },
  waiting: { en: "I will wait and see.", zh: "再看看吧。" },
  hopeful: { en: "This might come to something.", zh: "说不定真能谈成。" },
} as const satisfies Record<string, Record<Language, string>>;

/** The unspoken sentence behind a party's words. */
export function thoughtOf(language: Language, plan: Plan, mind: Mind, own: PartySetting): string {
  if (plan.act === "withdraw") return LINES.leaving[language];
  if (plan.act === "accept") return LINES.agreed[language];
  if (plan.act === "reject-terms") return LINES.short[language];
  if (mind.anger > PARAMETERS.band.hot) return LINES.angry[language];
  if (mind.barrier > PARAMETERS.cue.level && mind.pattern !== "negotiation") return BLOCKED[own.barrier][language];
  if (plan.tells !== null) return LINES.told[language];
  if (plan.act === "concede") return LINES.gave[language];
  if (mind.trust < PARAMETERS.mood.guardedTrust) return LINES.doubtful[language];
  return mind.readiness >= PARAMETERS.pattern.negotiation ? LINES.hopeful[language] : LINES.waiting[language];
}
