// Actions that were taken back stay in the log, and have no other effect.
import assert from "node:assert/strict";
import { test } from "node:test";

await import("./dom.js");
const { afterUpdate, sinceMyTurn, standing, takenBack, topCards } = await import("../src/table/state.js");
const { handsBefore } = await import("../src/table/words.js");

/** @typedef {import("../types/protocol.js").LoggedEvent} LoggedEvent */

/** @param {number} seq @param {number} seat @param {number} id @param {number} drew @returns {LoggedEvent} */
const played = (seq, seat, id, drew) => ({
  seq,
  at: seq,
  event: {
    type: "acted",
    seat,
    bot: false,
    number: seq,
    action: { type: "play", id },
    happened: [
      { type: "played", seat, id, card: "r1", suit: "r" },
      { type: "drew_hidden", seat, id: drew },
    ],
  },
});

/** @param {number} seq @param {number} actions @returns {LoggedEvent} */
const back = (seq, actions) => ({
  seq,
  at: seq,
  event: { type: "taken_back", seat: 0, actions, number: seq },
});

/** @param {number[][]} hands */
const game = (hands) =>
  /** @type {import("../types/protocol.js").GameState} */ (
    /** @type {unknown} */ ({
      hands: hands.map((ids) => ({ face: "down", cards: ids.map((id) => ({ id })) })),
    })
  );

const history = [played(1, 0, 0, 4), played(2, 1, 2, 5), back(3, 2), played(4, 0, 1, 4), played(5, 1, 3, 5)];

test("only what stands counts", () => {
  assert.deepEqual([...takenBack(history)].sort(), [1, 2]);
  assert.deepEqual(
    standing(history).map(({ seq }) => seq),
    [3, 4, 5],
  );
  assert.deepEqual([...topCards(standing(history))], [["r", 3]]);
  assert.deepEqual(
    sinceMyTurn(standing(history), 0).map(({ seq }) => seq),
    [5],
  );
  const twice = [played(1, 0, 0, 4), back(2, 1), played(3, 0, 1, 4), played(4, 1, 2, 5), back(5, 1)];
  assert.deepEqual([...takenBack(twice)].sort(), [1, 4]);
});

test("that something was taken back is news until the next action", () => {
  const news = (/** @type {LoggedEvent[]} */ past, /** @type {number | null} */ you) =>
    sinceMyTurn(standing(past), you).map(({ seq }) => seq);
  const past = [played(1, 1, 2, 5), played(2, 2, 3, 6), played(3, 0, 0, 4), back(4, 1)];
  assert.deepEqual(news(past, 1), [2, 4], "for who has acted before");
  assert.deepEqual(news(past, 0), [1, 2, 4], "for who took it back");
  assert.deepEqual(news(past, null), [4], "for who watches");
  assert.deepEqual(news([...past, played(5, 0, 1, 4)], 1), [2, 5]);
});

test("the hands go back with it", () => {
  const hands = handsBefore(
    history,
    game([
      [0, 4],
      [2, 5],
    ]),
  );
  assert.deepEqual(hands.get(1), [
    [0, 1],
    [2, 3],
  ]);
  assert.deepEqual(hands.get(3), [
    [1, 4],
    [3, 5],
  ]);
  assert.deepEqual(hands.get(4), [
    [0, 1],
    [2, 3],
  ]);
  assert.deepEqual(hands.get(5), [
    [0, 4],
    [2, 3],
  ]);
});

test("the game comes whole, and it counts as a move", () => {
  const before = game([[0], [1]]);
  const table = /** @type {import("../src/table/state.js").Table} */ (
    /** @type {unknown} */ ({
      seq: 2,
      moves: 2,
      info: { seats: [] },
      history: [],
      moments: new Map(),
      game: null,
    })
  );
  const update = { table: "t", ...back(3, 1), game: before };
  const after = afterUpdate(table, update, "me");
  assert.equal(after?.moves, 3);
  assert.equal(after?.game, before);
  assert.equal(after?.moments.get(3), before);
});
