#!/usr/bin/env node
/** Both languages say the same things: equal keys, equal arguments, no empty text. Exit 1 with a line a difference. */
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parse } from "@formatjs/icu-messageformat-parser"; // comes with next-intl and reads messages as it does

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

function flatten(value, key = "", into = new Map()) {
  if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) flatten(inner, key ? `${key}.${name}` : name, into);
  } else into.set(key, value);
  return into;
}

// Chinese text does without italics, so these may be in one language only.
const typographic = new Set(["em", "i"]);

/** Whether a plural shows its number (#); one that only chooses a word form may be missing where a language has none. */
const shown = (options) => Object.values(options).some((branch) => branch.value.some(({ type }) => type === 7));

// The parser's numbers: 1–4 argument, number, date, time; 5 select and 6 plural, both with branches; 7 the #; 8 tag.
function collect(elements, into) {
  for (const { type, value, options, children } of elements) {
    if ((type >= 1 && type <= 4) || (type === 6 && shown(options))) into.add(`{${value}}`);
    else if (type === 8 && !typographic.has(value)) into.add(`<${value}>`);
    for (const branch of Object.values(type === 5 || type === 6 ? options : {})) collect(branch.value, into);
    if (children) collect(children, into);
  }
  return into;
}

/** Names of the arguments and tags of an ICU message, or the parser's complaint. */
function argumentsOf(text) {
  try {
    return [...collect(parse(text), new Set())].sort().join(" ");
  } catch (error) {
    return `unreadable: ${error.message}`;
  }
}

const read = (name) => flatten(JSON.parse(fs.readFileSync(path.join(root, "messages", `${name}.json`), "utf8")));
const languages = { en: read("en"), "zh-CN": read("zh-CN") };
const wrong = [];

for (const [name, messages] of Object.entries(languages)) {
  for (const [otherName, others] of Object.entries(languages)) {
    if (name !== otherName) for (const key of messages.keys()) if (!others.has(key)) wrong.push(`${otherName}.json lacks ${key}`);
  }
  for (const [key, text] of messages) if (typeof text !== "string" || text === "") wrong.push(`${name}.json: ${key} is empty`);
}
for (const [key, text] of languages.en) {
  const other = languages["zh-CN"].get(key);
  if (other === undefined) continue;
  const [en, zh] = [text, other].map((each) => argumentsOf(String(each)));
  if (en !== zh || en.startsWith("unreadable")) wrong.push(`${key}: arguments differ: en "${en}", zh-CN "${zh}"`);
}
for (const line of wrong) console.log(line);
process.exit(wrong.length > 0 ? 1 : 0);
