import type { ReactNode } from "react";
import type { PersonView } from "@/lib/wire/pages.ts";
import { Footer } from "./footer.tsx";
import { TopBar } from "./top-bar.tsx";

/** The frame of the pages of a signed-in person. */
export function Shell({ person, children }: { person: PersonView; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar person={person} />
      <main id="content" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">{children}</main>
      <Footer className="border-t border-hair" />
    </div>
  );
}
