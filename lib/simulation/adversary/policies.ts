// Policies that do not adapt, or hardly: the floor any skilled mediator must clear, and the robots cases are tested with. Orders of moves follow
// the rehearsal prototype's naive, random and textbook mediators.
import type { CaseFile } from "@/lib/domain/case/schema.ts";
import type { Mistake } from "@/lib/domain/strategy/mistake.ts";
import { seededRng, seedFrom } from "@/lib/domain/rng.ts";
import type { Policy, Step } from "../parties/rehearsal/rollout.ts";
import { Ear } from "../mediators/skilled/ear.ts";
import { MOVE_NAMES, putsTerms, said, type MoveName } from "./moves.ts";

export interface PolicyInput { file: CaseFile; seed: number; /** Relevance q of everything it says, 0–1. */ relevance: number }
/** Makes a policy with a memory of its own for one session. */
export type PolicyMaker = (input: PolicyInput) => Policy;

/** One gene of a script: a move, whom it is for (index over the parties, `parties` means all), and whether in private. */
export interface Gene { move: MoveName; to: number; alone: boolean }
export type TermsFrom = "informed" | "content-free";

/** Parties of a file by index; null past the last: everybody. */
function partyAt(file: CaseFile, to: number): string | null {
  return file.parties[to % (file.parties.length + 1)]?.id ?? null;
}

/** Plays genes in order, again and again, whatever is answered. Informed terms use all that was heard: generous to the script. */
export function script(genes: readonly Gene[], terms: TermsFrom): PolicyMaker {
  return ({ file, relevance }) => {
    const ear = new Ear(file);
    let turn = 0;
    return (heard) => {
      ear.hear(heard);
      const gene = genes[turn++ % genes.length];
      if (!gene) throw new Error("a script needs moves");
      const put = putsTerms(gene.move) ? (terms === "informed" ? ear.bridgingTerms() : ear.middleTerms()) : null;
      return said(gene.move, { to: putsTerms(gene.move) ? null : partyAt(file, gene.to), relevance, terms: put, inPrivate: gene.alone });
    };
  };
}

/** One move for ever, each party in turn. */
export function constant(move: MoveName): PolicyMaker {
  return ({ file, ...input }) => script(file.parties.map((_, to) => ({ move, to, alone: move === "reality" || move === "caucus" })), "informed")({ file, ...input });
}

/** Two moves by turns, each party twice before the next. */
export function twoMoves(a: MoveName, b: MoveName): PolicyMaker {
  const alone = (move: MoveName): boolean => move === "reality" || move === "caucus";
  return ({ file, ...input }) => script(file.parties.flatMap((_, to) => [{ move: a, to, alone: alone(a) }, { move: b, to, alone: alone(b) }]), "informed")({ file, ...input });
}

/** Every turn a move, a party and a room by lot. */
export const randomPolicy: PolicyMaker = ({ file, seed, relevance }) => {
  const ear = new Ear(file);
  const rng = seededRng(seedFrom(`random-policy:${seed}`));
  const honest = MOVE_NAMES.filter((m) => m !== "side" && m !== "blame" && m !== "pressure");
  return (heard) => {
    ear.hear(heard);
    const move = honest[Math.floor(rng() * honest.length)] ?? "ask";
    const to = putsTerms(move) ? null : partyAt(file, Math.floor(rng() * (file.parties.length + 1)));
    return said(move, { to, relevance, terms: rng() < 0.5 ? ear.middleTerms() : ear.bridgingTerms(), inPrivate: rng() < 0.2 });
  };
};

/** Asks each once, then law, halves and pressure. */
export const naivePolicy: PolicyMaker = ({ file, relevance }) => {
  const ear = new Ear(file);
  let k = 0;
  return (heard): Step => {
    ear.hear(heard);
    k++;
    if (k <= file.parties.length) return said("ask", { to: partyAt(file, k - 1), relevance });
    const phase = k % 6;
    if (phase === 3) return said("law", { to: partyAt(file, k % file.parties.length), relevance });
    if (phase === 5) return said("perspective", { to: null, relevance });
    if (phase === 0) return said(k > 15 ? "pressure" : "law", { to: null, relevance });
    return said(phase === 2 ? "draft" : "bridge", { to: null, relevance, terms: ear.middleTerms() });
  };
};

const LESSON: readonly MoveName[] = ["ask", "empathy", "ask"];
const THEN: readonly MoveName[] = ["summarise", "focus", "perspective", "law", "bridge", "praise", "draft"];

/** The usual order of the craft, whatever is answered; from the second half on again and again. */
export const textbookPolicy: PolicyMaker = ({ file, relevance }) => {
  const ear = new Ear(file);
  const order = [...LESSON.flatMap((move) => file.parties.map((p) => ({ move, to: p.id }))), ...THEN.map((move) => ({ move, to: null }))];
  let k = 0;
  return (heard) => {
    ear.hear(heard);
    const first = order.length - THEN.length;
    const step = order[k < order.length ? k : first + ((k - first) % THEN.length)];
    k++;
    return said(step?.move ?? "ask", { to: step?.to ?? null, relevance, terms: ear.bridgingTerms() });
  };
};

/** A clumsy beginner: the textbook's order, to whoever comes to mind, halves for terms, a listed mistake each third turn. */
export const clumsyPolicy: PolicyMaker = ({ file, seed, relevance }) => {
  const ear = new Ear(file);
  const rng = seededRng(seedFrom(`clumsy:${seed}`));
  const order = [...LESSON.flatMap((move) => file.parties.map(() => move)), ...THEN];
  const listed: readonly Mistake[] = ["M03", "M04", "M05", "M10", "M18"];
  let k = 0;
  return (heard) => {
    ear.hear(heard);
    const first = order.length - THEN.length;
    const move = order[k < order.length ? k : first + ((k - first) % THEN.length)] ?? "ask";
    k++;
    const mistakes = k % 3 === 0 ? [listed[Math.floor(rng() * listed.length)] ?? "M04"] : [];
    return said(move, { to: putsTerms(move) ? null : partyAt(file, Math.floor(rng() * file.parties.length)), relevance, terms: ear.middleTerms(), mistakes });
  };
};

/** The terms the case itself holds, put at once and again: right figures without a process. */
export const idealTermsPolicy: PolicyMaker = ({ file, relevance }) => {
  const terms = file.packages[0]?.terms ?? null;
  return () => said("draft", { to: null, relevance, terms });
};
