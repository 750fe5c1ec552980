// Chat messages: in order, as text, and without muted people.
import assert from "node:assert/strict";
import { test } from "node:test";
import { speak } from "./dom.js";

const { mute, muted, unmute } = await import("../src/settings.js");
const { withChat } = await import("../src/table/state.js");
const { linesOf, sayingWord } = await import("../src/table/chat.js");
const { logLine } = await import("../src/table/words.js");

const ana = { id: "a", name: "Ana" };
const eve = { id: "e", name: "Eve" };
/** @param {string} text @returns {import("../types/protocol.js").ChatMessage} */
const said = (text) => ({ type: "text", text });

/** @param {number} seq @param {number} at @param {string} text @returns {import("../types/protocol.js").LoggedEvent} */
const event = (seq, at, text) => ({
  seq,
  at,
  event: { type: "said", seat: 0, person: ana, saying: said(text) },
});

test("what players and watchers say stands in the order of time", () => {
  const lines = linesOf({
    history: [
      event(3, 10, "one"),
      { seq: 4, at: 20, event: { type: "returned", seat: 0 } },
      event(5, 40, "three"),
    ],
    watchersTalk: [{ line: 1, at: 30, person: eve, saying: said("two") }],
  });
  assert.deepEqual(
    lines.map(({ key, saying }) => [key, sayingWord(saying)]),
    [
      ["t3", "one"],
      ["w1", "two"],
      ["t5", "three"],
    ],
  );
});

test("a line of watchers that comes twice stands once", () => {
  const line = (/** @type {number} */ n) => ({ line: n, at: n, person: eve, saying: said(`${n}`) });
  const table = /** @type {import("../src/table/state.js").Table} */ (
    /** @type {unknown} */ ({ watchersTalk: [] })
  );
  const one = withChat(table, [line(1), line(2)]);
  const two = withChat(one, [line(1), line(2), line(3)]);
  assert.deepEqual(
    two.watchersTalk.map((it) => it.line),
    [1, 2, 3],
  );
  assert.equal(withChat(two, [line(3)]), two, "nothing new is nothing new");
});

test("the log says it in words, but not of whom nothing is to be seen", async () => {
  await speak();
  const setting = /** @type {import("../src/table/words.js").Setting} */ (
    /** @type {unknown} */ ({ info: { seats: [] }, you: 0 })
  );
  const logged = event(3, 10, "<b>hello</b>");
  assert.equal(logLine(setting, logged, []), "Ana: <b>hello</b>");
  mute("a");
  assert.deepEqual(muted.value, ["a"]);
  assert.equal(logLine(setting, logged, []), "");
  unmute("a");
  assert.equal(logLine(setting, logged, []), "Ana: <b>hello</b>");
});
