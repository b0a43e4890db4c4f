/** A session as a page of text: who said what to whom, with what moved inside and the figures beside it. */
import type { SessionEvent } from "@/lib/domain/session/events.ts";
import type { Turn } from "@/lib/domain/session/turn.ts";
import { figuresOf } from "./figures.ts";
import type { Played } from "./play.ts";

const round = (n: number): string => n.toFixed(2).replace(/^0/, "").replace(/^-0/, "-");

/** Markdown of one session. `inside`: with the reading of each mediator turn and each party's state after its words. */
export function showSession(played: Played, inside: boolean): string {
  const { file, events, state } = played;
  const name = (id: string): string => file.parties.find((p) => p.id === id)?.name ?? id;
  const head = `## ${file.title} · ${played.mediator} · seed ${played.seed}`;
  const lines = state.turns.map((turn) => {
    const speaker = turn.speaker.seat === "party" ? speakerName(turn, played) : "**Mediator**";
    const room = turn.audience.room === "caucus" ? ` (alone with ${name(turn.audience.with)})` : "";
    return `${turn.turn}. ${speaker}${room}: ${turn.text}${inside ? notes(events, turn, name) : ""}`;
  });
  const f = figuresOf(played);
  const end = state.ended;
  const figures = `${state.turns.length} turns, ended ${end === null ? "n/a" : `${end.outcome} by ${end.by}`}; party lines ${f.lines}, words or characters a line ${f.median} (median), questions back ${f.questions}, repeated sentences ${f.repeated}`;
  return [head, "", ...lines, "", `*${figures}*`, ""].join("\n");
}

function speakerName(turn: Turn, { file }: Played): string {
  if (turn.speaker.seat !== "party") return "**Mediator**";
  const { partyId, memberId } = turn.speaker;
  const party = file.parties.find((p) => p.id === partyId);
  const member = party?.members.find((m) => m.id === memberId);
  return `**${member?.name ?? party?.name ?? partyId}**`;
}

function notes(events: readonly SessionEvent[], turn: Turn, name: (id: string) => string): string {
  const parts: string[] = [];
  for (const e of events) {
    if (e.kind === "strategy-recognised" && e.payload.turn === turn.turn) parts.push(`${e.payload.strategies[0]?.name ?? "?"}${e.payload.topics.length > 0 ? ` on ${e.payload.topics.join(", ")}` : ""}`);
    if (e.kind === "move-read" && e.payload.turn === turn.turn) parts.push(`q ${round(e.payload.relevance)}, ${e.payload.question}${e.payload.mistakes.length > 0 ? `, ${e.payload.mistakes.join(" ")}` : ""}`);
    if (e.kind === "mood-shown" && e.payload.turn === turn.turn) parts.push(`${name(e.payload.partyId)}: ${e.payload.mood}`);
    if (e.kind === "behaviour-classified" && e.payload.turn === turn.turn) parts.push(`${name(e.payload.partyId)}: ${e.payload.pattern}`);
    if (e.kind === "offer-made" && e.payload.turn === turn.turn) parts.push(`offer ${e.payload.topicId} ${String(e.payload.value)}`);
    if (e.kind === "interest-told" && e.payload.turn === turn.turn) parts.push(`interest ${e.payload.topicId}`);
    if (e.kind === "acceptance-changed" && e.payload.turn === turn.turn) parts.push(`${name(e.payload.partyId)} says ${e.payload.answer}`);
  }
  return parts.length === 0 ? "" : `  \n   _${parts.join(" · ")}_`;
}
