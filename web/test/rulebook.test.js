// The texts of the rulebook, its anchors, and the addresses of rulebooks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { language, makeBundle, useBundles } from "../src/i18n.js";
import { FluentResource } from "../src/lib.js";
import { documents, findPlace, requestOf, ruleOf, rulesAddress, ruleWords } from "../src/table/rulebook.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const read = async (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");

/** @param {"en" | "fr" | "de" | "ja"} code */
async function speak(code) {
  const bundle = await makeBundle(code, read);
  for (const file of ["rulebook", "ratings"])
    bundle.addResource(new FluentResource(await read(`/locales/${code}/${file}.ftl`)), {
      allowOverrides: true,
    });
  language.value = code;
  useBundles([bundle]);
}

test("every kind of value is said in the language's own way", async () => {
  const cases = /** @type {const} */ ([
    [
      "en",
      "rulebook-setup-hand",
      { players: { either: [4, 5] }, cards: { number: 4 } },
      "With 4 or 5 players: 4 cards each.",
    ],
    [
      "fr",
      "rulebook-setup-hand",
      { players: { either: [4, 5] }, cards: { number: 4 } },
      "À 4 ou 5\u00a0: 4 cartes par personne.",
    ],
    [
      "de",
      "rulebook-setup-hand",
      { players: { either: [4, 5] }, cards: { number: 1 } },
      "Bei 4 oder 5 Spielern: je 1 Karte.",
    ],
    [
      "en",
      "rulebook-score-example",
      { sum: { sum: [4, 3, 2] }, total: { number: 9 } },
      "An example: 4 + 3 + 2 = 9 points.",
    ],
    [
      "de",
      "rulebook-clue-colors",
      { count: { number: 2 }, colors: { suits: ["white", "red"] } },
      "Genannt werden dürfen diese Farben: Weiß und Rot.",
    ],
    [
      "en",
      "rulebook-suits-up",
      { order: { series: [1, 2, 3] } },
      "These cards build a firework of their own beside the others, in this order: 1, 2, 3.",
    ],
    [
      "ja",
      "rulebook-suits-up",
      { order: { series: [1, 2, 3] } },
      "このカードは、ほかの花火と並べて自分の花火を作ります。順番は1、2、3です。",
    ],
  ]);
  for (const [code, id, args, expected] of cases) {
    await speak(code);
    const rule = /** @type {import("../types/protocol.js").RulebookParagraph} */ (
      /** @type {unknown} */ ({ id, args })
    );
    assert.equal(ruleWords(rule), expected);
  }
});

test("documents are named as short as they can be", async () => {
  await speak("en");
  assert.deepEqual(documents({ id: "", sources: ["000", "bga"] }), ["Cocktail Games", "BoardGameArena"]);
  assert.deepEqual(documents({ id: "" }), []);
});

const BOOK = {
  sections: [
    {
      id: "rulebook-score",
      chapter: "rulebook-chapter-base",
      options: ["score_floor"],
      paragraphs: [{ id: "rulebook-score-sum" }],
    },
    {
      id: "rulebook-strike",
      chapter: "rulebook-chapter-base",
      options: ["strikes"],
      paragraphs: [{ id: "rulebook-strike-lost.abacus" }],
    },
  ],
};

test("a rule is found by its text, by its section, by an option; else the section that it would stand in", () => {
  for (const [rule, place] of [
    ["rulebook-score-sum", "rule-score-sum"],
    ["rulebook-score", "rule-score"],
    ["option-strikes", "rule-strike"],
    // In the words of an edition, a rule has the same anchor.
    ["rulebook-strike-lost", "rule-strike-lost"],
    ["rulebook-score-negative", "rule-score"],
    ["rulebook-tile-play", null],
    ["option-nothing", null],
    ["", null],
  ])
    assert.equal(findPlace(BOOK, /** @type {string} */ (rule)), place, String(rule));
});

test("an address says again what it was made from", () => {
  const request = {
    preset: "gf-black",
    options: {
      strikes: 2,
      timed_display: true,
      multicolour: "own_5",
      hand_sizes: { 2: 6 },
      first_player: "seat(1)",
    },
    seats: 4,
  };
  const address = rulesAddress(request, "rulebook-score-negative");
  const { pathname, searchParams, hash } = new URL(address, "http://localhost");
  assert.equal(hash, "#rule-score-negative");
  assert.equal(ruleOf(hash.slice(1)), "rulebook-score-negative");
  assert.deepEqual(requestOf({ id: pathname.split("/")[2], query: searchParams }), request);
  // A shortened or broken address still names a rulebook.
  assert.deepEqual(requestOf({ id: "", query: new URLSearchParams("players=many&palette=wrbyg") }), {
    preset: "original",
    options: { palette: "wrbyg" },
    seats: null,
  });
});
