// How much the page downloads, compressed: everything that index.html leads to at once, in English.
// What comes later (a page of its own, the sounds) is listed too. The typeface counts by itself: the page is
// read in another one until it is there. Fails over either limit.
import { readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";
import { graph, web } from "./graph.js";

const LIMIT = 100 * 1024;
const TYPEFACE_LIMIT = 40 * 1024;
const { files: all, later } = graph(join(web, "index.html"));
const isTypeface = (/** @type {string} */ path) => path.endsWith(".woff2");
const files = all.filter((path) => !isTypeface(path));
const texts = ["table", "web", "editions"].map((file) => join(web, "..", "locales", "en", `${file}.ftl`));

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
// These files are packed already.
const typeface = all.filter(isTypeface).reduce((total, path) => total + statSync(path).size, 0);
console.log(`${kib(typeface)}  typeface (limit ${TYPEFACE_LIMIT / 1024} KiB)`);
console.log(`${kib(sum)}  at once, in ${files.length + texts.length} files (limit ${LIMIT / 1024} KiB)`);
if (sum > LIMIT || typeface > TYPEFACE_LIMIT) process.exit(1);
