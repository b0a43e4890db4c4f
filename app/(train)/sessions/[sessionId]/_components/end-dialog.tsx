"use client";
import { useState } from "react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { NEXT_STEPS } from "@/lib/domain/session/meeting.ts";
import { STYLE_PACKS } from "@/lib/domain/style/packs.ts";
import { closingWords } from "@/lib/client/closing-words.ts";
import { langTag } from "@/lib/client/seats.ts";
import { LIMITS } from "@/lib/wire/limits.ts";
import { characters } from "@/lib/wire/text.ts";
import { Button } from "@/components/ui/button.tsx";
import { cx } from "@/components/ui/cx.ts";
import { Dialog } from "@/components/ui/dialog.tsx";
import { fieldLook } from "@/components/ui/field.tsx";
import { useRoom, useSession } from "./session-context.tsx";
import { useMeeting } from "./use-meeting.ts";

/** Ends the session respectfully: what comes next for the parties, said as the last turn. No settlement is a legitimate end; it cannot be taken back. */
export function EndDialog({ close }: { close: () => void }) {
  const t = useTranslations("session.ending");
  const router = useRouter();
  const { page } = useRoom();
  const file = page.case;
  const lang = langTag(file.language);
  const end = useSession((s) => s.end);
  const ending = useSession((s) => s.ending);
  const unsaid = useSession((s) => s.draft.text.trim() !== "");
  const { busy, failed, act } = useMeeting();
  const [tried, setTried] = useState(false);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [own, setOwn] = useState("");
  const [edited, setEdited] = useState<string | null>(null);
  const choices = STYLE_PACKS[file.style].nextSteps.map((s) => s[file.language]);
  const steps = [...choices.filter((c) => picked.includes(c)), ...(own.trim() === "" ? [] : [own.trim()])].slice(0, NEXT_STEPS.atMost);
  const words = steps.length === 0 ? "" : (edited ?? closingWords(file, steps));
  const tooLong = characters(words.trim()) > LIMITS.turnCharacters ? t("tooLong") : null;
  const working = busy || ending;
  async function go(): Promise<void> {
    setTried(true);
    const done = words.trim() === "" ? await end() : await act((api) => api.close({ text: words.trim(), steps }));
    if (done) router.push(`/sessions/${page.id}/debrief`);
  }
  const toggle = (step: string): void => setPicked(picked.includes(step) ? picked.filter((p) => p !== step) : [...picked, step]);
  return (
    <Dialog
      open onOpenChange={close} title={t("title")} description={t("body")} closeLabel={t("stay")} className="w-[min(600px,calc(100vw-24px))]"
      actions={<><Button size="lg" onClick={close}>{t("stay")}</Button><Button variant="primary" size="lg" disabledReason={tooLong} working={working ? t(words === "" ? "working" : "saying") : null} onClick={() => void go()}>{t(words.trim() === "" ? "do" : "doSaying")}</Button></>}
    >
      <fieldset>
        <legend className="text-small font-semibold">{t("steps")}</legend>
        <p className="mb-1.5 text-small text-ink-3">{t("stepsHint")}</p>
        <div lang={lang}>
          {choices.map((step) => (
            <label key={step} className="flex min-h-9 cursor-pointer items-start gap-2.5 py-1.5 text-ui text-ink-2 has-checked:text-ink max-tablet:min-h-11">
              <input type="checkbox" checked={picked.includes(step)} onChange={() => toggle(step)} className="checkbox mt-[3px]" />{step}
            </label>
          ))}
        </div>
      </fieldset>
      <label htmlFor="own-step" className="mt-2 mb-1.5 block text-small font-semibold">{t("own")}</label>
      <div lang={lang}><input id="own-step" value={own} maxLength={NEXT_STEPS.characters} autoComplete="off" onChange={(e) => setOwn(e.target.value)} className={`${fieldLook} h-11`} /></div>
      {steps.length > 0 ? (
        <div className="mt-4">
          <label htmlFor="last-words" className="mb-1.5 block text-small font-semibold">{t("words")}</label>
          <div lang={lang}><textarea id="last-words" value={words} rows={5} onChange={(e) => setEdited(e.target.value)} className={cx(fieldLook, "quote py-2.5 text-quote")} /></div>
          {edited === null ? null : <p className="mt-1 text-small text-ink-3"><button type="button" className="underline decoration-rule underline-offset-3" onClick={() => setEdited(null)}>{t("again")}</button></p>}
        </div>
      ) : null}
      {unsaid ? <p className="mt-3 text-small text-warn">{t("unsaid")}</p> : null}
      {tried && failed && !working ? <p role="alert" className="mt-3 text-small text-loss">{t("failed")}</p> : null}
      <EndFailed tried={tried && !failed} />
    </Dialog>
  );
}

/** Ending without words goes through the session's store, which tells of its own failure. */
function EndFailed({ tried }: { tried: boolean }) {
  const t = useTranslations("session.ending");
  const failed = useSession((s) => s.problem !== null && !s.ending);
  return tried && failed ? <p role="alert" className="mt-3 text-small text-loss">{t("failed")}</p> : null;
}
