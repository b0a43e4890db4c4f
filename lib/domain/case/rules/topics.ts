// Rules about topics: every topic valued for every party, figures inside the range, openings no worse than reserves.
import type { CaseFile } from "../schema.ts";
import { isNumeric, type NumericTopic, type OptionsTopic } from "../topic-schema.ts";
import { error, warning, type Finding } from "./finding.ts";

export function topicRules(file: CaseFile): Finding[] {
  const parties = file.parties.map((p) => p.id);
  return file.topics.flatMap((topic) => (isNumeric(topic) ? numericRules(topic, parties) : optionRules(topic, parties)));
}

function numericRules(topic: NumericTopic, parties: string[]): Finding[] {
  const place = `topics.${topic.id}`;
  const [low, high] = topic.range;
  const found: Finding[] = [];
  if (low >= high) found.push(error(`${place}.range`, `the range must go from low to high, not from ${low} to ${high}`, `范围要从小到大，不能从${low}到${high}`));
  for (const key of ["better", "opening", "reserve"] as const) {
    for (const id of parties) if (!(id in topic[key])) found.push(error(`${place}.${key}`, `nothing is said for ${id}; every topic needs a value for every party`, `没有写${id}的值；每个事项都要写明各方的值`));
  }
  for (const key of ["opening", "reserve"] as const) {
    for (const [id, value] of Object.entries(topic[key])) {
      if (value < low || value > high) found.push(error(`${place}.${key}.${id}`, `${value} lies outside the range ${low} to ${high}`, `${value}超出了范围${low}—${high}`));
    }
  }
  for (const id of parties) {
    const [opening, reserve] = [topic.opening[id], topic.reserve[id]];
    if (opening === undefined || reserve === undefined) continue;
    if (topic.better[id] === "high" ? opening < reserve : opening > reserve) {
      found.push(warning(`${place}.opening.${id}`, `opens at ${opening}, already past its own limit ${reserve}`, `开口${opening}，已经越过自己的底线${reserve}`));
    }
  }
  return found;
}

function optionRules(topic: OptionsTopic, parties: string[]): Finding[] {
  const place = `topics.${topic.id}`;
  const options = topic.options.map((o) => o.id);
  const known = new Set(options);
  const found: Finding[] = [];
  if (known.size !== options.length) found.push(error(`${place}.options`, "two options have the same id", "有两个选项的编号相同"));
  for (const id of parties) {
    const values = topic.value[id];
    const missing = options.filter((o) => values?.[o] === undefined);
    if (missing.length > 0) found.push(error(`${place}.value.${id}`, `not valued: ${missing.join(", ")}; every option needs a value for every party`, `没有估值：${missing.join("、")}；每个选项都要写明对各方值多少`));
    for (const option of Object.keys(values ?? {})) if (!known.has(option)) found.push(error(`${place}.value.${id}`, `values an option that is not there: ${option}`, `给不存在的选项估了值：${option}`));
  }
  for (const [id, option] of Object.entries(topic.opening ?? {})) if (!known.has(option)) found.push(error(`${place}.opening.${id}`, `opens with an option that is not there: ${option}`, `开口用了不存在的选项：${option}`));
  return found;
}
