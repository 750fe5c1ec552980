// The end of a perfect game: fireworks fill the screen for three seconds, then the result; and a picture of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { drawn, has, mount, one, press, speak } from "./dom.js";

const { fake } = await import("../dev/fake.js");
const { EndPanel } = await import("../src/ui/table/endPanel.js");
const { skyOf } = await import("../src/art/picture.js");
const { settings } = await import("../src/settings.js");

await speak();

/** The properties of the panel at the end of a game. @param {"perfect" | "finished"} outcome */
function ended(outcome) {
  const it = fake({});
  const result = { outcome, points: 25, rating: null, scale: "none", shown: true, lost: null };
  return {
    table: { id: "t", info: it.info, rules: it.rules, game: { ...it.game, result }, you: 0 },
    onClose: () => undefined,
  };
}

test("the sky has the screen for three seconds, then the result stands by itself", async () => {
  settings.motion.value = "auto";
  const timeout = setTimeout;
  /** @type {{run: () => void, wait: number}[]} */
  const waits = [];
  // Long timers are kept here, so that the test needn't wait.
  globalThis.setTimeout = /** @type {typeof setTimeout} */ (
    /** @type {unknown} */ (
      (/** @type {() => void} */ run, wait = 0) =>
        wait < 1000 ? timeout(run, wait) : timeout(() => waits.push({ run, wait }), 0)
    )
  );
  try {
    await mount(EndPanel, ended("perfect"));
    await drawn();
    assert.ok(has(".finale"));
    assert.deepEqual(
      waits.map(({ wait }) => wait),
      [3000],
    );
    waits[0].run();
    await drawn();
    assert.ok(!has(".finale"));
    assert.match(one(".end-score").textContent ?? "", /25/);
  } finally {
    globalThis.setTimeout = timeout;
  }
});

test("a key ends the finale, and without movement there is none", async () => {
  await mount(EndPanel, ended("perfect"));
  assert.ok(has(".finale"));
  press(" ", document.body);
  await drawn();
  assert.ok(!has(".finale"));
  settings.motion.value = "off";
  await mount(EndPanel, ended("perfect"));
  assert.ok(!has(".finale"));
  settings.motion.value = "auto";
  await mount(EndPanel, ended("finished"));
  assert.ok(!has(".finale"));
});

test("the picture has every firework at its height, in the light of its suit", () => {
  const picture = skyOf(
    {
      fireworks: [
        { suit: "red", height: 5 },
        { suit: "blue", height: 2 },
        { suit: "white", height: 0 },
      ],
      ranks: 5,
    },
    (shell) => `light-of-${shell}`,
  );
  assert.equal(picture.match(/<g transform/g)?.length, 3);
  assert.match(picture, /stroke="light-of-chrysanthemum"/);
  assert.match(picture, /stroke="light-of-ring"/);
  assert.doesNotMatch(picture, /light-of-peony/, "what was never lit does not shine");
});
