// What variants of hanab.live say in another way: clues of which nobody hears what they say, odd and even ranks, and
// halves of tokens.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mount, speak } from "./dom.js";

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

test("a firework that can begin with several ranks says which", async () => {
  await speak();
  const { Fireworks } = await import("../src/ui/table/fireworks.js");
  const firework = { height: 0, top: null, next: null, reach: 5, dead: false };
  const fireworks = [
    { ...firework, suit: "r" },
    { ...firework, suit: "b", height: 2, top: 5, next: 1 },
  ];
  const suits = [
    { letter: "r", name: "red" },
    { letter: "b", name: "blue" },
  ];
  const props = { rules: { ...rules(), suits, ranks: 5 }, tops: new Map(), fresh: null };
  const labels = async (/** @type {string} */ playable) => {
    await mount(Fireworks, { ...props, game: { fireworks, playable } });
    return [...document.querySelectorAll(".shell")].map((it) => it.getAttribute("aria-label"));
  };
  assert.deepEqual(await labels("r1235b1"), [
    "red: empty, can begin with 1, 2, 3 or 5",
    "blue: 5 on top, 1 is next",
  ]);
  assert.deepEqual(
    [...document.querySelectorAll(".next-sign")].map((it) => it.textContent),
    ["1"],
  );
  await labels("r12b1");
  assert.deepEqual(
    [...document.querySelectorAll(".next-sign")].map((it) => it.textContent),
    ["1/2", "1"],
  );
});

test("START is a rank with a sign of its own", async () => {
  await speak();
  const { ranksOf, summary } = await import("../src/table/notation.js");
  const { cardWord, setWord } = await import("../src/table/words.js");
  const { Card } = await import("../src/ui/hand/card.js");
  const suits = [
    { letter: "r", name: "red", copies: [1, 2, 2, 2, 1, 1] },
    { letter: "b", name: "blue", copies: [1, 2, 2, 2, 1, 1] },
  ];
  const either = {
    ...rules(),
    suits: /** @type {RulesInfo["suits"]} */ (/** @type {unknown} */ (suits)),
    ranks: 5,
  };
  assert.deepEqual(ranksOf(either), [1, 2, 3, 4, 5, 6]);
  assert.equal(summary(either, "r6b6").onlyRank, 6);
  assert.equal(cardWord(either, "r6"), "red START");
  assert.equal(setWord(either, "r16"), "red 1 or START");
  assert.equal(setWord(either, "r123456"), "red");
  await mount(Card, { suit: suits[0], letter: "r", rank: 6, up: true });
  const signs = [...document.querySelectorAll(".corner use")].map((it) => it.getAttribute("href"));
  assert.deepEqual(signs, ["#num-7", "#num-7"]);
});

test("a firework that began with START says how it can go on", async () => {
  await speak();
  const { Fireworks } = await import("../src/ui/table/fireworks.js");
  const firework = { height: 1, top: 6, next: null, reach: 5, dead: false, suit: "r" };
  const suits = [{ letter: "r", name: "red" }];
  const props = { rules: { ...rules(), suits, ranks: 5 }, tops: new Map(), fresh: null };
  await mount(Fireworks, { ...props, game: { fireworks: [firework], playable: "r24" } });
  assert.equal(
    document.querySelector(".shell")?.getAttribute("aria-label"),
    "red: START on top, 2 or 4 is next",
  );
  assert.equal(document.querySelector(".next-sign")?.textContent, "2/4");
});
