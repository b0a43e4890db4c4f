// Whether a party lets the mediator tell others what it said in private, and which words: asked for, alone, and once its trust reaches
// what makes a carried offer no betrayal (parameters.ts, `carried`). Two things at most at a time (chosen); the rest stays in the room.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import { publicView } from "@/lib/domain/case/public-view.ts";
import type { Rng } from "@/lib/domain/rng.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";
import { valueInWords } from "../../mediators/phrases/figures.ts";
import { asksLeave } from "../../language/reading/asks-leave.ts";
import type { EngineContext } from "../../ports.ts";
import { PARAMETERS } from "./parameters.ts";
import type { Mind } from "./psychology.ts";

export interface Released { said: number; words: string }
/** What the party answers, and what it sets free by it; nothing free: it wants everything kept. */
export interface Leave { text: string; released: readonly Released[] }

const AT_MOST = 2;

const WORDS = {
  en: {
    give: ["You may tell {other} this much: {words}.", "That part can go across, in these words: {words}.", "Tell {other} this and nothing else: {words}.", "{words}. That you can say to {other}; the rest is between us."],
    keep: ["No. What I told you here stays here.", "Not yet. Leave all of it in this room.", "I'd rather you took nothing across for now.", "Keep it to yourself, the whole of it."],
    others: "the others",
  },
  zh: {
    give: ["这一句可以带过去：{words}。别的先留在这里。", "就跟{other}讲{words}，就这些。", "{words}，这个可以让{other}晓得。", "要带就带这一句，{words}，旁的别提。"],
    keep: ["先别讲，都留在这里。", "这些话先放在肚子里，一样都别带。", "现在还不行，哪一句都别往外讲。", "不要带，等我想好了再说。"],
    others: "他们",
  },
} as const;

/** The answer to a mediator who asks what may be shared; null when nobody asked, or there is something else to answer. */
export function leaveOf(context: EngineContext, mind: Mind, { partyId, asked, bound, said, rng }: { partyId: string; asked: Turn; bound: boolean; said: readonly string[]; rng: Rng }): Leave | null {
  if (bound || asked.audience.room !== "caucus" || !asksLeave(asked.text, asked.lang)) return null;
  const { file } = context;
  const bank = WORDS[file.language];
  const released = mind.trust >= PARAMETERS.carried.releasedFrom ? toldAlone(context, partyId).slice(-AT_MOST) : [];
  const others = file.parties.filter((p) => p.id !== partyId);
  const other = others.length === 1 ? (others[0]?.address?.formal ?? others[0]?.name ?? bank.others) : bank.others;
  const quoted = released.map((r) => (file.language === "zh" ? `“${r.words}”` : `"${r.words}"`)).join(file.language === "zh" ? "，" : " and ");
  const phrases = (released.length > 0 ? bank.give : bank.keep).map((phrase) => phrase.replace("{other}", other).replace("{words}", quoted));
  const fresh = phrases.filter((phrase) => !said.some((text) => text.includes(phrase)));
  const among = fresh.length > 0 ? fresh : phrases;
  const text = among[Math.floor(rng() * among.length)];
  return text === undefined ? null : { text, released };
}

/** What this party said in private and not at the table, oldest first: where it stands, and why it matters. What is free already is left out. */
function toldAlone({ file, events, state }: EngineContext, partyId: string): Released[] {
  const shown = publicView(file);
  const found: Released[] = [];
  for (const event of events) {
    if ((event.kind !== "offer-made" && event.kind !== "interest-told") || event.payload.partyId !== partyId) continue;
    const { turn, topicId } = event.payload;
    const spoken = state.turns[turn - 1];
    const topic = shown.topics.find((t) => t.id === topicId);
    if (spoken?.audience.room !== "caucus" || !topic) continue;
    const about = event.kind === "offer-made" ? `${valueInWords(topic, event.payload.value, file.language)} ${topic.name}` : interestOf(file, partyId, topicId);
    const words = sentenceAbout(spoken.text, about);
    const known = [...state.released, ...found].some((r) => r.said === turn && r.words === words);
    if (words !== null && !known) found.push({ said: turn, words });
  }
  return found;
}

function interestOf(file: CaseFile, partyId: string, topicId: string): string {
  return file.parties.find((p) => p.id === partyId)?.private.interests[topicId] ?? "";
}

/** The statement of a speech that is nearest to `about`, word for word; null when it makes none. */
function sentenceAbout(text: string, about: string): string | null {
  const spoken = text.match(/[^.!?。！？…\n]+[.!?。！？…]*/gu) ?? [];
  const wanted = pairs(about);
  const scored = spoken
    .filter((s) => !/[?？]\s*$/u.test(s) && !/["“”]/u.test(s))
    .map((s) => s.trim().replace(/[.!。！…]+$/u, "").trim())
    .filter((s) => s.length >= 5 && text.includes(s))
    .map((s) => ({ s, shared: [...pairs(s)].filter((p) => wanted.has(p)).length + (ABOUT_ONESELF.test(s) ? OWN : 0) - (ASKING.test(s) ? OWN : 0) }));
  return scored.reduce<{ s: string; shared: number } | null>((best, now) => (best === null || now.shared > best.shared ? now : best), null)?.s ?? null;
}

/** What a party says of itself is what it sets free before anything else; a question it quotes tells nothing. Weights in shared pairs of letters, chosen. */
const OWN = 6;
const ABOUT_ONESELF = /\b(?:i|i'm|i'd|i've|i'll|my|me|we|our)\b|我/iu;
const ASKING = /^(?:who|what|why|when|where|how|would|could|did|do|does|is|are|can)\b|^(?:谁|凭什么|怎么|为什么)/iu;

/** Neighbouring letters: near enough to tell which sentence of a speech is meant. */
function pairs(text: string): Set<string> {
  const letters = [...text.toLowerCase().replace(/[\s\p{P}]/gu, "")];
  return new Set(letters.slice(1).map((letter, i) => `${letters[i] ?? ""}${letter}`));
}
