import type { ReactNode } from "react";
import { currentPerson } from "@/lib/server/account/current-person.ts";
import { PublicShell } from "@/components/shell/public-shell.tsx";
import { Shell } from "@/components/shell/shell.tsx";

export default async function InfoLayout({ children }: { children: ReactNode }) {
  const person = await currentPerson();
  return person ? <Shell person={person}><div className="flex flex-1 bg-sheet">{children}</div></Shell> : <PublicShell>{children}</PublicShell>;
}
