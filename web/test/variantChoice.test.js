// The variants of a family, and of a share of deals that can be won.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenPlaces } from "../src/ui/home/variantChoice.js";

/** @typedef {import("../types/protocol.js").VariantFamilies} VariantFamilies */

const counts = (/** @type {number} */ won) => ({
  winnable: [{ players: 3, deals: 200, won, impossible: 200 - won }],
});
/** @type {VariantFamilies} */
const ALL = {
  families: [
    { name: "Dark", kind: "suits", variants: [1, 3] },
    { name: "Ones", kind: "rules", variants: [2, 3] },
  ],
  cards_of: [0, 1, 0, 1, 2],
  // Of the last ones, nearly all deals are undecided.
  cards: [counts(200), counts(150), { winnable: [{ players: 3, deals: 200, won: 2, impossible: 0 }] }],
};

test("a family and a share choose variants together", () => {
  const places = (/** @type {string} */ family, /** @type {string} */ share, seats = 3) =>
    chosenPlaces(ALL, 5, { family, share, seats });
  assert.deepEqual(places("", ""), [0, 1, 2, 3, 4]);
  assert.deepEqual(places("suits Dark", ""), [1, 3]);
  assert.deepEqual(places("rules Ones", "nearly"), [2]);
  assert.deepEqual(places("", "fewer"), [1, 3]);
  assert.deepEqual(places("", "most"), []);
  assert.deepEqual(places("", "nearly", 6), [], "nobody has counted for six players");
  assert.deepEqual(places("", "unknown"), [4]);
  assert.deepEqual(chosenPlaces(null, 2, { family: "", share: "", seats: 3 }), [0, 1]);
});
