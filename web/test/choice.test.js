// The possible actions with a chosen card or hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fake } from "../dev/fake.js";
import { cluesFor, cluesNaming, isThere, movedTo, shifted, unseenCard } from "../src/table/choice.js";

/** @typedef {import("../types/protocol.js").GameState} GameState */

const game = () => /** @type {GameState} */ (/** @type {unknown} */ (fake({ players: 3 }).game));

/** @type {import("../types/protocol.js").LegalActions} */
const legal = {
  play: [0, 1, 40],
  announce: [],
  discard: [],
  clues: [
    { to: 1, clue: "r", touches: [5, 6] },
    { to: 1, clue: "1", touches: [6] },
    { to: 2, clue: "1", touches: [] },
  ],
  free_clues: [],
  shuffle_back: [],
  put_into_play: [],
  decline: false,
  fireworks: [],
};

test("the clues for a card are those that touch it, for a hand all", () => {
  assert.deepEqual(
    cluesFor(legal, { seat: 1, id: 5 }).fitting.map((it) => it.clue),
    ["r"],
  );
  assert.equal(cluesFor(legal, { seat: 1, id: null }).fitting.length, 2);
  assert.equal(cluesFor(null, { seat: 1, id: null }).hand.length, 0);
});

test("a clue that a bonus tile pays goes before those for a token", () => {
  const free = { ...legal, free_clues: [{ to: 2, clue: "3", touches: [] }] };
  const { type, fitting } = cluesFor(free, { seat: 2, id: null });
  assert.equal(type, "free_clue");
  assert.deepEqual(
    fitting.map((it) => it.clue),
    ["3"],
  );
});

test("a card's colors and its rank are clues apart", () => {
  const named = (/** @type {boolean} */ rank) =>
    cluesNaming(legal, { seat: 1, id: 6 }, rank).fitting.map((it) => it.clue);
  assert.deepEqual(named(true), ["1"]);
  assert.deepEqual(named(false), ["r"]);
});

test("a choice holds while its card is there", () => {
  const now = game();
  assert.ok(isThere({ seat: 0, id: 1 }, now, null));
  assert.ok(!isThere({ seat: 0, id: 99 }, now, null));
  assert.ok(isThere({ seat: 0, id: 99 }, now, 99), "the last card of the deck is in no hand");
  assert.ok(isThere({ seat: 1, id: null }, now, null));
});

test("a card that may be played and is in no hand lies on the deck", () => {
  assert.equal(unseenCard(game(), legal, 0), 40);
  assert.equal(unseenCard(game(), null, 0), null);
});

test("a card takes another one's place, or goes one further, but never out of the hand", () => {
  assert.deepEqual(movedTo([1, 2, 3, 4], 4, 2), [1, 4, 2, 3]);
  assert.deepEqual(movedTo([1, 2, 3, 4], 1, 3), [2, 3, 1, 4]);
  assert.deepEqual(shifted([1, 2, 3], 1, 1), [2, 1, 3]);
  assert.deepEqual(shifted([1, 2, 3], 3, -1), [1, 3, 2]);
  assert.equal(shifted([1, 2, 3], 3, 1), null);
  assert.equal(shifted([1, 2, 3], 1, -1), null);
});
