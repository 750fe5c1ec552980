// What a card can still be when the cards that are seen are counted.
import assert from "node:assert/strict";
import { test } from "node:test";
import { combinations, count, setOf } from "../src/table/left.js";

const left = { copies: "r1135b22", narrowed: [{ id: 7, possible: "b2" }] };

test("a card can be what the clues allow and what has an unseen copy, as often as there are copies", () => {
  const all = combinations(left, { id: 3, possible: "r123b13" });
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
  assert.equal(count(all), 3);
});

test("a card is less where the rest of the hand needs the other copies", () => {
  assert.equal(setOf(combinations(left, { id: 7, possible: "r1b2" })), "b2");
});
