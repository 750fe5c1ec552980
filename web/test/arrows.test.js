// Arrows at cards in a review, and acting for another seat in a variation.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, has, mount, one, press, speak } from "./dom.js";

const { Board } = await import("../src/ui/table/board.js");
const { arrowsOf } = await import("../src/ui/review/review.js");
const { mute, unmute } = await import("../src/settings.js");
const { table } = await import("./scene.js");

await speak();
await import("../src/ui/table/keys.js");

test("the card that has the focus is pointed at by its key, and any card by a press while one points", async () => {
  const { done, ...props } = table();
  /** @type {number[]} */
  const cards = [];
  const scene = { ...props.scene, point: (/** @type {number} */ id) => cards.push(id) };
  await mount(Board, { ...props, scene });
  const card = one('.hand.mine [data-card="1"]');
  card.focus();
  press("a", card);
  assert.deepEqual(cards, [1]);
  card.click();
  await drawn();
  assert.ok(has('[data-act="play"]'), "without pointing a press chooses");
  await mount(Board, { ...props, scene: { ...scene, pointing: true } });
  one('.hand.mine [data-card="1"]').click();
  await drawn();
  assert.deepEqual(cards, [1, 1]);
  assert.deepEqual(done, []);
});

test("an arrow is drawn on the card and read with it", async () => {
  const { done, ...props } = table();
  const arrows = new Map([[1, [{ name: "Ann", n: 2 }]]]);
  await mount(Board, { ...props, scene: { ...props.scene, arrows } });
  const card = one('.hand.mine [data-card="1"]');
  assert.ok(card.querySelector(".arrow.by-2"));
  assert.equal(document.querySelectorAll(".arrow").length, 1);
  assert.match(card.getAttribute("aria-label") ?? "", /Pointed at by Ann|review-pointed/);
  assert.deepEqual(done, []);
});

test("who acts for another seat plays its cards and gives clues to the rest", async () => {
  const { done, ...props } = table();
  const [card] = props.scene.game.hands[1].cards;
  const legal = {
    ...{ play: [card.id], discard: [card.id], announce: [], clues: [], free_clues: [] },
    ...{ shuffle_back: [], put_into_play: [], decline: false, fireworks: [] },
  };
  const scene = { ...props.scene, actor: 1, game: { ...props.scene.game, to_act: 1, legal } };
  await mount(Board, { ...props, scene });
  assert.match(one("[data-testid=action-bar]").textContent ?? "", /^\s*branch-choose-own|^\s*Ben’s turn/);
  const held = one(`.hand[data-seat="1"] [data-card="${card.id}"]`);
  held.focus();
  press("d", held);
  await drawn();
  assert.deepEqual(done, [{ type: "discard", id: card.id }]);
});

test("who is muted points at nothing that is shown", () => {
  const person = (/** @type {string} */ id) => ({ id, name: id.toUpperCase() });
  const review = {
    here: [person("ann"), person("ben")],
    lead: "ann",
    step: 3,
    actions: [],
    pointed: [
      { by: "ben", cards: [4, 5] },
      { by: "ann", cards: [4] },
    ],
  };
  assert.deepEqual(
    [...arrowsOf(review)],
    [
      [
        4,
        [
          { name: "BEN", n: 1 },
          { name: "ANN", n: 0 },
        ],
      ],
      [5, [{ name: "BEN", n: 1 }]],
    ],
  );
  mute("ben");
  assert.deepEqual([...arrowsOf(review)], [[4, [{ name: "ANN", n: 0 }]]]);
  unmute("ben");
  assert.equal(arrowsOf(null).size, 0);
});
