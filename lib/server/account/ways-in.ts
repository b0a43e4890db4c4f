// How one may get in here without being asked: what the door of the place shows.
import { runtime, type Runtime } from "../runtime.ts";

export interface WaysIn { guests: boolean; signUp: boolean }

export function waysIn(rt: Runtime = runtime()): WaysIn {
  return { guests: rt.settings.CAUCUS_GUESTS, signUp: rt.settings.CAUCUS_REGISTRATION === "open" };
}
