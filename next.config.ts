import path from "node:path";
import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const withNextIntl = createNextIntlPlugin("./lib/server/i18n-request.ts");

// Without it Next takes the topmost folder with a lock file for the project, which may be somebody else's.
const root = path.dirname(fileURLToPath(import.meta.url));

// The content security policy needs a nonce for each request and is set in proxy.ts.
const headersForAll = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "same-origin" },
  { key: "Permissions-Policy", value: "camera=(), geolocation=(), microphone=()" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
];

// Said only when the request came over TLS (a proxy tells), so that trying Caucus on localhost binds nobody.
const headersBehindTls = [{ key: "Strict-Transport-Security", value: "max-age=31536000" }];

const config: NextConfig = {
  output: "standalone",
  outputFileTracingRoot: root,
  turbopack: { root },
  poweredByHeader: false,
  // forbidden() of next/navigation: pages answer 403 when the role does not allow them.
  experimental: { authInterrupts: true },
  serverExternalPackages: ["@node-rs/argon2", "@prisma/adapter-pg", "@prisma/client", "pg"],
  headers: async () => [
    { source: "/:path*", headers: headersForAll },
    { source: "/:path*", has: [{ type: "header", key: "x-forwarded-proto", value: "https" }], headers: headersBehindTls },
  ],
};

export default withNextIntl(config);
