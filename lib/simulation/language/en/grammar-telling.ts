// English cores for telling, standing and giving: what a party says of the matter when the case file has no line of its own for it.
import type { Grammar } from "../writing/grammar.ts";

type Part = Pick<Grammar, "open" | "narrate" | "demand" | "deny" | "admit" | "answer-fact" | "deflect" | "refuse-secret" | "tell-interest" | "concede" | "hold" | "question">;

export const EN_TELLING: Part = {
  open: {
    any: ["I'll say my piece and then I'll listen.", "I'd like to say how it looks from where I sit.", "I've thought about what to say, and it's simple enough."],
    hot: ["I shouldn't have to be here at all.", "I'm not here to be told it's my own doing.", "I've waited long enough for somebody to ask.", "Let's not pretend this is a small thing."],
    mid: ["I've come because I'd like it dealt with.", "I don't enjoy this, but it has to be said.", "I'd sooner not be here, but here I am.", "You'll have read the papers, so I'll keep it short."],
    cool: ["I'm willing to talk. That's why I came.", "I'd rather settle it in a room than by post.", "I'll try to be fair about it.", "I don't want a fight. I want it finished."],
  },
  narrate: {
    any: ["It didn't happen all at once. One thing came on top of another.", "I did what I thought was right at the time.", "I said so at the time. It was easier not to listen.", "At first I thought it would sort itself out. It didn't."],
    hot: ["What happened is that I was left to deal with it.", "I've told this before, and it still hasn't gone in.", "You want to know what happened? People didn't do what they said.", "I'm tired of explaining it to people who've made up their minds."],
    mid: ["I can tell you how it went from my side. I can't speak for {other}.", "There was a point where a straight answer would have done it.", "I've gone over it enough. It's not complicated, it's only long.", "It's easy to say now what should have been done."],
    cool: ["Looking back, we could both have said something sooner.", "It wasn't all bad. That's partly why it went on.", "I don't think anybody meant it to come to this.", "I only want it told in the right order."],
  },
  demand: {
    any: ["I'd like to be plain about what I'm asking.", "That's what would put it right for me.", "I haven't plucked it out of the air."],
    hot: ["I'm not here to be talked down.", "You asked, so there it is.", "I'm not asking for a favour.", "Anything less and I've been made a fool of."],
    mid: ["I've worked it out and I can show how.", "I think that's reasonable, given what's gone on.", "I'd rather say it once and clearly."],
    cool: ["I'm open to hearing why it should be something else.", "It's where I'd start, and I'd like to know where {other} would.", "I've tried to keep it to what matters.", "I'm putting it down so we can look at it."],
  },
  deny: {
    any: ["That isn't how it was.", "I don't see that as my doing.", "There's another side to that, and nobody's asked for it.", "I won't have that put on me."],
    hot: ["No. I'm not carrying that.", "That's simply not true.", "Why is it always me who has to explain?", "{other} can say that as often as {they} like{s}. It doesn't make it so."],
    mid: ["I'd dispute that.", "I can see why it's said. It still isn't right.", "You've had that from one side."],
    cool: ["I don't think that's quite fair.", "I remember it differently.", "I'm not saying it to be awkward, but no.", "Let's be careful with that, because it isn't what happened."],
  },
  admit: {
    any: ["I'm not going to argue with that any more.", "There's something in that. I'll not pretend otherwise.", "I wouldn't say I did nothing wrong."],
    hot: ["Fine. Yes. It doesn't make the rest of it right.", "All right, that much. But don't stop there.", "If I say yes to that, I want the other half said as well.", "Yes, and I wasn't the only one."],
    mid: ["That part I'll own. Not the whole of it.", "Yes, I could have done that better.", "I'll give you that one.", "It wasn't only me, but it was partly me."],
    cool: ["I should have handled that differently.", "No, that was my end of it.", "I've had time to think about it, and I got that wrong.", "I'd do that part again another way."],
  },
  "answer-fact": {
    any: ["I can only tell you what I saw.", "As far as I know, that's how it was.", "I've nothing on paper to add to that.", "I wouldn't want to guess at more than that."],
    hot: ["I've answered that.", "That's all there is to it.", "What more do you want me to say about it?"],
    mid: ["That's what I know of it.", "Past that I'd be guessing.", "I'm telling you what I know, no more."],
    cool: ["I'd have to look it up to be sure.", "If I've got a detail wrong I'll say so.", "I'd rather say less and be right."],
  },
  deflect: {
    any: ["I'd sooner not go into that yet.", "Can we leave that where it is for now?", "Ask me that one later.", "@j That's not something I want to say across a table.", "@c I'm not ready to say that, even in here."],
    hot: ["@j I'm not getting into that in front of {other}.", "Why does it matter why? It matters that it happened.", "Never mind my reasons. Ask for theirs.", "You'll not get that out of me today."],
    mid: ["Part of it, maybe. Not all of it.", "I don't see where that gets us.", "@j It's not a thing for the whole room.", "I'd want to know what it's for before I answer."],
    cool: ["I need to think how to put that.", "There's more to it, and I'm not sure it helps.", "Let me come back to that.", "I will say, but not just yet."],
  },
  "refuse-secret": {
    any: ["That's mine to keep.", "You wouldn't expect me to answer that.", "I'm not going to tell you where I stop.", "Ask me what I want and why. Not that."],
    hot: ["So that you can take it next door? No.", "What sort of question is that?", "No. And please don't ask it again."],
    mid: ["If I told you that, I'd have nothing left to talk with.", "I'd be daft to answer that now.", "That's a bit head-on for me."],
    cool: ["I understand why you ask. I'd rather not say.", "I'll tell you when a figure's wrong. I'll not tell you the last right one.", "You'll know it if we get there."],
  },
  "tell-interest": {
    any: ["It isn't the thing itself, it's what comes after it.", "It's what I'd have to live with afterwards.", "I need to know where I stand when we walk out of here."],
    hot: ["Because I'm the one who's left with it when everybody goes home.", "Because it says who was in the wrong, and I'm not having that.", "Because I've nothing else to fall back on."],
    mid: ["Because it decides what I can do next.", "Because if it isn't settled, nothing else is.", "I'd sleep better. It's as simple as that."],
    cool: ["Since you ask, it's so that I can plan.", "I'd like to be able to look people in the eye over it.", "It would let me stop thinking about it, to be honest."],
  },
  concede: {
    any: ["I'm not so fixed on that that I can't move.", "I'd want something said in return, but all right.", "I'm moving because there's a reason now, not because I'm tired."],
    hot: ["I'll move once. I want it noticed.", "Don't take it for weakness.", "I don't like it, but there it is."],
    mid: ["I can bend on that, if {other} does too.", "That's a step from me. I'd like to see one back.", "I'd not have said this when I sat down."],
    cool: ["I've listened, and I can see my way to that.", "It's fairer than where I started.", "I can manage that, if the rest is clear.", "I'd rather give a little and be done with it."],
  },
  hold: {
    any: ["I haven't heard anything that changes it.", "I've said where I am and why.", "I'm not being stubborn. I just don't see the reason yet."],
    hot: ["I'm not shifting because I'm asked nicely.", "Tell {other} to move. I've been reasonable.", "You can ask me five times, it's the same answer."],
    mid: ["For now I'll stay where I am.", "Show me what's changed and I'll think again.", "I'd need more than that to go on."],
    cool: ["I've thought about it. I'd like to stay there for the moment.", "I might move, but not on that.", "I'm listening. It's only that nothing's shifted yet."],
  },
  question: {
    any: ["What would actually happen, if we did it that way?", "How do I know it would be done?", "Is that {other}'s idea or yours?", "What does {other} say to that?"],
    hot: ["And what's {other} giving up?", "Who's going to see that it happens?", "Why should I be the one to go first?"],
    mid: ["What happens if it isn't done in time?", "Can I ask how that was worked out?", "Would that be the end of it?"],
    cool: ["When would that be, if I said yes?", "Could it be put in writing?", "What would {other} need from me?"],
  },
};
