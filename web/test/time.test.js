// Time controls as text, and the display of clocks.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { makeBundle, useBundles } from "../src/i18n.js";
import { about, clockText, leftOf, shownOn, timeLine } from "../src/table/time.js";

const read = async (/** @type {string} */ path) =>
  readFileSync(new URL(`../..${path}`, import.meta.url), "utf8");
useBundles([await makeBundle("en", read)]);

test("what is agreed is said with its numbers", () => {
  assert.equal(timeLine(undefined), "");
  assert.equal(timeLine({ type: "none" }), "");
  assert.match(timeLine({ type: "gentle", nudge_seconds: 90 }), /^After 90 s the player/);
  /** @param {object} rest */
  const strict = (rest) =>
    timeLine({ type: "strict", bank_seconds: 300, increment_seconds: 10, grace_seconds: 60, ...rest });
  assert.match(
    strict({}),
    /^Each player has 5 min plus 10 s per action\. When time runs out, a bot plays the turn\./,
  );
  assert.match(strict({}), /for 1 min in the whole game/);
  assert.match(strict({ increment_seconds: 0 }), /^Each player has 5 min\. When/);
  assert.match(
    strict({ bank_seconds: 3600, when_out: { type: "end" } }),
    /^Each player has 1 h .* the game is abandoned\./,
  );
  const days = timeLine({ type: "correspondence", days: 1 });
  assert.match(days, /^Each player has 1 day per turn/);
  assert.match(days, /everyone gets a message/);
});

test("a clock goes down only where it runs, and never below nothing", () => {
  const time = { seat: 1, since: 0, left: [5000, 61_000], runs_since: 1000, late: false };
  assert.deepEqual(
    [0, 1000, 31_000, 999_000].map((now) => shownOn(time, 1, now)),
    [61_000, 61_000, 31_000, 0],
  );
  assert.equal(shownOn(time, 0, 999_000), 5000);
  assert.equal(shownOn({ ...time, runs_since: undefined }, 1, 999_000), 61_000);
});

test("clocks are written as clocks", () => {
  assert.deepEqual([0, 1, 9000, 61_000, 600_000, 3_723_000].map(clockText), [
    "0:00",
    "0:01",
    "0:09",
    "1:01",
    "10:00",
    "1:02:03",
  ]);
  assert.equal(about(2.5 * 86_400_000), "2 days");
  assert.equal(about(3 * 86_400_000 - 20_000), "3 days");
  assert.equal(leftOf(5000, 4000), "1 s left");
  assert.equal(leftOf(undefined, 0), "out of time");
});
