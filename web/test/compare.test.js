// The comparison of two games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { course, lines } from "../src/ui/review/compare.js";

/** @typedef {import("../types/protocol.js").GameState} GameState */

/** A game after some turns. @param {Partial<GameState>} it */
const game = (it) =>
  /** @type {GameState} */ ({ turn: 0, points: 0, strikes: 0, clue_tokens: 8, pace: 16, ...it });

test("a course has one value for each turn, the last that was told for it", () => {
  const states = [
    game({}),
    // Reordering a hand isn't a turn.
    game({}),
    game({ turn: 1, points: 1, pace: null }),
    game({ turn: 2, points: 1, strikes: 1, clue_tokens: 7, pace: null }),
  ];
  assert.deepEqual(course(states, "points"), [0, 1, 1]);
  assert.deepEqual(course(states, "strikes"), [0, 0, 1]);
  assert.deepEqual(course(states, "clues"), [8, 8, 7]);
  assert.deepEqual(course(states, "pace"), [16, null, null]);
});

test("both lines lie on one scale, and nothing is drawn where nothing is told", () => {
  const { low, high, corners, y } = lines([
    [0, 5, 10],
    [0, null, null, 20],
  ]);
  assert.deepEqual([low, high], [0, 20]);
  assert.equal(corners[0].length, 3);
  assert.equal(corners[1].length, 2);
  assert.equal(corners[0][0], corners[1][0], "they begin together");
  assert.ok(y(20) < y(10) && y(10) < y(0));
  const [, end] = corners[1];
  assert.ok(Number(end.split(",")[0]) > Number(corners[0][2].split(",")[0]), "the longer one ends later");
  assert.equal(lines([[0], [0]]).high, 1, "a scale has a height");
});

test("what is lost below zero is drawn below it", () => {
  const { low, y } = lines([[0, -3], [2]]);
  assert.equal(low, -3);
  assert.ok(y(-3) > y(0));
});
