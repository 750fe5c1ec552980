import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { byLesson, history, keep, nextOfLesson, nextPuzzle, streak } from "../src/table/puzzleHistory.js";

/** @type {Map<string, string>} */
const stored = new Map();
Object.defineProperty(globalThis, "localStorage", {
  value: {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
  },
});

beforeEach(() => stored.clear());

test("the first answer to a puzzle counts", () => {
  assert.deepEqual(history(), {});
  keep(3, { right: false, hints: 1 });
  keep(3, { right: true, hints: 0 });
  keep(4, { right: true, hints: 0, day: "2026-11-27" });
  assert.deepEqual(history(), {
    3: { right: false, hints: 1 },
    4: { right: true, hints: 0, day: "2026-11-27" },
  });
});

test("what isn't a history is an empty one", () => {
  for (const text of ["", "{", "[1]", "7", "null"]) {
    stored.set("kagiya.puzzles", text);
    assert.deepEqual(history(), {}, text);
  }
});

test("a streak counts days on which the puzzle of the day was solved", () => {
  const kept = {
    1: { right: true, hints: 0, day: "2026-11-24" },
    2: { right: false, hints: 0, day: "2026-11-25" },
    3: { right: true, hints: 0, day: "2026-11-26" },
    4: { right: true, hints: 2, day: "2026-11-27" },
    9: { right: true, hints: 0 },
  };
  assert.equal(streak(kept, "2026-11-27"), 2);
  // Today may still come.
  assert.equal(streak(kept, "2026-11-28"), 2);
  assert.equal(streak(kept, "2026-11-29"), 0);
  assert.equal(streak({}, "2026-11-27"), 0);
});

test("the next puzzle is one that I haven't answered, of the chosen difficulty", () => {
  const puzzles = ["easy", "hard", "easy", "hard"].map((difficulty) => ({ kind: "my-card", difficulty }));
  assert.equal(nextPuzzle(puzzles, "", 1, {}), 2);
  assert.equal(nextPuzzle(puzzles, "easy", 1, {}), 3);
  const right = { right: true, hints: 0 };
  assert.equal(nextPuzzle(puzzles, "", 4, { 1: right }), 2);
  // After all of them, the round begins again.
  assert.equal(nextPuzzle(puzzles, "hard", 2, { 2: right, 4: right }), 4);
  assert.equal(nextPuzzle([], "", 0, {}), null);
  assert.equal(nextPuzzle(puzzles, "medium", 0, {}), null);
});

test("puzzles in conventions stay with their lessons", () => {
  const puzzles = [undefined, "chop", "chop", "saves"].map((lesson) => ({
    kind: lesson ? "convention" : "my-card",
    difficulty: "easy",
    ...(lesson && { lesson }),
  }));
  assert.deepEqual(byLesson(puzzles), [
    ["chop", [2, 3]],
    ["saves", [4]],
  ]);
  assert.equal(nextOfLesson(puzzles, 2), 3);
  assert.equal(nextOfLesson(puzzles, 3), null);
  assert.equal(nextOfLesson(puzzles, 4), null);
  assert.equal(nextOfLesson(puzzles, 1), null);
  assert.equal(nextPuzzle(puzzles, "", 4, {}), 1);
  assert.equal(nextPuzzle(puzzles, "", 1, {}), null);
});
