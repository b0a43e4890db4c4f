// Whoever opens a session in which something is owed makes this node see to it: it waits while another node plays, and
// takes over when that one is dead.
import type { Runtime } from "../runtime.ts";
import type { SessionAccess } from "./access.ts";
import { goOn } from "./go-on.ts";

export function resumeIfOwed(rt: Runtime, access: SessionAccess): void {
  if (access.status === "open" && (access.unsettledTurn !== null || access.mediatorKind === "ai")) void goOn(rt, access.id);
}
