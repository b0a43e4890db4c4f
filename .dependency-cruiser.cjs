/** Layer rule. Read with lib/README.md. Each rule says what to do instead. */
const rule = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });
// Tests, and what only tests use: test-….ts and testing.ts.
const tests = "([.]test[.]tsx?|/test-[a-z-]+[.]ts|/testing[.]ts)$";

module.exports = {
  forbidden: [
    // Prisma's generated files import one another in circles; they are not ours to change.
    rule("no-cycles", { pathNot: "^lib/adapters/db/generated/" }, { circular: true }, "Move the shared type down a layer."),
    rule("domain-is-pure", { path: "^lib/domain/", pathNot: tests },
      { pathNot: ["^lib/domain/", "node_modules/zod/"] }, "domain imports zod and itself only."),
    rule("simulation-sees-domain-only", { path: "^lib/simulation/", pathNot: tests },
      { pathNot: ["^lib/(simulation|domain)/", "node_modules/zod/"] }, "Take the effect as an argument (ports.ts)."),
    rule("adapters-face-inward", { path: "^lib/adapters/", pathNot: tests },
      { path: "^(app|components|lib/(server|client|wire))/" }, "Return domain types; lib/server shapes them."),
    rule("adapters-are-strangers", { path: "^lib/adapters/([^/]+)/", pathNot: tests },
      { path: "^lib/adapters/", pathNot: ["^lib/adapters/$1/", "^lib/adapters/db/client[.]ts$"] }, "Compose them in lib/server."),
    rule("adapters-run-anywhere", { path: "^lib/(adapters|simulation|domain|wire)/", pathNot: tests },
      { path: "node_modules/(next|react|react-dom|zustand|server-only|client-only)/" }, "Worker and seed run these in plain Node."),
    rule("wire-is-shared", { path: "^lib/wire/", pathNot: tests },
      { path: "^(app|components|lib/(server|client|adapters|simulation))/" }, "wire imports domain and zod only."),
    rule("server-not-to-ui", { path: "^lib/server/", pathNot: tests },
      { path: "^(app|components|lib/client)/" }, "Return wire types; the UI decides how they look."),
    rule("ui-not-to-server", { path: "^(components|lib/client)/" },
      { path: ["^lib/(server|adapters|simulation)/", "^app/"] }, "Props, wire events, or an action passed in."),
    rule("client-not-to-components", { path: "^lib/client/" },
      { path: "^components/" }, "Stores and hooks know no pictures; components import them."),
    rule("pages-go-through-server", { path: "^(app|proxy|instrumentation)", pathNot: tests },
      { path: "^lib/(adapters|simulation)/" }, "Authorisation and hiding live in lib/server."),
    rule("lib-stands-alone", { path: "^(lib|components|app)/", pathNot: tests },
      { path: "^(scripts|prisma|e2e)/" }, "Scripts and seed import lib, never the other way round."),
    rule("one-home-for-vendors", { pathNot: "^(lib/adapters/|prisma/|scripts/schema-engine[.]mjs$|e2e/|node_modules/)" },
      { path: ["node_modules/(openai|@prisma/client|@prisma/adapter-pg)/", "^lib/adapters/db/generated/"] }, "One vendor, one adapter."),
    rule("no-tests-in-code", { pathNot: `(${tests}|^e2e/)` },
      { path: `(${tests}|^e2e/)` }, "Code never imports tests."),
    rule("nothing-unresolved", { pathNot: "node_modules/" },
      { couldNotResolve: true, pathNot: "^node:" }, "The imported file or package does not exist."),
  ],
  options: {
    tsPreCompilationDeps: true, // sees `import type`
    tsConfig: { fileName: "tsconfig.json" }, // resolves "@/…"
    exclude: { path: "^([.]next|[.]data|docs|public|test-results|playwright-report)/" },
    doNotFollow: { path: ["node_modules", "^lib/adapters/db/generated/"] },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default", "node"] },
  },
};
