"use client";
import { useState, type FormEvent } from "react";
import { useTranslations } from "next-intl";
import { joinClass } from "@/lib/client/join-class.ts";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";

/** For somebody who is signed in: the code is all it takes. */
export function JoinAsSelf({ code: given, name }: { code: string; name: string }) {
  const t = useTranslations("join");
  const required = useTranslations("signIn");
  const failure = useTranslations("failure");
  const failureWords = useFailureWords({ "not-found": failure("joinNotFound") });
  const [code, setCode] = useState(given);
  const [error, setError] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    if (code.trim() === "") { setError(required("required")); return; }
    setWorking(true);
    const answer = await joinClass({ code: code.trim() });
    if (answer.ok) window.location.assign(answer.value);
    else { setError(failureWords(answer.failure)); setWorking(false); }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <h1 className="title text-[32px]/[40px]">{t("title")}</h1>
      <p className="-mt-2 text-ink-2">{t("signedInLead", { name })}</p>
      <TextField label={t("code")} hint={t("codeLead")} name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} value={code} error={error} onChange={(e) => setCode(e.currentTarget.value)} className="tracking-[.08em] uppercase" />
      <Button type="submit" variant="primary" size="lg" className="h-[46px] justify-self-start" working={working ? t("submitting") : null}>{t("submit")}</Button>
    </form>
  );
}
