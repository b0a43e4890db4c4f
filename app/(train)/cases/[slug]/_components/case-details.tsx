import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "next-intl";
import type { PublicCase } from "@/lib/domain/case/public-view.ts";
import { langTag } from "@/lib/client/seats.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { paragraphs } from "@/lib/client/paragraphs.ts";

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-b border-hair">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-small font-semibold [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} size={14} className="transition-transform duration-(--m-fast) group-open:rotate-90" />{title}
      </summary>
      <div className="pb-5 pl-[22px]">{children}</div>
    </details>
  );
}

/** The longer public papers of a case, folded: background, law and clauses, who else may be called. */
export function CaseDetails({ file }: { file: PublicCase }) {
  const t = useTranslations("brief");
  const lang = langTag(file.language);
  return (
    <div className="mt-6 border-t border-hair">
      {file.background.trim() && file.background.trim() !== file.brief.trim()
        ? <Fold title={t("background")}><div lang={lang} className="quote grid max-w-[38em] gap-3 text-ink-2">{paragraphs(file.background).map((text) => <p key={text}>{text}</p>)}</div></Fold>
        : null}
      {file.provisions.length > 0 ? (
        <Fold title={t("provisions", { n: file.provisions.length })}>
          <ul className="grid gap-4">
            {file.provisions.map((p) => (
              <li key={p.id}>
                <div lang={lang}><b className="text-small font-semibold">{p.name}{p.article ? ` ${p.article}` : ""}</b><p className="quote mt-0.5 max-w-[38em] text-ink-2">{p.text.trim()}</p></div>
                {p.source && p.checked ? <p className="mt-1 text-micro text-ink-3">{t("checked", { source: p.source, date: p.checked })}</p> : <p className="mt-1 text-micro text-warn">△ {t("unchecked")}</p>}
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
      {file.officials.length > 0
        ? <Fold title={t("officials")}><ul lang={lang} className="grid gap-1 text-small text-ink-2">{file.officials.map((o) => <li key={o.id}><b className="font-semibold text-ink">{o.name}</b>　{o.role}</li>)}</ul></Fold>
        : null}
    </div>
  );
}
