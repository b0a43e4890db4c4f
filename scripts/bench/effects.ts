/** What changes what: mistakes, conditions, the number of parties, cases without a deal, the length of the protocol. Reported, not tuned to. */
import { applyCondition, notOffered } from "@/lib/domain/condition/apply.ts";
import { labelOf, SOCRATES_CONDITIONS } from "@/lib/domain/condition/condition.ts";
import { bootstrapMean, pairedDifference } from "@/lib/domain/statistics/bootstrap.ts";
import { playPolicy, type Result } from "@/lib/simulation/adversary/measure.ts";
import { naivePolicy, textbookPolicy } from "@/lib/simulation/adversary/policies.ts";
import { casesOf, TEST } from "@/lib/simulation/adversary/seeds.ts";
import { skilledPolicy } from "@/lib/simulation/adversary/skilled-policy.ts";
import { SPOILERS, spoiledPolicy } from "@/lib/simulation/adversary/spoiled-policy.ts";
import { seedCaseFiles } from "../../prisma/seed/seed-cases.ts";
import { meanOf, played, Q, settledOf, shown, table, type Section } from "./table.ts";

const success = (r: Result): number => (r.outcome === "settled" ? 1 : 0);

/** Bar: success or trust at the end lower, the interval without 0. */
export function mistakeSection(): Section {
  const cases = casesOf(TEST, "medium");
  const base = played(cases, skilledPolicy());
  let short = 0;
  const rows = SPOILERS.map((mistake) => {
    const with_ = played(cases, spoiledPolicy(mistake));
    const settled = pairedDifference(base.map((b, i) => [[success(b), with_[i] ? success(with_[i]) : null] as const]));
    const trust = pairedDifference(base.map((b, i) => [[b.trust, with_[i]?.trust ?? null] as const]));
    const lowers = (settled?.high ?? 0) < 0 || (trust?.high ?? 0) < 0;
    if (!lowers) short += 1;
    return [mistake, shown(settled), shown(trust), lowers ? "met" : "not met"];
  });
  return { title: "One mistake every sixth turn of a skilled mediator (medium cases, paired seeds)", short, lines: table(["mistake", "success, difference", "trust at the end, difference", "lowers one"], rows) };
}

const PUBLISHED: Partial<Record<string, string>> = {
  competing: "harder", accommodating: "easier", "react-react": "harder", "third-party": "harder",
};
const SEEDS_A_CASE = 4;

export function conditionSection(): Section {
  const files = seedCaseFiles().filter((f) => !f.noDeal && f.parties.length === 2);
  const seeds = Array.from({ length: SEEDS_A_CASE }, (_, s) => 900 + s);
  const play = (condition: (typeof SOCRATES_CONDITIONS)[number]): (Result | null)[][] =>
    files.map((file) => seeds.map((seed) => (notOffered(file, condition) ? null : playPolicy(applyCondition(file, condition), seed, skilledPolicy(), Q))));
  const base = play("general");
  const rows = SOCRATES_CONDITIONS.map((condition) => {
    const results = condition === "general" ? base : play(condition);
    const difference = pairedDifference(base.map((group, c) => group.map((b, s) => { const r = results[c]?.[s]; return [b ? success(b) : null, r ? success(r) : null] as const; })));
    return [
      labelOf(condition).en, shown(bootstrapMean(results.map((g) => g.map((r) => (r ? success(r) : null))))), condition === "general" ? "" : shown(difference),
      shown(bootstrapMean(results.map((g) => g.map((r) => r?.mad ?? null)))), shown(bootstrapMean(results.map((g) => g.map((r) => (r?.outcome === "settled" ? r.rounds : null))))), PUBLISHED[condition] ?? "",
    ];
  });
  return { title: `Conditions: skilled on the ${files.length} shipped cases of two parties, ${SEEDS_A_CASE} seeds each`, short: 0, lines: table(["condition", "success", "difference to as written", "MAD", "mediator turns when settled", "published direction"], rows) };
}

export function partySection(): Section {
  const rows = [2, 3, 4, 6].map((parties) => {
    const results = played(casesOf({ from: TEST.from, count: parties > 4 ? 30 : 60 }, "medium", { parties }), skilledPolicy(), 60 + 30 * (parties - 2));
    return [String(parties), String(results.length), shown(bootstrapMean(settledOf(results))), meanOf(results.map((r) => r.mad)), meanOf(results.map((r) => (r.outcome === "settled" ? r.rounds : null)))];
  });
  return { title: "Number of parties: skilled, medium, 60 utterances and 30 more for each further party (ProMediConv: more parties, lower MAD and more turns)", short: 0, lines: table(["parties", "n", "success", "MAD", "mediator turns when settled"], rows) };
}

export function noDealSection(): Section {
  const cases = casesOf({ from: TEST.from, count: 60 }, "medium", { noDeal: true });
  let short = 0;
  const rows = ([["naive", naivePolicy], ["textbook", textbookPolicy], ["skilled", skilledPolicy()]] as const).map(([name, make]) => {
    const results = played(cases, make);
    const rate = (o: Result["outcome"]): string => (results.filter((r) => r.outcome === o).length / results.length).toFixed(2);
    if (results.some((r) => r.outcome === "settled")) short += 1;
    return [name, rate("settled"), rate("closed"), rate("breakdown"), rate("deadlock"), meanOf(results.map((r) => r.trust))];
  });
  return { title: "Cases without a deal (a search finds no terms acceptable to all): nobody may settle them", short, lines: table(["policy", "settled", "closed", "broken off", "deadlock", "trust at the end"], rows) };
}

const FLOOR = 0.03;
/** Whether everybody, or as good as nobody, settles. */
function isExtreme(settled: readonly (readonly (number | null)[])[]): boolean {
  const rate = bootstrapMean(settled.map((s) => [...s]))?.mean ?? 0;
  return rate <= FLOOR || rate >= 1 - FLOOR;
}

export function protocolSection(): Section {
  const rows = (["easy", "medium"] as const).flatMap((difficulty) => {
    const cases = casesOf({ from: TEST.from, count: 60 }, difficulty);
    return ([["20 utterances (ProMediConv)", 20], ["10 rounds (CogMed)", 30], ["60 utterances (people)", 60], ["100 turns (SoCRATES)", 100]] as const).map(([name, utterances]) => {
      const results = [naivePolicy, textbookPolicy, skilledPolicy()].map((make) => played(cases, make, utterances));
      return { utterances, rates: results.map((r) => settledOf(r)), row: [difficulty, name, ...results.flatMap((r) => [shown(bootstrapMean(settledOf(r))), meanOf(r.map((x) => x.mad))])] };
    });
  });
  const lengths = [...new Set(rows.map((r) => r.utterances))];
  // A protocol tells mediators apart when somebody, on one of the difficulties, is neither at the floor nor at the ceiling.
  const blind = lengths.filter((n) => rows.filter((r) => r.utterances === n).every((r) => r.rates.every((cases) => isExtreme(cases))));
  return {
    title: "Protocols: success and MAD of naive, textbook and skilled", short: blind.length,
    lines: [...table(["difficulty", "protocol", "naive", "MAD", "textbook", "MAD", "skilled", "MAD"], rows.map((r) => r.row)), "",
      blind.length === 0 ? "No protocol leaves every mediator at the floor (≤ .03) or the ceiling (≥ .97) on both difficulties." : `At the floor or the ceiling for everybody: ${blind.join(", ")} utterances.`],
  };
}
