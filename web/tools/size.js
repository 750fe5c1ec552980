// Measures the compressed download of the page: everything that index.html needs at once, in English. The modules are
// one file and the style sheets are in the page, both without comments, as the server joins them. Files that are
// loaded later (other pages, sounds) are listed too. The typeface has its own limit: the page uses another one until
// it is loaded. Fails over either limit.
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

/** A file as the server sends it. @param {string} path */
function sent(path) {
  const text = readFileSync(path, "utf8");
  if (path.endsWith(".css")) return text.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  if (path.endsWith(".js"))
    return text
      .replaceAll(/^[ \t]*(?:\/\/.*|\/\*.*\*\/[ \t]*|\/\*(?:(?!\*\/)[\s\S])*\*\/[ \t]*)\n/gm, "")
      .replaceAll(/^[ \t]+/gm, "");
  return text;
}

const size = (/** @type {string} */ text) => gzipSync(text, { level: 9 }).length;
const packed = (/** @type {string} */ path) => size(sent(path));
const kib = (/** @type {number} */ bytes) => `${(bytes / 1024).toFixed(1).padStart(7)} KiB`;

/** The parts that are sent as one file. @type {Record<string, string>} */
const parts = {};
for (const path of files) {
  const part = path.endsWith(".js")
    ? "modules"
    : /\.(?:css|html)$/.test(path)
      ? "page and styles"
      : "pictures";
  parts[part] = (parts[part] ?? "") + sent(path);
}
for (const path of texts) parts[relative(join(web, ".."), path)] = sent(path);
let sum = 0;
for (const [part, text] of Object.entries(parts)) {
  sum += size(text);
  console.log(`${kib(size(text))}  ${part}`);
}
for (const path of later) console.log(`${kib(packed(path))}  later: ${relative(web, path)}`);
// These files are already compressed.
const typeface = all.filter(isTypeface).reduce((total, path) => total + statSync(path).size, 0);
console.log(`${kib(typeface)}  typeface (limit ${TYPEFACE_LIMIT / 1024} KiB)`);
console.log(`${kib(sum)}  at once (limit ${LIMIT / 1024} KiB)`);
if (sum > LIMIT || typeface > TYPEFACE_LIMIT) process.exit(1);
