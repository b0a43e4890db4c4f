import { useLocale, useTranslations } from "next-intl";
import { DISPUTE_TYPE_LABELS, type Language } from "@/lib/domain/case/classification.ts";
import type { PublicCase, PublicTopic } from "@/lib/domain/case/public-view.ts";
import type { BriefPage } from "@/lib/wire/pages.ts";
import { amount, pageLanguage } from "@/lib/client/format.ts";
import { langTag, seatsOf } from "@/lib/client/seats.ts";
import { SeatMark } from "@/components/mediation/seat-mark.tsx";
import { Gap } from "@/components/ui/gap.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { CaseDetails } from "./case-details.tsx";
import { paragraphs } from "@/lib/client/paragraphs.ts";

/** What a mediator may know before the start: the dispute, who comes, what is to be talked about. Never the secrets. */
export function CaseBrief({ brief }: { brief: BriefPage }) {
  const t = useTranslations("brief");
  const words = useTranslations("words");
  const page = pageLanguage(useLocale());
  const file = brief.case;
  const lang = langTag(file.language);
  const seats = seatsOf(file);
  return (
    <article className="max-w-[680px]">
      <h1 lang={lang} className="mt-5 mb-3 font-speech text-[34px]/[42px] tracking-[-.015em] text-balance tablet:text-display zh:tracking-normal">{file.title}</h1>
      <p className="text-small text-ink-2">
        {t("meta", { type: DISPUTE_TYPE_LABELS[file.disputeType][page], parties: words("parties", { n: file.parties.length }), minutes: file.minutes, language: words(`language.${file.language}`), style: t(`styleInline.${file.style}`), version: brief.version, status: brief.status })}
      </p>
      {file.basis === "fictional" ? null : <Notice tone="note" className="pt-4 pb-0 text-small text-ink-2">{t("derived")}</Notice>}
      <div lang={lang} className="speech mt-6 grid max-w-[36em] gap-3.5">{paragraphs(file.brief).map((text) => <p key={text}>{text}</p>)}</div>
      <section aria-labelledby="at-the-table" className="mt-9">
        <h2 id="at-the-table" className="border-b border-hair pb-2 text-small font-semibold">{t("parties")}</h2>
        <ul lang={lang} className="mt-4 grid gap-x-10 gap-y-6 tablet:grid-cols-2">
          {file.parties.map((party, i) => {
            const seat = seats[i];
            const others = party.members.slice(1);
            return (
              <li key={party.id} className="flex items-start gap-3.5">
                {seat ? <SeatMark seat={seat} size={34} /> : null}
                <div className="min-w-0 text-small text-ink-2">
                  <b className="block text-[16px]/[22px] font-semibold text-ink">{party.name}</b>
                  <p className="mt-0.5">{party.role}</p>
                  {party.public.trim() !== "" && !file.brief.includes(party.public.trim()) ? <p className="mt-1.5">{party.public.trim()}</p> : null}
                  {others.length > 0 ? <p className="mt-1.5 text-ink-3"><span lang={page === "zh" ? "zh-CN" : "en"}>{t("withThem")}<Gap /></span>{memberList(others, file.language)}</p> : null}
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="to-be-talked-about" className="mt-9">
        <h2 id="to-be-talked-about" className="border-b border-hair pb-2 text-small font-semibold">{t("topics")}</h2>
        <ul>
          {file.topics.map((topic) => (
            <li key={topic.id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-hair py-[9px]">
              <span lang={lang}>{topic.name}</span><TopicSpan topic={topic} />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-small text-ink-3">{t("secrets")}</p>
      </section>
      <CaseDetails file={file} />
    </article>
  );
}

function memberList(members: PublicCase["parties"][number]["members"], language: Language): string {
  return members.map((m) => (language === "zh" ? `${m.name}（${m.role}）` : `${m.name}, ${m.role}`)).join(language === "zh" ? "、" : "; ");
}

function TopicSpan({ topic }: { topic: PublicTopic }) {
  const t = useTranslations("brief");
  const page = pageLanguage(useLocale());
  const text = topic.kind === "options"
    ? t("options", { n: topic.options.length })
    : t("range", { from: amount(topic.range[0], topic, page), to: amount(topic.range[1], topic, page) });
  return <span className="text-small text-ink-3 tabular-nums">{text}</span>;
}
