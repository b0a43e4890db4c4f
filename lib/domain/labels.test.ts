import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DIFFICULTIES, DIFFICULTY_LABELS, DISPUTE_TYPE_LABELS, DISPUTE_TYPES, DOMAIN_LABELS, DOMAINS, LANGUAGE_LABELS, LANGUAGES, STYLE_LABELS, STYLES } from "./case/classification.ts";
import { CONDITIONS, labelOf } from "./condition/condition.ts";
import { BEHAVIOUR_PATTERN_LABELS, BEHAVIOUR_PATTERNS } from "./party/behaviour-pattern.ts";
import { MOOD_LABELS, MOODS } from "./party/mood.ts";
import { AUTHORITIES, AUTHORITY_LABELS, BARRIER_LABELS, BARRIERS, TKI_LABELS, TKI_MODES } from "./party/persona.ts";
import { ROLE_LABELS, ROLES } from "./person/role.ts";
import { EVENT_KINDS, OUTCOMES, REWARDS } from "./session/events.ts";
import { ENGINE_LABELS, EVENT_LABELS, OUTCOME_LABELS, REWARD_LABELS, SEAT_LABELS, VISIBILITY_LABELS } from "./session/labels.ts";
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
  ["engines", ENGINES, ENGINE_LABELS, ENGINES.length],
  ["difficulties", DIFFICULTIES, DIFFICULTY_LABELS, 3],
  ["languages", LANGUAGES, LANGUAGE_LABELS, 2],
  ["styles", STYLES, STYLE_LABELS, 2],
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

test("strategies carry an explanation in both languages and the published code", () => {
  for (const s of STRATEGIES) {
    const { code, explainEn, explainZh } = STRATEGY_LABELS[s];
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(explainEn.length * explainZh.length).toBeGreaterThan(0);
  }
});

test("pages name these lists as the domain does", () => {
  const pages: [string, Labels, string][] = [["words.role", ROLE_LABELS, ""], ["words.visibility", VISIBILITY_LABELS, ""], ["words.difficulty", DIFFICULTY_LABELS, ""], ["words.style", STYLE_LABELS, ""], ["words.language", LANGUAGE_LABELS, ""], ["debrief.rewards", REWARD_LABELS, ""]];
  for (const [lang, file] of [["en", "messages/en.json"], ["zh", "messages/zh-CN.json"]] as const) {
    expect(existsSync(file)).toBe(true);
    const messages: unknown = JSON.parse(readFileSync(file, "utf8"));
    for (const [path, labels] of pages) {
      const shown = path.split(".").reduce<unknown>((at, key) => (typeof at === "object" && at !== null ? Object.entries(at).find(([k]) => k === key)?.[1] : undefined), messages);
      expect(shown, `${file} ${path}`).toEqual(Object.fromEntries(Object.entries(labels).map(([id, l]) => [id, l[lang]])));
    }
  }
});
