// What the skilled mediator keeps in mind of one party. Rounds are its own turns; −99 is never.
import type { Barrier } from "@/lib/domain/party/persona.ts";

export class Notes {
  band: "hot" | "mid" | "cool" = "mid";
  mood = "guarded";
  cues: Partial<Record<Barrier, number>> = {};
  /** A cue was heard since its lever was last pulled. */
  fresh = false;
  told = 0;
  deflected = 0;
  asks = 0;
  checks = 0;
  levers = 0;
  away = false;
  sawOtherAt = -99;
  accepted = false;
  refusedAt = -99;
  gaveAt = -99; praisedAt = -99; comfortedAt = -99; addressedAt = -99; askedAt = -99; leverAt = -99; checkedAt = -99;

  /** The barrier its cues point at most often; null: none was heard. */
  barrier(): Barrier | null {
    const [most] = Object.entries(this.cues).sort((a, b) => b[1] - a[1]);
    return (["face", "hostile", "hardship", "unheard"] as const).find((b) => b === most?.[0]) ?? null;
  }
}
