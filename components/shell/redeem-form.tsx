"use client";
import { useState, type FormEvent } from "react";
import { useTranslations } from "next-intl";
import { send } from "@/lib/client/send.ts";
import type { LinkView } from "@/lib/wire/account.ts";
import { Email, Name, NewPassword } from "@/lib/wire/text.ts";
import { Button } from "@/components/ui/button.tsx";
import { PasswordField, TextField } from "@/components/ui/field.tsx";
import { focusFirstInvalid } from "@/components/ui/focus-first-invalid.ts";
import { useFailureWords } from "./use-failure-words.ts";

type Errors = Partial<Record<"name" | "email" | "password", string>>;

/** Uses a one-time link: asks only for what the link does not know, sets a password and signs in. */
export function RedeemForm({ token, link }: { token: string; link: LinkView }) {
  const t = useTranslations("link");
  const join = useTranslations("join");
  const sign = useTranslations("signIn");
  const common = useTranslations("common");
  const failure = useTranslations("failure");
  const failureWords = useFailureWords({ "not-found": failure("linkNotFound"), conflict: failure("emailTaken") });
  const [name, setName] = useState("");
  const [email, setEmail] = useState(link.email ?? "");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [working, setWorking] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    const found: Errors = {
      ...(link.needsName && !Name.safeParse(name).success ? { name: sign("required") } : {}),
      ...(link.email === null && !Email.safeParse(email).success ? { email: sign("emailShape") } : {}),
      ...(NewPassword.safeParse(password).success ? {} : { password: join("tooShort") }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) { focusFirstInvalid(event.currentTarget); return; }
    setWorking(true);
    const answer = await send("/api/account/redeem", { token, password, ...(link.needsName ? { name } : {}), ...(link.email === null ? { email } : {}) });
    if (!answer.ok) {
      setErrors({ password: failureWords(answer.failure) });
      setWorking(false);
      return;
    }
    // The answer signs in.
    window.location.assign("/home");
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-4">
      {link.needsName ? <TextField label={t("name")} name="name" autoComplete="name" value={name} error={errors.name} onChange={(e) => setName(e.currentTarget.value)} /> : null}
      {link.email === null
        ? <TextField label={t("email")} type="email" name="email" autoComplete="username" value={email} error={errors.email} onChange={(e) => setEmail(e.currentTarget.value)} />
        : <p><span className="block text-small font-semibold">{t("email")}</span><span className="break-all text-ink-2">{link.email}</span><input type="hidden" name="email" autoComplete="username" value={link.email} /></p>}
      <PasswordField label={t("password")} hint={join("passwordHint")} name="password" autoComplete="new-password" value={password} error={errors.password} onChange={(e) => setPassword(e.currentTarget.value)} show={common("showPassword")} hide={common("hidePassword")} />
      <Button type="submit" variant="primary" size="lg" className="h-[46px] justify-self-start" working={working ? t("submitting") : null}>{link.kind === "invite" ? t("submitInvite") : t("submitReset")}</Button>
    </form>
  );
}
