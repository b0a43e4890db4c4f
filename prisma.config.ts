import { defineConfig } from "prisma/config";

// Prisma's CLI would download a native schema engine unless this names one; ours speaks the same protocol over the
// WASM build that npm delivers (docs/decisions/0004-prisma-without-a-downloaded-engine.md).
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= "scripts/schema-engine.mjs";
process.env.CHECKPOINT_DISABLE ??= "1";

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  // `prisma generate` and `validate` need no database; the others fail to connect and say so.
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://127.0.0.1:1/set-DATABASE_URL" },
});
