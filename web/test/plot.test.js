// The positions of games in the plot.
import assert from "node:assert/strict";
import { test } from "node:test";
import { places, scoresOf } from "../src/ui/review/plot.js";

test("every game stands in the picture, better ones higher, from left to right", () => {
  const { points, low, high } = places([25, 0, 12, 25].map((it) => ({ points: it, best: 25 })));
  assert.deepEqual([low, high], [0, 25]);
  assert.deepEqual(
    points.map(({ x }) => x),
    [...points.map(({ x }) => x)].sort((a, b) => a - b),
  );
  const [best, worst, middle, again] = points.map(({ y }) => y);
  assert.ok(best < middle && middle < worst);
  assert.equal(best, again);
  for (const { x, y } of points) assert.ok(x >= 0 && x <= 600 && y >= 0 && y <= 130, `${x} ${y}`);
});

test("points below zero make room for themselves, and one game is enough", () => {
  const { points, low } = places([{ points: -3, best: 30 }]);
  assert.equal(low, -3);
  assert.equal(points.length, 1);
  assert.ok(points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)));
  const nothing = places([{ points: 0, best: 0 }]);
  assert.ok(nothing.points.every(({ y }) => Number.isFinite(y)));
});

test("a game without a score is drawn, and has no part in the mean", () => {
  const game = (/** @type {string} */ outcome, /** @type {number} */ points, shown = true) =>
    /** @type {import("../types/protocol.js").GameSummary} */ (
      /** @type {unknown} */ ({ result: { outcome, points, shown }, max_score: 25 })
    );
  const lost = game("lost", 0, false);
  const games = [game("finished", 20), lost, game("finished", 10)];
  const { worths, scores, mean, unscored } = scoresOf(games, true);
  assert.deepEqual([scores, mean, unscored], [[20, 10], 15, 1]);
  assert.deepEqual(
    worths.map(({ points }) => points),
    [20, 0, 10],
  );
  assert.equal(scoresOf([...games, game("lost", 0)], true).mean, 10, "zero points are a score");
  assert.deepEqual(scoresOf([lost, lost], true).scores, []);
  // All or nothing: a perfect game stands at the top.
  assert.equal(scoresOf([game("perfect", 25, false)], false).worths[0].points, 100);
});
