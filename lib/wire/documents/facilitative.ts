// The papers of facilitative mediation, filled from the session: agreement to mediate, heads of terms, settlement agreement, closing letter.
// Wording written for Caucus after what such papers usually hold; no model form of any body is copied.
import type { Block, TrainingDocument } from "./document.ts";
import type { TableFacts } from "./table-facts.ts";

type Say = (en: string, zh: string) => string;

/** The sheets by the id the style pack gives them. */
export function facilitativePapers(facts: TableFacts): Record<string, Omit<TrainingDocument, "id" | "title">> {
  const { file, terms, outcome } = facts;
  const say: Say = (en, zh) => (file.language === "zh" ? zh : en);
  const settled = outcome === "settled";
  const ended = outcome !== "open";
  return {
    "agreement-to-mediate": { waits: null, blocks: agreementToMediate(facts, say) },
    "heads-of-terms": { waits: terms ? null : ended ? say("None: no terms were read out at the table.", "没有：没有在桌上宣读过条款。") : say("Comes when terms have been read out at the table.", "在桌上宣读条款之后才有。"), blocks: headsOfTerms(facts, say) },
    "settlement-agreement": { waits: settled ? null : ended ? say("None: there was no agreement.", "没有：未达成协议。") : say("Comes when every party has said yes to the same terms on every topic.", "各方对全部事项的同一份条款都表示同意之后才有。"), blocks: settlement(facts, say) },
    "closing-letter": { waits: ended && !settled ? null : settled ? say("None: the parties agreed.", "没有：当事人已达成协议。") : say("Comes when the session is closed without an agreement.", "未达成协议而结束之后才有。"), blocks: closingLetter(facts, say) },
  };
}

function head({ file, mediator, days }: TableFacts, say: Say): Block[] {
  return [{
    kind: "facts", rows: [
      { name: say("Matter", "事项"), value: file.title },
      ...file.parties.map((p, i) => ({ name: i === 0 ? say("Parties", "当事人") : "", value: say(`${p.name}, ${p.role}`, `${p.name}，${p.role}`) })),
      { name: say("Mediator", "调解员"), value: mediator },
      ...(days.length > 0 ? [{ name: days.length > 1 ? say("Meetings", "会谈日期") : say("Meeting", "会谈日期"), value: days.join(say("; ", "；")) }] : []),
    ],
  }];
}

function sign({ file, mediator }: TableFacts, say: Say): Block {
  return { kind: "signatures", lines: [...file.parties.map((p) => ({ name: p.name, role: p.role })), { name: mediator, role: say("mediator", "调解员") }] };
}

function agreementToMediate(facts: TableFacts, say: Say): Block[] {
  return [
    ...head(facts, say),
    { kind: "text", text: say("The parties named above ask the mediator to help them talk about the matter, on these terms.", "上述当事人请调解员协助商谈本事项，并约定如下。") },
    { kind: "list", ordered: true, items: [
      say("Mediation is voluntary. Each party may stop at any time and need not say why.", "调解出于自愿。任何一方可以随时停止，不必说明理由。"),
      say("The mediator is impartial, gives no legal advice, proposes no solution of their own and decides nothing. The parties decide.", "调解员保持中立，不提供法律意见，不提出自己的方案，也不作决定。一切由当事人决定。"),
      say("What is said is confidential and is not used elsewhere. The limits are danger to a person and what the law requires to be told; the mediator explained them at the start.", "会谈内容保密，不在别处使用。有人身危险或法律要求披露的除外；调解员已在开始时说明。"),
      say("The mediator may speak with each party in private, on the same terms for all. What is said there is passed on only with that party's leave, in the words it agreed to.", "调解员可以分别与各方单独会谈，对各方一样。单独会谈的内容，只有经该方同意，才按其同意的说法转告。"),
      say("Whoever attends says at the start whether they may settle, and whom they would have to ask.", "参加的人在开始时说明自己能否作主，不能作主的说明要问谁。"),
      say("Nothing is agreed until it is read out and every party has said yes. A lawyer may be asked first.", "未经宣读并由各方表示同意，不算达成协议。可以先征求律师意见。"),
      say("One person speaks at a time, and no one is insulted.", "一次一人发言，不得侮辱他人。"),
    ] },
    { kind: "heading", text: say("What is to be talked about", "商谈的事项") },
    { kind: "list", ordered: false, items: facts.file.topics.map((t) => t.name) },
    sign(facts, say),
  ];
}

function headsOfTerms(facts: TableFacts, say: Say): Block[] {
  const { terms } = facts;
  if (!terms) return [];
  const word = { yes: say("yes", "同意"), "not-yet": say("not yet", "还不行"), no: say("no", "不同意"), none: say("no answer at the table", "未当面表态") };
  return [
    ...head(facts, say),
    { kind: "text", text: say("Points as read out at the table. They bind nobody until they are agreed in full.", "以下为在桌上宣读的要点。全部谈妥之前，对任何一方没有约束力。") },
    { kind: "terms", rows: terms.rows },
    ...(terms.left.length > 0 ? [{ kind: "heading", text: say("Still open", "尚未谈到") } satisfies Block, { kind: "list", ordered: false, items: terms.left } satisfies Block] : []),
    { kind: "heading", text: say("What each said to them", "各方的表态") },
    { kind: "facts", rows: terms.answers.map((a) => ({ name: a.name, value: word[a.answer ?? "none"] })) },
  ];
}

function settlement(facts: TableFacts, say: Say): Block[] {
  if (!facts.terms || facts.outcome !== "settled") return [];
  return [
    ...head(facts, say),
    { kind: "text", text: say("Each party has said yes to these terms, freely and after hearing them read out.", "以下条款经当场宣读，各方自愿表示同意。") },
    { kind: "terms", rows: facts.terms.rows },
    { kind: "heading", text: say("Afterwards", "之后") },
    { kind: "list", ordered: true, items: [
      say("The parties meet these terms in full and final settlement of the topics named here, and of nothing else.", "各方按上述条款履行，以此了结上列事项，不及其他。"),
      say("If something is not kept, they tell each other first and may come back to the mediator.", "如有未履行的，先互相告知，也可以再来找调解员。"),
      say("What was said in the mediation stays confidential; these terms may be shown where they have to be carried out.", "调解中的谈话继续保密；为履行需要，可以出示本协议条款。"),
    ] },
    { kind: "blank", label: say("Date for compliance and review", "履行日期和回看日期"), lines: 1 },
    sign(facts, say),
  ];
}

function closingLetter(facts: TableFacts, say: Say): Block[] {
  if (facts.outcome === "open" || facts.outcome === "settled") return [];
  const how = {
    closed: say("We ended the mediation without an agreement. That is a proper end: you were free to decide, and you did.", "调解结束，没有达成协议。这也是正当的结束：是否同意，本来就由各位自己决定。"),
    breakdown: say("The mediation ended when one of you left the table. Everyone was free to do so.", "有一方离开，调解随之结束。各位本来就可以随时离开。"),
    deadlock: say("The time for the mediation ran out without an agreement. That is a proper end.", "约定的时间已到，没有达成协议。这也是正当的结束。"),
  }[facts.outcome];
  return [
    ...head(facts, say),
    { kind: "text", text: say(`To ${facts.file.parties.map((p) => p.name).join(", ")}`, `致${facts.file.parties.map((p) => p.name).join("、")}：`) },
    { kind: "text", text: say("Thank you for coming and for speaking with each other.", "感谢各位前来，并彼此交谈。") },
    { kind: "text", text: how },
    ...(facts.nextSteps.length > 0 ? [{ kind: "heading", text: say("What comes next", "后续安排") } satisfies Block, { kind: "list", ordered: true, items: facts.nextSteps } satisfies Block] : []),
    { kind: "text", text: say("Nothing proposed at the table binds anyone. What was said stays confidential. Mediation can be taken up again whenever all of you wish it, and every other way stays open.", "桌上提过的方案对任何一方没有约束力。谈话内容继续保密。各位都愿意时，随时可以再来调解，其他途径也都敞开。") },
    { kind: "signatures", lines: [{ name: facts.mediator, role: say("mediator", "调解员") }] },
  ];
}
