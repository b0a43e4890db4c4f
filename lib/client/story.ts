// The story of a session in one sentence: how it ended, what was agreed, who moved. From the record alone; what this viewer may not know is left out.
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import type { BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import type { Outcome } from "@/lib/domain/session/events.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import type { TopicValue } from "@/lib/domain/case/topic-schema.ts";

export interface Story {
  outcome: Outcome | "open";
  turns: number;
  /** Terms that every party said yes to; empty when there are none. */
  agreed: { topicId: string; value: TopicValue }[];
  /** Party that left, when one did. */
  left: string | null;
  /** Parties whose pattern is known, with where they began and ended. */
  moved: { partyId: string; from: BehaviourPattern; to: BehaviourPattern }[];
}

/** What the sentence is made of. */
export function storyOf(state: SessionState, file: Pick<PublicCase, "topics">): Story {
  const { draft } = state;
  const allYes = draft !== null && state.parties.length > 0 && state.parties.every((p) => draft.answers[p.id] === "yes");
  return {
    outcome: state.ended?.outcome ?? "open",
    turns: state.turns.length,
    agreed: allYes ? file.topics.flatMap((t) => { const value = draft.terms[t.id]; return value === undefined ? [] : [{ topicId: t.id, value }]; }) : [],
    left: state.parties.find((p) => p.withdrew)?.id ?? null,
    moved: state.parties.flatMap((p) => {
      const from = p.pattern[0]?.pattern;
      const to = p.pattern.at(-1)?.pattern;
      return from && to ? [{ partyId: p.id, from, to }] : [];
    }),
  };
}

export type StoryKey = "sentence" | "settled" | "breakdown" | "deadlock" | "closed" | "open" | "agreedInPart" | "movement" | "went" | "stayed";

export interface StoryWords {
  /** Messages of the `debrief.story` namespace. */
  t: (key: StoryKey, values: Record<string, string | number>) => string;
  list: (items: string[]) => string;
  join: (clauses: string[]) => string;
  name: (partyId: string) => string;
  term: (topicId: string, value: TopicValue) => string;
  pattern: (pattern: BehaviourPattern) => string;
  /** Whether the reader was the mediator ("you"). */
  self: boolean;
}

/** Puts the story into one sentence of the page's language. */
export function tellStory(story: Story, words: StoryWords): string {
  const { t, list } = words;
  const who = words.self ? "you" : "mediator";
  const terms = list(story.agreed.map((a) => words.term(a.topicId, a.value)));
  const end = story.outcome === "settled" ? t("settled", { terms, turns: story.turns })
    : story.outcome === "breakdown" ? t("breakdown", { name: story.left === null ? "" : words.name(story.left), known: story.left === null ? "no" : "yes", turns: story.turns })
    : story.outcome === "deadlock" ? t("deadlock", { turns: story.turns })
    : story.outcome === "closed" ? t("closed", { who, turns: story.turns })
    : t("open", { turns: story.turns });
  const agreedInPart = story.outcome !== "settled" && story.agreed.length > 0 ? t("agreedInPart", { terms }) : "";
  return t("sentence", { end: end + agreedInPart, movement: movement(story, words) });
}

/** Parties with the same way share a clause; those who stayed are named with where they stayed. */
function movement({ moved }: Story, { t, list, join, name, pattern }: StoryWords): string {
  const groups = new Map<string, { names: string[]; from: BehaviourPattern; to: BehaviourPattern }>();
  for (const m of moved) {
    const key = `${m.from} ${m.to}`;
    const group = groups.get(key) ?? { names: [], from: m.from, to: m.to };
    group.names.push(name(m.partyId));
    groups.set(key, group);
  }
  const clauses = [...groups.values()].map((g) => g.from === g.to
    ? t("stayed", { names: list(g.names), at: pattern(g.from) })
    : t("went", { names: list(g.names), from: pattern(g.from), to: pattern(g.to) }));
  return clauses.length === 0 ? "" : t("movement", { clauses: join(clauses) });
}
