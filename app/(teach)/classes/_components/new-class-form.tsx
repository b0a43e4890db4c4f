"use client";
import { useState, type FormEvent } from "react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { send } from "@/lib/client/send.ts";
import { NewClassAnswer } from "@/lib/wire/classes.ts";
import { Name } from "@/lib/wire/text.ts";
import { Button } from "@/components/ui/button.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";

/** A name is all a class needs; its page then shows the code. */
export function NewClassForm() {
  const t = useTranslations("classes");
  const router = useRouter();
  const failureWords = useFailureWords();
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    if (!Name.safeParse(name).success) { setError(t("required")); return; }
    setWorking(true);
    const answer = await send("/api/classes", { name }, NewClassAnswer);
    if (answer.ok) router.push(`/classes/${answer.value.classId}`);
    else { setError(failureWords(answer.failure)); setWorking(false); }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-4">
      <TextField label={t("newName")} name="name" autoComplete="off" value={name} error={error} onChange={(e) => setName(e.currentTarget.value)} />
      <Button type="submit" variant="primary" size="lg" className="justify-self-start" working={working ? t("creating") : null}>{t("create")}</Button>
    </form>
  );
}
