/** Runs one test program and counts what it says: a static check is one test, vitest and Playwright count their own. */
import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { dataFolder } from "../setup/files.mjs";
import { childEnvironment, root } from "../setup/node.mjs";
import { onStop } from "../setup/run.mjs";

const programWithinMs = 45 * 60_000;

/** Runs `node …args`; with `show` its output goes straight to ours, otherwise it is kept. Answers `{ code, output }`. */
function runProgram(args, { environment = {}, show = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: childEnvironment(environment),
      stdio: show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
      timeout: programWithinMs,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", (text) => (output += text));
    const forget = onStop(() => child.kill("SIGTERM"));
    child.once("error", reject);
    child.once("close", (code, signal) => {
      forget();
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}` : output });
    });
  });
}

/** A check that passes or fails as a whole; its output is shown only when it fails. */
export async function runCheck(...commands) {
  for (const args of commands) {
    const { code, output } = await runProgram(args, {});
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, output };
  }
  return { passed: 1, failed: 0, skipped: 0 };
}

function freshReport(name) {
  const folder = path.join(dataFolder(), "test-reports");
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  fs.rmSync(file, { force: true });
  return file;
}

/** A program that failed without naming a failed test (it crashed, or found no test) counts as one failure. */
function counted(code, counts) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** One project of vitest.config.ts; `filters` narrow it to paths. */
export async function runVitest(project, filters, environment) {
  const report = freshReport(project);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const { code } = await runProgram(["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters, ...filters], { environment, show: true });
  if (!fs.existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const result = JSON.parse(fs.readFileSync(report, "utf8"));
  const brokenFiles = result.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0).length;
  return counted(code, { passed: result.numPassedTests, failed: result.numFailedTests + brokenFiles, skipped: result.numPendingTests + result.numTodoTests });
}

/** The browser tests; a test that passed only when tried again is counted as passed and said by Playwright as flaky. */
export async function runPlaywright(filters, environment) {
  const report = freshReport("e2e");
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...filters];
  const { code } = await runProgram(args, { environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, show: true });
  if (!fs.existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = JSON.parse(fs.readFileSync(report, "utf8")).stats;
  return counted(code, { passed: expected + flaky, failed: unexpected, skipped });
}
