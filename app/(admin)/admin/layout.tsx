import type { ReactNode } from "react";
import { requirePerson } from "@/lib/server/account/current-person.ts";
import { Shell } from "@/components/shell/shell.tsx";

export default async function AdminLayout({ children }: { children: ReactNode }) {
  return <Shell person={await requirePerson({ roles: ["admin"] })}>{children}</Shell>;
}
