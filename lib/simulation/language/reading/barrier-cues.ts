// What keeps a party from settling, as its words give it away: loss of face, ill will taken for granted, hardship, not being heard.
// Patterns by craft, from how the shipped grammar and the exemplars let it show; a miss is commoner than a false hit.
import type { Barrier } from "@/lib/domain/party/persona.ts";
import { fold } from "../fold.ts";

const CUES: Record<"en" | "zh", readonly [Barrier, RegExp][]> = {
  en: [
    ["unheard", /\b(?:can i finish|let me finish|said (?:that|it|so) before|nobody(?:'s| has)? (?:ever )?(?:asked|listen\w*|wrote|answered|rang|came|heard)|no one (?:asked|listen\w*|answered|heard)|never (?:asked|listened|answered|heard)|not (?:one|a single) (?:of you|person|call|word)|(?:is|are) (?:anyone|anybody|you) (?:even )?listening|didn'?t go in|you've got (?:his|her|their) side)\b/],
    ["face", /\b(?:look(?:ing)? (?:like )?(?:a |an )?(?:fool|idiot|weak|small)|in front of|laugh\w*|my (?:name|reputation|standing|word)|crawl|climb(?:ing)? down|back(?:ing)? down|lose face|what (?:people|they|folk)(?:'ll| will| would)? (?:say|think)|show(?:n|ed)? up|humiliat\w*|beg|thirty years|everyone (?:knows|saw|heard)|professional)\b/],
    ["hostile", /\b(?:on purpose|liars?|lied|lying|(?:don'?t|wouldn'?t|never|can'?t) (?:believe|trust)|out to (?:get|ruin)|planned (?:it|this)|(?:what|whatever) (?:he|she|they)(?:'s|'re)? (?:up to|after)|(?:he|she|they) knew|always been like|that (?:man|woman|lot)|wanted (?:this|me out)|catch|trick)\b/],
    ["hardship", /\b(?:can'?t (?:afford|carry|pay|wait)|rent|mortgage|wages?|bills?|overdraft|savings|borrow\w*|loan|make ends|out of (?:my|our) (?:own )?pocket|pay for|end of the month|people who can wait|nights?|shifts?|school|medic(?:ine|al))\b/],
  ],
  zh: [
    ["unheard", /没(?:有)?(?:一个)?人(?:来)?(?:问|听|理|管|接|回)|讲过了|说过了|听我(?:讲|说)完|(?:讲|说)完没有|谁(?:来)?(?:听|问)过|从(?:来|没).{0,4}(?:问|听)过|一句(?:话|问)都?没|记全了|没人记/],
    ["face", /脸|面子|丢人|街坊|背后|笑话|抬不起头|名声|当着|低头|低三下四|传出去|怎么看我|下不来台|体面|认(?:错|怂)/],
    ["hostile", /故意|存心|安的什么心|骗|撒谎|不信(?:他|她|你)|信不过|算计|早就(?:打|想)|一贯|装(?:的|样|什么)|坑|套我|想赖/],
    ["hardship", /房租|房贷|贷款|工资|手头|花钱|扛不住|吃饭|学费|医药费|借(?:的|了)|垫(?:的|了)|开销|等得起|拖不起|过日子|周转|凑|娃|孩子/],
  ],
};

/** The barrier a speech lets show, the first of the list that does; null: none. Bracketed actions count: they are seen. */
export function barrierCue(text: string, lang: "en" | "zh"): Barrier | null {
  const folded = fold(text);
  return CUES[lang].find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
