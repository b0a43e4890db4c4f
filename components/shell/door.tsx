import Link from "next/link";
import type { ReactNode } from "react";
import { useTranslations } from "next-intl";
import { SeatShape, seatColour } from "@/components/mediation/mark.tsx";
import { Brand } from "./brand.tsx";
import { LocaleButton } from "./locale-button.tsx";

const SEATS = [{ seat: 1, x: 240, y: 70 }, { seat: 2, x: 392.2, y: 180.6 }, { seat: 3, x: 146, y: 359.4 }, { seat: 4, x: 87.8, y: 180.6 }];

/** The frame of pages at the door: a table with one seat free on the left, a form on the right. */
export function Door({ children }: { children: ReactNode }) {
  const t = useTranslations("signIn");
  return (
    <div className="flex min-h-dvh flex-col desk:grid desk:grid-cols-[minmax(0,1fr)_560px]">
      <div className="flex flex-col px-4 pt-4 desk:px-18 desk:pt-6">
        <header className="flex items-center justify-between"><Link href="/" className="no-underline"><Brand /></Link><LocaleButton signedIn={false} /></header>
        <svg width="520" height="420" viewBox="0 0 520 420" aria-hidden="true" className="m-auto hidden desk:block">
          <circle cx="240" cy="230" r="118" fill="none" className="stroke-rule" strokeWidth="1.2" />
          {SEATS.map(({ seat, x, y }) => <g key={seat} className={seatColour(seat)} transform={`translate(${x - 17} ${y - 17}) scale(1.417)`}><SeatShape seat={seat} /></g>)}
          <circle cx="334" cy="359.4" r="17" fill="none" className="stroke-ink" strokeWidth="1.5" strokeDasharray="3 4" />
          <text x="364" y="364.4" className="fill-ink text-ui">{t("yourSeat")}</text>
        </svg>
      </div>
      <main id="content" tabIndex={-1} className="flex-1 border-hair bg-sheet px-4 pt-8 pb-12 outline-none max-desk:mt-4 max-desk:border-t tablet:px-20 desk:border-l desk:pt-18">
        <div className="mx-auto max-w-[400px]">{children}</div>
      </main>
    </div>
  );
}

/** A further way in, under a hairline. */
export function DoorPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return <section aria-labelledby={id} className="mt-9 border-t border-hair pt-7"><h2 id={id} className="title text-[21px]/[30px]">{title}</h2>{children}</section>;
}
