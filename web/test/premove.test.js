// Premoves: what can be prepared, and when the game has changed the cards of the action.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fake } from "../dev/fake.js";
import { basisOf, choices, isOffered, isSpoiled } from "../src/table/premove.js";

/** @typedef {import("../types/protocol.js").GameState} GameState */
/** @typedef {import("../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../types/protocol.js").Action} Action */

/** A two-player game with known cards, with a change. @param {object} [change] */
function table(change = {}) {
  const game = /** @type {GameState} */ (
    /** @type {unknown} */ ({
      hands: [
        { face: "down", cards: [{ id: 1, yes: "", no: "", possible: "r12b1" }] },
        { face: "up", cards: [{ id: 2, card: "r1", yes: "", no: "", possible: "r123" }] },
      ],
      unseen: "r12b1",
      narrowed: [],
      playable: "r1b1",
      critical: "b1",
      trash: "",
      ...change,
    })
  );
  return game;
}

/** @param {Action} action @param {object} change */
function spoils(action, change) {
  const basis = basisOf(table(), 0, action);
  assert.ok(basis, "it can be prepared");
  return isSpoiled({ action, basis, words: "" }, table(change), 0);
}

/** @type {Action} */
const play = { type: "play", id: 1 };
/** @type {Action} */
const discard = { type: "discard", id: 1 };
/** @type {Action} */
const clue = { type: "clue", to: 1, clue: "r" };
const mine = (/** @type {object} */ news) => ({
  hands: [
    { face: "down", cards: [{ id: 1, yes: "", no: "", possible: "r12b1", ...news }] },
    table().hands[1],
  ],
});
const theirs = (/** @type {object} */ news) => ({
  hands: [table().hands[0], { face: "up", cards: [{ ...table().hands[1].cards[0], ...news }] }],
});

for (const [what, action, change, gone] of /** @type {[string, Action, object, boolean][]} */ ([
  ["nothing", play, {}, false],
  ["a clue about my card", play, mine({ yes: "r" }), true],
  ["a clue that leaves my card out", discard, mine({ no: "r" }), true],
  ["my card has gone", play, { hands: [{ face: "down", cards: [] }, table().hands[1]] }, true],
  ["what my card could have been fits no more", play, { playable: "r2b1" }, true],
  ["more fits than before", play, { playable: "r12b1" }, false],
  ["something that my card can't be fits no more", play, { playable: "r1b1g3" }, false],
  ["my card can have become the last of its kind", discard, { critical: "b1r2" }, true],
  ["the last of another kind", discard, { critical: "b1g5" }, false],
  ["a clue to the same hand", clue, theirs({ yes: "1" }), true],
  ["another card in that hand", clue, theirs({ id: 9 }), true],
  ["what the clue is about is not needed any more", clue, { playable: "r2b1", trash: "r1" }, true],
  ["what the clue is about can't be played any more", clue, { playable: "b1" }, true],
  ["a firework elsewhere", clue, { playable: "r1b2" }, false],
]))
  test(`${action.type}, and then ${what}: ${gone ? "it is dropped" : "it stands"}`, () => {
    assert.equal(spoils(action, change), gone);
  });

test("my cards may move in my hand", () => {
  const two = [
    { id: 1, yes: "", no: "", possible: "r12b1" },
    { id: 3, yes: "", no: "", possible: "r12b1" },
  ];
  const hands = (/** @type {object[]} */ cards) => ({ hands: [{ face: "down", cards }, table().hands[1]] });
  const basis = basisOf(table(hands(two)), 0, play);
  assert.ok(basis);
  assert.ok(!isSpoiled({ action: play, basis, words: "" }, table(hands(two.toReversed())), 0));
});

test("all that touches a card can be prepared, whatever is legal now", () => {
  const it = fake({ players: 3 });
  const rules = /** @type {RulesInfo} */ (
    /** @type {unknown} */ ({ ...it.rules, touch: { r: "r12345", 3: "r3b3" } })
  );
  const game = /** @type {GameState} */ (/** @type {unknown} */ ({ ...it.game, legal: null }));
  const found = choices(game, rules, 0);
  assert.deepEqual(
    found.play,
    game.hands[0].cards.map((card) => card.id),
  );
  assert.ok(found.clues.length > 0);
  for (const { to, clue: named, touches } of found.clues) {
    assert.notEqual(to, 0, "nobody clues themselves");
    const hand = game.hands[to];
    assert.ok(hand.face === "up");
    const set = named === "r" ? ["r1", "r2", "r3", "r4", "r5"] : ["r3", "b3"];
    assert.deepEqual(
      touches,
      hand.cards.filter((card) => set.includes(card.card)).map((card) => card.id),
    );
  }
});

test("only what the server offers is done", () => {
  const { legal } = /** @type {GameState} */ (/** @type {unknown} */ (fake({}).game));
  assert.ok(legal);
  assert.ok(isOffered(legal, { type: "play", id: legal.play[0] }));
  assert.ok(!isOffered({ ...legal, discard: [] }, { type: "discard", id: legal.play[0] }));
  assert.ok(isOffered(legal, { type: "clue", to: 1, clue: "r" }));
  assert.ok(!isOffered({ ...legal, clues: [] }, { type: "clue", to: 1, clue: "r" }));
});
