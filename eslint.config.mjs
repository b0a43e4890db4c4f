/**
 * Purity and smells. The layer rule lives in .dependency-cruiser.cjs, which sees resolved files.
 * Beware: ESLint replaces a rule that is configured twice, so each list is a constant and spread where it is needed.
 */
import tseslint from "typescript-eslint";

const processEnv = { object: "process", property: "env", message: "Read settings from lib/server/env.ts." };

const noBarrels = { selector: "ExportAllDeclaration", message: "Name what you export; barrels hide where things live." };
const noCastToAny = { selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword", message: "A cast through unknown silences the compiler: parse with zod, or fix the type." };

const importedFromElsewhere = {
  patterns: [
    { regex: "^@/app/", message: "Nobody imports from app/: move the shared part to components/ or lib/." },
    { regex: "^(\\.\\./)+(.*/)?_components/", message: "Another route's parts: move them to components/." },
  ],
};

const impure = [
  { selector: ":function[async=true]", message: "The domain is synchronous: async belongs in lib/simulation." },
  { selector: "AwaitExpression", message: "The domain is synchronous." },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: "Take the time as an argument." },
  { selector: "CallExpression[callee.name='Date']", message: "Take the time as an argument." },
];

const ambientProperties = [
  { object: "Math", property: "random", message: "Draw from lib/domain/rng.ts." },
  { object: "Date", property: "now", message: "Take the time as an argument." },
  { object: "performance", property: "now", message: "Take the time as an argument." },
];

const ambientGlobals = [
  ...["fetch", "process", "console", "setTimeout", "setInterval", "setImmediate", "queueMicrotask", "crypto"],
  ...["window", "document", "localStorage", "sessionStorage", "navigator", "performance", "globalThis"],
].map((name) => ({ name, message: "The domain has no surroundings: take it as an argument." }));

const lines = (max) => ["error", { max, skipBlankLines: false, skipComments: false }];

export default tseslint.config(
  { ignores: [".next/", ".data/", "node_modules/", "lib/adapters/db/generated/", "next-env.d.ts", "test-results/", "playwright-report/"] },
  {
    files: ["**/*.{ts,tsx,mjs,cjs,js}"],
    extends: [tseslint.configs.base],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "max-lines": lines(300),
      "no-restricted-syntax": ["error", noBarrels, noCastToAny],
      "no-restricted-imports": ["error", importedFromElsewhere],
      "no-empty": "error",
      "no-var": "error",
      "prefer-const": "error",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-unused-vars": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" }],
    },
  },
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-expect-error": "allow-with-description" }],
      "no-restricted-properties": ["error", processEnv],
      "no-console": ["error", { allow: ["error"] }],
    },
  },
  {
    files: ["lib/domain/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-syntax": ["error", noBarrels, noCastToAny, ...impure],
      "no-restricted-properties": ["error", processEnv, ...ambientProperties],
      "no-restricted-globals": ["error", ...ambientGlobals],
      "no-console": "error",
    },
  },
  {
    // The simulation is async, but its clock and dice are arguments too.
    files: ["lib/simulation/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-properties": ["error", processEnv, ...ambientProperties] },
  },
  { files: ["app/**/route.ts"], rules: { "max-lines": lines(60) } },
  {
    // The only readers of the environment; scripts and the command line speak on the console.
    files: ["lib/server/env.ts", "scripts/**", "prisma/**", "e2e/**", "*.config.*", "instrumentation.ts", "**/*.test.{ts,tsx}"],
    rules: { "no-restricted-properties": "off", "no-console": "off" },
  },
  { files: ["**/*.test.{ts,tsx}", "e2e/**"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
);
