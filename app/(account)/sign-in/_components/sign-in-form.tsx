"use client";
import { useState, type FormEvent } from "react";
import { signIn } from "next-auth/react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button.tsx";
import { focusFirstInvalid } from "@/components/ui/focus-first-invalid.ts";
import { PasswordField, TextField } from "@/components/ui/field.tsx";

interface Errors { email?: string; password?: string }

/** Email and password. `unsent`: words wait at a table, and the error says that they are safe. */
export function SignInForm({ next, unsent }: { next: string; unsent: boolean }) {
  const t = useTranslations("signIn");
  const common = useTranslations("common");
  const failure = useTranslations("failure");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [working, setWorking] = useState(false);
  const [forgot, setForgot] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing: Errors = { ...(email.trim() === "" ? { email: t("required") } : {}), ...(password === "" ? { password: t("required") } : {}) };
    setErrors(missing);
    if (working) return;
    if (missing.email || missing.password) { focusFirstInvalid(event.currentTarget); return; }
    setWorking(true);
    // next-auth rejects when no answer came.
    const answer = await signIn("credentials", { email: email.trim(), password, redirect: false }).catch(() => null);
    if (answer?.ok) {
      // A whole new page: nothing drawn for the person before may stay.
      window.location.assign(next);
      return;
    }
    setErrors({ password: troubleWords(answer?.error ?? null) });
    setWorking(false);
  }

  function troubleWords(error: string | null): string {
    if (error === "CredentialsSignin") return unsent ? t("wrongUnsent") : t("wrong");
    if (error === "rate-limited") return t("tooMany");
    return error === "unavailable" || error === "failed" ? failure(error) : common("offline");
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-4">
      <TextField label={t("email")} type="email" name="email" autoComplete="username" value={email} onChange={(e) => setEmail(e.currentTarget.value)} error={errors.email} />
      <PasswordField label={t("password")} name="password" autoComplete="current-password" value={password} onChange={(e) => setPassword(e.currentTarget.value)} error={errors.password} show={common("showPassword")} hide={common("hidePassword")} />
      <div className="flex items-center justify-between">
        <Button type="submit" variant="primary" size="lg" className="h-[46px] px-[26px]" working={working ? t("submitting") : null}>{t("submit")}</Button>
        <button type="button" aria-expanded={forgot} onClick={() => setForgot(!forgot)} className="min-h-8 text-small underline decoration-hair underline-offset-3 hover:decoration-current max-[719px]:min-h-11">{t("forgot")}</button>
      </div>
      {forgot ? <p role="status" className="text-small text-ink-2">{t("forgotHelp")}</p> : null}
    </form>
  );
}
