import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BehaviourPattern } from "@/lib/domain/party/behaviour-pattern.ts";
import { pageLanguage } from "@/lib/client/format.ts";
import type { Seat } from "@/lib/client/seats.ts";
import { Mark } from "@/components/mediation/mark.tsx";
import { Track } from "@/components/mediation/track.tsx";

/** Denial until the fifth turn, then partial acceptance: what the three lines show. */
const PATH: readonly BehaviourPattern[] = ["denial", "denial", "denial", "denial", "denial", "partial-acceptance", "partial-acceptance", "partial-acceptance"];

function Line({ seat, letters, who, to, children }: { seat: number; letters: string; who: string; to: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[40px_1fr] py-3 tablet:grid-cols-[46px_1fr]">
      <Mark seat={seat} letters={letters} size={26} />
      <div>
        <p className="mb-[3px] flex flex-wrap items-baseline gap-x-2 text-small"><b className="font-semibold">{who}</b><span className="text-ink-3">{to}</span></p>
        <p className="speech max-w-[34em] tablet:text-[21px]/8">{children}</p>
      </div>
    </div>
  );
}

/** Three lines of an invented quarrel and what they moved. */
export function Fragment() {
  const t = useTranslations("landing.fragment");
  const name = t("party");
  const letter = t("partyLetter");
  const seat: Seat = { id: "m", seat: 2, name, formal: name, role: "", lang: pageLanguage(useLocale()), pronoun: "he", monogram: letter, monogramLong: letter, clash: false, members: [] };
  return (
    <section aria-label={t("label")} className="min-w-0 rounded-3 bg-room px-5 py-4 tablet:py-[26px] tablet:pr-11 tablet:pl-10">
      <Line seat={2} letters={letter} who={name} to={t("toEveryone")}>{t.rich("first", { em: (chunks) => <em>{chunks}</em> })}</Line>
      <Line seat={0} letters="" who={t("you")} to={t("toParty", { name })}>{t("second")}</Line>
      <Line seat={2} letters={letter} who={name} to={t("toParty", { name: t("other") })}>{t("third")}</Line>
      <div className="mt-3.5 border-t border-hair pt-5">
        <p className="mb-1.5 flex flex-wrap items-center gap-2 text-small"><Mark seat={2} letters={letter} size={18} /><b className="font-semibold">{name}</b><span className="text-ink-2">{t("moved")}</span></p>
        <Track seat={seat} path={PATH} spoken width={300} />
      </div>
    </section>
  );
}
