/** Ends with a plain line under a Node that cannot even install the packages. Nothing here is newer than Node 14. */
import process from "node:process";
import { tooOldToInstall } from "./node.mjs";

const complaint = tooOldToInstall();
if (complaint) {
  process.stderr.write(`${complaint}\n`);
  process.exit(1);
}
