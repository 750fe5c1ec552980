// The setting `aid`, the view of a hand as its holder sees it, and premoves.
import assert from "node:assert/strict";
import {
  accessible,
  acting,
  couple,
  farewell,
  gameOf,
  seated,
  settled,
  shot,
  turn,
  until,
  visitor,
} from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: "4a".repeat(32) });

/** The ids of a hand on a page, from left to right. @param {Page} page @param {string} hand */
function shown(page, hand) {
  return page
    .locator(`${hand} [data-card]`)
    .evaluateAll((cards) => cards.map((card) => Number(card.getAttribute("data-card"))));
}

/** Changes a setting: opens and closes the settings. @param {Page} page @param {string} id @param {string} value */
async function choose(page, id, value) {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator(`#${id}`).selectOption(value);
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}

test("holding a partner's card with the mouse shows the hand as its holder sees it", async () => {
  const page = await visitor(server);
  await seated(page, { bots: ["cautious"] });
  const card = page.locator(".hand.partner [data-card]").first();
  await card.hover();
  await page.mouse.down();
  const seen = page.getByTestId("seen");
  await seen.waitFor();
  assert.equal(await seen.locator(".seen-card").count(), 5);
  assert.match(
    (await seen.locator(".seen-card").first().getAttribute("aria-label")) ?? "",
    /^Card 1 is one of \d+ kinds: .*×/,
  );
  assert.equal(
    await page.locator(".hand.partner .card.up").count(),
    0,
    "the cards are seen from their backs",
  );
  await accessible(page, "a hand as its holder sees it");
  await shot(page, "seen-desktop-dark");
  await page.mouse.up();
  await seen.waitFor({ state: "detached" });
  assert.equal(await page.locator(".slot.selected").count(), 0, "holding is not choosing");
  await card.click();
  await page.locator(".slot.selected").waitFor();
  await farewell([page]);
});

for (const [name, viewport] of /** @type {const} */ ([
  ["upright", { width: 360, height: 740 }],
  ["on its side", { width: 740, height: 360 }],
]))
  test(`holding a card with a finger, on a phone ${name}`, async () => {
    const page = await visitor(server, { viewport, hasTouch: true, settings: { theme: "light" } });
    await seated(page);
    const box = await page.locator(".hand.partner [data-card]").first().boundingBox();
    assert.ok(box);
    const finger = await page.context().newCDPSession(page);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    const seen = page.getByTestId("seen");
    await seen.waitFor();
    await shot(page, `seen-phone-${viewport.width}`);
    const inside = await seen.evaluate((it) => {
      const { left, right, top, bottom } = it.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    });
    assert.ok(inside, "all of it can be seen");
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await seen.waitFor({ state: "detached" });
    await farewell([page]);
  });

test("E held shows a hand through its holder's eyes, mine too, and letting it go ends it", async () => {
  const page = await visitor(server);
  await seated(page, { bots: ["cautious"] });
  await page.locator(".hand.mine [data-card]").first().focus();
  const seen = page.getByTestId("seen");
  await page.keyboard.down("e");
  await seen.waitFor();
  assert.match((await seen.getAttribute("aria-label")) ?? "", /my cards/);
  // A long press.
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction((then) => performance.now() - then > 400, from);
  await page.keyboard.up("e");
  await seen.waitFor({ state: "detached" });
  await farewell([page]);
});

test("a key that is pressed before the page knows its keys is heard when it does", async () => {
  const page = await visitor(server);
  let known = () => {};
  const wait = new Promise((done) => (known = () => done(undefined)));
  await page.route("**/src/ui/table/keys.js*", async (route) => {
    await wait;
    await route.continue();
  });
  await seated(page, { bots: ["cautious"] });
  await page.locator(".hand.mine [data-card]").first().focus();
  await page.keyboard.down("e");
  assert.equal(await page.getByTestId("seen").count(), 0);
  known();
  await page.getByTestId("seen").waitFor();
  await page.keyboard.up("e");
  await farewell([page]);
});

test("as at a real table, what was said is seen once and then gone", async () => {
  const { pages } = await couple(server, {});
  const [ana, ben] = pages;
  await choose(ben, "set-aid", "table");
  await ben.locator(".no-log").waitFor();
  const { legal } = await gameOf(ana);
  const clue = legal?.clues.find((it) => it.touches.length > 0);
  assert.ok(clue);
  await ana.locator(`[data-seat="1"] [data-card="${clue.touches[0]}"]`).click();
  await acting(ben, () => ana.locator(`[data-clue="${clue.clue}"]`).click());
  await ben.locator(".hand.mine .brush").first().waitFor();
  await shot(ben, "aid-table-clued");
  assert.equal(await ben.locator(".ribbon, .thoughts, .fold").count(), 0);
  await accessible(ben, "the table without help");
  await turn(ben);
  await ben.locator(".hand.mine [data-card]").last().click();
  await acting(ben, () => ben.locator('[data-act="play"]').click());
  await until(async () => (await ben.locator(".brush").count()) === 0, "the clue has faded");
  for (const label of await ben
    .locator(".hand.mine [data-card]")
    .evaluateAll((all) => all.map((it) => it.getAttribute("aria-label"))))
    assert.match(label ?? "", /^Your card \d\.$/);
  assert.ok((await ana.locator(".hand.partner .ribbon").count()) > 0, "Ana has chosen otherwise");
  await farewell(pages);
});

test("the newest card stands where I want it, and others see what I rearrange in their own way", async () => {
  const { pages } = await couple(server, {});
  const [ana, ben] = pages;
  const dealt = await shown(ana, ".hand.mine");
  await choose(ana, "set-newest", "left");
  assert.deepEqual(await shown(ana, ".hand.mine"), dealt.toReversed());
  await shot(ana, "newest-left");
  await ana.locator(".hand.mine [data-card]").first().focus();
  await acting(ben, () => ana.keyboard.press("Shift+ArrowRight"));
  const [a, b, ...rest] = dealt.toReversed();
  await until(
    async () => `${await shown(ana, ".hand.mine")}` === `${[b, a, ...rest]}`,
    "it moved to the right",
  );
  assert.deepEqual(await shown(ben, ".hand.partner"), [b, a, ...rest].toReversed());
  // By dragging: the first card to the place of the third.
  const third = ana.locator(".hand.mine [data-card]").nth(2);
  await acting(ben, () => ana.locator(".hand.mine [data-card]").first().dragTo(third));
  const [c, ...others] = rest;
  await until(
    async () => `${await shown(ana, ".hand.mine")}` === `${[a, c, b, ...others]}`,
    "it was dragged",
  );
  assert.match(await ana.locator(".log li").last().innerText(), /rearrange/);
  await farewell(pages);
});

test("what is prepared before my turn is done when it comes, and dropped when the table has changed", async () => {
  const { pages } = await couple(server, {});
  const [ana, ben] = pages;
  const view = await gameOf(ben);
  const hand = view.hands[0];
  assert.ok(hand.face === "up");
  const fits = (/** @type {string} */ card) => new RegExp(`${card[0]}\\d*${card[1]}`).test(view.playable);
  const wrong = hand.cards.find((card) => !fits(card.card));
  assert.ok(wrong, "Ana holds a card that doesn't fit");
  const [first, second] = view.hands[1].cards;
  await ben.locator(`.hand.mine [data-card="${first.id}"]`).focus();
  await ben.keyboard.press("p");
  const prepared = ben.getByTestId("prepared");
  await prepared.waitFor();
  await accessible(ben, "an action is prepared");
  await shot(ben, "prepared");
  // It can be changed.
  await ben.locator(`.hand.mine [data-card="${second.id}"]`).click();
  await ben.locator('[data-act="play"]').click();
  await until(async () => /play card 2/.test(await prepared.innerText()), "the other card is prepared");
  await ana.locator(`.hand.mine [data-card="${wrong.id}"]`).click();
  await ana.locator('[data-act="play"]').click();
  await until(
    async () => !(await shown(ben, ".hand.mine")).includes(second.id),
    "Ben's card was played by itself",
  );
  assert.ok((await shown(ben, ".hand.mine")).includes(first.id));
  // Now Ana's clue changes what Ben's next one is about.
  await turn(ana);
  await ben.locator(`.hand.mine [data-card="${first.id}"]`).click();
  await ben.locator('[data-act="play"]').click();
  await prepared.waitFor();
  const clue = (await gameOf(ana)).legal?.clues.find((it) => it.touches.includes(first.id));
  assert.ok(clue);
  await ana.locator(`[data-seat="1"] [data-card="${first.id}"]`).click();
  await ana.locator(`[data-clue="${clue.clue}"]`).click();
  await turn(ben);
  await ben.locator(".news .dropped").waitFor();
  assert.match(await ben.locator(".news .dropped").innerText(), /the table has changed: play card/);
  assert.ok((await shown(ben, ".hand.mine")).includes(first.id));
  await shot(ben, "prepared-dropped");
  await farewell(pages);
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 740, height: 360 },
  { width: 360, height: 740 },
])
  test(`the table for the left hand, ${viewport.width} × ${viewport.height}`, async () => {
    const page = await visitor(server, { viewport, settings: { handed: "left" } });
    await seated(page);
    await page.locator(".hand.mine [data-card]").first().click();
    await settled(page, ".board");
    await shot(page, `left-${viewport.width}`);
    await accessible(page, "the table for the left hand");
    const at = async (/** @type {string} */ part) =>
      (await page.locator(part).first().boundingBox()) ?? assert.fail(`there is no ${part}`);
    const [middle, act] = [viewport.width / 2, await at('[data-act="play"]')];
    if (viewport.width === 1280) assert.ok((await at(".side")).x < (await at(".counters")).x);
    if (viewport.width === 740) assert.ok((await at(".partners")).x > (await at(".sky")).x);
    if (viewport.width === 360) assert.ok(act.x + act.width < middle, "what is pressed is at the left thumb");
    await farewell([page]);
  });
