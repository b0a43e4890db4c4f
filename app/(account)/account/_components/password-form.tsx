"use client";
import { useState, type FormEvent } from "react";
import { useTranslations } from "next-intl";
import { send } from "@/lib/client/send.ts";
import { NewPassword } from "@/lib/wire/text.ts";
import { Button } from "@/components/ui/button.tsx";
import { PasswordField } from "@/components/ui/field.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";

/** Changes the password; the present one is asked for. */
export function PasswordForm() {
  const t = useTranslations("account");
  const join = useTranslations("join");
  const common = useTranslations("common");
  const failureWords = useFailureWords();
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [errors, setErrors] = useState<{ current?: string; next?: string }>({});
  const [state, setState] = useState<"idle" | "working" | "done">("idle");
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === "working") return;
    if (!NewPassword.safeParse(next).success) { setErrors({ next: join("tooShort") }); return; }
    setState("working");
    setErrors({});
    const answer = await send("/api/account/password", { current, password: next });
    if (answer.ok) {
      setCurrent("");
      setNext("");
      setState("done");
      return;
    }
    const sentence = failureWords(answer.failure);
    setErrors(answer.failure.kind === "refused" && answer.failure.field === "password" ? { next: sentence } : { current: sentence });
    setState("idle");
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid max-w-[400px] gap-4">
      <PasswordField label={t("current")} name="current" autoComplete="current-password" value={current} error={errors.current} onChange={(e) => setCurrent(e.currentTarget.value)} show={common("showPassword")} hide={common("hidePassword")} />
      <PasswordField label={t("next")} hint={join("passwordHint")} name="new" autoComplete="new-password" value={next} error={errors.next} onChange={(e) => setNext(e.currentTarget.value)} show={common("showPassword")} hide={common("hidePassword")} />
      <Button type="submit" size="lg" className="justify-self-start" working={state === "working" ? t("changing") : null}>{t("change")}</Button>
      {state === "done" ? <Notice tone="done" live="status" className="py-0">{t("changed")}</Notice> : null}
    </form>
  );
}
