// Premoves on the board.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { drawn, has, mount, one, press, speak, texts } from "./dom.js";

const { table } = await import("./scene.js");
const { Board } = await import("../src/ui/table/board.js");
const { settings } = await import("../src/settings.js");
const { voice } = await import("../src/live.js");

await speak();
await Promise.all([import("../src/ui/table/keys.js"), import("../src/ui/table/expansionUi.js")]);
beforeEach(() => {
  settings.confirm.value = "off";
});

/** A board on Ben's turn, the same on my turn, and the sent actions. */
function waiting() {
  const { done, scene, controls, steps } = table();
  const { legal } = scene.game;
  const props = { steps, controls: { ...controls, ahead: true } };
  const theirs = { ...props, scene: { ...scene, game: { ...scene.game, legal: null, to_act: 1 } } };
  /** @param {object} [change] */
  const mine = (change) => ({
    ...props,
    scene: { ...scene, game: { ...scene.game, legal, to_act: 0, ...change } },
  });
  return { done, theirs, mine, legal };
}

/** Chooses my second card and prepares something with it. @param {"play" | "discard"} what */
async function prepare(what) {
  one('.hand.mine [data-card="1"]').click();
  await drawn();
  one(`[data-act="${what}"]`).click();
  await drawn();
}

test("what is prepared is shown, and done when my turn comes", async () => {
  const { done, theirs, mine } = waiting();
  const board = await mount(Board, theirs);
  await prepare("discard");
  assert.deepEqual(done, [], "it waits");
  assert.match(one('[data-testid="prepared"]').textContent ?? "", /discard card 2/);
  assert.ok(!has(".board.my-turn"));
  board.draw(mine());
  await drawn();
  assert.deepEqual(done, [{ type: "discard", id: 1 }]);
  board.draw(theirs);
  await drawn();
  board.draw(mine());
  await drawn();
  assert.equal(done.length, 1, "once");
});

test("what is prepared can be changed and dropped", async () => {
  const { done, theirs, mine } = waiting();
  const board = await mount(Board, theirs);
  await prepare("discard");
  await prepare("play");
  assert.match(one('[data-testid="prepared"]').textContent ?? "", /play card 2/);
  one('[data-act="drop"]').click();
  await drawn();
  assert.ok(!has('[data-testid="prepared"]'));
  await prepare("play");
  press("Escape");
  await drawn();
  assert.ok(!has('[data-testid="prepared"]'), "Escape drops it too");
  board.draw(mine());
  await drawn();
  assert.deepEqual(done, []);
});

test("it is dropped by itself when the table has changed what it was about, and that is said", async () => {
  const { done, theirs, mine } = waiting();
  const board = await mount(Board, theirs);
  await prepare("play");
  const { scene } = mine();
  const [hand, ...others] = scene.game.hands;
  const cards = hand.cards.map((card) => (card.id === 1 ? { ...card, yes: "5" } : card));
  board.draw({
    ...theirs,
    scene: { ...theirs.scene, game: { ...theirs.scene.game, hands: [{ ...hand, cards }, ...others] } },
  });
  await drawn();
  assert.ok(!has('[data-testid="prepared"]'));
  const told = /Queued action canceled because the table has changed: play card 2/;
  assert.match(texts(".news .dropped")[0], told);
  assert.match(voice.value.at(-1) ?? "", told);
  board.draw(mine({ hands: [{ ...hand, cards }, ...others] }));
  await drawn();
  assert.deepEqual(done, []);
});

test("what the server does not offer is not done", async () => {
  const { done, theirs, mine, legal } = waiting();
  const board = await mount(Board, theirs);
  await prepare("discard");
  board.draw(mine({ legal: { ...legal, discard: [] } }));
  await drawn();
  assert.deepEqual(done, []);
  assert.match(texts(".news .dropped")[0], /discard card 2/);
});

test("who asks for it confirms when preparing, and not a second time", async () => {
  settings.confirm.value = "on";
  const { done, theirs, mine } = waiting();
  const board = await mount(Board, theirs);
  const card = one('.hand.mine [data-card="1"]');
  card.focus();
  press("p");
  await drawn();
  assert.ok(!has('[data-testid="prepared"]'));
  one('[data-act="confirm"]').click();
  await drawn();
  board.draw(mine());
  await drawn();
  assert.deepEqual(done, [{ type: "play", id: 1 }]);
});

test("while I look back, what is prepared waits", async () => {
  const { done, theirs, mine } = waiting();
  const board = await mount(Board, theirs);
  await prepare("play");
  const now = mine({ hands: [{ face: "down", cards: [] }, ...mine().scene.game.hands.slice(1)] });
  board.draw({ ...now, controls: { ...now.controls, act: undefined } });
  await drawn();
  board.draw(mine());
  await drawn();
  assert.deepEqual(done, [{ type: "play", id: 1 }]);
});

test("where nothing can be prepared, nothing is offered before my turn", async () => {
  const { done, theirs } = waiting();
  await mount(Board, { ...theirs, controls: { ...theirs.controls, ahead: false } });
  one('.hand.mine [data-card="1"]').click();
  await drawn();
  assert.ok(!has("[data-act]"));
  assert.deepEqual(done, []);
});
