// How much the page downloads, compressed: everything that index.html leads to at once, in English.
// What comes later (a page of its own, the sounds) is listed too. Fails over the limit.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const LIMIT = 100 * 1024;
const web = join(dirname(fileURLToPath(import.meta.url)), "..");

/** @type {Set<string>} */
const files = new Set();
/** @type {Set<string>} */
const later = new Set();

/** @param {string} path */
function visit(path) {
  if (files.has(path) || !existsSync(path)) return;
  files.add(path);
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".js")) {
    for (const [, name] of text.matchAll(/\b(?:from|import)\s*"(\.[^"]+)"/g)) visit(join(dirname(path), name));
    for (const [, name] of text.matchAll(/\bimport\("(\.[^"]+)"\)\.then/g)) later.add(join(dirname(path), name));
  } else if (path.endsWith(".css")) {
    for (const [, name] of text.matchAll(/url\("?([^")]+)"?\)/g)) visit(join(dirname(path), name));
  } else if (path.endsWith(".html")) {
    for (const [, name] of text.matchAll(/(?:href|src)="\/([^"]+)"/g)) visit(join(web, name));
  }
}

visit(join(web, "index.html"));
for (const file of ["table", "web", "editions", "ratings"]) visit(join(web, "..", "locales", "en", `${file}.ftl`));

let sum = 0;
/** @type {Map<string, number>} */
const groups = new Map();
for (const path of files) {
  const size = gzipSync(readFileSync(path), { level: 6 }).length;
  sum += size;
  const group = relative(web, path).split("/").slice(0, 1)[0];
  groups.set(group, (groups.get(group) ?? 0) + size);
}
for (const [group, size] of groups) console.log(`${(size / 1024).toFixed(1).padStart(7)} KiB  ${group}`);
console.log(`${(sum / 1024).toFixed(1).padStart(7)} KiB  in ${files.size} files (limit ${LIMIT / 1024} KiB)`);
for (const path of later) console.log(`${(gzipSync(readFileSync(path)).length / 1024).toFixed(1).padStart(7)} KiB  later: ${relative(web, path)}`);
if (sum > LIMIT) process.exit(1);
