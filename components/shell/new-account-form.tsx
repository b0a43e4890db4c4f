"use client";
import { useState, type FormEvent } from "react";
import { useTranslations } from "next-intl";
import { send } from "@/lib/client/send.ts";
import { Email, Name, NewPassword } from "@/lib/wire/text.ts";
import { Button } from "@/components/ui/button.tsx";
import { PasswordField, TextField } from "@/components/ui/field.tsx";
import { focusFirstInvalid } from "@/components/ui/focus-first-invalid.ts";
import { useFailureWords } from "./use-failure-words.ts";

type Errors = Partial<Record<"name" | "email" | "password", string>>;

export interface NewAccountFormProps {
  /** Where name, email and password go; the answer signs in. */
  to: "/api/account/upgrade" | "/api/account/sign-up";
  next: string;
  label: string;
  working: string;
}

/** Name, email and password: a guest keeps the account, or a newcomer makes one. */
export function NewAccountForm({ to, next, label, working: workingLabel }: NewAccountFormProps) {
  const t = useTranslations("account");
  const join = useTranslations("join");
  const sign = useTranslations("signIn");
  const common = useTranslations("common");
  const failure = useTranslations("failure");
  const failureWords = useFailureWords({ conflict: failure("emailTaken") });
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<Errors>({});
  const [working, setWorking] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    const found: Errors = {
      ...(Name.safeParse(name).success ? {} : { name: sign("required") }), ...(Email.safeParse(email).success ? {} : { email: sign("emailShape") }),
      ...(NewPassword.safeParse(password).success ? {} : { password: join("tooShort") }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) { focusFirstInvalid(event.currentTarget); return; }
    setWorking(true);
    const answer = await send(to, { name, email, password });
    if (!answer.ok) {
      const sentence = failureWords(answer.failure);
      setErrors(answer.failure.kind === "refused" && (answer.failure.field === "email" || answer.failure.status === 409) ? { email: sentence } : { password: sentence });
      setWorking(false);
      return;
    }
    window.location.assign(next);
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid max-w-[400px] gap-4">
      <TextField label={t("name")} name="name" autoComplete="name" value={name} error={errors.name} onChange={(e) => setName(e.currentTarget.value)} />
      <TextField label={t("email")} type="email" name="email" autoComplete="username" value={email} error={errors.email} onChange={(e) => setEmail(e.currentTarget.value)} />
      <PasswordField label={sign("password")} hint={join("passwordHint")} name="password" autoComplete="new-password" value={password} error={errors.password} onChange={(e) => setPassword(e.currentTarget.value)} show={common("showPassword")} hide={common("hidePassword")} />
      <Button type="submit" variant="primary" size="lg" className="justify-self-start" working={working ? workingLabel : null}>{label}</Button>
    </form>
  );
}
