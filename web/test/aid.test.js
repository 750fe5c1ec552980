// The settings `aid` and `newest`: what the page remembers and counts, and the end of a hand with the newest card.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { drawn, has, mount, one, press, speak, texts } from "./dom.js";

const { table } = await import("./scene.js");
const { Board } = await import("../src/ui/table/board.js");
const { settings } = await import("../src/settings.js");

await speak();
await Promise.all([import("../src/ui/table/keys.js"), import("../src/ui/table/expansionUi.js")]);
beforeEach(() => {
  settings.aid.value = "full";
  settings.newest.value = "right";
});

/** @param {string} selector */
const labels = (selector) =>
  [...document.querySelectorAll(selector)].map((it) => it.getAttribute("aria-label") ?? "");
/** The ids of my cards from left to right. */
const mine = () =>
  [...document.querySelectorAll(".hand.mine [data-card]")].map((it) => Number(it.getAttribute("data-card")));

test("as at the table, nothing that was said is left on a card or in its name", async () => {
  const { done: _, ...props } = table();
  // The last clue was followed by another move.
  await mount(Board, { ...props, scene: { ...props.scene, last: props.scene.history[1] } });
  assert.ok(has(".ribbon") && has(".thoughts") && has(".log") && has(".brush"));
  settings.aid.value = "table";
  await drawn();
  for (const mark of [".ribbon", ".thoughts", ".known", ".fold", ".brush", ".log"])
    assert.ok(!has(mark), mark);
  assert.deepEqual(new Set(texts(".said")), new Set([""]));
  for (const label of labels(".hand.mine [data-card]")) assert.match(label, /^Your card \d\.$/);
  assert.match(one(".no-log").textContent ?? "", /Memory aids are off/);
  assert.equal(document.querySelectorAll(".said").length, document.querySelectorAll("[data-card]").length);
});

test("as at the table, a clue is seen while it is the last thing that was done", async () => {
  settings.aid.value = "table";
  const { done: _, ...props } = table();
  await mount(Board, { ...props, scene: { ...props.scene, last: props.scene.history[0] } });
  const touched = [...document.querySelectorAll("[data-card]")].filter((it) => it.querySelector(".brush"));
  assert.deepEqual(
    touched.map((it) => Number(it.getAttribute("data-card"))),
    [2, 3],
  );
});

test("clues alone show what was said, and count nothing", async () => {
  settings.aid.value = "clues";
  const { done: _, ...props } = table();
  await mount(Board, props);
  assert.ok(has(".ribbon") && !has(".thoughts"));
  assert.ok(texts(".said").every((text) => ["", "2"].includes(text)));
});

test("the newest card can stand on the left, and places are counted as they are shown", async () => {
  const { done: _, ...props } = table();
  await mount(Board, props);
  assert.deepEqual(mine(), [0, 1, 2, 3, 4]);
  // The yellow 5 was the newest of six that the invented history deals me.
  assert.match(texts(".log li")[2], /You play card 6: yellow 5/);
  settings.newest.value = "left";
  await drawn();
  assert.deepEqual(mine(), [4, 3, 2, 1, 0]);
  assert.match(labels(".hand.mine [data-card]")[0], /^Your card 1\./);
  assert.match(texts(".log li")[2], /You play card 1: yellow 5/);
});

test("Shift and an arrow move a card in the direction of the arrow, whichever end the newest is at", async () => {
  settings.newest.value = "left";
  const { done: _, ...props } = table();
  /** @type {number[][]} */
  const orders = [];
  const controls = { ...props.controls, reorder: (/** @type {number[]} */ order) => orders.push(order) };
  await mount(Board, { ...props, controls });
  one('.hand.mine [data-card="4"]').focus();
  press("ArrowRight", one('.hand.mine [data-card="4"]'), { shiftKey: true });
  assert.deepEqual(orders, [[0, 1, 2, 4, 3]], "it stands second from the left now");
});

test("a hand is seen as its holder sees it, as combinations with their copies", async () => {
  const { done: _, ...props } = table();
  await mount(Board, props);
  const card = one(".hand.partner [data-card]");
  card.focus();
  press("e", card);
  await drawn();
  const shown = labels(".seen .seen-card");
  assert.equal(shown.length, 5);
  for (const [n, label] of shown.entries())
    assert.match(label, new RegExp(`^Card ${n + 1} (?:is one of|can only be) .*: \\w+ \\d ×\\d`));
  press("e", one(".hand.partner [data-card]"));
  await drawn();
  assert.ok(!has(".seen"), "the key ends what it has begun");
});

test("the key can be held: letting it go ends it, and a tap stays", async () => {
  const { done: _, ...props } = table();
  await mount(Board, props);
  const card = one(".hand.partner [data-card]");
  card.focus();
  press("e", card, { at: 1000 });
  await drawn();
  press("e", card, { at: 1300, repeat: true });
  await drawn();
  assert.ok(has(".seen"), "a key that is held repeats itself");
  press("e", one(".hand.partner [data-card]"), { at: 1500, type: "keyup" });
  await drawn();
  assert.ok(!has(".seen"));
  press("e", one(".hand.partner [data-card]"), { at: 3000 });
  press("e", one(".hand.partner [data-card]"), { at: 3100, type: "keyup" });
  await drawn();
  assert.ok(has(".seen"));
});

test("who wants nothing counted sees the backs alone", async () => {
  settings.aid.value = "table";
  const { done: _, ...props } = table();
  await mount(Board, props);
  one(".hand.partner .eye").click();
  await drawn();
  assert.ok(has(".hand.partner.empathy .card.down") && !has(".seen"));
});
