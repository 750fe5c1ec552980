// A computed review as values: turns, marks, curves, and answers to "find the move".
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  compared,
  curves,
  decimal,
  figuresAt,
  hundredths,
  isBad,
  isSame,
  markLevels,
  marksOf,
  turnAt,
} from "../src/table/judged.js";

/** @typedef {import("../types/protocol.js").GameReview} GameReview */
/** @typedef {import("../types/protocol.js").ReviewedTurn} ReviewedTurn */

/**
 * A turn whose best action is another one.
 * @param {number} step @param {import("../types/protocol.js").ReviewLabel} label @returns {ReviewedTurn}
 */
const turn = (step, label) => ({
  step,
  seat: step % 2,
  done: { type: "discard", id: 4 },
  luck: 0,
  max_points: 25 - step,
  strikes: 0,
  value: {
    label,
    points: 20_000,
    perfect: 400 - 100 * step,
    best: { action: { type: "clue", to: 1, clue: "r" }, points: 21_000, perfect: 500 },
    cost: 1000,
    perfect_cost: 100,
    worlds: 40,
    better_in: 800,
    others: [
      { action: { type: "clue", to: 1, clue: "r" }, points: 21_000, perfect: 500 },
      { action: { type: "play", id: 3 }, points: 20_400, perfect: 420 },
      { action: { type: "play", id: 2 }, points: 11_000, perfect: 20 },
    ],
  },
});

/** @type {GameReview} */
const review = {
  finished: true,
  full_points: 25_000,
  start: 21_000,
  result: 15_000,
  players: [],
  pace: [18, 17, -2, null],
  turns: [turn(0, "fine"), turn(1, "mistake"), turn(3, "fine")],
  moments: [{ turn: 2, kind: "luck", change: -900, reasons: [], worlds: [] }],
};

test("a step is that before its turn, and answers to questions have none", () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((step) => turnAt(review, step)),
    [0, 1, -1, 2, -1],
  );
});

test("mistakes and moments have marks, in order", () => {
  assert.deepEqual(
    marksOf(review).map(({ turn: n, kind, moment }) => [n, kind, moment !== null]),
    [
      [1, "mistake", false],
      [2, "luck", true],
    ],
  );
  assert.deepEqual(review.turns.map(isBad), [false, true, false]);
});

test("marks that stand too close together stand on levels of their own", () => {
  const turns = [0, 3, 30, 34, 38, 60].map((step) => turn(step, "mistake"));
  const moments = turns.map((_, n) => ({ ...review.moments[0], turn: n }));
  const crowded = { ...review, turns, moments };
  const marks = marksOf(crowded);
  assert.deepEqual([...markLevels(crowded, marks, 61).values()], [0, 1, 0, 1, 0, 0]);
  // Three within the width of one.
  assert.deepEqual([...markLevels(crowded, marks, 108).values()], [0, 1, 0, 1, 2, 0]);
  assert.deepEqual([...markLevels(review, marksOf(review), 4).values()], [0, 0]);
});

test("the curves of a game that nobody finished reach the end of the slider", () => {
  const drawn = curves(review, 5);
  for (const points of [drawn.perfect, drawn.possible]) {
    assert.equal(points.length, 5);
    assert.deepEqual(points[4], { x: 1, y: points[3].y });
  }
  // The final round has no pace, so that its curve ends before.
  assert.equal(drawn.pace.length, 3);
});

test("the curves stay in the picture, and pace below zero has room", () => {
  const drawn = curves(review, 4);
  for (const points of [drawn.perfect, drawn.possible, drawn.pace])
    for (const { x, y } of points) assert.ok(x >= 0 && x <= 1 && y >= 0 && y <= 1, `${x} ${y}`);
  assert.equal(drawn.perfect.length, 4);
  assert.equal(drawn.possible.length, 4);
  // The final round has no pace.
  assert.equal(drawn.pace.length, 3);
  assert.deepEqual([drawn.zero, drawn.pace[0].y, drawn.pace[2].y], [0.1, 1, 0]);
  assert.deepEqual(drawn.possible[0], { x: 0, y: 1 });
  assert.equal(drawn.possible[3].x, 1);
});

test("the figures of a step follow from the turns before it", () => {
  assert.deepEqual(figuresAt(review, 0), { perfect: 500, possible: 25, pace: 18 });
  assert.deepEqual(figuresAt(review, 1), { perfect: 400, possible: 25, pace: 17 });
  assert.deepEqual(figuresAt(review, 3), { perfect: 300, possible: 24, pace: -2 });
  assert.deepEqual(figuresAt(review, 4), { perfect: 100, possible: 22, pace: null });
});

test("an answer is compared with what was done and with what was better", () => {
  const [it] = review.turns;
  for (const [answer, kind, gain] of /** @type {const} */ ([
    [{ clue: "r", to: 1, type: "clue" }, "best", 1000],
    [{ type: "play", id: 3 }, "better", 400],
    [{ type: "play", id: 2 }, "worse", -9000],
    [{ type: "discard", id: 4 }, "same", 0],
    [{ type: "discard", id: 1 }, "unlisted", 0],
  ]))
    assert.deepEqual(compared(it, answer), { kind, gain }, JSON.stringify(answer));
  assert.equal(compared({ ...it, value: undefined }, { type: "play", id: 3 }).kind, "unlisted");
  assert.ok(!isSame({ type: "play", id: 3 }, { type: "discard", id: 3 }));
});

test("numbers have a sign where it says something", () => {
  assert.deepEqual([decimal(1250, true), decimal(-400, true), decimal(0, true)], ["+1.3", "−0.4", "0.0"]);
  assert.deepEqual([hundredths(345), hundredths(-120, true), hundredths(3, true)], ["35", "−12", "0"]);
});
