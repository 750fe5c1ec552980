// The sparks of a launch: each suit has a manner of its own, higher cards burst larger, and everything ends soon.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  BURST,
  burstOf,
  fuseOf,
  glintsOf,
  placeOf,
  reachOf,
  SHELLS,
  smokeOf,
  starOf,
  trailOf,
} from "../src/art/sparks.js";
import { shellOf } from "../src/art/suits.js";

const at = { x: 300, y: 200, born: 0 };

/** Where a burst's sparks are at a moment. @param {string} shell @param {number} radius @param {number} time */
const placesOf = (shell, radius, time) =>
  burstOf(shell, { ...at, radius }).map((spark) => placeOf(spark, Math.max(0, time - spark.born)));

/** The greatest distance of a burst's sparks from its center. @param {string} shell @param {number} radius */
const reached = (shell, radius) =>
  Math.max(...placesOf(shell, radius, 300).map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));

test("every suit bursts in a manner of its own", () => {
  const suits = [
    "red",
    "yellow",
    "green",
    "blue",
    "white",
    "multicolor",
    "black powder",
    "purple",
    "teal",
    "black",
  ];
  const manners = suits.map((suit) => {
    assert.ok(SHELLS.includes(shellOf(suit)), suit);
    return JSON.stringify(placesOf(shellOf(suit), 80, 300));
  });
  assert.equal(new Set(manners).size, suits.length);
});

test("a higher card bursts larger", () => {
  for (const shell of SHELLS) {
    const sizes = [1, 2, 3, 4, 5].map((height) => reached(shell, reachOf(100, height / 5)));
    assert.deepEqual(
      sizes,
      sizes.toSorted((a, b) => a - b),
      shell,
    );
    assert.ok(sizes[4] > sizes[0] * 1.5, shell);
  }
});

test("a launch has few sparks and is over within two seconds", () => {
  for (const shell of SHELLS) {
    const launch = [
      ...trailOf(() => at, { born: 0, time: 240, ink: shell, count: 26 }),
      ...starOf(at, { x: 300, y: 100 }, { born: 0, ink: shell }),
      ...burstOf(shell, { ...at, born: BURST, radius: 100, complete: true }),
      ...glintsOf({ ...at, born: BURST, high: 40, radius: 100, ink: shell }),
    ];
    assert.ok(launch.length <= 160, `${shell}: ${launch.length}`);
    assert.ok(Math.max(...launch.map(({ born, life }) => born + life)) < 2000, shell);
  }
});

test("a strike smokes and burns a piece of the fuse for a second and a half", () => {
  const all = [...smokeOf({ ...at, width: 60 }), ...fuseOf((share) => ({ x: share * 40, y: 0 }), 0)];
  assert.ok(all.some(({ ink }) => ink === "ash"));
  assert.ok(Math.max(...all.map(({ born, life }) => born + life)) < 1500);
});

test("a spark starts in its place, goes its way and sinks", () => {
  const spark = { ...at, dx: 50, dy: -50, fall: 100, life: 1000, ink: "ring", size: 2 };
  assert.deepEqual(placeOf(spark, 0), { x: 300, y: 200 });
  const late = placeOf(spark, 1000);
  assert.ok(Math.abs(late.x - 350) < 1);
  assert.ok(Math.abs(late.y - 250) < 1);
});
