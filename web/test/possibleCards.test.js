// What a card can still be, given the visible cards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { combinations, kinds, setOf } from "../src/table/possibleCards.js";

const game = {
  unseen: "r113b22",
  narrowed: [{ id: 7, possible: "b2" }],
  hands: /** @type {import("../src/table/possibleCards.js").Counted["hands"]} */ ([
    { face: "down", cards: [{ id: 3, yes: "", no: "", possible: "r123b13" }] },
    { face: "up", cards: [{ id: 7, yes: "", no: "", possible: "r1b2", card: "b2" }] },
  ]),
};

test("a card can be what the clues allow and what has an unseen copy, as often as there are copies", () => {
  const all = combinations(game, 0, { id: 3, possible: "r123b13" });
  assert.deepEqual(all, [
    {
      suit: "r",
      ranks: [
        { rank: 1, copies: 2 },
        { rank: 3, copies: 1 },
      ],
    },
  ]);
  assert.equal(setOf(all), "r13");
  assert.equal(kinds(all), 2, "copies don’t count");
});

test("a card is less where the rest of the hand needs the other copies", () => {
  assert.equal(setOf(combinations(game, 1, { id: 7, possible: "r1b2" })), "b2");
});

test("a holder does not see the cards in their own hand, which I see", () => {
  const own = combinations(game, 1, { id: 8, possible: "r1b2" });
  assert.deepEqual(own, [
    { suit: "r", ranks: [{ rank: 1, copies: 2 }] },
    { suit: "b", ranks: [{ rank: 2, copies: 3 }] },
  ]);
});
