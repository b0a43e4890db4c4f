import { describe, expect, it } from "vitest";
import { announcer } from "./announce.ts";
import { firstModel } from "./session-store.ts";
import { answers, log, moves, outside, says, settled, started } from "./testing.ts";
import type { SessionModel } from "./session-model.ts";

function room() {
  const deps = outside();
  let model: SessionModel = firstModel({ id: "s1", events: log([started()]), draft: "", draftRoom: null });
  const speaker = announcer((change) => { model = { ...model, ...change }; }, () => model, deps);
  return { deps, speaker, announced: () => model.announced };
}

describe("one announcement per finished turn", () => {
  it("a turn and all it changed are read out once, when the round is settled", () => {
    const { speaker, announced } = room();
    speaker.begin();
    speaker.heard(log([answers(2, "okafor", "I wrote."), moves(2, "okafor", "partial-acceptance", 1)], 2));
    expect(announced()).toEqual([]);
    speaker.heard(log([settled(1)], 4));
    expect(announced()).toEqual([2]);
  });
  it("a turn followed by another is read out when the other comes", () => {
    const { speaker, announced } = room();
    speaker.begin();
    speaker.heard(log([says(1, "Hello."), answers(2, "okafor", "Hello."), answers(3, "hendry", "Hello."), settled(1)], 2));
    expect(announced()).toEqual([1, 2, 3]);
  });
  it("a turn after which nothing comes is read out after a breath", async () => {
    const { deps, speaker, announced } = room();
    speaker.begin();
    speaker.heard(log([says(1, "Hello.")], 2));
    await deps.tick();
    expect(announced()).toEqual([1]);
  });
  it("history is not read out", () => {
    const { speaker, announced } = room();
    speaker.heard(log([answers(2, "okafor", "I wrote."), settled(1)], 2));
    expect(announced()).toEqual([]);
  });
});
