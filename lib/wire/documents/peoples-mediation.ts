// The papers of a people's mediation, filled from the session and kept together as a 卷宗: 受理登记、告知、调查、调解记录、协议、回访.
// Wording written for Caucus; sentences about law come from the style pack with their source and stand under "verify before use" there.
import { DISPUTE_TYPE_LABELS } from "@/lib/domain/case/classification.ts";
import { STYLE_PACKS } from "@/lib/domain/style/packs.ts";
import type { Block, TrainingDocument } from "./document.ts";
import type { TableFacts } from "./table-facts.ts";

type Say = (en: string, zh: string) => string;

/** The sheets by the id the style pack gives them. */
export function peoplesPapers(facts: TableFacts): Record<string, Omit<TrainingDocument, "id" | "title">> {
  const say: Say = (en, zh) => (facts.file.language === "zh" ? zh : en);
  const settled = facts.outcome === "settled";
  const agreed = settled ? null : facts.outcome !== "open" ? say("None: there was no agreement.", "没有：未达成协议。") : say("Comes when every party has said yes to the same terms on every topic.", "各方对全部事项的同一份条款都表示同意之后才有。");
  return {
    registration: { waits: null, blocks: registration(facts, say) },
    notice: { waits: null, blocks: notice(facts, say) },
    "investigation-record": { waits: null, blocks: investigation(facts, say) },
    "mediation-record": { waits: facts.outcome === "open" ? say("Comes when the session is over.", "演练结束之后才有。") : null, blocks: record(facts, say) },
    agreement: { waits: agreed, blocks: agreement(facts, say) },
    "return-visit": { waits: agreed, blocks: returnVisit(facts, say) },
  };
}

function people({ file, mediator, days }: TableFacts, say: Say): Block {
  return { kind: "facts", rows: [
    ...file.parties.map((p, i) => ({ name: i === 0 ? say("Parties", "当事人") : "", value: say(`${p.name}, ${p.role}`, `${p.name}，${p.role}`) })),
    { name: say("Mediator", "人民调解员"), value: mediator },
    ...(days.length > 0 ? [{ name: say("Date", "日期"), value: days.join(say("; ", "；")) }] : []),
  ] };
}

function signatures({ file, mediator }: TableFacts, say: Say): Block {
  return { kind: "signatures", lines: [
    ...file.parties.map((p) => ({ name: p.name, role: say("party (signature, seal or fingerprint)", "当事人（签名、盖章或按指印）") })),
    { name: mediator, role: say("people's mediator", "人民调解员") },
  ] };
}

/** What a record would claim and a log cannot know: for the mediator to tick by hand. */
const tick = (text: string): Block => ({ kind: "text", text: `□ ${text}` });
const topics = ({ file }: TableFacts): Block => ({ kind: "list", ordered: true, items: file.topics.map((t) => t.name) });

function registration(facts: TableFacts, say: Say): Block[] {
  const type = DISPUTE_TYPE_LABELS[facts.file.disputeType];
  return [
    { kind: "facts", rows: [{ name: say("Kind of dispute", "纠纷类型"), value: say(type.en, type.zh) }] },
    people(facts, say),
    { kind: "heading", text: say("The dispute", "纠纷情况") },
    { kind: "text", text: facts.file.background.trim() },
    { kind: "heading", text: say("What is asked to be settled", "申请调解的事项") },
    topics(facts),
    tick(say("The parties have been told that mediation is voluntary and may be refused.", "已告知当事人调解出于自愿，可以拒绝。")),
    signatures(facts, say),
  ];
}

function notice(facts: TableFacts, say: Say): Block[] {
  return [
    people(facts, say),
    { kind: "heading", text: say("In the mediation you may", "当事人在调解中享有下列权利") },
    { kind: "list", ordered: true, items: [
      say("choose the mediator, accept the one proposed, or ask for another;", "选择调解员，接受指派的调解员，或者要求更换；"),
      say("accept mediation, refuse it, or end it at any time;", "接受调解、拒绝调解，或者随时要求终止；"),
      say("ask that it be held in public or not;", "要求公开进行或者不公开进行；"),
      say("say freely what you want, and agree only of your own will.", "自主表达意愿，自愿达成协议。"),
    ] },
    { kind: "heading", text: say("In the mediation you are asked to", "当事人在调解中履行下列义务") },
    { kind: "list", ordered: true, items: [
      say("tell the facts as they are;", "如实陈述纠纷事实；"),
      say("keep order and respect the mediator;", "遵守调解现场秩序，尊重调解员；"),
      say("respect the other party's rights.", "尊重对方当事人行使权利。"),
    ] },
    { kind: "text", text: say("Mediation is free of charge. It does not stop anyone from going to arbitration, to an office or to court.", "调解不收费，不妨碍当事人依法通过仲裁、行政、司法途径维护权利。") },
    tick(say("The mediator has read this notice out and explained it.", "以上内容，调解员已当场宣读并说明。")),
    signatures(facts, say),
  ];
}

function investigation(facts: TableFacts, say: Say): Block[] {
  const { provisions, officials } = facts.file;
  return [
    people(facts, say),
    ...(officials.length > 0 ? [{ kind: "facts", rows: officials.map((o) => ({ name: say("Also concerned", "有关人员"), value: say(`${o.name}, ${o.role}`, `${o.name}，${o.role}`) })) } satisfies Block] : []),
    { kind: "heading", text: say("What had to be found out", "需要查明的事项") },
    topics(facts),
    { kind: "blank", label: say("Found out (by hand)", "查明的情况（手写）"), lines: 6 },
    ...(provisions.length > 0 ? [{ kind: "heading", text: say("Provisions in the case file", "案卷中的法律条文") } satisfies Block, { kind: "list", ordered: false, items: provisions.map((p) => `${p.name}${p.article ? ` ${p.article}` : ""}${p.checked === null ? say(" (verify before use)", "（使用前请核实）") : ""}`) } satisfies Block] : []),
    { kind: "note", text: say("What a party told back to back is not written here.", "背对背谈话的内容不写入卷宗。") },
  ];
}

function record(facts: TableFacts, say: Say): Block[] {
  if (facts.outcome === "open") return [];
  const result = {
    settled: say("The parties agreed. The terms are in the people's mediation agreement.", "双方自愿达成协议，内容见人民调解协议书。"),
    closed: say("No agreement was reached; the mediator ended the mediation.", "未达成协议，调解员终止调解。"),
    breakdown: say("A party asked to end; the mediation was ended.", "一方要求终止，调解终止。"),
    deadlock: say("No agreement was reached in the time; the mediation was ended.", "限期内未达成协议，调解终止。"),
  }[facts.outcome];
  return [
    people(facts, say),
    { kind: "heading", text: say("Matters mediated", "调解的事项") },
    topics(facts),
    { kind: "heading", text: say("Course", "调解经过") },
    tick(say("The parties have been told their rights and duties.", "已告知当事人权利义务。")),
    { kind: "text", text: facts.behindDoors ? say("The mediator talked the matters through with the parties, face to face and back to back.", "调解员通过面对面、背对背的方式，就上述事项进行调解。") : say("The mediator talked the matters through with the parties, face to face.", "调解员通过面对面的方式，就上述事项进行调解。") },
    ...(facts.terms && facts.outcome !== "settled" ? [{ kind: "heading", text: say("Terms read out, not agreed", "宣读过、未达成的条款") } satisfies Block, { kind: "terms", rows: facts.terms.rows } satisfies Block] : []),
    { kind: "heading", text: say("Result", "调解结果") },
    { kind: "text", text: result },
    ...(facts.outcome === "settled" ? [] : [tick(say("The parties have been told that arbitration, administrative and court ways stay open to them.", "已告知当事人可以依法通过仲裁、行政、司法途径维护自己的权利。"))]),
    ...(facts.nextSteps.length > 0 ? [{ kind: "heading", text: say("What comes next", "后续安排") } satisfies Block, { kind: "list", ordered: true, items: facts.nextSteps } satisfies Block] : []),
    signatures(facts, say),
  ];
}

function agreement(facts: TableFacts, say: Say): Block[] {
  if (!facts.terms || facts.outcome !== "settled") return [];
  const confirmation = STYLE_PACKS["peoples-mediation"].legalNotes.slice(0, 2);
  return [
    people(facts, say),
    { kind: "heading", text: say("Main facts and matters in dispute", "纠纷的主要事实、争议事项") },
    { kind: "text", text: facts.file.background.trim() },
    topics(facts),
    { kind: "heading", text: say("What the parties agreed of their own will", "双方自愿达成如下协议") },
    { kind: "terms", rows: facts.terms.rows },
    { kind: "text", text: say("The agreement takes effect when the parties sign, seal or put their fingerprint to it.", "本协议自各方当事人签名、盖章或者按指印之日起生效。") },
    signatures(facts, say),
    { kind: "heading", text: say("On judicial confirmation", "关于司法确认") },
    ...confirmation.map((n): Block => ({ kind: "note", text: `${say(n.text.en, n.text.zh)}${n.checked === null ? say(" Verify before use.", "（使用前请核实）") : say(` Source checked on ${n.checked}.`, `（${n.checked} 核对）`)}` })),
  ];
}

function returnVisit(facts: TableFacts, say: Say): Block[] {
  if (!facts.terms || facts.outcome !== "settled") return [];
  return [
    people(facts, say),
    { kind: "heading", text: say("What was to be done", "协议约定的内容") },
    { kind: "terms", rows: facts.terms.rows.map((r) => ({ ...r, missing: [] })) },
    { kind: "blank", label: say("Date and way of the visit", "回访日期、方式"), lines: 1 },
    { kind: "blank", label: say("What has been done, what has not", "履行情况"), lines: 3 },
    { kind: "blank", label: say("What the parties say", "当事人意见"), lines: 2 },
    { kind: "signatures", lines: [{ name: facts.mediator, role: say("who visited", "回访人") }] },
  ];
}
