"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { LinkAnswer, type ChangePersonBody } from "@/lib/wire/admin.ts";
import { ROLES } from "@/lib/domain/person/role.ts";
import type { PeoplePage } from "@/lib/wire/pages.ts";
import { send } from "@/lib/client/send.ts";
import { Button } from "@/components/ui/button.tsx";
import { Dialog } from "@/components/ui/dialog.tsx";
import { fieldLook } from "@/components/ui/field.tsx";
import { cx } from "@/components/ui/cx.ts";
import { Td } from "@/components/ui/table.tsx";
import { LocalTime } from "@/components/shell/local-time.tsx";
import { useFailureWords } from "@/components/shell/use-failure-words.ts";
import { LinkDialog, type MadeLink } from "@/components/shell/link-dialog.tsx";

/** One person: the role can be changed in place, the rest by buttons. Failures are said in the row. */
export function PersonRow({ person, isSelf }: { person: PeoplePage["people"][number]; isSelf: boolean }) {
  const t = useTranslations("people");
  const words = useTranslations("words");
  const common = useTranslations("common");
  const router = useRouter();
  const failureWords = useFailureWords();
  const [working, setWorking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [link, setLink] = useState<MadeLink | null>(null);

  async function change(body: ChangePersonBody) {
    setWorking(true);
    setTrouble(null);
    const answer = await send(`/api/admin/people/${person.id}`, body);
    setWorking(false);
    if (body.disabled !== undefined) setAsking(false);
    if (answer.ok) router.refresh();
    else setTrouble(failureWords(answer.failure));
  }
  async function reset(email: string) {
    setWorking(true);
    setTrouble(null);
    const answer = await send("/api/admin/links", { kind: "reset", email, role: null }, LinkAnswer);
    setWorking(false);
    if (answer.ok) setLink({ email, ...answer.value });
    else setTrouble(failureWords(answer.failure));
  }
  const ownReason = isSelf ? t("ownRole") : null;
  return (
    <tr className={person.disabled ? "text-ink-3" : ""}>
      <Td className="min-w-[140px] align-middle"><span className="font-semibold">{person.name}</span>{isSelf ? <span className="ml-2 text-ink-3">{t("you")}</span> : null}{person.disabled ? <span className="ml-2 text-loss">✕ {t("disabled")}</span> : null}
        {trouble ? <p role="alert" className="mt-1 text-loss">✕ {trouble}</p> : null}</Td>
      <Td className="min-w-[190px] align-middle break-all text-ink-2">{person.email ?? (person.expiresAt ? <span className="text-ink-3">{t.rich("expires", { date: () => <LocalTime iso={person.expiresAt ?? ""} /> })}</span> : common("none"))}</Td>
      <Td className="align-middle">
        <select aria-label={t("roleOf", { name: person.name })} value={person.role} disabled={isSelf || working} title={ownReason ?? undefined} className={cx(fieldLook, "h-8 w-auto px-2 text-small max-[719px]:h-11")}
          onChange={(event) => { const role = ROLES.find((r) => r === event.currentTarget.value); if (role) void change({ role }); }}>
          {ROLES.map((role) => <option key={role} value={role}>{words(`role.${role}`)}</option>)}
        </select>
      </Td>
      <Td className="align-middle whitespace-nowrap text-ink-2"><LocalTime iso={person.createdAt} /></Td>
      <Td className="align-middle">
        <div className="flex justify-end gap-1">
          {person.email === null ? null : <Button variant="quiet" disabledReason={working ? t("working") : null} onClick={() => void reset(person.email ?? "")}>{t("resetLink")}</Button>}
          {person.disabled
            ? <Button working={working ? t("working") : null} onClick={() => void change({ disabled: false })}>{t("enable")}</Button>
            : <Button variant="quiet" disabledReason={ownReason ?? (working ? t("working") : null)} onClick={() => setAsking(true)}>{t("disable")}</Button>}
        </div>
        <Dialog open={asking} onOpenChange={setAsking} title={t("disableTitle", { name: person.name })} closeLabel={common("close")}
          actions={<><Button onClick={() => setAsking(false)}>{common("cancel")}</Button><Button variant="danger" working={working ? t("working") : null} onClick={() => void change({ disabled: true })}>{t("disable")}</Button></>}>
          <p className="text-ui text-ink-2">{t("disableLead")}</p>
        </Dialog>
        <LinkDialog link={link} onClose={() => setLink(null)} />
      </Td>
    </tr>
  );
}
