// The three toolkit moves in words: what stands in a small form becomes a spoken turn in the language of the case, to be edited
// before it is said. Pure. The wording keeps clear of the listed mistakes; a test holds it against the reader.
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import type { SpokenTurn } from "@/lib/domain/session/state.ts";
import type { ThreeStage } from "@/lib/domain/stage/stage.ts";
import { topicValue } from "./format.ts";

type File = Pick<PublicCase, "language" | "parties" | "topics">;

/** Ways to test a position against the world without saying what will come of it. */
export const REALITY_QUESTIONS = ["no-agreement", "cost", "others", "workable", "outsider"] as const;
export type RealityQuestion = (typeof REALITY_QUESTIONS)[number];

export interface Summary {
  /** What was heard of each party, in the mediator's words; empty ones are left out. */
  heard: Readonly<Record<string, string>>;
  /** Topics still open, by id. */
  open: readonly string[];
  /** The party in the private room; null: at the table. */
  room: string | null;
  /** Null: the stage is not known to this viewer. */
  stage: ThreeStage | null;
}

const LEADS: Record<File["language"], Record<ThreeStage, string>> = {
  en: {
    understanding: "Let me check that I have understood, before we go on.",
    intercession: "May I stop for a moment and say where I think we are?",
    reconciliation: "Let me sum up, so that we all leave with the same understanding.",
  },
  zh: {
    understanding: "往下谈以前，我先归拢一下，讲得不对请改。",
    intercession: "先停一停，我把谈到的归拢一下。",
    reconciliation: "快谈完了，我再归拢一遍，免得各人记得不一样。",
  },
};

/** "Summarise and clarify": back to each what was heard, what is open, and an invitation to correct. */
export function summaryWords(file: File, { heard, open, room, stage }: Summary): string {
  const lead = LEADS[file.language][stage ?? "understanding"];
  const said = file.parties.flatMap((p) => {
    const words = sentence(heard[p.id] ?? "");
    return words === "" || (room !== null && p.id !== room) ? [] : [{ name: p.formal, words }];
  });
  const names = file.topics.filter((t) => open.includes(t.id)).map((t) => t.name);
  if (file.language === "zh") {
    const accounts = said.map((s) => `${s.name}，我听到的是：${s.words}。`).join("");
    const left = names.length === 0 ? "" : `还没有谈拢的是${names.map((n) => `“${n}”`).join("、")}。`;
    return `${lead}${accounts}${left}${room === null ? "各位看，哪里讲偏了，哪里要补？" : "您看，哪里讲偏了，哪里要补？"}`;
  }
  const accounts = said.map((s) => `${s.name}, what I have heard from you is this: ${s.words}.`);
  const left = names.length === 0 ? [] : [`What is still open: ${listed(names.map((n) => `"${n}"`))}.`];
  return [lead, ...accounts, ...left, "What would you correct or add?"].join(" ");
}

export interface RealityCheck { to: string; question: RealityQuestion; /** Topic id; null: the matter as a whole. */ topic: string | null; /** The party's own words to begin with; empty: none. */ said: string }

/** "Reality check": one open question to one party, after giving its own words back. */
export function realityWords(file: File, { to, question, topic, said }: RealityCheck): string {
  const name = file.parties.find((p) => p.id === to)?.formal ?? "";
  const about = file.topics.find((t) => t.id === topic)?.name ?? null;
  const words = sentence(said);
  if (file.language === "zh") {
    const on = about === null ? "这件事" : `“${about}”这一项`;
    const asks: Record<RealityQuestion, string> = {
      "no-agreement": `${about === null ? "" : `“${about}”上，`}要是今天谈不成，往后几个月您这边会是怎么个光景？`,
      cost: `${on}真要走另一条路，钱、工夫、精神，您看各要搭进去什么？`,
      others: `${on}再拖下去，除了您，还会有什么人跟着受累？`,
      workable: `${on}照您讲的办，怎么才做得到，可能卡在什么地方？`,
      outsider: `换个不相干的人来看${on}，您估摸他会怎么看？`,
    };
    return `${words === "" ? `${name}，` : `${name}，您讲“${words}”，这句话我听进去了。我们也把另一头掂量掂量：`}${asks[question]}`;
  }
  const on = about === null ? "this" : `"${about}"`;
  const asks: Record<RealityQuestion, string> = {
    "no-agreement": `if nothing is settled today${about === null ? "" : ` on "${about}"`}, what would the next months look like for you?`,
    cost: `what happens if there's no agreement${about === null ? "" : ` on "${about}"`}, and what would that take from you in money, in time and in sleep?`,
    others: `if ${on} stayed open for another half year, who besides you would feel it?`,
    workable: `${about === null ? "" : `take "${about}" the way you put it: `}how would it work in practice, step by step, and what could get in its way?`,
    outsider: `what do you think a stranger would say about ${on}?`,
  };
  const ask = asks[question];
  return words === "" ? `${name}, ${ask}` : `${name}, you said "${words}", and I have taken that in. Let us look at the other side of it as well: ${ask}`;
}

export interface Bridge { terms: Terms; /** What each party would have from it, in the mediator's words. */ gives: Readonly<Record<string, string>> }

/** "Bridging proposal": a way to put together what was said, what it gives each, and an invitation to change it. Floated, not put to a vote. */
export function bridgeWords(file: File, { terms, gives }: Bridge): string {
  const items = file.topics.flatMap((topic) => {
    const value = terms[topic.id];
    return value === undefined ? [] : [{ name: topic.name, value: topicValue(value, topic, file.language, "terms") }];
  });
  const given = file.parties.flatMap((p) => { const words = sentence(gives[p.id] ?? ""); return words === "" ? [] : [{ name: p.formal, words }]; });
  if (file.language === "zh") {
    const read = items.map((i) => `${i.name}：${i.value}`).join("；");
    const why = given.length === 0 ? "" : `这样${given.map((g) => `${g.name}能有${g.words}`).join("，")}。`;
    return `我把各位讲过的话凑到一起看看，因为各家看重的不是同一样东西。比方说：${read}。${why}这只是个样子，要改哪里，各位才走得通？`;
  }
  const read = items.map((i) => `${i.name}: ${i.value}`).join("; ");
  const why = given.length === 0 ? [] : [`It would give ${listed(given.map((g) => `${g.name} ${g.words}`))}.`];
  return [`Here is one way to put together what you have each said, because different things matter to you. ${read}.`, ...why, "It is only a start: what would each of you need to change for it to work?"].join(" ");
}

/** Typed words as a part of a sentence: no stop at the end, no quotation marks of their own. */
function sentence(typed: string): string {
  return typed.trim().replace(/^["“”「]+|["“”」]+$/gu, "").replace(/[.。;；,，\s]+$/u, "");
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
}

/** The last thing a party said that may be given back in this room, as a statement; empty: nothing yet. */
export function lastSaid(turns: readonly SpokenTurn[], partyId: string, room: string | null): string {
  const own = turns.filter((t) => t.speaker.seat === "party" && t.speaker.partyId === partyId && (t.audience.room === "joint" || t.audience.with === room)).at(-1);
  const sentences = own?.text.match(/[^.!?。！？…]+[.!?。！？…]+["”’」』]?|[^.!?。！？…]+$/g)?.map((s) => s.trim()).filter((s) => s !== "" && !/[?？]["”’」』]?$/u.test(s)) ?? [];
  // "Never mind." is no account of anything: a sentence with something in it goes before.
  const telling = sentences.filter((s) => s.length >= 24 || (/\p{Script=Han}/u.test(s) && s.length >= 9));
  return sentence((telling.at(-1) ?? sentences.at(-1) ?? "").slice(0, 160));
}
