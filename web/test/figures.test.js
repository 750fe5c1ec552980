// Numbers below zero have a minus sign, in texts and alone; words with a hyphen keep it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { either, figure, list, makeBundle, t, useBundles } from "../src/i18n.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
/** @type {{code: string}[]} */
const languages = JSON.parse(readFileSync(join(root, "locales", "languages.json"), "utf8"));

test("points below zero have a minus sign in every language", async () => {
  for (const { code } of languages) {
    useBundles([await makeBundle(code, async (path) => readFileSync(join(root, path), "utf8"))]);
    const said = t("web-score", { points: -2, most: 25, best: 25 });
    assert.match(said, /−2/, code);
    assert.doesNotMatch(said, /-2/, code);
  }
  assert.equal(figure(-5), "−5");
  assert.equal(figure(18), "18");
});

test("a hyphen in a name stays one", () => {
  assert.equal(t("web-score", { points: 3, most: 25, best: 25 }).includes("−"), false);
  assert.match(t("web-option-is", { option: "companion-3", value: -1 }), /companion-3/);
});

test("an English list has no comma before its last word, as in the terminal", () => {
  assert.equal(list(["2", "3", "4"]), "2, 3 and 4");
  assert.equal(either(["2", "3", "4"]), "2, 3 or 4");
});
