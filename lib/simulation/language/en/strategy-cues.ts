// English wording that points to one of the 11 strategies. Patterns run on folded text (small letters, straight quotes).
// Written from the strategies' definitions; weights by craft (reading/strategy-cue.ts), not fitted to anybody's data.
import { cues, type StrategyCue } from "../reading/strategy-cue.ts";

export const EN_STRATEGY_CUES: readonly StrategyCue[] = [
  ...cues("understanding-the-situation", {
    strong: [/\b(?:what|how) (?:exactly |actually )?(?:happened|did (?:you|it|that|he|she|they)|was (?:it|that)|were things)\b/, /\b(?:tell|talk) (?:me|us) (?:about|what|how|more|a bit|through)\b|\bwalk (?:me|us) through\b/, /\b(?:help me|i(?:'d| would) like to|i want to|let me) (?:understand|hear|see if i)\b/],
    plain: [
      /\bwhat (?:matters|is important|'?s important|worries|bothers|troubles|do you need|would you need|did you find|did you see|else|was it like)\b/, /\b(?:when|where|who|how long|how often) (?:did|was|were|has|have|had|is)\b/,
      /\b(?:it |that |you )?sounds? (?:like|as if|as though|lonely|angry|hard|frustrat|tiring|exhaust|pain|upset)/, /\bso (?:what )?(?:you(?:'re| are)|i(?:'m| am) hearing|for you)\b/, /\b(?:did i|have i) (?:got|get|understood?|heard?)\b|\bis that (?:right|near it|fair|about right)\b/,
      /\b(?:your side|your account|your version|in your (?:own )?words|from the (?:beginning|start)|begin wherever|start wherever|what brought)\b/, /\bi can (?:hear|see) (?:that )?(?:you|how|this)\b/, /\banything (?:else|more|i'?ve missed)\b/,
    ],
    weak: [/\bwhy\b/, /\bhow (?:are|do|did|have)\b/, /\bwhat\b.*\?/, /\b(?:feel|felt|feeling|feelings)\b/, /\b(?:you said|you mentioned|you told|you spoke of)\b/],
  }),
  ...cues("mobilizing-multiple-forces", {
    strong: [/\b(?:invite|bring in|call in|bring along|ask in|involve|get hold of|ring up|have) (?:\w+ ){0,4}?(?:surveyor|expert|specialist|neighbou?r|sister|brother|daughter|son|family|relative|friend|union|council|officer|doctor|lawyer|solicitor|accountant|agent|manager|colleague|interpreter|engineer|inspector|elder)/, /\b(?:someone|somebody) (?:else |neutral |independent |outside |you both |who (?:knows|could|can))/, /\bwho (?:else )?(?:could|can|might|would) (?:help|you (?:both )?(?:believe|trust|listen))/],
    plain: [/\b(?:independent|neutral|third|outside) (?:party|person|expert|view|opinion|surveyor|eye|pair)/, /\b(?:join us|sit in|come in and|come along|at the table with)\b/, /\bwith your (?:consent|permission|agreement|leave)\b/, /\b(?:citizens advice|ombudsman|helpline|support service|social worker|community|charity|the scheme's)\b/, /\bask (?:mr|mrs|ms|your|the) \w+ (?:to (?:help|look|come|explain|say)|what)/],
    weak: [/\b(?:sister|brother|daughter|neighbou?r|colleague|relative|friends?|surveyor|expert|council)\b/],
  }),
  ...cues("law-and-morality", {
    strong: [/\b(?:the law|by law|legally|legal (?:position|duty|right|obligation|requirement)|under the \w+|statute|legislation|regulations?)\b/, /\b(?:section|article|clause|schedule) \d+/, /\b\w+ act (?:19|20)\d\d\b|\bthe \w+ act\b/],
    plain: [/\b(?:court|judge|tribunal|adjudicat\w+|lawyer|solicitor|rights?|entitled|liable|liability|obligation|duty|duties|contract|terms of the (?:lease|tenancy|agreement))\b/, /\b(?:right thing|decent|conscience|moral\w*|fair to (?:both|each)|what'?s fair|reasonable person|good faith)\b/, /\bwhat would (?:you have to )?(?:send|show|prove|a (?:judge|court))/],
    weak: [/\b(?:rules?|evidence|proof|claim|scheme|standard)\b/],
  }),
  ...cues("principal-contradiction", {
    strong: [/\b(?:heart|crux|core|root|nub|centre) of (?:it|this|the|things|what)/, /\b(?:main|key|central|real|biggest|crucial|underlying) (?:issue|question|point|problem|thing|sticking point|disagreement|concern)\b/, /\b(?:comes|boils|come|boil) down to\b|\b(?:everything|all of it|the rest|it all) (?:hangs|turns|rests|depends) on\b/, /\b(?:two|three|four|five) (?:things|questions|issues|topics|points|matters)\b/],
    plain: [/\b(?:sticking point|agenda|priorit\w+|most important|matters most|first things first|focus on|stumbling block)\b/, /\bwhich (?:of (?:these|those)|one|matters|comes first)\b/, /\blet'?s (?:start|begin) with the\b/, /\bwhat (?:would )?settles?\b|\bnobody'?s arguing about\b|\bon (?:the table|my sheet|my list)\b/],
    weak: [/\b(?:issues?|separate|both agree|in common)\b/],
  }),
  ...cues("ideological-and-practical", {
    strong: [/\bwhat would (?:make|help|take) (?:\w+ ){0,3}(?:easier|bearable|lighter|manage|off your)/, /\b(?:practical(?:ly)?|day to day|day-to-day) (?:difficult\w*|problem|thing|help|question|worr\w+|side|terms)?/, /\b(?:weigh\w*|weight) (?:on|off) (?:you|your)\b|\btake (?:some of )?(?:that|the) (?:weight|pressure|worry)\b/],
    plain: [/\bi'?m (?:so |very |really )?sorry\b(?!,? i (?:went|should|said|was|got))/, /\bwould it help (?:you )?(?:if|to)\b/, /\bhow (?:are|would|will|do|did) you (?:manage|coping|cope|getting by|get by|sleep|live)/, /\b(?:spread|instal?l?ments|part now|when (?:do you|is the money|does it)|need (?:it|the money) by|cash ?flow|tide (?:you|him|her) over|meanwhile)\b/, /\b(?:put your name to|on paper first|one line at a time|line by line|step by step|small thing)\b/, /\b(?:worry|worries|worried|burden|afraid|fear|relief|pressure on you|struggling)\b/],
    weak: [/\b(?:hard work|tired|sleep|rent|bills?|childcare|job|health|money is tight|afford)\b/],
  }),
  ...cues("perspective-taking", {
    strong: [/\b(?:put yourself|step) in(?:to)? (?:\w+ ){1,2}(?:shoes|place|position)\b|\bin (?:his|her|their|each other'?s|the other'?s) (?:shoes|place|position)\b/, /\b(?:from|through) (?:his|her|their|the other|mr \w+'s|ms \w+'s|mrs \w+'s) (?:\w+ )?(?:side|point of view|perspective|eyes|end|chair|position|seat)\b/, /\bhow (?:do you think|would|might|did) (?:he|she|they|it|that|mr \w+|ms \w+|mrs \w+) (?:feels?|felt|take|took|see|saw|hear|heard|look|sound|landed?|experience)/, /\bwhat (?:do you think|might|would) (?:\w+ )?(?:it (?:was|have been|be) like for|he|she|they|mr \w+|ms \w+) (?:was|were|is|need|want|fear|afraid|hear|heard|thinking|see)/],
    plain: [/\bimagine (?:you|being|that you|for a moment)\b|\bif you were (?:him|her|them|the|in)\b|\bhow would you feel\b/, /\b(?:other side|see (?:it|this|things) (?:the way|as|from)|what (?:she|he|they) might have)\b/, /\b(?:for (?:him|her|them),? too|both of you (?:are|were) (?:afraid|worried|trying)|he'?s afraid|she'?s afraid)\b/],
    weak: [/\bunderstand (?:him|her|them|each other)\b/],
  }),
  ...cues("early-detection-and-prevention", {
    strong: [/\b(?:one at a time|one voice|let (?:him|her|them|each other) finish|don'?t (?:interrupt|talk over)|no (?:interrupting|shouting|name|insults|threats))\b/, /\b(?:stop|hold (?:it|on)|pause|wait) (?:there|a (?:moment|second|minute)|please|right there|for a)\b/, /\b(?:heating up|getting heated|boil\w* over|escalat\w+|out of hand|before (?:this|it|things) (?:gets?|goes?|turns?)|temperature)\b/, /\b(?:hurt (?:yourself|anyone|somebody)|harm|threaten\w*|violence|safe (?:today|tonight|now)|police|not wanting to live|end your life|suicid\w+)\b/],
    plain: [/\b(?:take|let'?s take|need) (?:a )?(?:breath|breather|moment apart|five minutes)\b|\bcool(?:ing)? (?:off|down)\b|\bseparate rooms?\b/, /\b(?:voices|tempers|shouting|interrupt\w*)\b/],
    weak: [/\b(?:calm|slow(?:ly)? down|careful)\b/],
  }),
  ...cues("strategic-ambiguity", {
    strong: [/\b(?:leave|put|set|park|lay) (?:\w+ ){0,5}?(?:to one side|on one side|aside|out of it|where it is|unsaid|parked|open for now)\b|\bpark (?:that|it|this)\b/, /\b(?:whose fault|who (?:was|is) (?:right|wrong|to blame)|who did what)\b.*\b(?:need(?:n'?t| not)|don'?t|not|leave|without|nobody)\b|\b(?:need(?:n'?t| not)|don'?t (?:have|need) to|not|leave|without|nobody|no one)\b.*\b(?:whose fault|who (?:was|is|did) (?:right|wrong|to blame|what)|fault)\b/, /\b(?:without (?:any )?admission|without admitting|no admission|agree to (?:differ|disagree)|draw a line (?:under|through))\b/],
    plain: [/\b(?:let (?:that|it|this) (?:one )?(?:rest|lie|go|be)|not (?:go|get) into|needn'?t (?:argue|decide|settle|agree)|don'?t have to (?:agree|settle|decide) (?:on )?(?:that|what|who|why)|let'?s not (?:dwell|go|get|pick))\b/, /\b(?:misunderstanding|both versions|two accounts|wording (?:you|both)|word it so|neutral words|save face|no names)\b/],
    weak: [/\b(?:move on|for now|either way|whatever (?:it|the))\b/],
  }),
  ...cues("recognition-and-motivation", {
    strong: [/\b(?:thank you|thanks|grateful|appreciate) (?:\w+ ){0,3}?(?:for (?:saying|telling|being|listening|hearing|owning|sharing|moving|offering|agreeing|trusting|that)|your (?:honesty|patience|openness|offer))/, /\b(?:took|takes|take) (?:real |some |a lot of )?(?:courage|guts|strength|honesty)\b|\bthat'?s (?:very |really )?(?:generous|big of you|brave|honest|good of you|fair of you|a real step|a big step|no small)/, /\byou (?:didn'?t have to|could have|had no need|needn'?t have)\b|\bnobody (?:was making|made|asked) you\b/, /\b(?:well done|credit to|to your credit|good for you|proud of|impressed|admire|respect (?:that|you))\b/],
    plain: [/\byou(?:'ve| have) (?:both )?(?:moved|come a long way|shown|given|been (?:very |so )?(?:patient|fair|open|honest|reasonable|generous)|made (?:real |good )?progress|put your name)\b/, /\b(?:progress|goodwill|generous|brave|courage|honest(?:y)?|constructive|step forward)\b/],
    weak: [/\b(?:good|great|excellent)\b/, /\bi (?:noticed|saw) (?:that )?you\b/],
  }),
  ...cues("reaching-agreement", {
    strong: [/\b(?:agreement|settlement|heads of terms|in writing|write (?:it|this|that) (?:down|up)|sign(?:ed|ing)?|draft)\b/, /\b(?:would|could|can|will|do) (?:you|both|each|everyone|we|either)(?: of you| both| all)? (?:\w+ )?(?:accept|agree|live with|settle|say yes|work with|sign|do)\b/, /\b(?:i(?:'d| would)? (?:suggest|propose|recommend)|my (?:proposal|suggestion)|how about|what (?:if|about) (?:we|he|she|you|it|the))\b/, /\b(?:transfers?|pays?|pay back|returns?) (?:\w+ ){0,4}?(?:£|\$|€|by|on|before|within)/, /\bis that what you (?:both )?mean\b|\byes to\b|\bboth said yes\b|\bthe same words\b/],
    plain: [/\b(?:offer(?:s|ed|ing)?|propos\w+|deal|terms|split|halfway|meet in the middle|in the middle|compromise)\b/, /\bby (?:five|noon|close|the end|monday|tuesday|wednesday|thursday|friday|saturday|sunday|the \d|\d)/, /\b(?:one\. .*two\.|first,.*second,|if (?:it|he|she) (?:doesn'?t|isn'?t))/, /\basked me to (?:bring|carry|pass|put|tell)\b/],
    weak: [/(?:£|\$|€)\s?\d/, /\b(?:each|halves|half each|deadline)\b/],
  }),
  ...cues("others", {
    strong: [/\b(?:welcome|thank(?:s| you)(?: you)?(?: both| all| everyone)? for (?:coming|being here|joining|waiting|the waiting|making the time))\b/, /\b(?:my name is|i'?m the mediator|my role|i don'?t (?:decide|take sides)|not on either side|impartial|neutral here|confidential\w*|voluntary|ground rules)\b/, /\b(?:take a break|have a break|cup of (?:tea|coffee)|five minutes' break|back in (?:five|ten)|who(?:'d| would) like to (?:go|start|begin)|what would you like to be called|shall we (?:start|begin))\b/],
    plain: [/\b(?:ten|fifteen|five|twenty) minutes (?:with|each|alone)\b|\b(?:speak|see|talk|meet) (?:to |with )?(?:each of you|you (?:each|both)?) (?:alone|separately|privately)\b|\bquick word\b|\bprivate(?:ly)? meeting\b/, /\b(?:goodbye|that'?s all for today|next (?:meeting|session)|no agreement|close (?:the|this) (?:session|meeting)|see you)\b/, /^(?:ok(?:ay)?|right|go on|mm+|i see|sure|yes|thank you|thanks|please go on|carry on)[.! ]*$/],
    weak: [/\b(?:please|minutes|hello|hi|good morning|good afternoon)\b/],
  }),
];
