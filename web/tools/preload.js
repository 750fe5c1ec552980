// Names in index.html all modules of the page, so that a browser asks for them at once instead of
// one import after the other, and the languages of locales/languages.json. `--check` only compares.
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { graph, web } from "./graph.js";

const page = join(web, "index.html");
const text = readFileSync(page, "utf8");
const links = graph(join(web, "src", "main.js"))
  .files.map((path) => `<link rel="modulepreload" href="/${relative(web, path)}">\n`)
  .join("");
/** @type {{code: string, name: string}[]} */
const languages = JSON.parse(readFileSync(join(web, "..", "locales", "languages.json"), "utf8"));
const named = languages.map(({ code, name }) => `${code} ${name}`).join(", ");
const fresh = text
  .replace(/(<!-- modules -->\n)[\s\S]*?(<!-- end of modules -->)/, `$1${links}$2`)
  .replace(/(<meta name="languages" content=")[^"]*/, `$1${named}`);
if (fresh !== text && process.argv.includes("--check")) {
  console.error(
    "index.html does not name the modules or the languages that there are: run `node tools/preload.js`",
  );
  process.exit(1);
}
writeFileSync(page, fresh);
