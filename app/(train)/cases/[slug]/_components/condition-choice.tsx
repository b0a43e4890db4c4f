"use client";
import { useLocale, useTranslations } from "next-intl";
import { AXES, AXIS_LABELS, labelOf, type Condition } from "@/lib/domain/condition/condition.ts";
import type { BriefPage } from "@/lib/wire/pages.ts";
import { SelectField } from "@/components/ui/field.tsx";

interface Props { conditions: BriefPage["conditions"]; value: Condition; onChange: (condition: Condition) => void }

/** Under which condition the case is played: those it offers to choose from, the others with the reason why not. */
export function ConditionChoice({ conditions, value, onChange }: Props) {
  const t = useTranslations("brief");
  const lang = useLocale() === "en" ? "en" : "zh";
  const offered = conditions.filter((c) => c.missing === null);
  const missing = conditions.filter((c) => c.missing !== null);
  return (
    <>
      <SelectField label={t("condition")} labelHidden hint={t(`conditionHint.${labelOf(value).axis}`)} value={value}
        onChange={(e) => { const chosen = offered.find((c) => c.condition === e.target.value); if (chosen) onChange(chosen.condition); }}>
        {AXES.map((axis) => {
          const within = offered.filter((c) => labelOf(c.condition).axis === axis);
          return within.length === 0 ? null : (
            <optgroup key={axis} label={AXIS_LABELS[axis][lang]}>
              {within.map(({ condition }) => <option key={condition} value={condition}>{labelOf(condition)[lang]}</option>)}
            </optgroup>
          );
        })}
      </SelectField>
      {missing.length > 0 ? (
        <details className="mt-1.5 text-micro text-ink-3">
          <summary className="cursor-pointer max-[719px]:py-2">{t("conditionMissing", { n: missing.length })}</summary>
          <ul className="mt-1 grid gap-1">
            {missing.map(({ condition, missing: why }) => <li key={condition}>{t("conditionWhy", { condition: labelOf(condition)[lang], why: why?.[lang] ?? "" })}</li>)}
          </ul>
        </details>
      ) : null}
    </>
  );
}
