// Nobody says the same thing twice in a session, and five sessions of a case share at most one line in twenty. A member's own lines are the
// author's, an action in brackets is no line.
import { describe, expect, it } from "vitest";
import { partyLines } from "@/scripts/dialogues/figures.ts";
import { playSession } from "@/scripts/dialogues/play.ts";
import { typedScripts } from "@/scripts/dialogues/typed.ts";
import { SEEDED } from "@/scripts/testing/seeded-cases.ts";
import type { CaseFile } from "@/lib/domain/case/schema.ts";

const SESSIONS = [1, 2, 3, 4, 5];

async function linesOf(file: CaseFile, by: string, seed: number): Promise<string[]> {
  const authored = new Set(file.parties.flatMap((p) => p.members.flatMap((m) => m.voice ?? [])));
  const typed = typedScripts(file.language).get(by);
  return partyLines(await playSession(file, typed ?? by, seed, 40)).map((l) => l.text).filter((t) => !authored.has(t) && !/^[（(][^（()）]*[）)]$/.test(t));
}

describe.each(["en", "zh"] as const)("repeats, %s", (lang) => {
  const cases = SEEDED.map((c) => c.file).filter((f) => f.language === lang);

  it.each(["textbook", "naive", "chaos"])("%s: no line twice within a session", async (by) => {
    const twice: string[] = [];
    for (const file of cases) for (const seed of [1, 2]) {
      const lines = await linesOf(file, by, seed);
      twice.push(...lines.filter((l, i) => lines.indexOf(l) !== i).map((l) => `${file.slug} ${by} seed ${seed}: ${l}`));
    }
    expect(twice).toEqual([]);
  }, 120_000);

  it.each(["textbook", "random"])("%s: at most one line in twenty comes again in five sessions of a case", async (by) => {
    let all = 0;
    let again = 0;
    for (const file of cases) {
      const lines = (await Promise.all(SESSIONS.map((seed) => linesOf(file, by, seed)))).flat();
      all += lines.length;
      again += lines.length - new Set(lines).size;
    }
    expect(again / all, `${again} of ${all}`).toBeLessThanOrEqual(0.05);
  }, 120_000);
});
