"use client";
import { useTranslations } from "next-intl";
import { consensusPath } from "@/lib/client/series.ts";
import { ConsensusLine } from "@/components/mediation/consensus-line.tsx";
import { TopicCard } from "@/components/mediation/topic-card.tsx";
import { useRoom, useSession } from "./session-context.tsx";

/** What is on the table: every topic with what was offered, and consensus where it is shown. */
export function TopicsPanel({ titled = true }: { titled?: boolean }) {
  const t = useTranslations("session");
  const { page, seats } = useRoom();
  const state = useSession((s) => s.state);
  const agreed = consensusPath(state);
  return (
    <>
      {titled ? <h2 className="title mb-3.5 text-[21px]/[30px]">{t("onTheTable")}</h2> : null}
      <div className={titled ? "" : "[&>section:first-child]:border-t-0"}>{page.case.topics.map((topic) => <TopicCard key={topic.id} topic={topic} seats={seats} state={state} />)}</div>
      {agreed.length > 0 ? <div className="mt-auto border-t border-hair pt-4"><ConsensusLine path={agreed} topics={page.case.topics.length} /></div> : null}
    </>
  );
}
