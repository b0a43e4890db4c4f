// `random`: a strategy drawn from the 11 each turn, to a party drawn at random, with figures drawn from what is on the table.
// ProMediConv's "random strategy" baseline (arXiv 2609.11101 Table 4), re-implemented with a phrase bank instead of a generator.
import { seededRng, seedFrom, type Rng } from "@/lib/domain/rng.ts";
import { STRATEGIES, type Strategy } from "@/lib/domain/strategy/strategy.ts";
import type { Terms } from "@/lib/domain/case/topic-schema.ts";
import type { MediatorAct, MediatorFactory, MediatorView } from "../ports.ts";
import { latestOffer, mediatorTurns } from "./hearing.ts";
import { compose } from "./phrases/compose.ts";
import type { Speech } from "./phrases/speech.ts";

/** What a strategy sounds like. */
const SPEECHES_OF: Record<Strategy, readonly Speech[]> = {
  "understanding-the-situation": ["follow", "invite", "interest", "position"],
  "mobilizing-multiple-forces": ["bring-in"],
  "law-and-morality": ["law", "morality"],
  "principal-contradiction": ["focus"],
  "ideological-and-practical": ["practical"],
  "perspective-taking": ["perspective"],
  "early-detection-and-prevention": ["cool-down"],
  "strategic-ambiguity": ["leave-aside"],
  "recognition-and-motivation": ["recognise", "credit"],
  "reaching-agreement": ["read-out", "bridge", "options"],
  others: ["procedure"],
};
/** Share of turns in a private meeting. */
const PRIVATE = 0.15;
const TRIES = 40;

export const random: MediatorFactory = ({ seed }) => ({ name: "random", act: async (view) => act(view, seed) });

function act(view: MediatorView, seed: number): MediatorAct {
  const rng = seededRng(seedFrom(`${seed}:random:${view.turns.length}`));
  if (mediatorTurns(view).length === 0) return spoken(view, "open", null, null, null, seed) ?? { kind: "close" };
  for (let i = 0; i < TRIES; i++) {
    const to = pick(view.case.parties, rng).id;
    const speech = pick(SPEECHES_OF[pick(STRATEGIES, rng)], rng);
    const said = spoken(view, speech, to, rng() < PRIVATE ? to : null, drawnTerms(view, rng), seed + i);
    if (said) return said;
  }
  return { kind: "close" };
}

function spoken(view: MediatorView, speech: Speech, to: string | null, room: string | null, drawn: Terms | null, seed: number): MediatorAct | null {
  const puts = speech === "read-out" || speech === "bridge";
  // Terms belong to the whole table.
  const where = puts ? null : room;
  const rng = seededRng(seedFrom(`${seed}:topic:${view.turns.length}`));
  const others = view.case.parties.filter((p) => p.id !== to);
  const checked = view.case.provisions.filter((p) => p.checked !== null && p.checked !== "verify");
  const text = compose(view, speech, {
    to, room: where, terms: puts ? drawn : null, topic: pick(view.case.topics, rng),
    other: others.length === 0 ? null : pick(others, rng).id, provision: checked.length === 0 ? null : pick(checked, rng),
  }, seed);
  return text === null ? null : { kind: "speak", to: puts || to === null ? [] : [to], private: where, text, terms: puts ? drawn : null };
}

function drawnTerms(view: MediatorView, rng: Rng): Terms {
  return Object.fromEntries(view.case.topics.map((topic) => {
    if (topic.kind === "options") return [topic.id, pick(topic.options, rng).id];
    const named = view.case.parties.flatMap((p) => { const offer = latestOffer(view, p.id, topic.id); return offer ? [Number(offer.value)] : []; });
    const [low, high] = named.length >= 2 ? [Math.min(...named), Math.max(...named)] : topic.range;
    const step = topic.kind === "amount" ? 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, topic.range[1] - topic.range[0]))) - 2) : 1;
    return [topic.id, Math.min(topic.range[1], Math.max(topic.range[0], Math.round((low + rng() * (high - low)) / step) * step))];
  }));
}

function pick<T>(from: readonly T[], rng: Rng): T {
  const picked = from[Math.floor(rng() * from.length)];
  if (picked === undefined) throw new Error("random mediator: nothing to pick from");
  return picked;
}
