/** For tests of commands: a folder of their own, and what a command printed as the JSON lines it is. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, vi } from "vitest";
import { z } from "zod";
import type { Command } from "../command.ts";

export interface Bench {
  /** The test's own folder, there while it runs. */
  folder: () => string;
  /** Runs a command; its exit code and its lines. */
  lines: (command: Command, ...args: string[]) => Promise<{ code: number; out: Record<string, unknown>[] }>;
}

/** Called once in a test file; hooks into every test of it. */
export function commandBench(): Bench {
  let folder = "";
  let said: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "caucus-test-"));
    said = [];
    vi.spyOn(process.stdout, "write").mockImplementation((chunk) => { said.push(String(chunk)); return true; });
    vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
  return {
    folder: () => folder,
    lines: async (command, ...args) => {
      said = [];
      const code = (await command.run(args)) ?? 0;
      return { code, out: said.join("").split("\n").filter((l) => l !== "").map((l) => z.record(z.string(), z.unknown()).parse(JSON.parse(l))) };
    },
  };
}
