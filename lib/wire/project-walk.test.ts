import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRng } from "@/lib/domain/rng.ts";
import { CANARY, randomSession } from "@/lib/domain/session/random-session.ts";
import { replay } from "@/lib/domain/session/reduce.ts";
import { VISIBILITIES } from "@/lib/domain/session/run-spec.ts";
import { projector } from "./project.ts";

const seeds = fc.nat({ max: 1_000_000 });
const trainees = VISIBILITIES.flatMap((visibility) => [false, true].map((ended) => ({ role: "trainee" as const, visibility, ended })));

test("over random sessions no trainee is ever sent a thought or the engine's state, and only who may see meters is sent any", () => {
  fc.assert(fc.property(seeds, fc.constantFrom(...trainees), (seed, viewer) => {
    const events = randomSession(seededRng(seed), 6);
    const project = projector(viewer);
    const seen = events.flatMap((e) => project(e) ?? []);
    const metered = viewer.visibility === "live" || (viewer.ended && viewer.visibility !== "never");
    for (const event of seen) {
      expect(["thought-recorded", "psychology-settled", "move-read"]).not.toContain(event.kind);
      if (viewer.visibility === "never" || (viewer.visibility === "after" && !viewer.ended)) expect(event.kind).not.toBe("strategy-recognised");
      if (!metered) expect(["belief-updated", "behaviour-classified", "topic-scored", "reward-given"]).not.toContain(event.kind);
    }
    // What a party believes of another is a meter; its words are the only private text a metered viewer gets.
    const secret = seen.filter((e) => e.kind !== "belief-updated");
    expect(JSON.stringify(secret)).not.toContain(CANARY);
    expect(replay(seen).turns).toEqual(replay(events).turns);
  }), { numRuns: 300 });
});

test("over random sessions nobody is ever sent the engine's state, and an event passes whole or not at all", () => {
  fc.assert(fc.property(seeds, (seed) => {
    const events = randomSession(seededRng(seed), 6);
    for (const viewer of [...trainees, { role: "instructor" as const }]) {
      const project = projector(viewer);
      for (const event of events) {
        const shown = project(event);
        if (shown) expect(shown).toBe(event);
        if (event.kind === "psychology-settled") expect(shown).toBeNull();
      }
    }
  }), { numRuns: 100 });
});
