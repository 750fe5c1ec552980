// The table during a game: no layout shifts, nothing covers the actions, and every part has an explanation.
import assert from "node:assert/strict";
import {
  accessible,
  acting,
  content,
  couple,
  farewell,
  gameOf,
  MOVING,
  playOut,
  seated,
  settled,
  shot,
  turn,
  until,
  visitor,
} from "./fixtures.js";
import { test, useServer } from "./harness.js";
import { inSet, perform, plan } from "./plan.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: "4a".repeat(32) });

/** Discards the oldest card, or gives a clue instead. @param {Page} page */
async function passTime(page) {
  const { legal, turn: done } = await gameOf(page);
  assert.ok(legal);
  const clue = legal.clues.find((it) => it.touches.length > 0);
  await acting(page, async () => {
    if (clue && (legal.discard.length === 0 || done % 4 < 2)) {
      await page.locator(`[data-seat="${clue.to}"] [data-card="${clue.touches[0]}"]`).click();
      await page.locator(`[data-clue="${clue.clue}"]`).click();
    } else {
      await page.locator(`.hand.mine [data-card="${legal.discard[0] ?? legal.play[0]}"]`).click();
      await page.locator(`[data-act="${legal.discard.length > 0 ? "discard" : "play"}"]`).click();
    }
  });
}

/** Whether a point in the middle of an element shows that element. @param {Page} page @param {string} selector */
async function inReach(page, selector) {
  return page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
  });
}

for (const [name, viewport] of /** @type {const} */ ([
  ["desktop", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
])) {
  test(`the table keeps still for a whole game: ${name}`, async () => {
    const page = await visitor(server, { viewport });
    await seated(page);
    await page.evaluate(() => {
      const kept = /** @type {{shifts: {value: number, what: string[]}[]}} */ (
        /** @type {unknown} */ (globalThis)
      );
      kept.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const shift =
            /** @type {PerformanceEntry & {value: number, hadRecentInput: boolean, sources: {node?: Element}[]}} */ (
              entry
            );
          if (shift.hadRecentInput) continue;
          const what = shift.sources.map(({ node }) => `${node?.nodeName} ${node?.className ?? ""}`);
          kept.shifts.push({ value: shift.value, what });
        }
      }).observe({ type: "layout-shift", buffered: false });
    });
    const heights = () =>
      page.evaluate(
        (texts) =>
          Object.fromEntries(
            [".counters", ".partners", ".sky", ".hand.below", ...texts].map((part) => [
              part,
              Math.round(document.querySelector(part)?.getBoundingClientRect().height ?? 0),
            ]),
          ),
        // Beside my hand, the news and the actions are in places of a fixed height.
        name === "phone" ? [".news", ".action-bar"] : [".told", ".actions"],
      );
    const shifted = () =>
      page.evaluate(
        () =>
          /** @type {{shifts: {value: number, what: string[]}[]}} */ (/** @type {unknown} */ (globalThis))
            .shifts,
      );
    const at = await heights();
    // The result of the game has its own space.
    let shifts = await shifted();
    for (let turns = 0; (await turn(page)) === "turn"; turns += 1) {
      assert.ok(turns < 120, "the game goes on for ever");
      assert.deepEqual(await heights(), at, "nothing takes another place");
      shifts = await shifted();
      if (turns === 4) await shot(page, `news-${name}`);
      await passTime(page);
    }
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    assert.ok(sum < 0.05, `the layout has shifted by ${sum}: ${JSON.stringify(shifts.slice(0, 8))}`);
    content(page);
    await page.context().close();
  });

  test(`a bot's reasons cover nothing that can be done: ${name}`, async () => {
    const page = await visitor(server, { viewport });
    await seated(page);
    await passTime(page);
    await turn(page);
    await page.locator(".news button").last().click();
    await page.locator(".explanation-panel .reasons li").first().waitFor();
    await shot(page, `why-${name}`);
    assert.ok(await inReach(page, ".hand.mine [data-card] >> nth=0"), "my hand is in reach");
    await page.locator(".hand.mine [data-card]").first().click();
    assert.ok(await inReach(page, '[data-act="play"]'), "Play is in reach");
    await page.locator(".explanation-panel .reasons li").first().waitFor();
    await page.context().close();
  });
}

test("everything since my turn is told until I act", async () => {
  const page = await visitor(server);
  await seated(page);
  await passTime(page);
  await turn(page);
  const told = await page.locator(".news .last-move").allInnerTexts();
  assert.equal(told.length, 2, "the moves of both partners");
  await page.context().close();
});

test("a game that is begun twice begins once, without an error", async () => {
  const page = await visitor(server);
  await seated(page, { bots: ["cautious"], begun: false });
  await page.getByRole("button", { name: "Start" }).dblclick();
  await turn(page);
  assert.equal(await page.locator(".problem").count(), 0);
  content(page);
  await page.context().close();
});

test("a replay that does not exist leads back", async () => {
  const page = await visitor(server);
  await page.goto("/replay/nope");
  await page.locator('main a.button[href="/"]').click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.context().close();
});

test("the log begins with the replay, and why shows the moment it talks of", async () => {
  const page = await visitor(server);
  const id = await seated(page, { bots: ["companion-3"] });
  while ((await turn(page)) === "turn") await passTime(page);
  await page.keyboard.press("l");
  await until(
    () => page.evaluate(() => document.activeElement?.closest("li")?.nextElementSibling === null),
    "the newest line of the log has the focus",
  );
  await page.goto(`/replay/${id}`);
  await page.locator(".log li").first().waitFor();
  const lines = page.locator(".log .lines");
  await until(() => lines.evaluate((it) => it.scrollTop === 0), "the log opens at the beginning");
  const asked = page.locator(".log li", { has: page.locator(".why-button") }).nth(2);
  const seq = await asked.getAttribute("data-seq");
  await asked.locator(".why-button").click();
  await page.locator(".explanation-panel").waitFor();
  await until(
    async () => (await page.locator(".log li.now").getAttribute("data-seq")) === seq,
    "the board shows the move that is explained",
  );
  await page.locator(".explanation-panel").waitFor();
  content(page);
  await page.context().close();
});

test("tiles, pace and points say what they mean, by touch and by keyboard", async () => {
  const page = await visitor(server, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await seated(page, { preset: "gf-flamboyants", bots: ["cautious"] });
  await page.locator(".tiles-box").tap();
  const dialog = page.locator("dialog[open]");
  await dialog.waitFor();
  assert.equal(await dialog.locator("li").count(), 6);
  await settled(page, "dialog[open]");
  await accessible(page, "the bonus tiles");
  await shot(page, "tiles-phone");
  await page.keyboard.press("Escape");
  await page.locator(".pace-box").focus();
  await page.keyboard.press("Enter");
  await dialog.waitFor();
  assert.match(await dialog.innerText(), /turns can still pass/);
  content(page);
  await page.context().close();
});

test("points below zero are explained", async () => {
  const page = await visitor(server);
  await seated(page, { preset: "rr-black-powder", bots: ["cautious"] });
  await page.locator(".score-box").click();
  await page.locator("dialog[open]").waitFor();
  assert.match(await page.locator("dialog[open]").innerText(), /below zero/);
  await page.context().close();
});

test("the system's colors leave the marks of the table", async () => {
  const page = await visitor(server, { forcedColors: "active" });
  await seated(page);
  await passTime(page);
  await turn(page);
  await shot(page, "forced-colors");
  const look = await page.evaluate(() => {
    const style = (/** @type {string} */ selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`there is no ${selector}`);
      return getComputedStyle(element);
    };
    return {
      ring: style(".cell.critical").borderTopColor,
      plain: style(".cell:not(.critical)").borderTopColor,
      turn: style(".hand.on-turn").borderTopColor,
      other: style(".hand:not(.on-turn)").borderTopColor,
      lantern: style(".on-turn .lantern").backgroundImage,
      ribbon: document.querySelector(".ribbon") ? style(".ribbon").backgroundColor : "rgb(217, 137, 43)",
      ground: getComputedStyle(document.body).backgroundColor,
    };
  });
  assert.notEqual(look.ring, look.plain, "the ring of a last copy");
  assert.notEqual(look.turn, look.other, "who is on turn");
  assert.match(look.lantern, /gradient/);
  assert.notEqual(look.ribbon, look.ground);
  await page.context().close();
});

test("the oldest card of a hand is marked, also after it has been moved", async () => {
  const page = await visitor(server);
  await seated(page);
  const oldest = page.locator(".hand.mine [data-card]", { has: page.locator(".fold") });
  const id = await oldest.getAttribute("data-card");
  assert.match((await oldest.getAttribute("aria-label")) ?? "", /The oldest card in the hand/);
  await oldest.focus();
  await acting(page, () => page.keyboard.press("Shift+ArrowRight"));
  await until(
    async () => (await page.locator(".hand.mine [data-card]").nth(1).getAttribute("data-card")) === id,
    "the card has moved",
  );
  assert.equal(await oldest.getAttribute("data-card"), id);
  await page.context().close();
});

test("a played card flies above everything, its firework keeps the former card, and nobody waits", async () => {
  const { pages } = await couple(server, {}, MOVING);
  // Every animation stops halfway.
  for (const page of pages)
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...args) {
        const it = animate.apply(this, args);
        it.pause();
        it.currentTime = 115;
        return it;
      };
    });
  /** @param {Page} page */
  const land = (page) =>
    page.evaluate(() => {
      for (const it of document.querySelectorAll(".ghost")) it.remove();
    });
  /** The ranks of the cards that are shown above the page, nothing of them cut off. @param {Page} page */
  const flying = (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll("body > .ghost")]
        .filter((ghost) => {
          const { left, top, right, bottom } = ghost.getBoundingClientRect();
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        })
        .map((ghost) => Number(ghost.querySelector(".pips")?.getAttribute("data-n"))),
    );
  let played = 0;
  await playOut(pages, async ({ page, game, cards }) => {
    if (played > 1) return "enough";
    const card = cards.find((it) => inSet(game.playable, it.card) && Number(it.card[1]) > 1);
    if (!card) {
      await perform(page, game, plan(game, cards));
      await Promise.all(pages.map(land));
      return "done";
    }
    played += 1;
    const isStill = played > 1;
    if (isStill) await page.emulateMedia({ reducedMotion: "reduce" });
    await land(page);
    await perform(page, game, { type: "play", id: card.id });
    await page.locator(".ghost").first().waitFor();
    await shot(page, `flight-${played}`);
    const rank = Number(card.card[1]);
    assert.deepEqual(await flying(page), isStill ? [rank - 1] : [rank - 1, rank]);
    const shown = page.locator(`[data-stack="${card.card[0]}"] .card`);
    const opacity = await shown.evaluate((it) => Number(getComputedStyle(it).opacity));
    assert.ok(isStill ? opacity > 0 && opacity < 1 : opacity === 0, `its place shows ${opacity} of it`);
    return "done";
  });
  assert.equal(played, 2, "the game goes on while a card is on its way");
  await farewell(pages);
});
