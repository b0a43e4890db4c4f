// For the layout of a session's pages: the answer "not found" must be given before anything of the page is sent, or its
// status could no longer be 404.
import type { PersonView } from "@/lib/wire/pages.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { read } from "./access.ts";

/** Throws not-found for whoever may not read the session. */
export async function mayReadSession(person: PersonView, sessionId: string, rt: Runtime = runtime()): Promise<void> {
  await read(rt, person, sessionId);
}
