// How much the page downloads, compressed: everything that index.html leads to at once, in English.
// What comes later (a page of its own, the sounds) is listed too. Fails over the limit.
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { graph, web } from "./graph.js";

const LIMIT = 100 * 1024;
const { files, later } = graph(join(web, "index.html"));
const texts = ["table", "web", "editions", "ratings"].map((file) =>
  join(web, "..", "locales", "en", `${file}.ftl`),
);

const packed = (/** @type {string} */ path) => gzipSync(readFileSync(path), { level: 6 }).length;
const kib = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;

let sum = 0;
/** @type {Map<string, number>} */
const groups = new Map();
for (const path of [...files, ...texts]) {
  const size = packed(path);
  sum += size;
  const [group] = relative(join(web, ".."), path).split(/\/(?=[^/]+$)/);
  groups.set(group, (groups.get(group) ?? 0) + size);
}
for (const [group, size] of groups) console.log(`${kib(size)}  ${group}`);
for (const path of later) console.log(`${kib(packed(path))}  later: ${relative(web, path)}`);
console.log(`${kib(sum)}  at once, in ${files.length + texts.length} files (limit ${LIMIT / 1024} KiB)`);
if (sum > LIMIT) process.exit(1);
