// What variants of hanab.live say in another way: clues of which nobody hears what they say, odd and even ranks, and
// halves of tokens.
import assert from "node:assert/strict";
import { test } from "node:test";
import { speak } from "./dom.js";

const { clueWord, happeningWord, tokenCount } = await import("../src/table/words.js");

/** @typedef {import("../types/protocol.js").RulesInfo} RulesInfo */

/** @param {Partial<RulesInfo>} [wish] */
const rules = (wish = {}) =>
  /** @type {RulesInfo} */ (/** @type {unknown} */ ({ colors: [{ letter: "r", name: "red" }], ...wish }));

test("a clue is called by what everyone hears of it", async () => {
  await speak();
  const said = (/** @type {string} */ clue) => clueWord(rules(), clue);
  assert.deepEqual(["r", "1", "*", "#", "?"].map(said), ["red", "1s", "“moo”", "“oink”", "“quack”"]);
  const parity = (/** @type {string} */ clue) => clueWord(rules({ odds_evens: true }), clue);
  assert.deepEqual(["r", "1", "2"].map(parity), ["red", "odd", "even"]);
});

test("half a token is counted and told", async () => {
  await speak();
  assert.deepEqual(
    [tokenCount(0, true), tokenCount(7, true), tokenCount(7), tokenCount(0)],
    ["½", "7½", 7, 0],
  );
  const setting = /** @type {import("../src/table/words.js").Setting} */ (
    /** @type {unknown} */ ({ rules: rules({ half_tokens: true }), you: 0 })
  );
  const told = happeningWord(setting, { type: "token_gained", clue_tokens: 5, half: true }, []);
  assert.equal(told, "Half a clue token regained (5½ now).");
});
