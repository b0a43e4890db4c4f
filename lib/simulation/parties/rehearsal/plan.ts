// What each speaker of the round will say: obligations first (answers to terms, hurts), then the question asked, then
// what it wants to bring in. The writer only finds words for it (language/speech-intent.ts).
import type { SpeechAct } from "../../language/speech-intent.ts";
import type { Put, Verdict } from "./acceptance.ts";
import { judgePart, payForRejection } from "./acceptance.ts";
import { DIAL_SIZE } from "./conditions.ts";
import { nextOffer, recordOffer, showGround } from "./concession.ts";
import { correction, nextFact, nextUntold, recordFact, recordTold, tells } from "./disclosure.ts";
import { at } from "./indexing.ts";
import { PARAMETERS } from "./parameters.ts";
import { PRESENCE } from "./presence-parameters.ts";
import type { Mind, Plan } from "./psychology.ts";
import { REACTIONS, type Reaction, type Round } from "./round.ts";
import { worthAt } from "./setting.ts";
import { isPastReserve } from "./utility.ts";

/** What was decided before anybody speaks. */
export interface Decided { put: Put; verdicts: (Verdict | null)[]; leaving: readonly number[]; back: readonly number[] }

const ACT_OF: Record<Reaction, SpeechAct> = {
  outraged: "react-blame", sides: "react-bias", resists: "react-pressure", reactance: "react-law", perspective: "react-perspective",
  "worn-out": "react-repeat", probed: "refuse-secret", "off-task": "react-off-task", ignored: "react-ignored",
  flattery: "react-flattery", patronised: "react-patronised", "missed-point": "missed-point",
};
/** These give way to an open question: the answer must come first. */
const MINOR: readonly Reaction[] = ["ignored", "flattery", "patronised", "missed-point"];
const WITHOUT_CUE: readonly SpeechAct[] = ["accept", "withdraw", "thank", "refuse-secret", "react-off-task"];

/** Answers that are owed in words. */
const SPOKEN_ANYWAY: readonly SpeechAct[] = ["open", "accept", "reject-terms", "reject-not-ready", "withdraw", "react-blame", "react-bias"];

const S = PARAMETERS.speech;

type Words = Omit<Plan, "party" | "cue">;
const NOTHING: Words = { act: "acknowledge", topic: null, offer: null, terms: null, fact: null, tells: null, sign: null, member: null };
const say = (act: SpeechAct, more: Partial<Words> = {}): Words => ({ ...NOTHING, act, ...more });

/** Plans the words of party `i` and records in the state what they give away. */
export function planSpeech(round: Round, i: number, decided: Decided): Plan {
  const mind = at(round.state.minds, i);
  const own = at(round.setting.parties, i);
  const words = seen(round, i, decided, obligation(round, i, decided) ?? (mind.spokeAt < 0 ? opening(round, i) : null) ?? reply(round, i));
  mind.spokeAt = round.state.round;
  const shows = mind.barrier > PARAMETERS.cue.level && round.dice() < PARAMETERS.cue.chance;
  return { party: i, cue: shows && own.barrierLevel > 0 && !WITHOUT_CUE.includes(words.act), ...words };
}

/** What shows besides the words: leaving, coming back, tears when the dearest interest comes out, silence after words that shut a party up. */
function seen(round: Round, i: number, { leaving, back }: Decided, words: Words): Words {
  const mind = at(round.state.minds, i);
  const own = at(round.setting.parties, i);
  if (leaving.includes(i)) return { ...words, sign: "leaves" };
  if (back.includes(i)) return { ...words, sign: "returns" };
  const shut = round.move.touches.some((t) => t.party === i && t.kind === "withdraws");
  if (shut && !SPOKEN_ANYWAY.includes(words.act) && words.offer === null && words.tells === null && words.fact === null) return { ...words, sign: "silence" };
  const moved = words.tells === own.dearest && round.move.acknowledges >= S.feltFrom && (own.barrier === "hardship" || own.barrier === "unheard");
  if (!moved || mind.wept || round.dice() >= PRESENCE.tears) return words;
  mind.wept = true;
  return { ...words, sign: "tears" };
}

function obligation(round: Round, i: number, { put, verdicts, leaving }: Decided): Words | null {
  if (leaving.includes(i)) return say("withdraw");
  const verdict = verdicts[i] ?? null;
  if (verdict !== null) return answer(verdict, put);
  const felt = REACTIONS.find((r) => round.reactions[i]?.has(r));
  const asked = round.move.question === "open";
  if (felt && !(asked && MINOR.includes(felt))) return say(ACT_OF[felt], { topic: firstTopic(round) });
  return put.partial === null ? null : answerPart(round, i, put);
}

function answer(verdict: Verdict, put: Put): Words {
  const terms = put.toAnswer;
  if (verdict.answer === "yes") return say("accept", { terms });
  if (verdict.answer === "no") return say("reject-terms", { terms, topic: verdict.topic });
  return verdict.why === "limit" ? say("hold", { terms, topic: verdict.topic }) : say("reject-not-ready", { terms, topic: verdict.topic });
}

function answerPart(round: Round, i: number, put: Put): Words | null {
  const mind = at(round.state.minds, i);
  const own = at(round.setting.parties, i);
  if (put.partial === null) return null;
  const { fine, ready, topic } = judgePart(mind, own, put.partial, mind.readiness);
  if (topic < 0) return null;
  if (!fine) {
    payForRejection(round, i, false, ready);
    return say(ready ? "reject-terms" : "reject-not-ready", { terms: put.partial, topic });
  }
  const value = at(put.partial, topic);
  if (value === null) return null;
  const before = at(mind.spoken, topic) ?? at(own.opening, topic);
  const gives = worthAt(own.worth[topic], value) < worthAt(own.worth[topic], before);
  // Naming more than it asked for would be a harder position: it says what it asked.
  const offer = { topic, value: gives || before === null ? value : before };
  recordOffer(round, i, topic, offer.value, gives);
  return say(gives ? "concede" : "hold", { topic, offer });
}

function opening(round: Round, i: number): Words {
  const own = at(round.setting.parties, i);
  const k = own.dearest;
  const value = at(own.opening, k);
  // A first account is something to sum up.
  at(round.state.minds, i).fresh += 1;
  round.state.sinceSummary += 1;
  if (value === null || isPastReserve(at(own.worth, k), value)) return say("open");
  recordOffer(round, i, k, value, false);
  return say("open", { topic: k, offer: { topic: k, value } });
}

function reply(round: Round, i: number): Words {
  const { move } = round;
  const mind = at(round.state.minds, i);
  const corrected = correction(round, i);
  if (corrected) {
    recordFact(round, i, corrected);
    return say("admit", { topic: firstTopic(round), fact: corrected });
  }
  const probing = move.crafts.some((c) => (c.craft === "ask" || c.craft === "confide") && c.weight >= PARAMETERS.reading.asksFrom);
  const asked = move.question !== "none" || probing;
  const felt = move.acknowledges >= S.feltFrom;
  if ((asked || felt) && !move.procedural) {
    const k = nextUntold(round, i);
    if (k >= 0 && tells(round, i, k, asked)) {
      recordTold(round, i, k);
      return say("tell-interest", { topic: k, tells: k });
    }
    if (asked) return answerQuestion(round, i, k);
  }
  return position(round, i, mind.pattern === "denial" ? S.positionInDenial : S.position) ?? remark(round, i, felt);
}

/** Asked, and not willing to say why things matter: a fact, a position, or a way round the question. */
function answerQuestion(round: Round, i: number, untold: number): Words {
  const mind = at(round.state.minds, i);
  const choice = round.dice();
  const negotiates = mind.pattern === "negotiation" || mind.pattern === "resolution";
  if (negotiates || choice < S.figureWhenAsked + DIAL_SIZE.directness * at(round.setting.parties, i).dials.directness) {
    const spoken = position(round, i, 1);
    if (spoken) return spoken;
  }
  const fact = nextFact(round, i);
  if (fact && (fact.as === "shifted" || choice < S.factWhenAsked)) {
    recordFact(round, i, fact);
    const hot = bandOf(mind) === "hot" && fact.as === "version";
    return say(fact.as === "shifted" ? "admit" : hot ? "deny" : "answer-fact", { topic: firstTopic(round), fact });
  }
  if (untold >= 0) return say("deflect", { topic: untold });
  return position(round, i, 1) ?? stand(round, i);
}

/** A position on a topic, when there is something new to say and the party feels like saying it. */
function position(round: Round, i: number, chance: number): Words | null {
  const mind = at(round.state.minds, i);
  const wants = round.dice() < chance;
  const offer = nextOffer(round, i);
  if (!offer || !wants) return null;
  const yields = offer.gives && mind.pattern !== "denial";
  if (offer.gives && !yields) return null;
  recordOffer(round, i, offer.topic, offer.value, yields);
  if (mind.unheardConcession) showGround(round, i);
  return say(yields ? "concede" : "demand", { topic: offer.topic, offer: { topic: offer.topic, value: offer.value } });
}

/** Nothing new: it keeps to what it said. */
function stand(round: Round, i: number): Words {
  const mind = at(round.state.minds, i);
  const own = at(round.setting.parties, i);
  const k = round.move.topics.find((t) => at(mind.spoken, t) !== null) ?? own.dearest;
  const value = at(mind.spoken, k);
  return say("hold", { topic: k, offer: value === null ? null : { topic: k, value } });
}

/** Neither asked nor moved to a position. */
function remark(round: Round, i: number, felt: boolean): Words {
  const { move } = round;
  const mind = at(round.state.minds, i);
  const own = at(round.setting.parties, i);
  const praised = move.crafts.some((c) => c.craft === "praise") && !round.reactions[i]?.has("flattery");
  if (praised) return say("thank");
  const fact = felt && mind.heard < S.storyWhileHeardBelow ? nextFact(round, i) : null;
  if (fact) {
    recordFact(round, i, fact);
    return say(fact.as === "shifted" ? "admit" : "narrate", { topic: firstTopic(round), fact });
  }
  if (mind.pattern === "denial" && !felt) return say(bandOf(mind) === "hot" ? "deny" : "narrate", { topic: firstTopic(round) ?? own.dearest });
  if (mind.pattern !== "denial" && round.dice() < S.questionBack) return say("question", { topic: firstTopic(round) ?? own.dearest });
  return say("acknowledge", { topic: firstTopic(round) });
}

function firstTopic(round: Round): number | null {
  return round.move.topics[0] ?? null;
}

/** How hot the party's words are. */
export function bandOf(mind: Mind): "hot" | "mid" | "cool" {
  const { hot, mid } = PARAMETERS.band;
  return mind.anger > hot ? "hot" : mind.anger > mid ? "mid" : "cool";
}
