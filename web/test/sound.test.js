// The sounds of events.
import assert from "node:assert/strict";
import { test } from "node:test";
import { HEARD, rankOf, soundsOf } from "../src/sound.js";

/** @param {object[]} happened */
const acted = (...happened) =>
  /** @type {import("../types/protocol.js").LoggedEvent} */ (
    /** @type {unknown} */ ({ seq: 1, at: 0, event: { type: "acted", happened } })
  );

test("each event has its sound, and a turn only mine", () => {
  const turn = (/** @type {number} */ seat) => ({ type: "turn", seat });
  assert.deepEqual(soundsOf(acted({ type: "clued" }, turn(0)), 0), ["clue", "turn"]);
  assert.deepEqual(soundsOf(acted({ type: "clued" }, turn(1)), 0), ["clue"]);
  assert.deepEqual(soundsOf(acted({ type: "played" }, { type: "completed" }, turn(0)), null), [
    "play",
    "five",
  ]);
  assert.deepEqual(soundsOf(acted({ type: "misplayed" }, { type: "over" }), 0), ["strike", "end"]);
  assert.deepEqual(soundsOf(acted({ type: "discarded" }, { type: "drew" }), 0), ["discard"]);
});

test("a played card sounds by its rank", () => {
  assert.equal(rankOf(acted({ type: "played", card: "r4" })), 4);
  assert.equal(rankOf(acted({ type: "misplayed", card: "r4" })), undefined);
});

test("a game that is broken off ends with a sound too", () => {
  const ended = /** @type {import("../types/protocol.js").LoggedEvent} */ (
    /** @type {unknown} */ ({ seq: 9, at: 0, event: { type: "ended", why: "agreed" } })
  );
  assert.deepEqual(soundsOf(ended, 0), ["end"]);
});

test("who is waited for hears it, and nobody else", () => {
  const late = /** @type {import("../types/protocol.js").LoggedEvent} */ (
    /** @type {unknown} */ ({ seq: 9, at: 0, event: { type: "late", seat: 1 } })
  );
  assert.deepEqual(soundsOf(late, 1), ["turn"]);
  assert.deepEqual(soundsOf(late, 0), []);
  assert.deepEqual(soundsOf(late, null), []);
});

test("everything that sounds in a game can be heard in the settings", () => {
  assert.deepEqual(HEARD, ["turn", "clue", "play", "strike", "five", "end"]);
});
