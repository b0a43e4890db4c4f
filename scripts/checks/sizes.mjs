#!/usr/bin/env node
/** No source file over 300 lines, and no drawer folders whose name tells nothing. Exit 1 when there is one. */
import fs from "node:fs";
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const maxLines = 300;
const drawers = new Set(["utils", "util", "helpers", "services", "types", "constants", "common", "misc"]);
const places = ["app", "components", "e2e", "lib", "prisma", "scripts"];
const skipped = new Set(["lib/adapters/db/generated", "prisma/migrations"]);

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const wrong = [];

function visit(place) {
  if (skipped.has(place)) return;
  for (const entry of fs.readdirSync(path.join(root, place), { withFileTypes: true })) {
    const here = `${place}/${entry.name}`;
    if (entry.isDirectory()) {
      if (drawers.has(entry.name)) wrong.push(`${here}/: name the folder after what is in it`);
      visit(here);
    } else if (/\.(tsx?|[cm]?js|css)$/.test(entry.name)) {
      const lines = fs.readFileSync(path.join(root, here), "utf8").trimEnd().split("\n").length;
      if (lines > maxLines) wrong.push(`${here}: ${lines} lines, at most ${maxLines}`);
    }
  }
}

for (const place of places) if (fs.existsSync(path.join(root, place))) visit(place);
for (const line of wrong) console.log(line);
process.exit(wrong.length > 0 ? 1 : 0);
