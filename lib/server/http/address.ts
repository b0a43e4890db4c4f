// Where a request came from and which address it was sent to, as far as they can be believed.
import type { Settings } from "../env.ts";
import { ADDRESS_HEADER } from "./header-names.ts";

interface HeaderBag { get(name: string): string | null }

/** The client's network address. Entries of X-Forwarded-For count only from the proxies that are trusted. */
export function addressOf(headers: HeaderBag, settings: Settings): string {
  const socket = headers.get(ADDRESS_HEADER) ?? "unknown";
  const proxies = settings.CAUCUS_TRUSTED_PROXIES;
  if (proxies === 0) return socket;
  const hops = (headers.get("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim()).filter((hop) => hop !== "");
  return hops.at(-proxies) ?? hops[0] ?? socket;
}

/** Host names a browser may have used for this server. */
export function ownHosts(headers: HeaderBag, settings: Settings): string[] {
  const configured = settings.NEXTAUTH_URL ? [new URL(settings.NEXTAUTH_URL).host] : [];
  const forwarded = settings.CAUCUS_TRUSTED_PROXIES > 0 ? headers.get("x-forwarded-host") : null;
  return [...configured, headers.get("host"), forwarded].filter((host): host is string => host !== null);
}
