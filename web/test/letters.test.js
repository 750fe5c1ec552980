// The letters of suits follow the language; messages keep those of the rules.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { makeBundle, useBundles } from "../src/i18n.js";
import { letterOfKey, shownLetter } from "../src/table/letters.js";

/** @typedef {import("../types/protocol.js").RulesInfo} RulesInfo */

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
/** @type {{code: string}[]} */
const languages = JSON.parse(readFileSync(join(root, "locales", "languages.json"), "utf8"));

/** @param {string} code */
async function speak(code) {
  useBundles([await makeBundle(code, async (path) => readFileSync(join(root, path), "utf8"))]);
}

/** Rules with these suits, by letter and name; all but the last can be named. @param {[string, string][]} list */
function rules(...list) {
  const suits = list.map(([letter, name]) => ({ letter, name }));
  return /** @type {RulesInfo} */ (/** @type {unknown} */ ({ suits, colors: suits.slice(0, -1) }));
}

/** @type {[string, string][]} */
const BASE = [
  ["w", "white"],
  ["r", "red"],
  ["b", "blue"],
  ["y", "yellow"],
  ["g", "green"],
  ["m", "multicolor"],
];

test("cards show the letters of the language", async () => {
  for (const [code, letters] of [
    ["en", "wrbygm"],
    ["fr", "arbjvm"],
    ["de", "wrbgnu"],
    ["ja", "wrbygm"],
  ]) {
    await speak(code);
    const game = rules(...BASE);
    assert.equal(BASE.map(([letter]) => shownLetter(game, letter)).join(""), letters, code);
  }
});

test("no two suits of a game share a letter, in no language", async () => {
  /** @type {[string, string][]} */
  const many = [
    ["k", "black"],
    ["p", "purple"],
    ["t", "teal"],
    ["i", "pink"],
    ["n", "null"],
    ["a", "gray pink"],
    ["s", "of no known name"],
  ];
  for (const { code } of languages) {
    await speak(code);
    for (const game of [rules(...BASE), rules(...many), rules(...BASE, ...many)]) {
      const shown = game.suits.map(({ letter }) => shownLetter(game, letter));
      assert.equal(new Set(shown).size, game.suits.length, `${code}: ${shown}`);
      for (const letter of shown) assert.match(letter, /^[a-z]$/);
    }
  }
});

test("a key means the language's letter, or else the one of the rules", async () => {
  await speak("de");
  const game = rules(...BASE);
  assert.equal(letterOfKey(game, "g"), "y", "Gelb, not green");
  assert.equal(letterOfKey(game, "n"), "g");
  assert.equal(letterOfKey(game, "y"), "y", "means nothing else in German");
  assert.equal(letterOfKey(game, "x"), null);
});
