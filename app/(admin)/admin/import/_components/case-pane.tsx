"use client";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ImportPreview } from "@/lib/wire/pages.ts";
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
    <section aria-labelledby="line-title" className="min-w-0 bg-sheet px-4 pt-[18px] pb-10 max-desk:border-t max-desk:border-hair tablet:px-10 desk:border-l desk:border-hair desk:pr-14">
      <div className="flex items-baseline gap-2 border-b border-ink pb-2.5">
        <h2 id="line-title" className="title text-[20px]">{t("line", { n: line })}</h2>
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
                <div className="min-w-0 text-small"><b className="font-semibold">{codeWords(issue.code)}</b>{issue.count > 1 ? <span className="ml-2 text-ink-3 tabular-nums">{t("times", { n: issue.count })}</span> : null}<p lang="en" className="text-ink-2">{issue.message}</p></div></li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

/** The mark of a party, or the ring without centre for somebody who is none. */
function Sign({ seat, name, size }: { seat: number; name: string; size: number }) {
  if (seat > 0) return <Mark seat={seat} letters={monogramOf(name).short} size={size} />;
  return <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className="flex-none text-ink"><circle cx="12" cy="12" r="9.4" fill="none" stroke="currentColor" strokeWidth="1.8" /></svg>;
}

function CaseRead({ item }: { item: PreviewCase }) {
  const t = useTranslations("importer");
  const seatOf = (name: string) => item.parties.filter((p) => !p.official).findIndex((p) => p.name === name) + 1;
  return (
    <>
      <h3 lang="zh-CN" className="mt-5 font-speech text-[19px]/[28px]">{item.title}</h3>
      <p className="mt-1 text-small text-ink-2">{t("caseMeta", { type: item.disputeType, parties: item.parties.filter((p) => !p.official).length, utterances: item.utterances, mediator: item.mediatorUtterances })}</p>
      <ul className="mt-3.5 grid gap-2">
        {item.parties.map((party) => (
          <li key={party.name} className="flex flex-wrap items-center gap-x-2 text-small">
            <Sign seat={seatOf(party.name)} name={party.name} size={22} />
            <b lang="zh-CN" className="font-semibold">{party.name}</b>{party.role ? <span lang="zh-CN" className="text-ink-2">{party.role}</span> : null}
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
              <b lang="zh-CN" className="text-small leading-[25px] font-semibold break-words">{line.mediator ? t("mediator") : line.speaker}</b>
              <span lang="zh-CN" className="quote max-tablet:col-start-2">{line.text}</span>
              {line.strategy ? <span className="max-tablet:col-start-2"><Tag lang="zh-CN">{line.strategy}</Tag></span> : null}
            </li>
          ))}
        </ol>
        {item.utterances > item.excerpt.length ? <p className="mt-2 text-small text-ink-3">{t("moreLines", { n: item.utterances - item.excerpt.length })}</p> : null}
      </div>
    </>
  );
}
