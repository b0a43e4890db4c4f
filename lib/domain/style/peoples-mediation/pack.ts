// 人民调解：讲情、讲理、讲法，自愿平等，调解员可以提方案。中文为先。Legal sentences come from secondary sources until somebody opens them.
import type { StylePack } from "../pack.ts";
import { mistakes } from "./mistakes.ts";
import { rubric } from "./rubric.ts";

const LAW = "人民调解法（2011-01-01 施行），转引自二手资料";

export const peoplesMediation: StylePack = {
  id: "peoples-mediation",
  name: { en: "People's mediation", zh: "人民调解" },
  first: "zh",
  flow: [
    { id: "acceptance", en: "Acceptance and registration (on application, or of the committee's own motion)", zh: "受理登记（申请或主动）", optional: false, anywhere: false },
    { id: "appointment", en: "The mediator is chosen or appointed", zh: "选定或指定调解员", optional: false, anywhere: false },
    { id: "rights", en: "Rights and duties told", zh: "告知权利义务", optional: false, anywhere: false },
    { id: "investigation", en: "Visits and investigation", zh: "走访调查", optional: false, anywhere: false },
    { id: "face-to-face", en: "Face to face", zh: "面对面", optional: true, anywhere: true },
    { id: "back-to-back", en: "Back to back", zh: "背对背", optional: true, anywhere: true },
    { id: "agreement", en: "Agreement, written or oral", zh: "协议（书面或口头）", optional: true, anywhere: false },
    { id: "signing", en: "Signature, seal or fingerprint", zh: "签名、盖章或按指印", optional: true, anywhere: false },
    { id: "follow-up", en: "Performance urged, return visit", zh: "督促履行、回访", optional: true, anywhere: false },
    { id: "filing", en: "Filing", zh: "归档", optional: false, anywhere: false },
    { id: "termination", en: "Failing that: end the mediation and tell of arbitration, administrative and court ways", zh: "调不成：终止调解，告知仲裁、行政、司法途径", optional: true, anywhere: true },
  ],
  opening: [
    { id: "choose-mediator", en: "A mediator may be chosen or changed", zh: "可以选调解员、换调解员" },
    { id: "accept-refuse-end", en: "Mediation may be accepted, refused or ended", zh: "可以接受、拒绝或者要求终止" },
    { id: "open-or-closed", en: "In public or not, as the parties wish", zh: "可以要求公开或者不公开" },
    { id: "truth-order-respect", en: "Tell the truth, keep order, respect each other", zh: "讲实情、守秩序、互相尊重" },
    { id: "free", en: "Free of charge", zh: "不收费" },
    { id: "court-open", en: "Does not bar going to court", zh: "不妨碍去法院、去仲裁" },
  ],
  moves: [
    { id: "listen", en: "listening and finding out", zh: "倾听了解", strategies: ["understanding-the-situation"] },
    { id: "face-to-face", en: "face to face", zh: "面对面", strategies: ["understanding-the-situation", "others"] },
    { id: "back-to-back", en: "back to back", zh: "背对背", strategies: ["understanding-the-situation", "early-detection-and-prevention"] },
    { id: "cooling", en: "cooling off", zh: "冷处理", strategies: ["early-detection-and-prevention", "others"] },
    { id: "perspective", en: "changing places", zh: "换位思考", strategies: ["perspective-taking"] },
    { id: "law-and-reason", en: "law and reason explained", zh: "明法析理", strategies: ["law-and-morality"] },
    { id: "by-cases", en: "law told by cases", zh: "以案说法", strategies: ["law-and-morality"] },
    { id: "family-feeling", en: "moved by family feeling", zh: "亲情感化", strategies: ["ideological-and-practical", "mobilizing-multiple-forces"] },
    { id: "main-contradiction", en: "grasping the main contradiction", zh: "抓主要矛盾", strategies: ["principal-contradiction"] },
    { id: "many-hands", en: "help from many sides", zh: "多方协助", strategies: ["mobilizing-multiple-forces"] },
    { id: "praise", en: "praise and encouragement", zh: "褒扬激励", strategies: ["recognition-and-motivation"] },
    { id: "leave-vague", en: "leaving it vague", zh: "模糊处理", strategies: ["strategic-ambiguity"] },
    { id: "early-signs", en: "heading off early signs", zh: "苗头预防", strategies: ["early-detection-and-prevention"] },
    { id: "propose", en: "putting a plan forward", zh: "提出方案", strategies: ["reaching-agreement"] },
    { id: "conclude", en: "bringing about agreement", zh: "促成协议", strategies: ["reaching-agreement"] },
  ],
  law: {
    adviceIsFault: false, ownProposal: "after-investigation",
    text: { en: "Explaining law, reason and sentiment and proposing a plan are the craft; a fault only when wrong, premature, humiliating or coercive.", zh: "讲法、讲理、讲情、提方案是本行；讲错、太早、羞辱人、强迫人才算错。" },
  },
  attendance: { en: "Relatives, neighbours, work units and experts are invited with the parties' consent; agents show a power of attorney; heirs name a representative.", zh: "亲属、邻里、单位、专业人员，当事人同意才请；代理人出示授权委托书；继承人推举代表。" },
  address: { en: "By trade, age or title, as the case has it.", zh: "师傅、阿婆、老李、女士，依案而定。" },
  rubric, mistakes,
  hardStops: {
    H1: { en: "Threat, coercion or forced signing", zh: "威胁、强迫、逼签" },
    H2: { en: "Takes a side", zh: "偏袒一方当事人" },
    H3: { en: "Leaks privacy, business secrets or back-to-back words without leave", zh: "泄露个人隐私、商业秘密，或未经同意泄露背对背的话" },
    H4: { en: "Wrong, outdated or invented law or fact; a guaranteed result", zh: "讲错、讲旧、编造法律或事实，打包票" },
    H5: { en: "Insults a party", zh: "侮辱当事人" },
    H6: { en: "Passes over a sign of danger, or fails to report it", zh: "对危险苗头不管不报" },
    H7: { en: "Writes an agreement without every party's yes, or against mandatory law; takes money or benefits", zh: "未得各方同意就写协议，或违反强制性规定；索取、收受财物" },
  },
  escalation: { en: "Dissuade, separate, report to the departments concerned in time.", zh: "劝止、分开、及时报告有关部门。" },
  documents: [
    { id: "registration", en: "Application or acceptance form", zh: "人民调解申请书或受理登记表" },
    { id: "notice", en: "Notice of rights and duties", zh: "权利义务告知书" },
    { id: "investigation-record", en: "Record of investigation", zh: "调查记录" },
    { id: "mediation-record", en: "Record of mediation", zh: "人民调解记录" },
    { id: "agreement", en: "People's mediation agreement", zh: "人民调解协议书" },
    { id: "return-visit", en: "Record of the return visit", zh: "回访记录" },
  ],
  afterSigning: { en: "Performance is urged and visited.", zh: "督促履行、回访。" },
  legalNotes: [
    { text: { en: "The parties may jointly ask the court to confirm the agreement within 30 days of its taking effect.", zh: "双方认为有必要的，可以自调解协议生效之日起三十日内共同申请司法确认。" }, source: LAW, checked: null },
    { text: { en: "Confirmation is not for disputes about status or title.", zh: "涉及身份关系、确权的纠纷，不适用司法确认。" }, source: "民事诉讼程序规定，转引自二手资料", checked: null },
    { text: { en: "People's mediation is free of charge and does not bar going to court.", zh: "人民调解不收费，不因调解而阻止当事人依法维权。" }, source: LAW, checked: null },
    { text: { en: "Taking sides, insulting a party, taking benefits and leaking privacy or business secrets are named as misconduct.", zh: "偏袒一方、侮辱当事人、索取收受财物、泄露隐私或商业秘密，列为不当行为。" }, source: LAW, checked: null },
  ],
};
