"use client";
import { useState, type FormEvent } from "react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";

/** The class code, to be used on the next page. */
export function CodeForm() {
  const t = useTranslations("signIn");
  const router = useRouter();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string | null>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.trim() === "") setError(t("required"));
    else router.push(`/join?code=${encodeURIComponent(code.trim())}`);
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex items-start gap-2.5">
      <div className="flex-1"><TextField label={t("joinCode")} labelHidden name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} placeholder={t("joinCode")} value={code} error={error} onChange={(e) => setCode(e.currentTarget.value)} className="h-[46px] tracking-[.08em] uppercase placeholder:tracking-normal placeholder:normal-case" /></div>
      <Button type="submit" size="lg" className="h-[46px]">{t("join")}</Button>
    </form>
  );
}
