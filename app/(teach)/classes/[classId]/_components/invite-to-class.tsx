"use client";
import { useState, type FormEvent } from "react";
import { useTranslations } from "next-intl";
import { LinkAnswer } from "@/lib/wire/admin.ts";
import { Email } from "@/lib/wire/text.ts";
import { send } from "@/lib/client/send.ts";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { TextField } from "@/components/ui/field.tsx";
import { Segmented } from "@/components/ui/segmented.tsx";
import { LinkDialog, type MadeLink } from "@/components/shell/link-dialog.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";

const SEATS = ["trainee", "observer"] as const;

/** Makes a one-time link into the class, for a trainee or an observer. */
export function InviteToClass({ classId }: { classId: string }) {
  const t = useTranslations("classPage");
  const words = useTranslations("words");
  const sign = useTranslations("signIn");
  const common = useTranslations("common");
  const failureWords = useFailureWords();
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  const [seat, setSeat] = useState<(typeof SEATS)[number]>("trainee");
  const [error, setError] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const [link, setLink] = useState<MadeLink | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    const given = email.trim() === "" ? null : Email.safeParse(email);
    if (given && !given.success) { setError(sign("emailShape")); return; }
    setWorking(true);
    setError(null);
    const to = given?.data ?? null;
    const answer = await send(`/api/classes/${classId}/invites`, { email: to, seat }, LinkAnswer);
    setWorking(false);
    if (!answer.ok) { setError(failureWords(answer.failure)); return; }
    setOpen(false);
    setEmail("");
    setLink({ email: to, ...answer.value });
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("invite")}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t("inviteTitle")} description={t("inviteLead")} closeLabel={common("close")}
        actions={<><Button onClick={() => setOpen(false)}>{common("cancel")}</Button><Button type="submit" form="invite-to-class" variant="primary" working={working ? t("inviting") : null}>{t("inviteSubmit")}</Button></>}>
        <form id="invite-to-class" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <TextField label={t("inviteEmail")} type="email" name="email" autoComplete="off" value={email} error={error} onChange={(e) => setEmail(e.currentTarget.value)} />
          <div><p aria-hidden="true" className="mb-1.5 text-small font-semibold">{t("inviteSeat")}</p>
            <Segmented look="apart" label={t("inviteSeat")} value={seat} onChange={setSeat} options={SEATS.map((value) => ({ value, label: words(`seat.${value}`) }))} /></div>
        </form>
      </Dialog>
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </>
  );
}
