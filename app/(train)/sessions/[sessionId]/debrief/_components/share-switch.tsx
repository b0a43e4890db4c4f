"use client";
import { useState } from "react";
import { useTranslations } from "next-intl";
import type { DebriefPage } from "@/lib/wire/pages.ts";
import { sessionApi } from "@/lib/client/api.ts";

/** Who can read this session; for practice, the switch that lets one's instructors. */
export function ShareSwitch({ page }: { page: DebriefPage }) {
  const t = useTranslations("debrief.share");
  const [shared, setShared] = useState(page.shared);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (page.viewer !== "mediator") return null;
  async function toggle(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailed(false);
    const answer = await sessionApi(page.id).share(!shared);
    setBusy(false);
    if (answer.ok) setShared(!shared);
    else setFailed(true);
  }
  return (
    <section className="no-print pt-8">
      <h2 className="title mb-4 border-b border-ink pb-2.5">{t("title")}</h2>
      {page.assignment ? <p className="text-ui text-ink-2">{t("assigned", { names: page.assignment.instructors.join(", "), className: page.assignment.className })}</p> : (
        <div className="flex items-start gap-4">
          <button type="button" role="switch" aria-checked={shared} aria-busy={busy || undefined} aria-labelledby="share-label" onClick={() => void toggle()} className="group relative mt-0.5 h-6 w-11 flex-none rounded-pill border border-rule bg-well transition-colors duration-(--m-fast) after:absolute after:-inset-2.5 focus-visible:rounded-pill aria-checked:border-accent aria-checked:bg-accent">
            <span aria-hidden="true" className="absolute top-[3px] left-[3px] size-4 rounded-pill bg-ink-3 transition-transform duration-(--m-fast) group-aria-checked:translate-x-5 group-aria-checked:bg-accent-ink" />
          </button>
          <div>
            <p id="share-label" className="text-ui font-semibold">{t("label")}</p>
            <p className="text-small text-ink-2">{t(shared ? "on" : "off")}</p>
            {failed ? <p role="alert" className="text-small text-loss">{t("failed")}</p> : null}
          </div>
        </div>
      )}
    </section>
  );
}
