// Names all modules of the page in index.html, so that a browser asks for them at once instead of
// one import after the other. `--check` only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { graph, web } from "./graph.js";

const page = join(web, "index.html");
const text = readFileSync(page, "utf8");
const links = graph(join(web, "src", "main.js"))
  .files.map((path) => `<link rel="modulepreload" href="/${relative(web, path)}">\n`)
  .join("");
const fresh = text.replace(/(<!-- modules -->\n)[\s\S]*?(<!-- end of modules -->)/, `$1${links}$2`);
if (fresh !== text && process.argv.includes("--check")) {
  console.error("index.html does not name the modules that there are: run `node tools/preload.js`");
  process.exit(1);
}
writeFileSync(page, fresh);
