/** A path of this site from an address given in a link; "/home" when it is none. Never leads to another site. */
export function safePath(given: string | null | undefined): string {
  if (!given) return "/home";
  try {
    // Whatever host it names is dropped; only the path and query are followed.
    const url = new URL(given, "http://caucus.invalid");
    if (url.protocol !== "http:" && url.protocol !== "https:") return "/home";
    const path = `${url.pathname}${url.search}`.replace(/^\/+/, "/");
    return path === "/" || path.startsWith("/sign-in") ? "/home" : path;
  } catch {
    return "/home";
  }
}
