// State may only be changed from our own pages. Browsers say where a request comes from; other programs carry no cookies
// of anybody's browser and need not say.
import { AppError } from "../errors.ts";
import type { Settings } from "../env.ts";
import { ownHosts } from "./address.ts";

/** Throws cross-site when a browser says that another site sent this. */
export function requireSameOrigin(request: Request, settings: Settings): void {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") throw new AppError("cross-site");
  const origin = request.headers.get("origin");
  if (origin === null) return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (host === null || !ownHosts(request.headers, settings).includes(host)) throw new AppError("cross-site");
}
