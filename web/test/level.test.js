// The proposal of the next partner.
import assert from "node:assert/strict";
import { test } from "node:test";
import { nextLevel } from "../src/table/level.js";

/** @param {string} bot @param {number} points */
const game = (bot, points, outcome = "finished") =>
  /** @type {import("../types/protocol.js").GameSummary} */ (
    /** @type {unknown} */ ({
      seats: [{ person: { id: "me", name: "Ana" } }, { bot }],
      result: { outcome, points, shown: outcome !== "lost" },
      max_score: 25,
    })
  );
const good = [21, 22, 20].map((points) => game("companion-1", points));

test("three good games with a partner lead to the next one", () => {
  assert.equal(nextLevel(good, "me", "companion-1"), "companion-2");
  assert.equal(nextLevel(good.slice(1), "me", "companion-1"), null, "two games are too few");
});

test("lost games and games with others do not count as good ones", () => {
  assert.equal(nextLevel([game("companion-1", 22, "lost"), ...good], "me", "companion-1"), null);
  assert.equal(nextLevel([game("companion-3", 25), ...good], "me", "companion-1"), "companion-2");
  assert.equal(nextLevel(good, "me", "companion-2"), null);
});

test("nothing follows the last partner, and other bots are no levels", () => {
  const best = [25, 25, 25].map((points) => game("companion-4", points));
  assert.equal(nextLevel(best, "me", "companion-4"), null);
  assert.equal(nextLevel(good, "me", "savant"), null);
});
