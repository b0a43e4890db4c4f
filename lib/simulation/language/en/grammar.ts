// The English grammar as the writer takes it: cores, phrases that carry a figure, and the small words of assent and refusal.
import type { LanguageGrammar } from "../writing/grammar.ts";
import { EN_ANSWERING } from "./grammar-answering.ts";
import { EN_TELLING } from "./grammar-telling.ts";

export const EN_GRAMMAR: LanguageGrammar = {
  cores: { ...EN_TELLING, ...EN_ANSWERING },
  figures: {
    demand: {
      numeric: {
        claims: ["I'm asking for {v}.", "It's {v} I want.", "{v}, that's what it comes to.", "My figure is {v}.", "Put me down for {v}.", "{v} is what I'm owed, as I see it."],
        pays: ["I can offer {v}.", "{v} is what I'd pay.", "I'm at {v}.", "My figure is {v}.", "{v}, and I think that's fair.", "I'd go to {v}, and that's my offer."],
        neutral: ["On {topic} I'd say {v}.", "As to {topic}, {v}.", "For {topic} I'm thinking {v}.", "{v} is my answer on {topic}.", "{v}, as far as {topic} goes.", "On {topic} I'd want {v}."],
      },
      option: ["What I'm asking for is this: {o}.", "{O}. That's what I want.", "On {topic}: {o}.", "{O}, as far as {topic} goes.", "As far as I'm concerned: {o}.", "{O}, that's what I'd have."],
    },
    hold: {
      numeric: {
        claims: ["I'm still at {v}.", "It stays at {v}.", "{v}, same as before.", "I said {v} and I meant it.", "{v} is where I am.", "For me it's still {v}."],
        pays: ["I'm still at {v}.", "It stays at {v}.", "{v}, same as before.", "I said {v} and I meant it.", "{v} is where I am.", "{v} is still my offer."],
        neutral: ["On {topic} I'm still at {v}.", "{v}, same as before.", "I said {v} and I meant it.", "{v} is where I am on {topic}.", "On {topic} it's still {v} for me.", "That stays: {v}."],
      },
      option: ["My answer's the same: {o}.", "I'm staying with this: {o}.", "{O}. That hasn't changed.", "It's still this for me: {o}.", "On {topic} I haven't moved: {o}.", "I keep coming back to it: {o}."],
    },
    concede: {
      numeric: {
        claims: ["I'd come down to {v}.", "Call it {v}, then.", "{v}. That's me moving.", "I could take {v}.", "Let's say {v}.", "All right. {v}."],
        pays: ["I could go to {v}.", "Call it {v}, then.", "{v}. That's me moving.", "I'd find {v}.", "Let's say {v}.", "All right. {v}."],
        neutral: ["I could do {v}.", "Call it {v}, then.", "{v}. That's me moving.", "Let's say {v}.", "I'd manage with {v}.", "All right. {v}."],
      },
      option: ["I could live with this: {o}.", "All right, then: {o}.", "{O}. I can go along with that.", "Then let it be this: {o}.", "On {topic}, all right: {o}.", "{O}, if that's what it takes."],
    },
    accept: {
      numeric: {
        claims: ["{v}, yes.", "Yes to {v}.", "I'll take {v}.", "{v} will do.", "{v}. Agreed.", "I can say yes to {v}."],
        pays: ["{v}, yes.", "Yes to {v}.", "I'll pay {v}.", "{v} will do.", "{v}. Agreed.", "I can say yes to {v}."],
        neutral: ["{v}, yes.", "Yes to {v}.", "{v} will do.", "{v}. Agreed.", "{v} is fine.", "I can say yes to {v}."],
      },
      option: ["{O}, yes.", "Yes to this as well: {o}.", "{O}. Agreed.", "And yes to the other: {o}.", "{O} is fine by me.", "I'll go with {o}."],
    },
    reject: {
      numeric: {
        claims: ["I can't take {v}.", "Not {v}.", "{v} won't do.", "{v} isn't it.", "I'm not going home with {v}.", "{v} doesn't cover it."],
        pays: ["I can't go to {v}.", "Not {v}.", "{v} won't do.", "{v} isn't it.", "I'm not paying {v}.", "{v} is more than I can do."],
        neutral: ["Not {v}.", "{v} won't do.", "{v} isn't it.", "{v} doesn't work for me.", "I can't do {v}.", "I couldn't manage {v}."],
      },
      option: ["Not that one: {o}.", "{O}? No.", "I can't go along with this: {o}.", "{O} is no good to me.", "Anything but that: {o}.", "{O}, no."],
    },
    "not-ready": {
      numeric: {
        claims: ["{v}. I heard it. I'm not answering it yet.", "Before {v} there's something else.", "Leave {v} for the moment.", "{v}? We're not there yet.", "You've gone straight to {v}.", "{v}, you say. It's too soon.", "I'm saying nothing to {v} yet.", "What's {v} for?", "I can't answer {v} now."],
        pays: ["{v}. I heard it. I'm not answering it yet.", "Before {v} there's something else.", "Leave {v} for the moment.", "{v}? We're not there yet.", "You've gone straight to {v}.", "{v}, you say. It's too soon.", "I'm saying nothing to {v} yet.", "{v} for what?", "I can't answer {v} now."],
        neutral: ["{v}. I heard it. I'm not answering it yet.", "Before {v} there's something else.", "Leave {v} for the moment.", "{v}? We're not there yet.", "You've gone straight to {v}.", "{v}, you say. It's too soon.", "I'm saying nothing to {v} yet.", "Why {v}?", "I can't answer {v} now."],
      },
      option: ["I heard you: {o}. That's for later.", "{O}? We're not there yet.", "You've gone straight to the answer: {o}.", "I'm saying nothing to that yet: {o}.", "I can't answer that now: {o}.", "{O}, you say. It's too soon.", "Why that one: {o}?"],
    },
    limit: {
      numeric: {
        claims: ["{v} isn't mine alone to agree.", "I can't say yes to {v} on my own.", "{v} is past what I may agree to."],
        pays: ["{v} is past what I may agree to.", "I can't say yes to {v} on my own.", "For {v} I have to ask."],
        neutral: ["{v} isn't mine alone to agree.", "I can't say yes to {v} on my own.", "For {v} I have to ask."],
      },
      option: ["I can't say yes to that on my own: {o}.", "For that I have to ask: {o}.", "{O} isn't mine alone to agree."],
    },
  },
  yes: ["Yes.", "All right, yes.", "Okay. Yes.", "Agreed.", "Yes, then."],
  no: ["No.", "No, I can't.", "No. Sorry.", "No, not that."],
  notYet: ["Not yet.", "Hold on.", "Wait.", "No, not yet."],
  saysYes: /\b(?:yes|agreed|will do|i can live with|i can (?:say yes|do)|i'll (?:sign|take|pay)|all right|okay|that'll do)\b/i,
  saysNo: /\b(?:no|not|can't|cannot|won't|couldn't|isn't|nothing)\b/i,
  saysNotYet: /\b(?:no|not|can't|cannot|won't|too soon|too early|wait|hold on|yet|haven't|skipped|what's|why|rush|before)\b|\?/i,
  consent: ["Yes, that's all right.", "Yes.", "Fine by me.", "I can work with that."],
  callMe: ["{name}'s fine.", "{name} will do.", "{name}, please."],
  law: /\b(?:law|legal\w*|court|judge|tribunal|section|article|act|statute|scheme|adjudicat\w*|regulation\w*|entitled|liable|lawyer|solicitor)\b/i,
  asksName: /\b(?:what (?:would|shall|should|do|may) (?:you|i|we) (?:\w+ ){0,3}(?:be called|call you)|how (?:should|shall|may|would) (?:i|we|you) (?:\w+ )?(?:address|call)|call you \w+\?)/i,
  asksConsent: /\b(?:(?:can|are|is|do|would|will) (?:you|that|everyone|we)(?: both| all)? (?:\w+ ){0,4}?(?:work with|all right|agree|happy|okay|ok|comfortable|willing|content)|all right\?|is that (?:all right|okay|ok|fine))/i,
  cues: {
    face: ["I'd like to walk out of here with my head up.", "People know me. That's all I'll say.", "I'm not having it put down as if I'd done it on purpose.", "Put like that, anybody would look bad.", "It's the way it's said, in front of everybody.", "I've a name to think of."],
    hostile: ["That was no accident, if you ask me.", "{They} knew exactly what {they} {were} doing.", "I've stopped believing it when {they} say{s} it.", "There's something behind this.", "I'd check that, if I were you.", "It's always the same story with {other}."],
    hardship: ["It's all right for people who can wait.", "I can't carry this much longer.", "Somebody has to pay for things in the meantime.", "You try planning a month on that.", "I've nothing left over to be generous with.", "When, though? Nobody says when."],
    unheard: ["Can I finish?", "I've said that before. It didn't go in.", "Nobody's asked me what it was like.", "You've got {other}'s side down all right.", "I'll say it slower, shall I?", "It'd be nice to be asked for once."],
  },
  again: ["I'll say it again.", "As I said:", "I've said it, and I'll say it once more.", "It comes back to this.", "I keep saying it."],
  takesBack: ["I told you “{said}”. I'd not swear to that now.", "When I said “{said}”, I had less in front of me. I'll not hold to it.", "“{said}”, I said. I was surer than I should have been.", "I said “{said}”. It may not be the whole of it."],
  takesBackSeen: ["I've seen {thing}. I won't go on saying “{said}”.", "There's {thing}, and I can read. So not “{said}”, no.", "With {thing} in front of me I'll take back “{said}”."],
  unknown: {
    when: ["I couldn't give you the date.", "I'd have to look up when that was.", "I don't remember the day."],
    howMuch: ["I couldn't tell you the figure.", "I'd have to look up how much.", "I haven't got the number in my head."],
    who: ["I couldn't say who.", "I don't know who that was.", "You'd have to ask {other} who."],
    why: ["I don't know why.", "You'd have to ask {other} why.", "I've wondered about that. I don't know."],
    other: ["I don't know, is the honest answer.", "I couldn't tell you.", "That I don't know.", "I never noticed, to be honest."],
  },
  asks: { when: /\b(?:when|what (?:day|date|time)|which (?:day|date)|how long ago)\b/i, howMuch: /\bhow (?:much|many|long|often)\b/i, who: /\bwho(?:se)?\b/i, why: /\bwhy\b/i },
  sameNotYet: ["The same again, so the same answer. Not yet.", "You've put that already. I haven't moved.", "Reading it out again doesn't make it time.", "No. Not yet, I said.", "I've not changed my mind since.", "What's different about it now?", "That's the sheet from before. It isn't ready, and nor am I.", "You can't wear me down with the same page.", "Has anything been changed in it? I thought not.", "Still too soon.", "I'd hoped you'd ask me something, not read to me.", "That's not what I was waiting for."],
  sameNo: ["It was no the first time.", "The same, so it's the same answer: no.", "Nothing's been changed, and I can't say yes to it.", "No. You've read that one out before.", "I said no to that, and I said why.", "That hasn't got any better for lying there.", "I can't. I couldn't before, either.", "You'll not get a yes by asking twice."],
  told: ["I've told you that one.", "You've had my answer to that.", "It's as I told you.", "That hasn't changed since I said it.", "I can't say it any other way than I did.", "I've been over that with you."],
  aside: ["Let me say something else first.", "I'd start further back than that.", "What I keep coming back to is something else.", "I'll come to that. There's another thing.", "That's not where it begins, for me.", "I'd sooner tell you this."],
  about: "About the {subject}: {said}",
  on: "On {topic}: {said}",
  asksAnything: /\?|(?:^|[.,;!:] )(?:(?:so|and|but|ok|okay|right|hm+|sorry|anyway)[, ]+)*(?:what|how|who|when|where|why|which|did|do|does|was|were|is|are|have|has|had|can|could|would|will|tell|talk|walk|describe|explain)\b|\b(?:what|how|who|why|when) (?:\w+ ){0,4}(?:was|were|did|do|is|are|about|like)\b|\btell (?:me|us)\b/i,
  asksStory: /what happened|how (?:it|things|this|that|does that|did it) (?:start\w*|beg[au]n|happen\w*|look\w*|went|go\b)|your (?:side|story|view|own words)|where would you like|tell (?:me|us) (?:about (?:it|that|this)|more)|what (?:should|do) (?:i|we) (?:know|need|understand)|did i miss|(?:have i|haven't|nobody has) (?:not )?(?:asked|said)|go on|was it like|what do you (?:say|think|make)|worst|matters? (?:\w+ )?to you|behind it|belongs to it/i,
  asksMoney: /\bhow much (?:money|are we|is it|do you want|would you)|what (?:sum|figure|amount|number)\b|your (?:figure|number)\b/i,
  speaksOfOthersView: /(?:from|through) (?:his|her|their|the other|\w+'s) (?:side|point of view|eyes|position|chair)|in (?:his|her|their|\w+'s) (?:shoes|place|position)|put yourself|the other side|imagine (?:being|you)|(?:think|suppose|guess|believe) (?:[\w.]+ ){0,4}(?:worried|afraid|feels?|felt|thinks?|wants?|needs?|is after|like)\b|what do you (?:think|suppose)|understand (?:him|her|them|where)|easier for (?!you\b)|might (?:feel|see)|how (?:would|does|did|might) (?!you\b|that look\b|it\b)(?:[\w.]+ ){1,3}(?:feel|see|take|hear)/i,
  weighsOutcomes: /no agreement|without an agreement|don'?t (?:agree|settle)|(?:chances|alternatives?|otherwise|realistic\w*|likely|risks?|afford)\b|if (?:this|it) (?:fails|goes)|happens? (?:on|next|then|if)|cost you|somebody else decides|walk (?:away|out)|both lose|think about it/i,
  stacked: ["That's three questions. I'll take one.", "One at a time, please.", "Which of those do you want answered?"],
  interest: ["You ask about {topic}. It matters to me more than the rest.", "{topic}, yes. A lot hangs on that for me.", "If {topic} comes right, I can be easier about other things.", "It's {topic} that I lie awake over.", "I can't let {topic} go by, it touches everything after.", "With {topic} it's not the words, it's what I'm left with."],
  asking: ["I'd have to ask {ask}.", "That needs {ask}'s yes.", "Let me put it to {ask} first."],
  rest: {
    accept: ["And {rest}.", "{rest}, too.", "And the rest as read: {rest}."],
    reject: ["{rest} doesn't change that.", "That's so whatever comes of {rest}.", "I've heard {rest}. It doesn't help."],
    "not-ready": ["The same goes for {rest}.", "And {rest} can wait as well.", "I've nothing to say to {rest} either.", "Leave {rest} there too.", "I haven't weighed up {rest} either."],
  },
};
