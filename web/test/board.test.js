// The board as a component: what it renders, and what a press does.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { drawn, has, mount, one, press, speak, texts } from "./dom.js";

const { Board, WATCHING } = await import("../src/ui/table/board.js");
const { table } = await import("./scene.js");
const { voice } = await import("../src/live.js");
const { settings } = await import("../src/settings.js");

await speak();
// Loads the lazy parts at the start.
await Promise.all([import("../src/ui/table/keys.js"), import("../src/ui/table/expansionUi.js")]);
beforeEach(() => {
  settings.confirm.value = "off";
});

test("a card of mine that is chosen can be played or discarded", async () => {
  const { done, ...props } = table();
  await mount(Board, props);
  one('.hand.mine [data-card="1"]').click();
  await drawn();
  one('[data-act="discard"]').click();
  assert.deepEqual(done, [{ type: "discard", id: 1 }]);
  await drawn();
  assert.ok(!has('[data-act="discard"]'), "the choice is over");
});

test("a partner's card offers the clues that touch it, and a press gives one", async () => {
  const { done, ...props } = table();
  await mount(Board, props);
  const clue = props.scene.game.legal?.clues.find((it) => it.touches.length > 0);
  assert.ok(clue);
  one(`.hand.partner [data-card="${clue.touches[0]}"]`).click();
  await drawn();
  const offered = [...document.querySelectorAll("[data-clue]")].map((it) => it.getAttribute("data-clue"));
  const fitting = props.scene.game.legal?.clues.filter(
    (it) => it.to === clue.to && it.touches.includes(clue.touches[0]),
  );
  assert.deepEqual(
    offered,
    fitting?.map((it) => it.clue),
  );
  one(`[data-clue="${clue.clue}"]`).click();
  assert.deepEqual(done, [{ type: "clue", to: clue.to, clue: clue.clue }]);
});

test("who asks for it confirms each action by a second press", async () => {
  settings.confirm.value = "on";
  const { done, ...props } = table();
  await mount(Board, props);
  const card = one('.hand.mine [data-card="1"]');
  card.focus();
  press("p");
  await drawn();
  assert.deepEqual(done, []);
  one('[data-act="confirm"]').click();
  assert.deepEqual(done, [{ type: "play", id: 1 }]);
});

test("Escape takes one step back", async () => {
  const { done, ...props } = table();
  await mount(Board, props);
  one('.hand.mine [data-card="1"]').click();
  await drawn();
  press("Escape");
  await drawn();
  assert.ok(!has(".slot.selected"));
  assert.deepEqual(done, []);
});

test("the focus passes the clues: who leaves one is not called back to it", async () => {
  const { done, ...props } = table();
  await mount(Board, props);
  const clue = props.scene.game.legal?.clues.find((it) => it.touches.length > 0);
  assert.ok(clue);
  one(`.hand.partner [data-card="${clue.touches[0]}"]`).click();
  await drawn();
  const first = one("[data-clue]");
  first.focus();
  await drawn();
  assert.ok(has(".slot.lit"), "the cards that it would touch are lit");
  // Nothing has the focus, as while it moves to the next control.
  first.blur();
  await drawn();
  assert.ok(!has(".slot.lit"));
  assert.equal(document.activeElement, document.body);
  assert.deepEqual(done, []);
});

test("Escape leads from the clues back to the card", async () => {
  const { done, ...props } = table();
  await mount(Board, props);
  const clue = props.scene.game.legal?.clues.find((it) => it.touches.length > 0);
  assert.ok(clue);
  const card = one(`.hand.partner [data-card="${clue.touches[0]}"]`);
  card.click();
  await drawn();
  one("[data-clue]").focus();
  press("Escape");
  await drawn();
  assert.ok(!has(".clue-bar"));
  assert.equal(document.activeElement, card);
  // From all clues of a hand, Escape returns to the name that opened them.
  const name = one(`.hand[data-seat="${clue.to}"] .name`);
  name.click();
  await drawn();
  one("[data-clue]").focus();
  press("Escape");
  await drawn();
  assert.equal(document.activeElement, name);
  assert.deepEqual(done, []);
});

test("a board that comes has the focus on my hand, and on none of its cards", async () => {
  const { done, ...props } = table();
  await mount(Board, props);
  assert.equal(document.activeElement, one(".hand.mine"));
  press("p");
  press("d");
  await drawn();
  assert.deepEqual(done, [], "a key does nothing unseen");
  await mount(Board, { ...props, replaying: true });
  assert.equal(document.activeElement, document.body, "the arrows of a replay step through it");
});

test("a key that needs a card says what to choose first", async () => {
  const { done, ...props } = table();
  await mount(Board, props);
  for (const [key, words] of [
    ["p", "First choose one of your cards."],
    ["c", "First choose a partner’s card."],
    ["d", "First choose one of your cards."],
    ["2", "First choose a partner’s card."],
  ]) {
    press(key);
    await drawn();
    assert.deepEqual(texts(".news .dropped"), [words], key);
    assert.equal(voice.value.at(-1), words, "it is spoken too");
  }
  press("x");
  one('.hand.mine [data-card="1"]').click();
  await drawn();
  assert.deepEqual(texts(".news .dropped"), [], "until a card is chosen");
  // No action is possible: then no key shows a hint.
  await mount(Board, { ...props, controls: WATCHING });
  press("p");
  await drawn();
  assert.deepEqual(texts(".news .dropped"), []);
  assert.deepEqual(done, []);
});

test("Escape returns from an earlier moment once nothing else is open", async () => {
  const { done, ...props } = table();
  let now = 0;
  const steps = { at: 1, opensAt: /** @type {const} */ ("end"), back: () => (now += 1) };
  await mount(Board, { ...props, steps });
  one('.hand.mine [data-card="1"]').click();
  await drawn();
  press("Escape");
  await drawn();
  assert.equal(now, 0, "first the choice is given up");
  press("Escape");
  assert.equal(now, 1);
  assert.deepEqual(done, []);
});

test("who watches can do nothing", async () => {
  const { scene, steps } = table();
  await mount(Board, { scene, steps, controls: WATCHING });
  one('.hand.mine [data-card="1"]').click();
  await drawn();
  assert.ok(!has("[data-act]"));
});

test("a partner's card says who knows what of it", async () => {
  const { done, ...props } = table();
  await mount(Board, props);
  const labels = [...document.querySelectorAll(".hand.partner [data-card]")].map(
    (it) => it.getAttribute("aria-label") ?? "",
  );
  assert.ok(labels.some((label) => label.includes("Ben knows: ")));
  for (const label of labels) assert.doesNotMatch(label, /[{}$]/);
  assert.deepEqual(done, []);
});

test("all that has happened since my turn is told, a strike too", async () => {
  const { done, ...props } = table();
  await mount(Board, props);
  const news = texts(".news .last-move");
  assert.equal(news.length, 2);
  assert.match(news[0], /Ben clues you 2s/);
  assert.match(news[1], /a dud/);
  assert.ok(one(".news .misplayed"));
  assert.deepEqual(done, []);
});
