import { getTranslations } from "next-intl/server";
import { currentPerson } from "@/lib/server/account/current-person.ts";
import { waysIn } from "@/lib/server/account/ways-in.ts";
import { LinkButton } from "@/components/ui/button.tsx";
import { PublicShell } from "@/components/shell/public-shell.tsx";
import { TryButton } from "@/components/shell/try-button.tsx";
import { Fragment } from "./_components/fragment.tsx";

const FACTS = ["earned", "secret", "turn"] as const;

export default async function LandingPage() {
  const [t, common, person] = await Promise.all([getTranslations("landing"), getTranslations("common"), currentPerson()]);
  const { guests } = waysIn();
  return (
    <PublicShell>
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-center items-center gap-x-18 gap-y-10 px-4 py-8 tablet:px-8 desk:grid-cols-[minmax(0,1fr)_minmax(0,620px)] desk:px-18 desk:py-12">
        <div>
          <h1 className="font-speech text-[36px]/[44px] tracking-[-.015em] whitespace-pre-line zh:text-[32px]/[44px] tablet:text-[57px]/[64px] zh:tracking-normal zh:tablet:text-[50px]/[66px]">{t("title")}</h1>
          <p className="mt-6 max-w-[27em] font-speech text-[19px]/[30px] text-ink-2 tablet:text-[21px]/8">{t("lead")}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {person
              ? <LinkButton href="/home" variant="primary" size="xl">{t("goOn")}</LinkButton>
              : <>{guests ? <TryButton label={t("try")} variant="primary" size="xl" /> : null}<LinkButton href="/join" variant={guests ? "line" : "primary"} size="xl">{t("join")}</LinkButton></>}
          </div>
          {person || !guests ? null : <p className="mt-3.5 text-small text-ink-3">{t("noForm")}</p>}
        </div>
        <Fragment />
      </div>
      <div className="px-4 tablet:px-8 desk:px-18">
        <div className="grid gap-x-12 gap-y-3 border-t border-hair pt-[18px] tablet:grid-cols-2 desk:grid-cols-[repeat(3,1fr)_1.1fr]">
          {FACTS.map((fact) => <p key={fact} className="text-small text-ink-2">{t.rich(`facts.${fact}`, { b: (chunks) => <b className="font-semibold text-ink">{chunks}</b> })}</p>)}
          <p className="text-small text-ink-3">{common("trainingOnly")}</p>
        </div>
      </div>
    </PublicShell>
  );
}
