// Strategy recognition on labelled dialogues in ProMediConv's format: `npx tsx scripts/reader/recognition.ts FILE`. Accuracy of the first guess
// and of the first two over all labelled mediator turns, macro-F1 over the 11 strategies, 95 % intervals that resample dialogues. Nothing is trained here.
import { readFileSync } from "node:fs";
import { z } from "zod";
import { strategyOf } from "@/lib/adapters/files/promediconv/schema.ts";
import { readUpload } from "@/lib/adapters/files/import-cases.ts";
import { EMPTY_STATE, type PartyState, type SpokenTurn } from "@/lib/domain/session/state.ts";
import { bootstrapMean } from "@/lib/domain/statistics/bootstrap.ts";
import { STRATEGIES, STRATEGY_LABELS, type Strategy } from "@/lib/domain/strategy/strategy.ts";
import { readMove } from "@/lib/simulation/language/read-move.ts";

const Dialogue = z.object({ dialog: z.array(z.object({ text: z.string(), speaker: z.string(), strategy: z.string().optional() })) });

const path = process.argv[2];
if (path === undefined) throw new Error("Which file? npx tsx scripts/reader/recognition.ts FILE");
const read = readUpload([{ name: "dialogues.txt", bytes: readFileSync(path) }], { keepRepeats: true });
const dialogues = readFileSync(path, "utf8").split("\n").filter((l) => l.trim() !== "").map((l) => Dialogue.parse(JSON.parse(l)));

interface Guess { label: Strategy; first: Strategy; second: Strategy | null }

const guesses = dialogues.map(({ dialog }, d): Guess[] => {
  const file = read.cases[d]?.file;
  if (!file) throw new Error(`dialogue ${d + 1} could not be read as a case`);
  const parties = file.parties.map((p): PartyState => ({
    id: p.id, pattern: [], patternFromText: [], mood: null, beliefs: {}, offers: {}, interestsTold: [], lastSpokeAt: null, lastAddressedAt: null, withdrew: false,
  }));
  const said: SpokenTurn[] = [];
  return dialog.flatMap(({ text, speaker, strategy }, i) => {
    const label = strategyOf(strategy ?? "");
    const partyId = file.parties.find((p) => speaker.includes(p.name))?.id ?? parties[0]?.id ?? "";
    const turn: SpokenTurn = {
      turn: i + 1, speaker: label === null ? { seat: "party", partyId, memberId: null } : { seat: "mediator" },
      audience: { room: "joint", to: [] }, text: text.replace(/^“|”$/g, ""), lang: "zh", terms: null, at: "",
    };
    const state = { ...EMPTY_STATE, parties, turns: [...said] };
    said.push(turn);
    if (label === null) return [];
    const { strategies } = readMove({ file, turn, state });
    return [{ label, first: strategies[0]?.name ?? "others", second: strategies[1]?.name ?? null }];
  });
});

const all = guesses.flat();
const f1 = STRATEGIES.map((s) => {
  const hit = all.filter((g) => g.label === s && g.first === s).length;
  const said = all.filter((g) => g.label === s).length;
  const guessed = all.filter((g) => g.first === s).length;
  return { s, said, guessed, hit, f1: said + guessed === 0 ? null : (2 * hit) / (said + guessed) };
});
const defined = f1.flatMap((x) => x.f1 ?? []);
const shown = (e: ReturnType<typeof bootstrapMean>): string => (e === null ? "n/a" : JSON.stringify(e));
console.log(`${all.length} mediator turns of ${dialogues.length} dialogues`);
console.log("first guess", shown(bootstrapMean(guesses.map((g) => g.map((x) => (x.first === x.label ? 1 : 0))))));
console.log("first two  ", shown(bootstrapMean(guesses.map((g) => g.map((x) => (x.first === x.label || x.second === x.label ? 1 : 0))))));
console.log("macro-F1   ", (defined.reduce((a, b) => a + b, 0) / defined.length).toFixed(3));
for (const { s, said, guessed, hit, f1: f } of f1) console.log(`  ${STRATEGY_LABELS[s].code}  labelled ${said}, guessed ${guessed}, right ${hit}, F1 ${f === null ? "n/a" : f.toFixed(2)}`);
