// A transcript in Markdown. Words of people are text: nothing in them becomes a heading, a link or HTML.
import type { SessionState, SpokenTurn } from "@/lib/domain/session/state.ts";
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import { TERM_PART_LABELS, TERM_PARTS, type TermDetail } from "@/lib/domain/case/topic-schema.ts";
import type { SessionPage } from "@/lib/wire/pages.ts";

const WORDS = {
  en: { mediator: "Mediator", everyone: "everyone", to: "to", private: "private, with", started: "Started", exported: "Exported", outcome: "Outcome", open: "still open", terms: "Terms read out", hints: "Hints used", none: "none", note: "Training record of a simulation. Not legal advice, not a real agreement." },
  zh: { mediator: "调解员", everyone: "全体", to: "对", private: "单独，与", started: "开始", exported: "导出", outcome: "结果", open: "进行中", terms: "宣读的条款", hints: "用过的提示", none: "没有", note: "模拟训练记录，不是法律意见，也不是真实协议。" },
} as const;

const NEXT_STEPS_TITLE = { en: "Next steps", zh: "后续安排" } as const;

/** Characters that mean something in Markdown or HTML, and marks that turn the direction of text. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "").replace(/[&<>]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[c] ?? c).replace(/[\\`*_{}[\]()#+\-!|~=]/g, "\\$&");
}

export function transcriptMarkdown(page: SessionPage, state: SessionState, exportedAt: string): string {
  const words = WORDS[page.case.language];
  const lines = [
    `# ${escapeMarkdown(page.case.title)}`, "",
    `- ${words.mediator}: ${escapeMarkdown(page.mediatorKind === "ai" ? page.mediatorName : page.ownerName)}`,
    `- ${words.started}: ${state.startedAt ?? "n/a"}`,
    `- ${words.outcome}: ${state.ended ? `${state.ended.outcome} (${state.ended.at})` : words.open}`,
    ...(state.hintsAllowed ? [`- ${words.hints}: ${hintsUsed(page, state)}`] : []),
    `- ${words.exported}: ${exportedAt}`, "",
    ...state.turns.flatMap((turn) => [...turnLines(page, turn), ...adjourned(page, state, turn.turn)]),
    ...nextSteps(state),
    "---", "", words.note, "",
  ];
  return lines.join("\n");
}

/** How many steps of help, and before which turns. */
function hintsUsed(page: SessionPage, state: SessionState): string {
  const words = WORDS[page.case.language];
  if (state.hints.length === 0) return words.none;
  const before = [...new Set(state.hints.map((h) => h.turn + 1))];
  return page.case.language === "zh" ? `${state.hints.length}（第 ${before.join("、")} 句之前）` : `${state.hints.length} (before turn ${before.join(", ")})`;
}

/** What the mediator said would come next. */
function nextSteps(state: SessionState): string[] {
  if (!state.nextSteps) return [];
  return [`## ${NEXT_STEPS_TITLE[state.turns.at(-1)?.lang ?? "en"]}`, "", ...state.nextSteps.steps.map((s) => `- ${escapeMarkdown(s)}`), ""];
}

/** Where the parties went home after a turn and met again on another day. */
function adjourned(page: SessionPage, state: SessionState, turn: number): string[] {
  const found = state.adjournments.find((a) => a.turn === turn);
  if (!found) return [];
  return [page.case.language === "zh" ? `_改日再谈，${found.days} 天后，${found.day}_` : `_Adjourned for ${found.days} day${found.days === 1 ? "" : "s"}, to ${found.day}_`, ""];
}

function turnLines(page: SessionPage, turn: SpokenTurn): string[] {
  const words = WORDS[page.case.language];
  const partyName = (id: string): string => page.case.parties.find((p) => p.id === id)?.name ?? id;
  const who = turn.speaker.seat === "mediator" ? words.mediator : partyName(turn.speaker.partyId);
  const whom = turn.audience.room === "caucus" ? `${words.private} ${partyName(turn.audience.with)}`
    : turn.audience.to.length === 0 ? words.everyone : `${words.to} ${turn.audience.to.map(partyName).join(", ")}`;
  const terms = turn.terms === null ? [] : ["", `${words.terms}: ${Object.entries(turn.terms).map(([id, value]) => termText(page.case, id, value, turn.details?.[id] ?? {})).join("; ")}`];
  return [`## ${turn.turn}. ${escapeMarkdown(who)} (${escapeMarkdown(whom)})`, "", `_${turn.at}_`, "", ...turn.text.split("\n").map((line) => escapeMarkdown(line)), ...terms, ""];
}

function termText(file: PublicCase, topicId: string, value: number | string, detail: TermDetail): string {
  const topic = file.topics.find((t) => t.id === topicId);
  if (!topic) return escapeMarkdown(`${topicId}: ${value}`);
  const shown = topic.kind === "options" ? (topic.options.find((o) => o.id === value)?.label ?? String(value)) : `${value} ${topic.unit}`;
  const parts = TERM_PARTS.flatMap((part) => (detail[part] === undefined ? [] : [`${TERM_PART_LABELS[part][file.language]} ${detail[part]}`]));
  return escapeMarkdown(`${topic.name}: ${[shown, ...parts].join(file.language === "zh" ? "，" : ", ")}`);
}
