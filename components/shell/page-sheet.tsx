import type { ReactNode } from "react";

/** The sheet most pages are written on: one column, its title, and room at the end. */
export function PageSheet({ title, lead, before, aside, children }: { title: ReactNode; lead?: ReactNode; before?: ReactNode; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex-1 bg-sheet px-4 pt-7 pb-14 tablet:px-10 desk:px-14 desk:pt-9">
      <div className="mx-auto max-w-[1160px]">
        {before}
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-72"><h1 className="title text-[30px]/[38px] text-balance">{title}</h1>{lead ? <p className="mt-1 max-w-[52em] text-ink-2">{lead}</p> : null}</div>
          {aside}
        </div>
        {children}
      </div>
    </div>
  );
}
