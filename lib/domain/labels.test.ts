import { existsSync, readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { BUDGET_MEASURES, BUDGET_PERIODS, BUDGET_SCOPES } from "./budget/budget.ts";
import { BUDGET_MEASURE_LABELS, BUDGET_PERIOD_LABELS, BUDGET_SCOPE_LABELS } from "./budget/labels.ts";
import { BASES, BASIS_LABELS, DIFFICULTIES, DIFFICULTY_LABELS, DISPUTE_TYPE_LABELS, DISPUTE_TYPES, DOMAIN_LABELS, DOMAINS, LANGUAGE_LABELS, LANGUAGES, STYLE_LABELS, STYLES } from "./case/classification.ts";
import { FILLER_FUNCTION_LABELS, FILLER_FUNCTIONS } from "./case/party-schema.ts";
import { TERM_PART_LABELS, TERM_PARTS, TOPIC_KIND_LABELS, TOPIC_KINDS } from "./case/topic-schema.ts";
import { AXES, AXIS_LABELS, CONDITIONS, labelOf } from "./condition/condition.ts";
import { QUALITY_DIMENSIONS, QUALITY_LABELS } from "./metrics/cogmed.ts";
import { BEHAVIOUR_PATTERN_LABELS, BEHAVIOUR_PATTERNS } from "./party/behaviour-pattern.ts";
import { MOOD_LABELS, MOODS } from "./party/mood.ts";
import { AUTHORITIES, AUTHORITY_LABELS, BARRIER_LABELS, BARRIERS, TKI_LABELS, TKI_MODES } from "./party/persona.ts";
import { ROLE_LABELS, ROLES } from "./person/role.ts";
import { HARD_STOP_LABELS, HARD_STOPS, RUBRIC_ROW_LABELS, RUBRIC_ROWS } from "./rubric/rows.ts";
import { EVENT_KINDS, EVENT_PAYLOADS, OUTCOMES, REWARDS } from "./session/events.ts";
import { ANSWER_LABELS, ENGINE_LABELS, EVENT_LABELS, OUTCOME_LABELS, QUESTION_LABELS, REWARD_LABELS, SEAT_LABELS, VISIBILITY_LABELS } from "./session/labels.ts";
import { NUDGE_LABELS, NUDGES } from "./session/hint.ts";
import { ENGINES, VISIBILITIES } from "./session/run-spec.ts";
import { FOUR_STAGES, STAGE_LABELS, THREE_STAGES } from "./stage/stage.ts";
import { MISTAKE_LABELS, MISTAKES } from "./strategy/mistake.ts";
import { STRATEGIES, STRATEGY_LABELS } from "./strategy/strategy.ts";
import { TOOLKIT_ACTIONS, TOOLKIT_LABELS } from "./strategy/toolkit.ts";

type Labels = Readonly<Record<string, { en: string; zh: string }>>;
const LISTS: [string, readonly string[], Labels, number][] = [
  ["behaviour patterns", BEHAVIOUR_PATTERNS, BEHAVIOUR_PATTERN_LABELS, 4],
  ["strategies", STRATEGIES, STRATEGY_LABELS, 11],
  ["toolkit actions", TOOLKIT_ACTIONS, TOOLKIT_LABELS, 3],
  ["stages", [...THREE_STAGES, ...FOUR_STAGES], STAGE_LABELS, 7],
  ["dispute types", DISPUTE_TYPES, DISPUTE_TYPE_LABELS, 13],
  ["domains", DOMAINS, DOMAIN_LABELS, 8],
  ["Thomas–Kilmann modes", TKI_MODES, TKI_LABELS, 5],
  ["barriers", BARRIERS, BARRIER_LABELS, 4],
  ["authorities", AUTHORITIES, AUTHORITY_LABELS, 3],
  ["moods", MOODS, MOOD_LABELS, 11],
  ["mistakes", MISTAKES, MISTAKE_LABELS, 18],
  ["outcomes", OUTCOMES, OUTCOME_LABELS, 4],
  ["rewards", REWARDS, REWARD_LABELS, 4],
  ["event kinds", EVENT_KINDS, EVENT_LABELS, EVENT_KINDS.length],
  ["roles", ROLES, ROLE_LABELS, 7],
  ["seats", ["mediator", "party"], SEAT_LABELS, 2],
  ["visibility modes", VISIBILITIES, VISIBILITY_LABELS, 4],
  ["nudges", NUDGES, NUDGE_LABELS, 17],
  ["engines", ENGINES, ENGINE_LABELS, ENGINES.length],
  ["difficulties", DIFFICULTIES, DIFFICULTY_LABELS, 3],
  ["languages", LANGUAGES, LANGUAGE_LABELS, 2],
  ["styles", STYLES, STYLE_LABELS, 2],
  ["topic kinds", TOPIC_KINDS, TOPIC_KIND_LABELS, 5],
  ["parts of a term", TERM_PARTS, TERM_PART_LABELS, 4],
  ["functions of a line", FILLER_FUNCTIONS, FILLER_FUNCTION_LABELS, 7],
  ["bases of a case", BASES, BASIS_LABELS, 3],
  ["questions", EVENT_PAYLOADS["move-read"].shape.question.options, QUESTION_LABELS, 4],
  ["answers to terms", EVENT_PAYLOADS["acceptance-changed"].shape.answer.options, ANSWER_LABELS, 3],
  ["axes", AXES, AXIS_LABELS, 7],
  ["rubric rows", RUBRIC_ROWS, RUBRIC_ROW_LABELS, 10],
  ["hard stops", HARD_STOPS, HARD_STOP_LABELS, 7],
  ["scopes of a budget", BUDGET_SCOPES, BUDGET_SCOPE_LABELS, 3],
  ["periods of a budget", BUDGET_PERIODS, BUDGET_PERIOD_LABELS, 3],
  ["measures of a budget", BUDGET_MEASURES, BUDGET_MEASURE_LABELS, 2],
  ["dimensions of quality", QUALITY_DIMENSIONS, QUALITY_LABELS, 3],
  ["conditions", CONDITIONS, Object.fromEntries(CONDITIONS.map((c) => [c, labelOf(c)])), 40],
];

test.each(LISTS)("%s: closed, each with its own English and Chinese name", (_, list, labels, size) => {
  expect(list).toHaveLength(size);
  expect(Object.keys(labels).sort()).toEqual([...list].sort());
  for (const id of list) {
    expect(labels[id]?.en, id).toMatch(/[A-Za-z]/);
    expect(labels[id]?.zh, id).toMatch(/\p{Script=Han}/u);
  }
  for (const lang of ["en", "zh"] as const) expect(new Set(list.map((id) => labels[id]?.[lang])).size).toBe(size);
});

/** Parts of a list above, and one that stays inside the code. The tables of case/derive are rules, not lists anybody reads. */
const UNNAMED = new Set(["NUMERIC_KINDS", "SOCRATES_CONDITIONS", "GRID_CONDITIONS", "THREE_STAGES", "FOUR_STAGES", "VECTOR_KINDS"]);

test("every closed list of the domain is one of these", async () => {
  const held = new Set<unknown>(LISTS.map(([, list]) => list));
  const files = readdirSync("lib/domain", { recursive: true, encoding: "utf8" }).filter((f) => /(?<!\.test)\.ts$/.test(f) && !f.startsWith("case/derive/"));
  const missing: string[] = [];
  for (const file of files) {
    const names = [...readFileSync(`lib/domain/${file}`, "utf8").matchAll(/^export const ([A-Z][A-Z_]*)\b/gm)].flatMap(([, name]) => (name === undefined ? [] : [name]));
    if (names.length === 0) continue;
    const loaded: Record<string, unknown> = await import(pathToFileURL(`lib/domain/${file}`).href);
    for (const name of names) {
      const list = loaded[name];
      const isList = Array.isArray(list) && list.every((id) => typeof id === "string");
      if (isList && !held.has(list) && !UNNAMED.has(name)) missing.push(`${file}#${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test("strategies carry an explanation in both languages and the published code", () => {
  for (const s of STRATEGIES) {
    const { code, explainEn, explainZh } = STRATEGY_LABELS[s];
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(explainEn.length * explainZh.length).toBeGreaterThan(0);
  }
});

test("pages name these lists as the domain does", () => {
  const pages: [string, Labels, string][] = [["words.role", ROLE_LABELS, ""], ["words.visibility", VISIBILITY_LABELS, ""], ["words.difficulty", DIFFICULTY_LABELS, ""], ["words.style", STYLE_LABELS, ""], ["words.language", LANGUAGE_LABELS, ""], ["debrief.rewards", REWARD_LABELS, ""], ["words.outcome", OUTCOME_LABELS, ""]];
  for (const [lang, file] of [["en", "messages/en.json"], ["zh", "messages/zh-CN.json"]] as const) {
    expect(existsSync(file)).toBe(true);
    const messages: unknown = JSON.parse(readFileSync(file, "utf8"));
    for (const [path, labels] of pages) {
      const shown = path.split(".").reduce<unknown>((at, key) => (typeof at === "object" && at !== null ? Object.entries(at).find(([k]) => k === key)?.[1] : undefined), messages);
      expect(shown, `${file} ${path}`).toEqual(Object.fromEntries(Object.entries(labels).map(([id, l]) => [id, l[lang]])));
    }
  }
});
