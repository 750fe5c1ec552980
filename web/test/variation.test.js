// A variation as the page's state.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  botsBut,
  branchActors,
  branchHistory,
  branchStates,
  canUndo,
  placeKey,
  seatOf,
  undone,
} from "../src/table/variation.js";

/** @typedef {import("../types/protocol.js").Variation} Variation */

/** @param {number} seq @param {number} seat @param {object} change */
const step = (seq, seat, change) => ({
  seq,
  at: 5,
  event: { type: "acted", seat, bot: false, number: seq, action: { type: "decline" }, happened: [] },
  change,
});

const branch = /** @type {Variation} */ (
  /** @type {unknown} */ ({
    step: 2,
    start: { turn: 2, to_act: 0, clue_tokens: 5, hands: [] },
    steps: [step(9, 0, { turn: 3, to_act: 1 }), step(10, 1, { turn: 4, to_act: 2, clue_tokens: 4 })],
  })
);

test("a branch has a state before each action and after the last", () => {
  const states = branchStates(branch);
  assert.deepEqual(
    states.map(({ turn, to_act, clue_tokens }) => [turn, to_act, clue_tokens]),
    [
      [2, 0, 5],
      [3, 1, 5],
      [4, 2, 4],
    ],
  );
  assert.equal(states[0], branch.start);
});

test("its history is that of the game up to the branch, and then its own", () => {
  const history = [7, 8, 9, 10].map((seq) => ({ ...step(seq, 3, {}), change: undefined }));
  const all = branchHistory(/** @type {any} */ (history), branch);
  assert.deepEqual(
    all.map(({ seq, event }) => [seq, event.type === "acted" && event.seat]),
    [
      [7, 3],
      [8, 3],
      [9, 0],
      [10, 1],
    ],
  );
  assert.ok(all.every((logged) => !("change" in logged) || logged.change === undefined));
});

test("what bots did after my last action is taken back with it", () => {
  assert.deepEqual(branchActors(branch), [0, 1]);
  assert.equal(undone([0, 1, 2], null), 2, "without bots one action");
  assert.equal(undone([0, 1, 2], 0), 0, "with bots up to my own");
  assert.equal(undone([0, 1, 2, 0, 1], 0), 3);
  assert.equal(undone([1, 2], 0), 0, "where I have not acted, all");
  assert.equal(undone([], 0), 0);
});

test("what bots did before my first action is not taken back: they would only do it again", () => {
  assert.ok(!canUndo([], null) && canUndo([1], null), "without bots any action");
  assert.ok(!canUndo([], 0) && !canUndo([1, 2], 0) && canUndo([1, 2, 0, 1], 0), "with bots only after mine");
});

test("who played sits in a branch where they sat in the game", () => {
  const seats = /** @type {any} */ ([{ person: { id: "a" } }, { bot: "cautious" }, { person: { id: "b" } }]);
  assert.equal(seatOf({ seats }, "b"), 2);
  assert.equal(seatOf({ seats }, "c"), null);
  assert.equal(seatOf({ seats }, ""), null, "before I am known");
});

test("bots play where I do not", () => {
  assert.deepEqual(botsBut(3, 1, "cautious"), ["cautious", null, "cautious"]);
});

test("the same moments have the same name, and others another", () => {
  const clue = /** @type {const} */ ({ type: "clue", to: 1, clue: "r" });
  assert.equal(placeKey({ step: 3, actions: [clue] }), placeKey({ step: 3, actions: [{ ...clue }] }));
  assert.notEqual(placeKey({ step: 3, actions: [clue] }), placeKey({ step: 3, actions: [] }));
  assert.notEqual(placeKey({ step: 3, actions: [] }), placeKey({ step: 4, actions: [] }));
  assert.equal(placeKey(null), "");
});
