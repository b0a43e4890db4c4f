// Names of everything a session's log is made of, in both languages: event kinds, outcomes, rewards, visibility modes, seats, answers.
import type { EventKind, EventPayload, Outcome, Reward } from "./events.ts";
import type { Engine, Visibility } from "./run-spec.ts";
import type { Speaker } from "./turn.ts";

interface Label { en: string; zh: string }

export const OUTCOME_LABELS: Record<Outcome, Label> = {
  settled: { en: "settled", zh: "已达成协议" },
  breakdown: { en: "a party left", zh: "有一方退出" },
  deadlock: { en: "no agreement in the time", zh: "限期内未谈成" },
  closed: { en: "closed without agreement", zh: "未达成协议，已结束" },
};

export const REWARD_LABELS: Record<Reward, Label> = {
  worsened: { en: "worsened", zh: "变差" },
  same: { en: "the same", zh: "不变" },
  improved: { en: "improved", zh: "好转" },
  solved: { en: "solved", zh: "解决" },
};

export const VISIBILITY_LABELS: Record<Visibility, Label> = {
  live: { en: "Live", zh: "实时" },
  cues: { en: "Cues only", zh: "只看神情" },
  after: { en: "After", zh: "结束后" },
  never: { en: "Never", zh: "不显示" },
};

export const SEAT_LABELS: Record<Speaker["seat"], Label> = {
  mediator: { en: "Mediator", zh: "调解员" },
  party: { en: "Party", zh: "当事人" },
};

export const ENGINE_LABELS: Record<Engine, Label> = { rehearsal: { en: "Rehearsal engine", zh: "演练引擎" } };

export const EVENT_LABELS: Record<EventKind, Label> = {
  "session-started": { en: "Session started", zh: "场次开始" },
  "turn-spoken": { en: "Turn spoken", zh: "发言" },
  "strategy-recognised": { en: "Strategy recognised", zh: "识别出方法" },
  "move-read": { en: "Move read", zh: "解读发言" },
  "psychology-settled": { en: "Psychology settled", zh: "内心状态更新" },
  "speakers-chosen": { en: "Speakers chosen", zh: "定下谁来回应" },
  "thought-recorded": { en: "Thought recorded", zh: "记下想法" },
  "belief-updated": { en: "Belief updated", zh: "看法变化" },
  "mood-shown": { en: "Mood shown", zh: "神情变化" },
  "behaviour-classified": { en: "Behaviour pattern classified", zh: "行为模式判定" },
  "offer-made": { en: "Offer made", zh: "提出条件" },
  "interest-told": { en: "Interest told", zh: "说出关切" },
  "term-drafted": { en: "Terms drafted", zh: "拟出条款" },
  "acceptance-changed": { en: "Acceptance changed", zh: "表态变化" },
  "topic-scored": { en: "Topic scored", zh: "事项一致度评定" },
  "reward-given": { en: "Reward given", zh: "效果评定" },
  "stage-entered": { en: "Stage entered", zh: "进入阶段" },
  "caucus-opened": { en: "Caucus opened", zh: "背对背开始" },
  "caucus-closed": { en: "Caucus closed", zh: "背对背结束" },
  "sharing-allowed": { en: "Leave to share given", zh: "同意转告" },
  "hint-given": { en: "Hint given", zh: "给出提示" },
  "session-paused": { en: "Session paused", zh: "暂停" },
  "session-resumed": { en: "Session resumed", zh: "继续" },
  "session-adjourned": { en: "Adjourned to a later day", zh: "改日再谈" },
  "next-steps-said": { en: "Next steps said", zh: "说明后续安排" },
  "party-withdrew": { en: "Party withdrew", zh: "一方退出" },
  "turn-settled": { en: "Turn settled", zh: "本轮结束" },
  "session-ended": { en: "Session ended", zh: "场次结束" },
};

export const QUESTION_LABELS: Record<EventPayload<"move-read">["question"], Label> = {
  open: { en: "open question", zh: "开放式提问" },
  closed: { en: "closed question", zh: "封闭式提问" },
  leading: { en: "leading question", zh: "诱导式提问" },
  none: { en: "no question", zh: "没有提问" },
};

export const ANSWER_LABELS: Record<EventPayload<"acceptance-changed">["answer"], Label> = {
  yes: { en: "yes", zh: "同意" },
  "not-yet": { en: "not yet", zh: "还不行" },
  no: { en: "no", zh: "不同意" },
};
