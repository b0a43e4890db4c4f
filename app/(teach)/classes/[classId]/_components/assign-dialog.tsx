"use client";
import { useState, type FormEvent } from "react";
import { useRouter } from "next/navigation";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Language } from "@/lib/domain/case/classification.ts";
import { VISIBILITIES, type Visibility } from "@/lib/domain/session/run-spec.ts";
import { AssignAnswer } from "@/lib/wire/classes.ts";
import { send } from "@/lib/client/send.ts";
import { langTag } from "@/lib/client/seats.ts";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { SelectField, TextField } from "@/components/ui/field.tsx";
import { focusFirstInvalid } from "@/components/ui/focus-first-invalid.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";

interface Props { classId: string; cases: readonly { slug: string; title: string; language: Language }[] }

/** A seed as typed: null when empty, undefined when it is no whole number the server takes. */
function seedOf(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const seed = Number(text);
  return Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31 ? seed : undefined;
}

/** Gives a case to the whole class, the same for everybody. */
export function AssignDialog({ classId, cases }: Props) {
  const t = useTranslations("classPage");
  const words = useTranslations("words");
  const common = useTranslations("common");
  const router = useRouter();
  const failureWords = useFailureWords();
  const [open, setOpen] = useState(false);
  const [caseSlug, setCaseSlug] = useState("");
  const [title, setTitle] = useState("");
  const [visibility, setVisibility] = useState<Visibility>("live");
  const [due, setDue] = useState("");
  const [seed, setSeed] = useState("");
  const [errors, setErrors] = useState<{ caseSlug?: string; seed?: string; all?: string }>({});
  const [working, setWorking] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    const number = seedOf(seed);
    if (caseSlug === "" || number === undefined) {
      setErrors({ ...(caseSlug === "" ? { caseSlug: t("caseNone") } : {}), ...(number === undefined ? { seed: t("seedShape") } : {}) });
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setWorking(true);
    setErrors({});
    const body = { caseSlug, title: title.trim() === "" ? null : title.trim(), visibility, seed: number, dueAt: due === "" ? null : new Date(due).toISOString() };
    const answer = await send(`/api/classes/${classId}/assignments`, body, AssignAnswer);
    setWorking(false);
    if (!answer.ok) { setErrors({ all: failureWords(answer.failure) }); return; }
    setOpen(false);
    setTitle("");
    router.refresh();
  }
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}><Icon of={Plus} />{t("assign")}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t("assignTitle")} description={t("assignLead")} closeLabel={common("close")}
        actions={<><Button onClick={() => setOpen(false)}>{common("cancel")}</Button><Button type="submit" form="assign" variant="primary" working={working ? t("assigning") : null}>{t("assignSubmit")}</Button></>}>
        <form id="assign" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <SelectField label={t("case")} name="case" value={caseSlug} error={errors.caseSlug} onChange={(e) => setCaseSlug(e.currentTarget.value)}>
            <option value="" disabled>{t("caseNone")}</option>
            {cases.map((c) => <option key={c.slug} value={c.slug} lang={langTag(c.language)}>{c.title}</option>)}
          </SelectField>
          <TextField label={t("titleField")} hint={t("titleHint")} name="title" autoComplete="off" value={title} onChange={(e) => setTitle(e.currentTarget.value)} />
          <div><p aria-hidden="true" className="mb-1.5 text-small font-semibold">{t("metersField")}</p>
            <Segmented look="apart" label={t("metersField")} value={visibility} onChange={setVisibility} options={VISIBILITIES.map((value) => ({ value, label: words(`visibility.${value}`) }))} /></div>
          <TextField label={t("dueField")} type="datetime-local" name="due" value={due} onChange={(e) => setDue(e.currentTarget.value)} />
          <TextField label={t("seedField")} hint={t("seedHint")} name="seed" inputMode="numeric" autoComplete="off" value={seed} error={errors.seed} onChange={(e) => setSeed(e.currentTarget.value)} />
          {errors.all ? <Notice tone="error" live="alert" className="pb-0">{errors.all}</Notice> : null}
        </form>
      </Dialog>
    </>
  );
}
