// The course of a lesson: the game after each beat, the events, and the player's progress.
import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Map<string, string>} */
const kept = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
});
const { eventsUntil, keepProgress, levelsOf, nextLesson, progressOf, statesOf } = await import(
  "../src/table/lessonProgress.js"
);

/** A lesson of three beats: something to read, the partner's move, a question. */
const reply = /** @type {import("../types/protocol.js").LessonReply} */ (
  /** @type {unknown} */ ({
    start: { turn: 0, clue_tokens: 8, hands: [], left: [] },
    beats: [
      { say: "learn-a", asks: false, cards: [], places: [] },
      {
        say: "learn-b",
        asks: false,
        cards: [],
        places: [],
        step: { seq: 1, at: 0, event: { type: "acted" }, change: { turn: 1, clue_tokens: 7 } },
      },
      { say: "learn-c", asks: true, cards: [], places: [] },
    ],
  })
);

test("the game lies after each beat as what was done there has left it", () => {
  assert.deepEqual(
    statesOf(reply).map(({ turn, clue_tokens }) => [turn, clue_tokens]),
    [
      [0, 8],
      [1, 7],
      [1, 7],
    ],
  );
});

test("what has happened is what happened up to the beat that is read", () => {
  assert.deepEqual(eventsUntil(reply, 0), []);
  assert.deepEqual(
    eventsUntil(reply, 2).map(({ seq }) => seq),
    [1],
  );
});

test("how far somebody has come is kept, and what can't be read begins again", () => {
  assert.deepEqual(progressOf("first"), { done: [], at: 0 });
  keepProgress("first", { done: [{ type: "play", id: 3 }], at: 4 });
  assert.deepEqual(progressOf("first"), { done: [{ type: "play", id: 3 }], at: 4 });
  kept.set("kagiya.learn.first", "{nonsense");
  assert.deepEqual(progressOf("first"), { done: [], at: 0 });
  kept.set("kagiya.learn.first", '{"done":7}');
  assert.deepEqual(progressOf("first"), { done: [], at: 0 });
});

test("a level of companions is known once its lessons and those of the levels below are completed", () => {
  kept.clear();
  const lessons = [
    { name: "first", asks: 1, puzzles: [] },
    { name: "chop", asks: 1, level: 1, puzzles: [] },
    { name: "finesse", asks: 1, level: 2, puzzles: [] },
    { name: "bluff", asks: 1, level: 4, puzzles: [] },
  ];
  const over = (/** @type {string} */ name) => keepProgress(name, { done: [], at: 3, over: true });
  assert.equal(nextLesson(lessons)?.name, "first");
  over("first");
  over("finesse");
  assert.equal(nextLesson(lessons)?.name, "chop");
  assert.deepEqual(levelsOf(lessons), [
    { level: 1, missing: ["chop"] },
    { level: 2, missing: ["chop"] },
    { level: 4, missing: ["chop", "bluff"] },
  ]);
  over("chop");
  assert.deepEqual(
    levelsOf(lessons).map(({ missing }) => missing.length),
    [0, 0, 1],
  );
  over("bluff");
  assert.equal(nextLesson(lessons), null);
  kept.clear();
});
