// What the skilled mediator hears in a session of words: the record of what was said aloud, and the cues a listener catches.
import type { TopicValue } from "@/lib/domain/case/topic-schema.ts";
import type { SpokenTurn } from "@/lib/domain/session/state.ts";
import { barrierCue } from "../../language/reading/barrier-cues.ts";
import type { MediatorView } from "../../ports.ts";
import type { Heard, HeardAnswer } from "./heard.ts";

const BANDS: Partial<Record<string, HeardAnswer["band"]>> = { furious: "hot", angry: "hot", hurt: "mid", guarded: "mid", wary: "mid", away: "mid" };

/** Hears a session turn by turn: each call takes in what was said since the last one. */
export class Listening {
  private upTo = 0;
  /** Interests noted so far, per party. */
  private readonly told = new Map<string, number>();

  hear(view: MediatorView): Heard {
    const fresh = view.turns.slice(this.upTo);
    this.upTo = view.turns.length;
    return {
      answers: fresh.flatMap((turn) => (turn.speaker.seat === "party" ? [this.answer(view, turn, turn.speaker.partyId)] : [])),
      moods: view.moods,
      draft: view.draft === null ? null : {
        terms: view.draft.terms,
        answers: view.case.parties.map(({ id }) => ({ partyId: id, answer: view.draft?.answers[id] ?? null })),
      },
      turnsLeft: view.turnsLeft,
    };
  }

  private answer(view: MediatorView, turn: SpokenTurn, partyId: string): HeardAnswer {
    const offer = offerIn(view, turn.turn, partyId);
    const band = BANDS[view.moods.find((m) => m.partyId === partyId)?.mood ?? "guarded"] ?? "cool";
    return {
      partyId, band, offer,
      act: actOf(view, turn.turn, partyId, offer),
      topicId: offer?.topicId ?? named(view, turn.text),
      cue: barrierCue(turn.text, view.case.language),
      fact: null,
      tells: this.newlyTold(view, partyId),
      byMember: false,
    };
  }

  private newlyTold(view: MediatorView, partyId: string): string | null {
    const all = view.interestsTold.filter((t) => t.partyId === partyId);
    const known = this.told.get(partyId) ?? 0;
    this.told.set(partyId, all.length);
    return all.length > known ? (all.at(-1)?.topicId ?? null) : null;
  }
}

function offerIn(view: MediatorView, turn: number, partyId: string): { topicId: string; value: TopicValue } | null {
  return view.offers.find((o) => o.turn === turn && o.partyId === partyId) ?? null;
}

/** An answer to terms, ground given on a topic spoken of before, or talk. */
function actOf(view: MediatorView, turn: number, partyId: string, offer: { topicId: string; value: TopicValue } | null): string {
  if (view.draft?.answeredAt[partyId] === turn) {
    const answer = view.draft.answers[partyId];
    return answer === "yes" ? "accept" : answer === "no" ? "reject-terms" : "reject-not-ready";
  }
  if (offer === null) return "narrate";
  const before = view.offers.filter((o) => o.partyId === partyId && o.topicId === offer.topicId && o.turn < turn).at(-1);
  return before !== undefined && before.value !== offer.value ? "concede" : "demand";
}

/** The topic a speech names outright; null: none. */
function named(view: MediatorView, text: string): string | null {
  return view.case.topics.find((t) => text.toLowerCase().includes(t.name.toLowerCase()))?.id ?? null;
}
