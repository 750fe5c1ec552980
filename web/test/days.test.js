// The days of the deal of the day.
import assert from "node:assert/strict";
import { test } from "node:test";
import { daysPlayed, later, shareLine, streakOf } from "../src/table/days.js";

/** @param {string} day @param {number} points */
const game = (day, points, outcome = "finished") =>
  /** @type {import("../types/protocol.js").GameSummary} */ (
    /** @type {unknown} */ ({
      deal_of: { type: "day", day },
      result: { outcome, points, shown: outcome !== "lost" },
    })
  );

test("a streak goes until today or yesterday, and ends at a missing day", () => {
  const played = daysPlayed([game("2026-03-01", 20), game("2026-02-28", 18), game("2026-02-26", 9)]);
  assert.equal(streakOf(played, "2026-03-01"), 2);
  assert.equal(streakOf(played, "2026-03-02"), 2, "today may still come");
  assert.equal(streakOf(played, "2026-03-03"), 0);
  assert.equal(later("2026-03-01", -1), "2026-02-28");
});

test("a day has its best score, and abandoned games do not count", () => {
  const other = /** @type {import("../types/protocol.js").GameSummary} */ (
    /** @type {unknown} */ ({ result: { outcome: "finished", points: 25, shown: true } })
  );
  const games = [game("2026-03-01", 11), game("2026-03-01", 19), game("2026-03-02", 3, "broken_off"), other];
  assert.deepEqual([...daysPlayed(games)], [["2026-03-01", 19]]);
  assert.deepEqual([...daysPlayed([game("2026-03-04", 0, "lost")])], [["2026-03-04", null]]);
});

test("a shared line has the day, the players and the score", () => {
  const line = shareLine(
    "2026-03-01",
    /** @type {import("../types/protocol.js").DealGame} */ (
      /** @type {unknown} */ ({ seats: [{}, {}], result: { points: 21, shown: true }, max_score: 25 })
    ),
    "https://example.org/today",
  );
  assert.equal(line, "Kagiya 2026-03-01 👤👤 🎆🎆🎆🎆🌑 21/25 https://example.org/today");
});
