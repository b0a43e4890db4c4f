/** The .data folder and small files in it. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { root } from "./node.mjs";
import { SetupError } from "./say.mjs";

/** The folder for everything Caucus keeps on this machine; it may be entered by the Postgres user but not listed. */
export function dataFolder() {
  const folder = path.join(root, ".data");
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    throw new SetupError(`${folder} cannot be written (${error.code}): check its owner, whether the disk is full, or whether it is read-only.`);
  }
  if (fs.statSync(folder).uid === process.getuid?.()) fs.chmodSync(folder, 0o711);
  return folder;
}

/** Writes a file that only its owner can read, whole or not at all. */
export function writePrivate(file, text) {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, text, { mode: 0o600 });
  fs.renameSync(draft, file);
}

const logLimitBytes = 20_000_000;

/** Opens .data/<name> for appending; what an earlier run wrote past 20 MB is set aside as <name>.old. */
export function openLog(name) {
  const file = path.join(dataFolder(), name);
  if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimitBytes) fs.renameSync(file, `${file}.old`);
  return fs.openSync(file, "a", 0o600);
}

/** The last lines of .data/<name>. */
export const lastLines = (name, count) => (readIfThere(path.join(dataFolder(), name)) ?? "").trim().split("\n").slice(-count).join("\n");

/** The text of a file, or null when it does not exist. */
export function readIfThere(file) {
  try {
    return fs.readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return null;
    throw error;
  }
}

/** SHA-256 over names and contents of all files under `places` (paths from the root); `skip` tells names to leave out. */
export function hashOfSources(places, skip = () => false) {
  const hash = createHash("sha256");
  const visit = (place) => {
    const full = path.join(root, place);
    const stat = fs.statSync(full, { throwIfNoEntry: false });
    if (!stat || skip(place)) return;
    if (stat.isDirectory()) {
      for (const name of fs.readdirSync(full).sort()) visit(`${place}/${name}`);
      return;
    }
    hash.update(`${place}\0${stat.size}\0`).update(fs.readFileSync(full));
  };
  for (const place of places) visit(place);
  return hash.digest("hex");
}
