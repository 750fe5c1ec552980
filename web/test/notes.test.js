// Notes as values, on the board, and as warnings against my action.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { drawn, fill, has, mount, one, press, speak } from "./dom.js";

const { table } = await import("./scene.js");
const { Board } = await import("../src/ui/table/board.js");
const { byCard, noteAgainst, noteOf, withNote } = await import("../src/table/notes.js");
const { settings } = await import("../src/settings.js");

/** @typedef {import("../types/protocol.js").NoteMark} NoteMark */

await speak();
await Promise.all([
  import("../src/ui/table/keys.js"),
  import("../src/ui/table/expansionUi.js"),
  import("../src/ui/hand/notes.js"),
]);
beforeEach(() => {
  settings.confirm.value = "off";
});

/** @param {number} card @param {NoteMark} [mark] @param {string} [text] */
const note = (card, mark, text = "") => ({ card, text, ...(mark && { mark }) });

test("a note takes the place of the one before, of its writer alone, and an empty one takes it away", () => {
  const all = byCard([
    { seat: 0, notes: [note(3, "keep")] },
    { seat: 1, notes: [note(3, undefined, "r5")] },
  ]);
  const changed = withNote(all, { ...note(3, "play"), seat: 0 });
  assert.equal(noteOf(changed, 0, 3)?.mark, "play");
  assert.equal(noteOf(changed, 1, 3)?.text, "r5");
  assert.equal(noteOf(all, 0, 3)?.mark, "keep", "what was stays as it was");
  const gone = withNote(changed, { ...note(3), seat: 0 });
  assert.equal(noteOf(gone, 0, 3), null);
  assert.equal(gone.get(3)?.length, 1);
  assert.equal(withNote(gone, { ...note(3), seat: 1 }).size, 0);
});

for (const [mark, plays, discards] of /** @type {[NoteMark | undefined, boolean, boolean][]} */ ([
  ["play", false, true],
  ["keep", true, true],
  ["discard", true, false],
  [undefined, false, false],
]))
  test(`a card marked ${mark ?? "with words alone"}: what speaks against playing and discarding it`, () => {
    const notes = byCard([{ seat: 0, notes: [note(3, mark, "x")] }]);
    assert.equal(noteAgainst(notes, 0, { type: "play", id: 3 }) !== null, plays);
    assert.equal(noteAgainst(notes, 0, { type: "discard", id: 3 }) !== null, discards);
    assert.equal(noteAgainst(notes, 1, { type: "discard", id: 3 }), null, "it is mine, and not another's");
    assert.equal(noteAgainst(notes, 0, { type: "discard", id: 4 }), null);
  });

/** A board with my notes, and the written ones. @param {ReturnType<typeof note>[]} mine */
function noted(mine) {
  const { done, scene, controls, steps } = table();
  /** @type {object[]} */
  const written = [];
  const notes = byCard([{ seat: 0, notes: mine }]);
  const props = {
    steps,
    scene: { ...scene, notes },
    controls: { ...controls, note: (/** @type {object} */ it) => written.push(it) },
  };
  return { done, written, props };
}

test("my note warns me before I do what it speaks against, and a second press does it all the same", async () => {
  const { done, props } = noted([note(1, "keep", "five?")]);
  await mount(Board, props);
  one('.hand.mine [data-card="1"]').click();
  await drawn();
  one('[data-act="discard"]').click();
  await drawn();
  assert.deepEqual(done, []);
  assert.match(one(".against").textContent ?? "", /Your note says: keep · five\?/);
  one('[data-act="confirm"]').click();
  assert.deepEqual(done, [{ type: "discard", id: 1 }]);
});

test("what my note agrees with is done at once", async () => {
  const { done, props } = noted([note(1, "play")]);
  await mount(Board, props);
  const card = one('.hand.mine [data-card="1"]');
  card.focus();
  press("p");
  assert.deepEqual(done, [{ type: "play", id: 1 }]);
});

test("a note is drawn on its card, and said", async () => {
  const { props } = noted([note(1, "keep", "five?")]);
  await mount(Board, props);
  assert.ok(has('[data-card="1"] .note-flag') && !has('[data-card="2"] .note-flag'));
  assert.match(one('[data-card="1"]').getAttribute("aria-label") ?? "", /You: keep · five\?/);
});

test("N opens the note of a card, of a partner's too, and Enter keeps it", async () => {
  const { written, props } = noted([]);
  await mount(Board, props);
  const card = one('.hand.partner [data-card="6"]');
  card.focus();
  press("n");
  await drawn();
  one('[data-mark="play"]').click();
  await drawn();
  fill(one(".note-form input"), " y1 ");
  await drawn();
  one('[data-note="keep"]').click();
  await drawn();
  assert.deepEqual(written, [{ card: 6, text: "y1", mark: "play" }]);
  assert.ok(!has(".note-form"));
});

test("who watches can note nothing", async () => {
  const { props } = noted([]);
  await mount(Board, { ...props, controls: { ...props.controls, note: undefined } });
  one('.hand.mine [data-card="1"]').click();
  await drawn();
  assert.ok(!has('[data-act="note"]'));
  press("n", one('.hand.mine [data-card="1"]'));
  await drawn();
  assert.ok(!has(".note-form"));
});
