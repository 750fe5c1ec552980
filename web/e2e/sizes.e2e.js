// The table in every window size: all of it visible, nothing over my hand, no overflow, and cards as large as possible.
// One table for each language and number of players; the window changes. laptops.e2e.js has the low wide windows.
import assert from "node:assert/strict";
import { farewell, greeted, letBotPlay, resize, settled, shot, visitor } from "./fixtures.js";
import { cases, combinations, test, useServer } from "./harness.js";
import { faults, tableOf } from "./layout.js";

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

const TABLES = combinations(
  ["en", "fr", "de", "ja"],
  [2, 4, 5],
  [
    ["en", 2],
    ["ja", 4],
    ["de", 5],
  ],
);
for (const [locale, seats] of TABLES)
  test(`the table for ${seats} in every window: ${locale}`, async () => {
    const page = await tableOf(server, locale, seats);
    for (const size of WINDOWS) {
      await resize(page, size);
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

for (const locale of cases(["de"], ["en", "fr", "ja"]))
  test(`the end of a game covers no hand in any window: ${locale}`, async () => {
    const page = await tableOf(server, locale, 3);
    await letBotPlay(page);
    for (const size of WINDOWS) {
      await resize(page, size);
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
      await resize(page, size);
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
    const page = await tableOf(server, "fr", 4, { viewport, hasTouch: true, isMobile: true });
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
  const page = await tableOf(server, "de", 4);
  // A browser at 200 % has half the window and twice the pixels.
  await resize(page, { width: 640, height: 400 });
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

test("the sky is behind the whole table, and the page can't be moved aside", async () => {
  const page = await tableOf(server, "en", 2);
  for (const size of [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 1366, height: 641 },
  ]) {
    await resize(page, size);
    const found = await page.evaluate(() => {
      const sky = /** @type {Element} */ (document.querySelector(".sky"));
      const { left, right, top } = sky.getBoundingClientRect();
      const drawn = getComputedStyle(sky, "::before");
      const [above, aside] = [drawn.top, drawn.left].map(Number.parseFloat);
      scrollTo(500, 0);
      const table = /** @type {Element} */ (document.querySelector(".page-table"));
      table.scrollLeft = 500;
      return {
        whole: top + above <= 0 && left + aside <= 0 && right - aside >= innerWidth,
        behind: Number(drawn.zIndex) < 0 && drawn.pointerEvents === "none",
        aside: scrollX + table.scrollLeft,
      };
    });
    assert.deepEqual(found, { whole: true, behind: true, aside: 0 }, `${size.width}×${size.height}`);
  }
  await farewell([page]);
});
