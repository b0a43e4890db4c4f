// The debrief of a session: its page with the figures that measure it.
import { cache } from "react";
import { sessionMetrics } from "@/lib/domain/metrics/session-metrics.ts";
import type { DebriefPage, PersonView } from "@/lib/wire/pages.ts";
import { AppError } from "../errors.ts";
import { runtime, type Runtime } from "../runtime.ts";
import { read } from "./access.ts";
import { pageOf } from "./open-session.ts";

/** Throws not-found for whoever may not read it, conflict while the mediator's own session is still open. */
export const openDebrief = cache(async (person: PersonView, sessionId: string, rt: Runtime = runtime()): Promise<DebriefPage> => {
  const access = await read(rt, person, sessionId);
  const { page, log } = await pageOf(rt, person, access);
  if (page.status === "open" && page.viewer === "mediator") throw new AppError("conflict", { publicMessage: "The debrief opens when the session has ended." });
  // Figures from state are meters: who may never see the meters gets those made of public words only. Which topics were spoken of
  // is counted from how turns were read; the readings themselves stay here.
  const hidden = page.viewer === "mediator" && page.visibility === "never";
  const shown = new Set(page.events.map((event) => event.seq));
  const metrics = sessionMetrics(page.case.topics, hidden ? log.filter((event) => shown.has(event.seq) || event.kind === "strategy-recognised") : log);
  return { ...page, metrics };
});
