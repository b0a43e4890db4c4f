// A guest account, made on the spot; limited per address, gone after some days unless it is kept.
import { LIMITS } from "@/lib/wire/limits.ts";
import { AppError } from "../errors.ts";
import { allow, HOUR_S } from "../limits.ts";
import type { Runtime } from "../runtime.ts";
import type { Locale } from "./person-view.ts";
import type { SignedIn } from "./sign-in.ts";

const NAMES: Record<Locale, string> = { en: "Guest", "zh-CN": "访客" };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Throws forbidden when guests are switched off, rate-limited when an address makes too many. */
export async function makeGuest(rt: Runtime, input: { address: string; locale: Locale }): Promise<SignedIn> {
  if (!rt.settings.CAUCUS_GUESTS) throw new AppError("forbidden", { publicMessage: "Guests are not admitted here. Ask for an account." });
  await allow(rt, { key: `guest-from:${input.address}`, limit: LIMITS.guestsPerAddressPerHour, windowS: HOUR_S });
  return rt.db.person.create({
    data: { name: NAMES[input.locale], role: "guest", locale: input.locale, expiresAt: new Date(rt.now().getTime() + LIMITS.guestDays * DAY_MS) },
    select: { id: true, sessionEpoch: true },
  });
}
