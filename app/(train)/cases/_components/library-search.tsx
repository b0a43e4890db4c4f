"use client";
import { useState } from "react";
import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon.tsx";
import { Menu, MenuChoice } from "@/components/ui/menu.tsx";
import { fieldLook } from "@/components/ui/field.tsx";
import { cx } from "@/components/ui/cx.ts";
import { SORTS, type Sort } from "@/lib/client/library-filter.ts";

/** Words to look for. Held here while typing, so that an IME is not disturbed by the address changing. */
export function LibrarySearch({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const t = useTranslations("library");
  const [text, setText] = useState(value);
  const [composing, setComposing] = useState(false);
  function type(next: string, done: boolean) {
    setText(next);
    if (done) onChange(next.trim());
  }
  return (
    <div role="search" className="relative min-w-[200px] flex-1 basis-full tablet:basis-0 desk:ml-5 desk:max-w-[420px]">
      <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-ink-3"><Icon of={Search} /></span>
      <input type="search" aria-label={t("search")} placeholder={t("searchHint")} value={text} className={cx(fieldLook, "h-10 pl-9 max-[719px]:h-11")}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={(event) => { setComposing(false); type(event.currentTarget.value, true); }}
        onChange={(event) => type(event.currentTarget.value, !composing)} />
    </div>
  );
}

/** How the list is ordered. */
export function LibrarySort({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  const t = useTranslations("library");
  const trigger = (
    <button type="button" className="ml-auto min-h-8 text-small text-ink-2 max-[719px]:min-h-11">
      {t("sort")}{" "}<span className="text-ink underline decoration-hair underline-offset-3">{t(`sortBy.${value}`)}</span>
    </button>
  );
  return <Menu trigger={trigger}><MenuChoice label={t("sortLabel")} value={value} onChange={onChange} options={SORTS.map((sort) => ({ value: sort, label: t(`sortBy.${sort}`) }))} /></Menu>;
}
