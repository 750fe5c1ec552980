// Every language has the same texts, with the same attributes and variables, and every text that the code uses.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FluentResource } from "../vendor/fluent.js";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const locales = join(web, "..", "locales");
const FILES = ["table", "web", "editions", "ratings", "companion", "rulebook", "learn", "people", "errors"];
/** @type {string[]} */
const LANGUAGES = JSON.parse(readFileSync(join(locales, "languages.json"), "utf8")).map(
  (/** @type {{code: string}} */ { code }) => code,
);

/** @param {unknown} part @param {Set<string>} names */
function variables(part, names) {
  if (!part || typeof part !== "object") return names;
  if ("type" in part && part.type === "var" && "name" in part) names.add(String(part.name));
  for (const inner of Object.values(part)) variables(inner, names);
  return names;
}

/** The ids of a file, each with the variables that its text uses. @param {string} language @param {string} file */
function texts(language, file) {
  const resource = new FluentResource(readFileSync(join(locales, language, `${file}.ftl`), "utf8"));
  /** @type {Map<string, string>} */
  const all = new Map();
  for (const entry of resource.body) {
    const { id, value, attributes } = /** @type {any} */ (entry);
    if (value) all.set(id, [...variables(value, new Set())].sort().join(" "));
    for (const [name, pattern] of Object.entries(attributes))
      all.set(`${id}.${name}`, [...variables(pattern, new Set())].sort().join(" "));
  }
  return all;
}

for (const file of FILES) {
  for (const language of LANGUAGES) {
    test(`${language}/${file}.ftl: no id twice, no line that Fluent can't read`, () => {
      const lines = readFileSync(join(locales, language, `${file}.ftl`), "utf8").split("\n");
      const ids = lines.map((line) => /^([a-z][\w-]*) =/i.exec(line)?.[1]).filter(Boolean);
      assert.deepEqual(
        ids.filter((id, n) => ids.indexOf(id) !== n),
        [],
      );
      const read = new Set([...texts(language, file).keys()].map((id) => id.split(".")[0]));
      assert.deepEqual(
        ids.filter((id) => !read.has(/** @type {string} */ (id))),
        [],
      );
    });
  }
  for (const language of LANGUAGES.slice(1)) {
    test(`${language}/${file}.ftl has the texts of en/${file}.ftl`, () => {
      const [english, other] = [texts("en", file), texts(language, file)];
      // A form of address (.you) may be needed in one language only.
      const main = (/** @type {Map<string, string>} */ all) =>
        [...all.keys()].filter((id) => !/\.(you|to-you|to-me|from-you)$/.test(id)).sort();
      assert.deepEqual(main(other), main(english));
    });
  }
}

test("every text that the code names is there", () => {
  const known = new Set(FILES.flatMap((file) => [...texts("en", file).keys()]));
  /** @type {string[]} */
  const missing = [];
  const walk = (/** @type {string} */ folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else {
        for (const [, id] of readFileSync(path, "utf8").matchAll(
          /"((?:web|event|card|clue|label|title|wrong|answer|tile|joker|result|proof|over|option|score|rating|which|why|companion|bot|rulebook|book|document|account|records)-[a-z-]+(?:\.[a-z]+)?)"/g,
        )) {
          if (!known.has(id) && !CLASSES.has(id)) missing.push(`${entry.name}: ${id}`);
        }
      }
    }
  };
  walk(join(web, "src"));
  assert.deepEqual(missing, []);
});

/** Class names that look like ids. */
const CLASSES = new Set([
  "clue-bar",
  "end-paper",
  "why-button",
  "explanation-panel",
  "companion-not",
  "tile-card",
  "tile-sign",
  "tile-row",
  "card-",
  "clue-buttons",
  "joker-shown",
  "score-box",
  "score-mark",
  "joker-house",
]);
