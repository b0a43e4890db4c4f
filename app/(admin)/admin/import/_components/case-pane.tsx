"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { DISPUTE_TYPE_LABELS, DISPUTE_TYPES, type Language } from "@/lib/domain/case/classification.ts";
import { STRATEGIES, STRATEGY_LABELS } from "@/lib/domain/strategy/strategy.ts";
import type { ImportPreview } from "@/lib/wire/pages.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import { langOfText, plainMessage } from "@/lib/client/import-report.ts";
import { monogramOf } from "@/lib/client/seats.ts";
import { Mark } from "@/components/mediation/mark.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Tag } from "@/components/ui/chip.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { LevelSign } from "./level-sign.tsx";
import { useCodeWords } from "./use-code-words.ts";

type PreviewCase = ImportPreview["cases"][number];
interface Props { preview: ImportPreview; lines: readonly number[]; line: number | null; onChoose: (line: number) => void }

/** The line that is looked at: the case it becomes, and what was noticed on it. */
export function CasePane({ preview, lines, line, onChoose }: Props) {
  const t = useTranslations("importer");
  const codeWords = useCodeWords();
  if (line === null) return null;
  const at = lines.indexOf(line);
  const [before, after] = [lines[at - 1], lines[at + 1]];
  const found = preview.cases.find((c) => c.line === line);
  const issues = preview.issues.filter((i) => i.line === line);
  return (
    <section aria-labelledby="line-title" className="min-w-0 border-hair bg-sheet max-desk:border-t desk:border-l">
      <div className="px-4 pt-[18px] pb-10 tablet:px-10 desk:sticky desk:top-15 desk:max-h-[calc(100dvh-125px)] desk:overflow-y-auto desk:pr-14">
      <div className="flex items-baseline gap-2 border-b border-ink pb-2.5">
        <h2 id="line-title" className="scroll-mt-20 title text-[20px]">{t("line", { n: line })}</h2>
        <span className="text-small text-ink-3">{t("becomes")}</span>
        <span className="ml-auto flex self-center">
          <Button variant="quiet" size="icon" aria-label={t("previous")} disabledReason={before === undefined ? t("previous") : null} className="aria-disabled:border-transparent" onClick={() => { if (before !== undefined) onChoose(before); }}><Icon of={ChevronLeft} /></Button>
          <Button variant="quiet" size="icon" aria-label={t("next")} disabledReason={after === undefined ? t("next") : null} className="aria-disabled:border-transparent" onClick={() => { if (after !== undefined) onChoose(after); }}><Icon of={ChevronRight} /></Button>
        </span>
      </div>
      {found ? <CaseRead item={found} /> : <p className="py-6 text-ink-3">{t("noCase")}</p>}
      {issues.length > 0 ? (
        <div className="mt-6 border-t border-hair pt-3.5">
          <h3 className="text-small font-semibold">{t("issuesHere")}</h3>
          <ul className="mt-1">
            {issues.map((issue) => (
              <li key={`${issue.code}:${issue.message}`} className="grid grid-cols-[14px_minmax(0,1fr)] gap-3 py-2"><span className="pt-[3px]"><LevelSign level={issue.level} /></span>
                <div className="min-w-0 text-small"><b className="font-semibold">{codeWords(issue.code)}</b>{issue.count > 1 ? <span className="ml-2 text-ink-3 tabular-nums">{t("times", { n: issue.count })}</span> : null}<p lang="en" className="text-ink-2">{plainMessage(issue.message)}</p></div></li>
            ))}
          </ul>
        </div>
      ) : null}
      </div>
    </section>
  );
}

/** The mark of a party, or the ring without centre for somebody who is none. */
function Sign({ seat, name, size }: { seat: number; name: string; size: number }) {
  if (seat > 0) return <Mark seat={seat} letters={monogramOf(name).short} size={size} />;
  return <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="flex-none text-ink"><circle cx="12" cy="12" r="9.4" fill="none" stroke="currentColor" strokeWidth="1.8" /></svg>;
}

function typeName(id: string, page: Language): string {
  const type = DISPUTE_TYPES.find((t) => t === id);
  return type ? DISPUTE_TYPE_LABELS[type][page] : id;
}

function strategyName(id: string, page: Language): string {
  const strategy = STRATEGIES.find((s) => s === id);
  return strategy ? STRATEGY_LABELS[strategy][page] : id;
}

function CaseRead({ item }: { item: PreviewCase }) {
  const t = useTranslations("importer");
  const page = pageLanguage(useLocale());
  const lang = langOfText(item.title);
  const seatOf = (name: string) => item.parties.filter((p) => !p.official).findIndex((p) => p.name === name) + 1;
  return (
    <>
      <h3 lang={lang} className="mt-5 font-speech text-[19px]/[28px]">{item.title}</h3>
      <p className="mt-1 text-small text-ink-2">{t("caseMeta", { type: typeName(item.disputeType, page), parties: item.parties.filter((p) => !p.official).length, utterances: item.utterances, mediator: item.mediatorUtterances })}</p>
      <ul className="mt-3.5 grid gap-2">
        {item.parties.map((party) => (
          <li key={party.name} className="flex flex-wrap items-center gap-x-2 text-small">
            <Sign seat={seatOf(party.name)} name={party.name} size={22} />
            <b lang={lang} className="font-semibold">{party.name}</b>{party.role ? <span lang={lang} className="text-ink-2">{party.role}</span> : null}
            <span className={party.roleText || party.official ? "text-ink-3" : "text-warn"}>{party.official ? t("official") : party.roleText ? t("roleFound") : t("roleMissing")}</span>
          </li>
        ))}
      </ul>
      {item.derived ? <p className="mt-3 max-w-[44em] text-small text-ink-3">{t("derived")}</p> : null}
      <div className="mt-6 border-t border-hair pt-3.5">
        <h3 className="text-small font-semibold">{t("asReads")}</h3>
        <ol className="mt-1.5">
          {item.excerpt.map((line, i) => (
            <li key={i} className="grid grid-cols-[26px_minmax(0,1fr)] gap-x-2 py-1.5 tablet:grid-cols-[26px_88px_minmax(0,1fr)_auto]">
              <span className="pt-0.5">{line.mediator ? <Mark seat={0} size={20} /> : <Sign seat={seatOf(line.speaker)} name={line.speaker} size={20} />}</span>
              <b lang={line.mediator ? undefined : lang} className="text-small leading-[25px] font-semibold break-words">{line.mediator ? t("mediator") : line.speaker}</b>
              <span lang={lang} className="quote max-tablet:col-start-2">{line.text}</span>
              {line.strategy ? <span className="max-tablet:col-start-2"><Tag>{strategyName(line.strategy, page)}</Tag></span> : null}
            </li>
          ))}
        </ol>
        {item.utterances > item.excerpt.length ? <p className="mt-2 text-small text-ink-3">{t("moreLines", { n: item.utterances - item.excerpt.length })}</p> : null}
      </div>
    </>
  );
}
