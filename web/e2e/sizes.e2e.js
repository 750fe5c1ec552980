// The table in every window size: all of it visible, nothing over my hand, no overflow, and cards as large as possible.
// One table for each language and number of players; the window changes.
import assert from "node:assert/strict";
import { createTable, farewell, greeted, letBotPlay, settled, shot, turn, visitor } from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: `${"00".repeat(31)}07` });

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];

/**
 * A table with bots, at my turn.
 * @param {string} locale @param {number} seats @param {import("playwright-core").BrowserContextOptions} [wish]
 */
async function table(locale, seats, wish) {
  const page = await visitor(server, { locale, ...wish });
  await page.goto("/");
  await greeted(page);
  await createTable(page, {
    settings: {
      preset: "original",
      options: {},
      seats,
      starter: { type: "seat", seat: seats - 1 },
      listed: false,
    },
    seat: 0,
    bots: Array(seats - 1).fill("companion-1"),
    start: true,
  });
  assert.equal(await turn(page), "turn");
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** The layout problems of the table in this window. @param {Page} page @returns {Promise<string[]>} */
function faults(page) {
  return page.evaluate(() => {
    /** @type {string[]} */
    const wrong = [];
    const all = (/** @type {string} */ what) => [...document.querySelectorAll(what)];
    const box = (/** @type {Element} */ element) => element.getBoundingClientRect();
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) wrong.push(`the page is ${scrollWidth} wide`);
    if (scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} high`);
    // Every card in a hand is in the window and under nothing else.
    for (const card of all(".hand .slot")) {
      const { left, right, top, bottom } = box(card);
      const whose = card.closest(".hand")?.getAttribute("aria-label");
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        wrong.push(`a card of “${whose}” sticks out: ${[left, top, right, bottom].map(Math.round)}`);
      for (const [x, y] of [
        [left + 3, (top + bottom) / 2],
        [right - 3, (top + bottom) / 2],
        [(left + right) / 2, top + 3],
        [(left + right) / 2, bottom - 3],
      ]) {
        const found = document.elementFromPoint(x, y);
        if (!card.contains(found)) wrong.push(`“${found?.className}” lies over a card of “${whose}”`);
      }
    }
    // The news shows whole lines, and the newest of them.
    for (const place of all(".news")) {
      const news = box(place);
      const told = all(".last-move").map(box);
      const line = Number.parseFloat(getComputedStyle(place).getPropertyValue("--news-line"));
      const cut = told.filter((it) => Math.abs(((it.top - news.top + line * 20.5) % line) - line / 2) > 1);
      if (cut.length > 0) wrong.push(`${cut.length} lines of news are cut`);
      const newest = told.at(-1);
      if (newest && newest.bottom > news.bottom + 1) wrong.push("the newest news is out of sight");
      for (const part of place.querySelectorAll(".last-move > *")) {
        const { left, right } = box(part);
        if (left < news.left - 1 || right > news.right + 1) wrong.push(`“${part.textContent}” is cut off`);
      }
    }
    // The parts of the table don't overlap.
    const parts = all(
      ".top-bar, .hand, .counter, .sky, .news, .action-bar, .sheet-handle, .discards, .log",
    ).filter((part) => getComputedStyle(part).visibility === "visible" && box(part).height > 0);
    for (const [n, one] of parts.entries())
      for (const other of parts.slice(n + 1)) {
        const [a, b] = [box(one), box(other)];
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const under = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (over > 1 && under > 1) wrong.push(`“${one.className}” lies on “${other.className}”`);
      }
    // No text is cut off or overflows its frame.
    for (const counter of all(".counter")) {
      const frame = box(counter);
      for (const part of counter.querySelectorAll(".caption, .lid, .fuse, .deck, .score, .big"))
        if (box(part).right > frame.right + 1 || box(part).left < frame.left - 1)
          wrong.push(`“${part.textContent}” hangs over its counter`);
    }
    const words = all(".action-bar .prompt, .action-bar .button, .action-bar .act, .sheet-handle");
    for (const it of words)
      if (it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 0)
        wrong.push(`“${it.textContent}” is cut off`);
    // A name is near its hand.
    for (const hand of all(".hand.partner")) {
      const name = hand.querySelector(".name");
      const card = hand.querySelector(".slot");
      if (!name || !card) continue;
      const [a, b] = [box(name), box(card)];
      const beside = Math.max(0, b.left - a.right, a.left - box(hand).right);
      const above = Math.max(0, b.top - a.bottom);
      if (Math.max(beside, above) > 60)
        wrong.push(`${name.textContent} is ${Math.max(beside, above)} px from the cards`);
    }
    return wrong;
  });
}

/** How wide the cards of the partners and mine are, and how high the sky is. @param {Page} page */
function measures(page) {
  return page.evaluate(() => {
    const box = (/** @type {string} */ what) => document.querySelector(what)?.getBoundingClientRect();
    return {
      mine: box(".hand.below .card")?.width ?? 0,
      partner: box(".hand.partner .card")?.width ?? 0,
      sky: box(".sky")?.height ?? 0,
    };
  });
}

for (const locale of ["en", "fr", "de", "ja"])
  for (const seats of [2, 4, 5])
    test(`the table for ${seats} in every window: ${locale}`, async () => {
      const page = await table(locale, seats);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        const where = `${size.width}×${size.height}`;
        await settled(page, "#side");
        await shot(page, `size-${locale}-${seats}-${where}`);
        assert.deepEqual(await faults(page), [], where);
        // With a card chosen there are more buttons, and still nothing overflows.
        await page.locator(".hand.below .slot").first().click();
        await page.locator('[data-act="play"]').waitFor();
        assert.deepEqual(await faults(page), [], `${where}, a card of mine chosen`);
        await page.keyboard.press("Escape");
        const { mine, partner, sky } = await measures(page);
        assert.ok(sky >= 60, `the sky is ${sky} high at ${where}`);
        assert.ok(partner >= 32 && mine >= 48, `cards are ${partner} and ${mine} wide at ${where}`);
        if (size.width === 2560) {
          assert.ok(mine >= 160, `my cards are ${mine} wide in a large window`);
          assert.ok(partner >= 110, `cards are ${partner} wide in a large window`);
          assert.ok(sky <= size.height * 0.47, `an empty sky of ${sky}`);
        }
      }
      await farewell([page]);
    });

for (const locale of ["en", "de", "ja"])
  test(`the end of a game covers no hand in any window: ${locale}`, async () => {
    const page = await table(locale, 3);
    await letBotPlay(page);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      await settled(page, "#side");
      await shot(page, `end-${locale}-${size.width}×${size.height}`);
      assert.deepEqual(await faults(page), [], `${size.width}×${size.height}`);
    }
    await farewell([page]);
  });

for (const locale of ["en", "fr", "de", "ja"])
  test(`no firework of the first page lies behind a line of words: ${locale}`, async () => {
    const page = await visitor(server, { locale });
    await page.goto("/");
    await greeted(page);
    await page.evaluate(() => document.fonts.ready);
    for (const size of WINDOWS.filter(({ width }) => width > 1000)) {
      await page.setViewportSize(size);
      await shot(page, `home-${locale}-${size.width}`);
      const behind = await page.evaluate(() => {
        const bursts = [...document.querySelectorAll(".hero-burst")].map((it) => it.getBoundingClientRect());
        const lines = [...document.querySelectorAll(".hero-words p, .hero-words small")].flatMap((it) => {
          const range = document.createRange();
          range.selectNodeContents(it);
          return [...range.getClientRects()].map((box) => ({ box, text: it.textContent ?? "" }));
        });
        return lines
          .filter(({ box }) =>
            bursts.some((burst) => {
              // The light of a firework fades towards its edge.
              const edge = burst.width * 0.12;
              const across = Math.min(burst.right - edge, box.right) - Math.max(burst.left + edge, box.left);
              const down = Math.min(burst.bottom - edge, box.bottom) - Math.max(burst.top + edge, box.top);
              return across > 0 && down > 0;
            }),
          )
          .map(({ text }) => text);
      });
      assert.deepEqual(behind, [], `${size.width}×${size.height}`);
    }
    await farewell([page]);
  });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
])
  test(`by touch, no line of the news is cut, and a replay fits: ${viewport.width}×${viewport.height}`, async () => {
    const page = await table("fr", 4, { viewport, hasTouch: true, isMobile: true });
    /** How much of the last line is scrolled away or hidden. */
    const cut = () =>
      page.evaluate(() => {
        const news = /** @type {Element} */ (document.querySelector(".news"));
        const [box, line] = [news, /** @type {Element} */ (news.lastElementChild)].map((it) =>
          it.getBoundingClientRect(),
        );
        return [box.top - line.top, line.bottom - box.bottom].map((it) => Math.max(0, Math.round(it)));
      });
    await page.locator(".last-move").last().waitFor();
    assert.deepEqual(await cut(), [0, 0], "at the table");
    const id = new URL(page.url()).pathname.split("/")[2];
    await letBotPlay(page);
    await page.goto(`/replay/${id}#20`);
    await page.locator(".replay-bar").waitFor();
    await page.evaluate(() => document.fonts.ready);
    assert.deepEqual(await cut(), [0, 0], "in a replay");
    await shot(page, `replay-touch-${viewport.width}`);
    if (viewport.height < 560) assert.deepEqual(await faults(page), [], "a replay on a phone held sideways");
    await farewell([page]);
  });

test("at 200 % nothing on a card runs into anything else", async () => {
  const page = await table("de", 4);
  // A browser at 200 % has half the window and twice the pixels.
  await page.setViewportSize({ width: 640, height: 400 });
  await settled(page, "#side");
  assert.deepEqual(await faults(page), []);
  const collisions = await page.evaluate(() => {
    const wrong = [];
    for (const card of document.querySelectorAll(".hand .card.up")) {
      const marks = [...card.querySelectorAll(".pips .mark, .corner .numeral, .corner .letter")].map((mark) =>
        mark.getBoundingClientRect(),
      );
      for (const [n, a] of marks.entries())
        for (const b of marks.slice(n + 1)) {
          const over = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const under = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          // The drawing leaves a small margin in its square.
          if (over > a.width * 0.12 && under > a.height * 0.12) wrong.push([over, under]);
        }
    }
    for (const thoughts of document.querySelectorAll(".hand .thoughts")) {
      const slot = thoughts.closest(".slot")?.getBoundingClientRect();
      for (const row of thoughts.children) {
        const marks = [...row.children].map((mark) => mark.getBoundingClientRect());
        for (const [n, mark] of marks.entries()) {
          if (n > 0 && mark.left < marks[n - 1].right - 1) wrong.push("two marks under a card");
          if (slot && (mark.left < slot.left - 3 || mark.right > slot.right + 3))
            wrong.push("a mark beside its card");
        }
      }
    }
    return wrong;
  });
  assert.deepEqual(collisions, []);
  await farewell([page]);
});
