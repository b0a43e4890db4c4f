"use client";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { BEHAVIOUR_PATTERN_LABELS } from "@/lib/domain/party/behaviour-pattern.ts";
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { pageLanguage, topicValue } from "@/lib/client/format.ts";
import type { Seat } from "@/lib/client/seats.ts";
import { storyOf, tellStory } from "@/lib/client/story.ts";

/** The session in one sentence. */
export function StoryLine({ state, file, seats, self }: { state: SessionState; file: PublicCase; seats: readonly Seat[]; self: boolean }) {
  const t = useTranslations("debrief.story");
  const format = useFormatter();
  const lang = pageLanguage(useLocale());
  const sentence = tellStory(storyOf(state, file), {
    t, self,
    list: (items) => format.list(items),
    // Chinese parts clauses with commas; "和" before the last belongs to names.
    join: (clauses) => (lang === "zh" ? clauses.join("，") : format.list(clauses)),
    name: (id) => seats.find((s) => s.id === id)?.name ?? id,
    term: (topicId, value) => {
      const topic = file.topics.find((x) => x.id === topicId);
      if (!topic) return String(value);
      // A bare figure says nothing without its topic; an option's label usually does.
      return t(topic.kind === "options" ? "option" : "figure", { topic: topic.name, value: topicValue(value, topic, lang) });
    },
    pattern: (p) => BEHAVIOUR_PATTERN_LABELS[p][lang],
  });
  return <h1 className="mt-2.5 max-w-[30em] font-speech text-story tracking-[-.008em] text-balance max-tablet:text-[25px]/[34px] zh:tracking-normal">{sentence}</h1>;
}
