"use client";
import { useState, type FormEvent } from "react";
import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { LinkAnswer } from "@/lib/wire/admin.ts";
import { ROLES, type PersonRole } from "@/lib/domain/person/role.ts";
import { Email } from "@/lib/wire/text.ts";
import { send } from "@/lib/client/send.ts";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { SelectField, TextField } from "@/components/ui/field.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";
import { LinkDialog, type MadeLink } from "@/components/shell/link-dialog.tsx";

const INVITABLE = ROLES.filter((role) => role !== "guest");

/** Makes an invitation link for an email and a role. */
export function InviteDialog() {
  const t = useTranslations("people");
  const words = useTranslations("words");
  const common = useTranslations("common");
  const sign = useTranslations("signIn");
  const failure = useTranslations("failure");
  const failureWords = useFailureWords({ conflict: failure("emailTaken") });
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<PersonRole>("trainee");
  const [error, setError] = useState<string | null>(null);
  const [working, setWorking] = useState(false);
  const [link, setLink] = useState<MadeLink | null>(null);
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (working) return;
    const parsed = Email.safeParse(email);
    if (!parsed.success) { setError(sign("emailShape")); return; }
    setWorking(true);
    setError(null);
    const answer = await send("/api/admin/links", { kind: "invite", email: parsed.data, role }, LinkAnswer);
    setWorking(false);
    if (!answer.ok) { setError(failureWords(answer.failure)); return; }
    setOpen(false);
    setEmail("");
    setLink({ email: parsed.data, ...answer.value });
  }
  return (
    <>
      <Button variant="primary" size="lg" onClick={() => setOpen(true)}><Icon of={Plus} />{t("invite")}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t("inviteTitle")} description={t("inviteLead")} closeLabel={common("close")}
        actions={<><Button onClick={() => setOpen(false)}>{common("cancel")}</Button><Button type="submit" form="invite" variant="primary" working={working ? t("making") : null}>{t("inviteSubmit")}</Button></>}>
        <form id="invite" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
          <TextField label={t("email")} type="email" name="email" autoComplete="off" value={email} error={error} onChange={(e) => setEmail(e.currentTarget.value)} />
          <SelectField label={t("role")} name="role" value={role} onChange={(e) => { const next = INVITABLE.find((r) => r === e.currentTarget.value); if (next) setRole(next); }}>
            {INVITABLE.map((r) => <option key={r} value={r}>{words(`role.${r}`)}</option>)}
          </SelectField>
        </form>
      </Dialog>
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </>
  );
}
