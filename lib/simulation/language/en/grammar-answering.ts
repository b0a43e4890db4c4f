// English cores for answers to terms and for reactions to what a mediator does.
import type { Grammar } from "../writing/grammar.ts";

type Part = Omit<Grammar, "open" | "narrate" | "demand" | "deny" | "admit" | "answer-fact" | "deflect" | "refuse-secret" | "tell-interest" | "concede" | "hold" | "question">;

export const EN_ANSWERING: Part = {
  accept: {
    any: ["Write it down and I'll sign.", "I can put my name to that.", "That'll do me.", "I can live with it."],
    hot: ["I'm not pleased, but it'll do.", "Let's have it written before anybody changes their mind."],
    mid: ["It's not all I wanted, but I can live with it.", "So long as it's kept to.", "I'd like the dates in it."],
    cool: ["I'm content with that.", "It's fair. I'd like it finished.", "I hope {other} sees it the same way."],
  },
  "reject-not-ready": {
    any: ["We haven't got that far.", "I haven't had my say yet.", "You've skipped a bit.", "I can't weigh that up till I've been heard."],
    hot: ["You've got an answer before you've asked a question.", "Don't rush me to yes.", "Put your pen down.", "You'd sign anything, so long as it's signed.", "I'd not buy a bicycle like that.", "Somebody's in a hurry, and it isn't me.", "You want it over. I want it right.", "I've not even been asked what happened, and you want me to sign.", "Where does that come from? Out of the air?"],
    mid: ["I'm not ready to talk terms.", "There's something that needs saying first.", "That's the last page. I'm on the first.", "I'd be saying yes to something I don't understand.", "You've got ahead of me.", "There's a piece missing before that.", "Show me what it's made of first.", "I'd want to know how you got there."],
    cool: ["I'm not saying never. I'm saying not yet.", "Give me a bit longer before we get to that.", "It may come to that. Not this minute.", "Let me hear the rest out first.", "I'd sooner not answer than answer wrong.", "We'll get there, I dare say. Not in one jump.", "Could it lie on the table a while?", "I'd like to understand the rest of it first."],
  },
  "reject-terms": {
    any: ["That doesn't do it for me.", "I couldn't go home with that.", "It's near, but it isn't right.", "I can't put my name to that as it stands."],
    hot: ["You must be joking.", "I'd sooner have nothing.", "Is that meant to be serious?", "That's not an offer, that's a shove.", "I'd be paying for somebody else's mistake."],
    mid: ["I see how you got there. I still can't.", "It doesn't add up, not from my side.", "I'd have to explain that at home, and I couldn't.", "There's one part of it I can't swallow.", "I'd need that part changed."],
    cool: ["Most of it I could live with. Not that.", "We're not far off. We're not there.", "I'd like to say yes, and I can't yet.", "I'm sorry, I can't say yes to that part.", "If that one thing moved, I'd think again."],
  },
  acknowledge: {
    any: ["Well. Yes.", "I hear that.", "You may have something there.", "I'll think about it."],
    hot: ["Maybe. I'm still angry.", "That's as may be.", "Easy to say from that chair.", "You're not wrong. It doesn't help much yet."],
    mid: ["It's nearer than anybody's got so far.", "I wouldn't have put it that way, but yes.", "That's part of it.", "Go on, then."],
    cool: ["Yes. That's about the size of it.", "I'd like to get this done as well.", "I suppose it hasn't been easy for {other} either.", "I can work with that."],
  },
  thank: {
    any: ["Well. It seemed the thing to do.", "It had to be said.", "There it is, then.", "It wasn't much."],
    hot: ["I'd sooner it had been noticed before.", "Let's see if it's matched.", "That's me. Now ask {other}."],
    mid: ["I'm not doing it for thanks. I'd like to see it answered.", "It wasn't easy, I'll say that.", "{other} did {their} bit as well, I suppose."],
    cool: ["I'd rather we got it right.", "It only seemed fair.", "There's a bit more I could say on that, if it helps."],
  },
  "react-blame": {
    any: ["Who are you to say that to me?", "I didn't come here to be told off.", "You weren't there.", "That's not your place."],
    hot: ["How dare you.", "So that's what you think. Good to know.", "Say that again and I'm leaving.", "I thought you weren't on a side."],
    mid: ["I'd be careful with that, if I were you.", "I don't care for that word.", "You've decided, then."],
    cool: ["I don't think that was called for.", "I'd ask you to take that back.", "That stings a bit, coming from you."],
  },
  "react-bias": {
    any: ["You sound as if you're on {other}'s side.", "Are you mediating, or arguing {other}'s case?", "I thought you didn't take sides.", "I've a side to this as well."],
    hot: ["So it's two against one.", "You might as well go and sit over there.", "That's {other}'s version, word for word."],
    mid: ["I'd like my version to get the same airing.", "You've only got that from one of us.", "That leans a bit, don't you think?"],
    cool: ["I'm sure you don't mean it, but that came down on one side.", "Can we have both accounts on the table, please?", "I'd feel better if that were put evenly."],
  },
  "react-pressure": {
    any: ["I'll not be rushed.", "Is that a threat?", "I thought I could say no.", "I'll decide that in my own time."],
    hot: ["Push me and I go.", "Then let it go to court. I'm not being leaned on.", "Don't tell me what I have to do."],
    mid: ["I don't decide well with somebody standing over me.", "I thought it was up to us.", "If it's a good idea it'll still be good in an hour."],
    cool: ["I understand there's a clock. I still need to think.", "I'd rather be slow than sorry.", "Please don't hurry me."],
  },
  "react-law": {
    any: ["@l Quoting the law at me won't change what happened.", "@l Then it can be looked at by somebody whose job it is.", "@l I'm not a lawyer, and I don't think you are.", "@n I know what happens if we don't agree. I've thought about it.", "@n I didn't come to be told how bad it could get.", "@n I've weighed that up, and I'm still sitting here.", "I came here so as not to talk about that."],
    hot: ["@l Fine. Let's see what a judge makes of it.", "@l Read it out, then. Which line?", "@l Don't hide behind a rule book.", "@n Don't try to frighten me.", "@n That won't move me.", "@n Is that meant to shut me up?"],
    mid: ["@l Where does it say that? I'd want to see it.", "@l I'd want that from somebody independent.", "@n Ask {other} the same. See what you get.", "@n You can reckon it up any way you like. It isn't only sums.", "That cuts both ways, I should think."],
    cool: ["@l I'd take advice before I answered that.", "@n It's a fair question. I'd still like the other thing said first.", "@n I can see that coming. I'd rather not start there.", "That may be so. It isn't what's keeping me awake.", "I hear it. It doesn't settle it for me."],
  },
  "react-perspective": {
    any: ["I'll think about {other} when somebody's thought about me.", "Has anybody asked {other} to see my side?", "It's a bit early for that.", "I know what it's like for {other}. I want to know that {they} know{s} what it's like for me."],
    hot: ["Why is it me who has to understand?", "Don't ask me to feel sorry for {other}.", "I've spent long enough seeing it {their} way."],
    mid: ["I dare say it's not easy. It hasn't been easy here either.", "I could, but I'd want it to go both ways.", "You're asking the wrong one first."],
    cool: ["I can see a little of it. Not all.", "Perhaps. I'd still like mine heard.", "I've tried to. It doesn't come out any different."],
  },
  "react-repeat": {
    any: ["@r You've said that.", "@r We've been here already.", "@r That's the same again.", "@r Have you got anything new?", "@w You ask and ask.", "@w More questions.", "@w I've talked and talked. Nothing's come of it yet.", "@w What's this one for?"],
    hot: ["@r Say it a third time, it won't be any truer.", "@r We're going round and round.", "@r You're not listening, you're just waiting.", "@w I didn't come to fill in a form.", "@w You keep asking and nothing moves.", "@w That's enough questions."],
    mid: ["@r I answered that one.", "@r I've nothing to add to what I said before.", "@r We seem to be going in circles.", "@w I've answered a fair few. I'd like to hear something back.", "@w I'd like to know where this is going.", "@w We could go on like this all day."],
    cool: ["@r I think we've covered that.", "@r Could we try it another way?", "@r I'm not sure asking again will help.", "@w I'm running out of things to tell you.", "@w Could we come to something I can say yes or no to?", "@w I think I've said my share for now."],
  },
  "react-flattery": {
    any: ["You needn't butter me up.", "Let's get on.", "Save that till it's settled.", "What's that in aid of?"],
    hot: ["I don't want a pat on the head.", "Spare me.", "Kind words are cheap."],
    mid: ["That's as may be. Where were we?", "I've not done anything yet.", "I'd sooner have an answer than a compliment."],
    cool: ["Never mind that.", "I'm only saying how it is.", "There's still the matter itself."],
  },
  "react-patronised": {
    any: ["@m I'm not a child.", "@m There's no need to talk down to me.", "@m It may be small to you.", "@m I can do without being handled.", "@e You needn't go round me so carefully.", "@e I've had my say on how it felt.", "@e I don't need it said back to me any more.", "@e Yes, you've got that. What now?", "@e I know what I said.", "@e That's my own words back. I'd like some of yours.", "@e All right, all right. And then?", "@e I feel how I feel. It isn't the question any more."],
    hot: ["@m You think this is nothing? You try it.", "@m That's exactly how I've been spoken to all along.", "@m Don't you tell me how to feel.", "@e Enough about how I feel. What's going to be done?", "@e I didn't come to be soothed.", "@e You've said all that. Do something with it."],
    mid: ["@m I'd rather you didn't talk to me like that.", "@m It isn't nothing, or I'd not be sitting here.", "@m I know how to behave.", "@e That's kind, but it doesn't get us anywhere.", "@e I'm all right, you know. What happens next?", "@e I'd sooner we got to the business."],
    cool: ["@m I don't think it's as simple as that.", "@m You make it sound like a tiff.", "@m I'd like it taken seriously, that's all.", "@e I think you've understood me. Could we go on?", "@e You've been patient with me. I'd like to get to the point.", "@e That's been said now. I'm ready for the rest."],
  },
  "react-ignored": {
    any: ["I'm still here, you know.", "Nobody's asked me.", "I had something to say on that.", "Do I get a turn?"],
    hot: ["Carry on without me, why don't you.", "Am I in this room or not?", "You two seem to be managing."],
    mid: ["I've been sitting here a while.", "You've gone a long way round me.", "I'd like to answer some of that."],
    cool: ["When there's a moment, I'd like to come in.", "May I say something?", "I've been listening, but I'd like to speak as well."],
  },
  "react-off-task": {
    any: ["@g Say that once more?", "@g I didn't catch a word of that.", "Sorry? I don't follow.", "I don't know what that's got to do with it.", "Can we get back to why we're here?", "I haven't come here for that."],
    hot: ["Are you having me on?", "Is this a joke to you?", "I came about something serious. Can we stick to it?"],
    mid: ["I've no idea what you mean by that.", "You've lost me.", "Was that meant for me?"],
    cool: ["I think that's gone past me. Could we go on?", "Let's keep to the matter, shall we?", "I'm not sure what you're asking. Shall we carry on where we were?"],
  },
  "missed-point": {
    any: ["That went past you, didn't it.", "I said something just now. Never mind.", "You've picked up the easy half of that.", "That's not the part that matters."],
    hot: ["Did you hear a word of that?", "I tell you that, and that's what you come back with?", "You wrote something down. I doubt it was that."],
    mid: ["I was trying to tell you something.", "We've jumped a bit there.", "It'd help if you went back to what I said."],
    cool: ["I don't think I made myself clear. It was the other thing.", "Could we stay with that a minute?", "You've gone on a bit quickly for me."],
  },
  withdraw: {
    any: ["I think we're done here.", "I'm going to stop there. I'll do it the other way.", "I've nothing more to say in this room.", "That's enough. I'm going.", "I'll get my coat.", "You'll have to do without me.", "I'm not staying for the rest.", "I've had what I can take of this for one day."],
    hot: ["No. I'm going.", "I'm not sitting through any more of this.", "You can finish it without me.", "Let me out of here.", "I should've gone an hour ago.", "I'd sooner lose than sit here."],
    mid: ["This isn't getting anywhere, and I'd rather stop.", "I gave it a go. I don't want to go on.", "I'll take it from here on my own.", "I don't see the use of staying.", "It was worth trying. It isn't worth any more of it."],
    cool: ["I don't think this is going to work. I'd like to stop.", "Thank you for trying. I'm going to leave it there.", "I'd sooner call it a day than go on like this.", "No hard feelings. I'm going home.", "I'd rather stop while we're still civil."],
  },
};
