// The positions of games in the plot.
import assert from "node:assert/strict";
import { test } from "node:test";
import { places } from "../src/ui/review/plot.js";

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
