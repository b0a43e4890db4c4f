"use client";
import { useState, type FormEvent } from "react";
import Link from "next/link";
import { signIn } from "next-auth/react";
import { useTranslations } from "next-intl";
import { joinClass } from "@/lib/client/join-class.ts";
import { Email, Name, NewPassword } from "@/lib/wire/text.ts";
import { Button } from "@/components/ui/button.tsx";
import { PasswordField, TextField } from "@/components/ui/field.tsx";
import { focusFirstInvalid } from "@/components/ui/focus-first-invalid.ts";
import { Gap } from "@/components/ui/gap.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";

const STEPS = ["code", "who", "password"] as const;
type Step = (typeof STEPS)[number];
type Errors = Partial<Record<"code" | "name" | "email" | "password", string>>;

/** For somebody without an account: the code, then who they are, then a password. Two fields at most at a time. */
export function JoinSteps({ code: given }: { code: string }) {
  const t = useTranslations("join");
  const sign = useTranslations("signIn");
  const common = useTranslations("common");
  const failure = useTranslations("failure");
  const failureWords = useFailureWords({ "not-found": failure("joinNotFound"), conflict: failure("joinConflict"), forbidden: failure("joinForbidden") });
  const [step, setStep] = useState<Step>(given === "" ? "code" : "who");
  const [code, setCode] = useState(given);
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [working, setWorking] = useState(false);

  function check(): Errors {
    if (step === "code") return code.trim() === "" ? { code: sign("required") } : {};
    if (step === "who") return { ...(Name.safeParse(name).success ? {} : { name: sign("required") }), ...(Email.safeParse(email).success ? {} : { email: sign("emailShape") }) };
    return NewPassword.safeParse(password).success ? {} : { password: t("tooShort") };
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    const found = check();
    setErrors(found);
    if (Object.keys(found).length > 0) { focusFirstInvalid(event.currentTarget); return; }
    if (step !== "password") { setStep(step === "code" ? "who" : "password"); return; }
    await join();
  }
  async function join() {
    setWorking(true);
    const answer = await joinClass({ code: code.trim(), name, email, password });
    if (!answer.ok) {
      const about = answer.failure.kind === "refused" ? (answer.failure.status === 404 ? "code" : answer.failure.field === "email" || answer.failure.status === 409 ? "email" : "password") : "password";
      setErrors({ [about]: failureWords(answer.failure) });
      setStep(about === "code" ? "code" : about === "email" ? "who" : "password");
      setWorking(false);
      return;
    }
    // The answer signs in; a whole new page, so that nothing drawn for a visitor stays.
    window.location.assign(answer.value);
  }
  async function joinAsGuest() {
    setWorking(true);
    const guest = await signIn("guest", { redirect: false }).catch(() => null);
    if (guest?.ok) window.location.assign(`/join?code=${encodeURIComponent(code.trim())}`);
    else { setErrors({ email: guest ? failure("joinForbidden") : common("offline") }); setWorking(false); }
  }
  const title = step === "code" ? t("title") : step === "who" ? t("whoTitle") : t("passwordTitle");
  return (
    <form key={step} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <div><p className="text-small text-ink-3">{t("step", { n: STEPS.indexOf(step) + 1 })}</p><h1 className="title mt-1 text-[32px]/[40px]">{title}</h1></div>
      {step === "code" ? <TextField autoFocus label={t("code")} hint={t("codeLead")} name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} value={code} error={errors.code} onChange={(e) => setCode(e.currentTarget.value)} className="tracking-[.08em] uppercase" /> : null}
      {step === "who" ? <>
        <p className="-mt-2 text-ink-2">{t("whoLead")}</p>
        <TextField autoFocus label={t("name")} name="name" autoComplete="name" value={name} error={errors.name} onChange={(e) => setName(e.currentTarget.value)} />
        <TextField label={t("email")} type="email" name="email" autoComplete="username" value={email} error={errors.email} onChange={(e) => setEmail(e.currentTarget.value)} />
      </> : null}
      {step === "password" ? <>
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField autoFocus label={t("password")} hint={t("passwordHint")} name="password" autoComplete="new-password" value={password} error={errors.password} onChange={(e) => setPassword(e.currentTarget.value)} show={common("showPassword")} hide={common("hidePassword")} />
      </> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" size="lg" className="h-[46px]" working={working ? t("submitting") : null}>{step === "password" ? t("submit") : t("next")}</Button>
        {step !== "code" ? <Button variant="quiet" size="lg" onClick={() => setStep(step === "who" ? "code" : "who")}>{common("back")}</Button> : null}
      </div>
      {step === "who" ? <p className="border-t border-hair pt-4 text-small text-ink-3"><button type="button" onClick={() => void joinAsGuest()} className="text-ink underline decoration-hair underline-offset-3 hover:decoration-current">{t("asGuest")}</button><Gap />{t("asGuestHint")}</p> : null}
      <p className="text-small"><Link href={`/sign-in?next=${encodeURIComponent(`/join?code=${code}`)}`}>{t("haveAccount")}</Link></p>
    </form>
  );
}
