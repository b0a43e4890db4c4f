// Looser English wording of the 11 strategies: turns of phrase that lean to one of them without naming it. See strategy-cues.ts for the plain cues.
import { cues, type StrategyCue } from "../reading/strategy-cue.ts";

const HELPER = "(?:surveyor|assessor|engineer|electrician|plumber|vet|nurse|counsellor|psychologist|advis[eo]r|accountant|foreman|garage|inspector|rep|steward|colleague|relatives?|association|council|charity|church|parish|priest|elder|doctor|gp|interpreter|witness|neighbou?rs?|sister|brother|daughter|son|mum|mother|father|uncle|aunt|cousin|specialist|expert|teacher|manager|stallholders?|manufacturer\\S*|mr \\w+ (?:downstairs|upstairs|next door))";
const CALLS = "(?:ask|ring|phone|invite|bring|get|have|let|call|send|could|might|would|suppose|want)";

export const EN_STRATEGY_WORDS: readonly StrategyCue[] = [
  ...cues("understanding-the-situation", { plain: [
    /\bcheck i'?ve understood\b|\bas you understand it\b|\bexplain it to me\b|\bwhere do (?:things|we) stand\b|\bso for you\b/, /\bwhat (?:did|do) (?:u|you) (?:mean|want|make of|say)\b|\bhow (?:do|did) you (?:see|find)\b|\bwhat would you (?:have wanted|put differently)\b/,
    /\b(?:did|was|were|has) (?:any(?:one|body)|there|it|he|she|they)\b[^?]*\?|\broughly (?:how|when)\b|\bwhich (?:van|day|one was)\b|\bwhen did you first\b/, /\byou (?:went quiet|winced|look tired|paused)\b|\bi'?m in no hurry\b|\bi noticed you\b/, /\byou(?:'ve)? (?:say|said|mention\w*|heard) (?:nobody|the|her|his|that)\b/,
  ] }),
  ...cues("mobilizing-multiple-forces", { plain: [
    new RegExp(`\\b${CALLS}\\b[^.?!]{0,48}\\b${HELPER}\\b`), new RegExp(`\\b${HELPER}\\b[^.?!]{0,40}\\b(?:come|join|sit in|tell us|explain|help|look|settle|listen|say|see|knows|trust|believe|here|reading)\\b`),
    /\b(?:with your (?:permission|consent)|if you(?:'re)? both (?:agree|willing)|you(?:'d| would)? both (?:trust|believe|accept|be happy))\b/, /\b(?:who else|anybody|anyone|somebody|someone) (?:\w+ )?(?:you (?:both )?(?:trust|believe)|he listens? to|is affected|who ought)\b/, /\bi can (?:ask|ring|set up|call)\b/,
  ] }),
  ...cues("law-and-morality", { plain: [
    /\b(?:lease|policy|clause|regulations?|statut\w+|by-?laws?|highway code|data protection|planning permission|limitation|maintenance|adjudicator|tribunal|consumer (?:rules|rights)|notice period|thirty days' notice|freeholder\S*|inventory)\b/, /\b(?:verbal agreement|a promise|duty of care|in good faith|fair dealing|fairness|kind\b.*\bquestion|conscience|decency|right thing|isn'?t right|above the rules|letter of the)\b/,
    /\b(?:court|judge|law|will) (?:can|can'?t|says?|would|sees|asks?|gives?)\b/, /\bwhat would (?:a reasonable|you have to prove)\b|\badvice on (?:that|it)\b|\byou have a right\b/,
  ] }),
  ...cues("principal-contradiction", { plain: [
    /\b(?:hangs? on|at bottom|underneath|headings|whiteboard|narrow (?:it|this)|nub|sticking|pinches|keep coming back|all that'?s left|what'?s left|decides (?:all|it))\b/, /\b(?:isn'?t|not) the (?:problem|issue|point)\b|\bthe fight is over\b|\bactually disagree\b|\b(?:one|only) (?:thing|figure|point)\b|\btwo disputes\b/,
    /\b(?:first things|comes? first|deal with that first|take the \w+(?: of \w+)? first|agree an order|separate two)\b/, /\b(?:you (?:both )?agree on|both of you want|most of this you'?ve already)\b/, /\bif (?:the|that) [^,?.]{3,30} (?:were|was) (?:sorted|settled|solved)\b|\bthe others would fall\b/,
  ] }),
  ...cues("ideological-and-practical", { plain: [
    /\b(?:frighten\w*|afraid|worr\w+|grief|breathe|keeping you awake|sleep|knackered|brave about|ashamed|eats at you|on your own|sitting on your chest|carry)\b/, /\b(?:hardship|fund|form|bus fares?|instal?l?ment|spread over|a week|lighter duty|advance|tarpaulin|heating|medicine|rent next|practicalit\w+|list of what you'?d need|off the table first|move back in|fixed day)\b/,
    /\bwould it help if\b|\bwhat would make\b|\bwho helps you\b|\bhow are you managing\b|\bdo you need a minute\b|\bget you over\b|\bcash is what'?s short\b/,
  ] }),
  ...cues("perspective-taking", { strong: [
    /\b(?:imagine|suppose|reckon) (?:it'?s|it is|he|she|they|you were|getting|the)\b|\bwhat (?:do|did) (?:you|u) (?:imagine|suppose|reckon|think)\b[^?]*\b(?:he|she|her|him|they|them|it'?s like|matters to)\b/, /\bif you were\b|\bif your own\b|\bfrom where (?:she|he|they)\b|\bsay (?:his|her|their) side\b|\bswap chairs\b|\bask yourself how\b|\bthrough (?:his|her|their) (?:window|eyes)\b/,
    /\b(?:his|her|their|driver'?s|tenant'?s|manager'?s|other) end\b|\bthink back to when you\b|\bdoes (?:it|that) (?:surprise|change how) you\b|\bhow (?:do you think|it) (?:\w+ ){0,3}(?:read|looked|sounded|felt)\b/,
  ], plain: [
    /\b(?:another reason|the enemy|both lay awake|for different reasons|you both|neither of you has been able|what might (?:it|the|she|he|they)|what the \w+ made of|try to see|trusted the)\b/, /\bwhat (?:do|would|might) (?:\w+ ){0,3}(?:he|she|they) (?:needs?|fear|felt|want)/, /\b(?:if he were|if she were|if they were) your\b/,
  ] }),
  ...cues("early-detection-and-prevention", { strong: [
    /\b(?:sit down|lower your voice|keep your voice|put the phone|no filming|don'?t point|no name-?calling|time out|unsafe|hurting yourself|no threats?|have threats)\b/, /\b(?:flares? up|clench\w*|a scene|block the road|before any(?:body|one)|get ahead of|heat(?:ed|ing) up|will be sorry|he'?ll be sorry|insult)\b/,
  ], plain: [
    /\b(?:apart|you in here|you outside|stopped looking at each other|let (?:her|him) finish|get your turn|switched off|leaves the room angry|gets in a car|walk round the block|went wrong last time|cousins|tonight\. how many|in the meantime|no more messages|i'?ll have to (?:stop|end))\b/, /\bwhat (?:do you mean by that|happens on monday)\b|\bwho has the keys\b/,
  ] }),
  ...cues("strategic-ambiguity", { strong: [
    /\b(?:leave (?:open|it there|blank|the cause)|leave (?:the|that) \w+ blank|needn'?t (?:put|mention|name)|no need for anyone|doesn'?t (?:matter (?:much )?now|have to be decided)|can stay (?:there|in)|better left|vague|rights and wrongs|goodwill|mutual agreement|side by side)\b/, /\b(?:who started (?:it)?|go round it|agree to differ|dig into|that scab|humble pie|saves? face|draw a line|rabbit hole|don'?t write down|just said that both|let that detail)\b/,
  ], plain: [
    /\b(?:has to admit|admit anything|enough about|call it|let it be|settle the \w+ without|i don'?t need to hear|might have been .* might have been|i'?m not going to choose|without settling|misunderstanding|move along|in the heat of it)\b/,
  ] }),
  ...cues("recognition-and-motivation", { strong: [
    /\b(?:come (?:down )?a long way|moved further|fair play|owning that|credit where|big of you|stuck in your throat|not nothing|that was (?:generous|kind|brave|good of)|was kind|proper step|look how far|i know what that costs|want that noticed)\b/, /\bthank(?:s| you) for (?:trusting|saying|owning|telling|being straight)\b|\bhow straight you'?re being\b|\bworth more than\b|\b(?:decent|generous|big) thing to\b|\bnot many people would\b/,
  ], plain: [
    /\b(?:kept (?:your temper|every)|been patient|takes some nerve|people know that about you|still ask after|easier for everybody|on the chin|without being asked|real movement|it came from you|sorted out|you both (?:turned up|stayed)|changed your mind|looked after)\b/,
  ] }),
  ...cues("reaching-agreement", { strong: [
    /\b(?:i'?ll read it back|agreed\?|authorised me|final check|deal\?|paragraph (?:one|two|1|2)|initial it|write this up|sign here|that'?s settled then|confirm those|is that a yes|yes from you|can i tell (?:him|her|them) yes|a yes, a no|full settlement|the package)\b/, /\b(?:offers? to|willing to (?:go|pay|give)|put their offer|put that in writing|ready to put|fix a date|who pays|how much, by when|weeks' notice|standing order|back pay|a refund of|in between:)\b/,
  ], plain: [/\b(?:by the \d+|by easter|within \w+ days|first of the month|alternate weekends|clause|instal?l?ments suit|comes? (?:down|back)|half now|split the|keep(?:s)? the (?:car|flat|house)|how does that sit|meeting at \w+|something in between)\b/] }),
  ...cues("others", { strong: [
    /\b(?:where were we|one sec|writing that down|address you|got the room|sorry i'?m late|shut the window|step out|phones off|call you in|warm enough|safe journey|close there|everyone hear|before we start|come in, sit|sit wherever|i'?ll (?:email|ring|call) you|for a quarter of an hour|on your own for|stays in this room|the usual exception|stop at any time|won'?t repeat|got some fresh air|your other options|at short notice|be mediating)\b/,
  ], plain: [/\b(?:good morning|welcome|tea in|shall we break|for today|minutes are)\b/, /^(?:\W*(?:mm-?hm|go on|i see|okay|ok|take your time|right|fine|sure|of course)\W*)+$/] }),
];
