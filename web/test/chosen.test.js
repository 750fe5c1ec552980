// My choice while the game goes on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, mount, speak } from "./dom.js";

const { fake } = await import("../dev/fake.js");
const { useChoice } = await import("../src/ui/table/choice.js");

await speak();

test("a card that leaves the hand takes no choice along that has been made since", async () => {
  const { game, rules, info } = /** @type {any} */ (fake({ players: 3 }));
  const setting = { rules, info, you: 0 };
  const [first, second] = game.hands[0].cards;
  const left = game.hands.map((/** @type {any} */ hand, /** @type {number} */ seat) =>
    seat === 0 ? { ...hand, cards: hand.cards.slice(1) } : hand,
  );
  /** @type {import("../src/ui/table/choice.js").Choice | null} */
  let choice = null;
  const Probe = (/** @type {any} */ { scene }) => {
    choice = useChoice(scene, { sent: null, offline: false, problem: "" });
    return null;
  };
  const now = () => /** @type {import("../src/ui/table/choice.js").Choice} */ (choice);
  const { draw } = await mount(Probe, { scene: { game, setting } });
  now().choose({ seat: 0, id: first.id });
  await drawn();
  assert.deepEqual(now().chosen, { seat: 0, id: first.id });
  // The first card is gone, and the second one is pressed before the page renders.
  draw({ scene: { game: { ...game, hands: left }, setting } });
  now().choose({ seat: 0, id: second.id });
  await drawn();
  assert.deepEqual(now().chosen, { seat: 0, id: second.id });
  // A choice of a removed card is cleared.
  draw({ scene: { game, setting } });
  now().choose({ seat: 0, id: first.id });
  await drawn();
  draw({ scene: { game: { ...game, hands: left }, setting } });
  await drawn();
  assert.equal(now().chosen, null);
});
