"use client";
import { useLocale, useTranslations } from "next-intl";
import type { SessionState } from "@/lib/domain/session/state.ts";
import { pageLanguage, percent, signed } from "@/lib/client/format.ts";
import { langTag, type Seat } from "@/lib/client/seats.ts";
import { SeatMark } from "./seat-mark.tsx";
import { ValenceLine } from "./valence.tsx";

/** Who believes what of whom, for three parties and more: the row looks at the column. The cells changed last have a line on top and a sentence below. */
export function BeliefMatrix({ seats, state }: { seats: readonly Seat[]; state: SessionState }) {
  const t = useTranslations("meters");
  const lang = pageLanguage(useLocale());
  const beliefs = (from: Seat) => state.parties.find((p) => p.id === from.id)?.beliefs ?? {};
  if (seats.every((s) => Object.keys(beliefs(s)).length === 0)) return null;
  const changes = seats.flatMap((from) => seats.flatMap((to) => {
    const b = beliefs(from)[to.id];
    return b && b.before && b.turn !== null && b.before.valence !== b.valence ? [{ from, to, turn: b.turn, before: b.before.valence, now: b.valence }] : [];
  }));
  const last = Math.max(0, ...changes.map((c) => c.turn));
  const latest = changes.filter((c) => c.turn === last);
  const fresh = (from: Seat, to: Seat): boolean => latest.some((c) => c.from.id === from.id && c.to.id === to.id);
  return (
    <section>
      <div className="mb-2.5 flex items-baseline gap-2"><h3 className="text-small font-semibold">{t("matrix")}</h3><span className="ml-auto text-micro text-ink-3">{t("matrixScale")}</span></div>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t("matrix")}>
        <table className="w-full table-fixed border-collapse" style={{ minWidth: Math.max(400, 50 + seats.length * 112) }}>
          <thead>
            <tr>
              <th scope="col" className="w-[50px] border-b border-hair pb-2 text-left align-bottom text-micro font-normal text-ink-3">{t("whoSeesWhom")}</th>
              {seats.map((s) => <th key={s.id} scope="col" className="border-b border-hair pb-2 pl-2.5 text-left text-small font-normal"><span className="flex items-center gap-1.5"><SeatMark seat={s} size={18} /><span lang={langTag(s.lang)} className="truncate">{s.name}</span></span></th>)}
            </tr>
          </thead>
          <tbody>
            {seats.map((from) => (
              <tr key={from.id} className="not-last:border-b not-last:border-hair">
                <th scope="row" className="text-left align-middle"><SeatMark seat={from} size={22} /><span className="sr-only">{from.name}</span></th>
                {seats.map((to) => {
                  const b = beliefs(from)[to.id];
                  if (from.id === to.id) {
                    return <td key={to.id} className="border-l border-hair p-0"><svg width="100%" height="84" preserveAspectRatio="none" viewBox="0 0 10 10" aria-hidden="true" className="block"><path d="M0 10 10 0" vectorEffect="non-scaling-stroke" className="stroke-hair" /></svg></td>;
                  }
                  if (!b) return <td key={to.id} className="border-l border-hair py-2.5 pl-2.5 align-top text-micro text-ink-3">{t("notKnown")}</td>;
                  return (
                    <td key={to.id} className={`border-l border-hair py-2.5 pl-2.5 align-top ${fresh(from, to) ? "shadow-[inset_0_2px_0_var(--accent)]" : ""}`}>
                      <p lang={langTag(from.lang)} className="mb-1 line-clamp-2 font-speech text-[13.5px]/[19px]" title={b.goal}>{b.goal}</p>
                      <p className="flex items-center gap-1.5"><ValenceLine value={b.valence} before={null} width={66} small /><span className="sr-only">{t("feeling")}</span><b className="text-data font-semibold tabular-nums">{signed(b.valence)}</b></p>
                      <p className="text-data text-ink-3">{t("flexShort")} <b className="font-semibold tabular-nums text-ink">{percent(b.flexibility, lang)}</b></p>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {latest.length === 0 ? null : (
        <ul className="mt-3 grid gap-1 border-t border-hair pt-2.5 text-micro text-ink-3">
          {latest.map((c) => (
            <li key={`${c.from.id} ${c.to.id}`}><span aria-hidden="true" className="mr-2 inline-block h-0.5 w-[18px] bg-accent align-middle" />{t("matrixChange", { turn: c.turn, from: c.from.name, to: c.to.name, before: signed(c.before), now: signed(c.now) })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
