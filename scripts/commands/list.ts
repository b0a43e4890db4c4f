/** `caucus list <what>`: the names other commands take, a JSON line each. Needs no database. */
import { notOffered } from "@/lib/domain/condition/apply.ts";
import { CONDITIONS, labelOf } from "@/lib/domain/condition/condition.ts";
import { STYLES } from "@/lib/domain/case/classification.ts";
import { STYLE_PACKS } from "@/lib/domain/style/packs.ts";
import { STRATEGY_LABELS, STRATEGIES } from "@/lib/domain/strategy/strategy.ts";
import { MEDIATOR_NAMES, MEDIATORS } from "@/lib/simulation/mediators/registry.ts";
import { builtInCases, readCases } from "../cases.ts";
import { printJson, readArguments, WrongUsage, type Command } from "../command.ts";

const LISTS: Record<string, () => unknown[]> = {
  mediators: () => MEDIATOR_NAMES.map((name) => ({ name, en: MEDIATORS[name].en, zh: MEDIATORS[name].zh, needsModel: MEDIATORS[name].needsModel })),
  cases: () => builtInCases().flatMap(readCases).map((f) => ({ name: f.slug, title: f.title, language: f.language, style: f.style, disputeType: f.disputeType, difficulty: f.difficulty, parties: f.parties.length, topics: f.topics.length, variants: f.variants.map((v) => v.id) })),
  conditions: () => CONDITIONS.map((name) => {
    const { axis, en, zh } = labelOf(name);
    const cases = builtInCases().flatMap(readCases);
    return { name, axis, en, zh, offeredBy: cases.filter((f) => notOffered(f, name) === null).map((f) => f.slug) };
  }),
  styles: () => STYLES.map((name) => ({ name, en: STYLE_PACKS[name].name.en, zh: STYLE_PACKS[name].name.zh, first: STYLE_PACKS[name].first })),
  strategies: () => STRATEGIES.map((name) => ({ name, code: STRATEGY_LABELS[name].code, en: STRATEGY_LABELS[name].en, zh: STRATEGY_LABELS[name].zh })),
};

export const command: Command = {
  name: "list",
  summary: `lists ${Object.keys(LISTS).join(", ")}`,
  usage: `npm run -s caucus -- list ${Object.keys(LISTS).join(" | ")}\n\nA JSON line each; "name" is what other commands take.`,
  run(args) {
    const { positionals } = readArguments({ args, allowPositionals: true, options: {} });
    const list = positionals.length === 1 ? LISTS[positionals[0] ?? ""] : undefined;
    if (!list) throw new WrongUsage(`list one of: ${Object.keys(LISTS).join(", ")}.`);
    for (const line of list()) printJson(line);
    return 0;
  },
};
