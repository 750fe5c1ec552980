// The launch of a played card: nothing clips it, nothing waits for it, and it leaves nothing behind.
import assert from "node:assert/strict";
import { acting, couple, farewell, MOVING, playOut, resize, shot, until } from "./fixtures.js";
import { cases, test, useServer } from "./harness.js";
import { tableOf } from "./layout.js";
import { inSet, perform, plan } from "./plan.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: "4a".repeat(32) });

/** @typedef {{sparks: number, ghosts: {rect: number[], parent: string}[], shines: number, taken: string}} Seen */

/** Writes down from now on what is drawn over the page. @param {Page} page */
const watch = (page) =>
  page.evaluate(async () => {
    // The code of the animations is loaded after the first render.
    await /** @type {any} */ (globalThis).clientModule("/src/motion.js");
    /** @type {Seen} */
    const seen = { sparks: 0, ghosts: [], shines: 0, taken: "" };
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          const element = /** @type {Element} */ (node);
          if (element.className === "sparks") seen.sparks += 1;
          if (element.className === "shine") seen.shines += 1;
          if (element.className === "ghost") {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            seen.ghosts.push({
              rect: [left, top, right, bottom],
              parent: element.parentElement?.tagName ?? "",
            });
          }
          if (["sparks", "shine", "ghost"].includes(element.className))
            seen.taken += getComputedStyle(element).pointerEvents === "none" ? "" : element.className;
        }
    }).observe(document.body, { childList: true });
  });

/** @param {Page} page */
const seenBy = (page) =>
  page.evaluate(() => /** @type {{seen: Seen}} */ (/** @type {unknown} */ (globalThis)).seen);

/** Waits until nothing is drawn over the page. @param {Page} page */
const cleared = (page) =>
  until(
    async () => (await page.locator("body > .sparks, body > .shine, body > .ghost").count()) === 0,
    "nothing is left",
  );

/** Plays until a card has been played. @param {Page[]} pages */
async function playOne(pages) {
  await playOut(pages, async ({ page, game, cards }) => {
    const action = plan(game, cards);
    if (action.type !== "play") return undefined;
    await Promise.all(pages.map(cleared));
    await Promise.all(pages.map(watch));
    await perform(page, game, action);
    return "enough";
  });
}

for (const size of cases(
  [{ width: 360, height: 740 }],
  [
    { width: 740, height: 360 },
    { width: 1280, height: 590 },
  ],
))
  test(`a played card is launched: ${size.width}×${size.height}`, async () => {
    const { pages } = await couple(server, {}, MOVING);
    for (const page of pages) await resize(page, size);
    await playOne(pages);
    for (const page of pages) {
      await until(async () => (await seenBy(page)).sparks > 0, "sparks");
      const { ghosts, shines, taken } = await seenBy(page);
      assert.equal(taken, "", "it takes no press");
      assert.equal(shines, 1);
      assert.ok(ghosts.length > 0, "the card flies");
      for (const { rect, parent } of ghosts) {
        assert.equal(parent, "BODY", "nothing clips it");
        assert.ok(
          rect[0] >= -1 && rect[1] >= -1 && rect[2] <= size.width + 1 && rect[3] <= size.height + 1,
          `${rect}`,
        );
      }
    }
    await shot(pages[0], `launch-${size.width}×${size.height}`);
    await Promise.all(pages.map(cleared));
    await farewell(pages);
  });

test("the next action doesn't wait for a launch", async () => {
  const page = await tableOf(server, "en", 2, MOVING);
  await watch(page);
  await acting(page, async () => {
    await page.locator(".hand.mine .slot").first().click();
    await page.locator('[data-act="play"]').click();
  });
  await page.locator(".board.my-turn").waitFor();
  await page.locator(".hand.mine .slot").first().click();
  await page.locator('[data-act="play"]').waitFor();
  await cleared(page);
  await farewell([page]);
});

test("a strike smokes", async () => {
  const { pages } = await couple(server, {}, MOVING);
  await playOut(pages, async ({ page, game, cards }) => {
    const wrong = cards.find(({ card }) => !inSet(game.playable, card));
    if (!wrong) return undefined;
    await Promise.all(pages.map(watch));
    await perform(page, game, { type: "play", id: wrong.id });
    return "enough";
  });
  for (const page of pages) {
    await until(async () => (await seenBy(page)).sparks > 0, "smoke");
    assert.equal((await seenBy(page)).shines, 0);
  }
  await shot(pages[0], "launch-strike");
  await Promise.all(pages.map(cleared));
  await farewell(pages);
});

test("without motion a played card only fades", async () => {
  const { pages } = await couple(server, {}, MOVING);
  await pages[0].emulateMedia({ reducedMotion: "reduce" });
  await pages[1].evaluate(async () => {
    const { settings } = await /** @type {any} */ (globalThis).clientModule("/src/settings.js");
    settings.motion.value = "off";
  });
  await playOne(pages);
  for (const page of pages) {
    await until(async () => (await page.locator(".shell .top .card").count()) > 0, "a card on a pile");
    const { sparks, shines } = await seenBy(page);
    assert.deepEqual({ sparks, shines }, { sparks: 0, shines: 0 });
  }
  await farewell(pages);
});
