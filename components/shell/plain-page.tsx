import Link from "next/link";
import type { ReactNode } from "react";
import { Brand } from "./brand.tsx";

/** A page with one thing to say: an error, a dead end. `acts` are the ways back. */
export function PlainPage({ title, children, acts }: { title: string; children: ReactNode; acts: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-sheet">
      <header className="flex h-18 items-center px-4 tablet:px-8 desk:px-18"><Link href="/" className="no-underline"><Brand /></Link></header>
      <main id="content" tabIndex={-1} className="m-auto w-full max-w-[640px] px-4 pb-24 outline-none">
        <h1 className="title text-[30px]/[40px] text-balance">{title}</h1>
        <div className="mt-3 mb-7 font-speech text-[18px]/[29px] text-ink-2">{children}</div>
        <div className="flex flex-wrap gap-2.5">{acts}</div>
      </main>
    </div>
  );
}
