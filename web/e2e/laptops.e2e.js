// The table in the windows of laptops, which are low and wide: every firework is large enough to see, every control can
// be reached, nothing overlaps, and nothing moves while a game goes on.
import assert from "node:assert/strict";
import { couple, farewell, letBotPlay, playOut, resize, shot, visitor } from "./fixtures.js";
import { cases, combinations, test, useServer } from "./harness.js";
import { faults, tableOf } from "./layout.js";
import { byMouse, LESSONS, learnAll } from "./lesson.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: `${"00".repeat(31)}07` });

/** 768p, 720p and 1080p at several scales, with the bars of a browser. */
const LAPTOPS = [
  { width: 1366, height: 641 },
  { width: 1366, height: 657 },
  { width: 1280, height: 590 },
  { width: 1280, height: 640 },
  { width: 1280, height: 720 },
  { width: 1440, height: 789 },
  { width: 1536, height: 730 },
  { width: 1920, height: 953 },
  { width: 1024, height: 700 },
];
const LOWEST = { width: 1280, height: 590 };
/** The least width and height of a firework, in pixels. */
const DRAWN = 90;

/** A language and a number of players for the states of a game that take longer. */
const GAMES = combinations(["en", "de"], [2, 3, 4, 5], [["de", 5]]);

/** Waits until no card moves. @param {Page} page */
const still = (page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("[data-fly]")].every((card) => card.getAnimations().length === 0),
  );

/** Asserts that a page has no fault in any of the windows. @param {Page} page @param {string} what it shows */
async function fits(page, what) {
  for (const size of LAPTOPS) {
    await resize(page, size);
    await still(page);
    await shot(page, `laptop-${what}-${size.width}×${size.height}`);
    assert.deepEqual(await faults(page, DRAWN), [], `${what} at ${size.width}×${size.height}`);
  }
}

const TABLES = combinations(
  ["en", "de"],
  [2, 3, 4, 5],
  [
    ["en", 2],
    ["de", 5],
  ],
);
for (const [locale, seats] of TABLES)
  test(`a table for ${seats} on laptops: ${locale}`, async () => {
    const page = await tableOf(server, locale, seats);
    await fits(page, `play-${locale}-${seats}`);
    await page.locator(".hand.below .slot").first().click();
    await page.locator('[data-act="play"]').waitFor();
    await fits(page, `chosen-${locale}-${seats}`);
    await farewell([page]);
  });

for (const [locale, seats] of GAMES)
  test(`clocks, and the end of a game on laptops: ${locale}, ${seats} players`, async () => {
    const time = {
      type: "strict",
      bank_seconds: 600,
      increment_seconds: 10,
      grace_seconds: 90,
      when_out: { type: "tell" },
    };
    // A perfect game would fill the screen with fireworks.
    const page = await tableOf(server, locale, seats, { reducedMotion: "reduce" }, { time });
    const name = `${locale}-${seats}`;
    await page.locator(".clocks .goes").waitFor();
    await fits(page, `clocks-${name}`);
    await letBotPlay(page);
    await page.locator(".end-acts a").first().waitFor();
    await fits(page, `end-${name}`);
    await farewell([page]);
  });

for (const [locale, seats] of GAMES)
  test(`a replay, a review and a variation on laptops: ${locale}, ${seats} players`, async () => {
    const page = await tableOf(server, locale, seats, { reducedMotion: "reduce" });
    const name = `${locale}-${seats}`;
    const id = new URL(page.url()).pathname.split("/")[2];
    await letBotPlay(page);
    await page.goto(`/replay/${id}#20`);
    await page.locator(".replay-tools a").last().waitFor();
    await fits(page, `replay-${name}`);
    await page.keyboard.press("End");
    await page.locator(".end-panel").waitFor();
    await fits(page, `replay-end-${name}`);
    await page.goto(`/replay/${id}?together#20`);
    await page.locator(".review-here .badge").first().waitFor();
    await fits(page, `review-${name}`);
    await page.goto(`/replay/${id}#20`);
    await page.locator('.replay-tools button:not([data-testid="judge"])').first().click();
    await page.locator(".variation-tools").waitFor();
    await page.locator(".variation-tools select").selectOption("companion-1");
    await page.locator(".board.my-turn").waitFor();
    await fits(page, `variation-${name}`);
    await page.locator(".hand.on-turn .slot").first().click();
    await fits(page, `variation-chosen-${name}`);
    await farewell([page]);
  });

for (const locale of cases(["de"], ["en"]))
  test(`the first lesson on laptops: ${locale}`, async () => {
    const page = await visitor(server, { locale, reducedMotion: "reduce" });
    await page.goto("/learn/first");
    await page.locator(".coach").waitFor();
    await fits(page, `lesson-${locale}`);
    await resize(page, LOWEST);
    await learnAll(page, LESSONS.first, byMouse(page), async () => {
      await still(page);
      assert.deepEqual(await faults(page, DRAWN), [], await page.locator(".coach-words").innerText());
    });
    await fits(page, `lesson-end-${locale}`);
    await farewell([page]);
  });

test("nothing moves when a card may be announced, a tile asks or a game goes on", async () => {
  const { pages } = await couple(server, {
    preset: "gf-flamboyants",
    options: { timed_display: true, hand_sizes: { 2: 5 } },
  });
  /** Where the parts of the table are. @param {Page} page */
  const placesOf = (page) =>
    page.evaluate(() =>
      [".counters", ".partners", ".sky", ".told", ".actions", ".hand.below", ".side"].map((part) => {
        const it = /** @type {Element} */ (document.querySelector(part)).getBoundingClientRect();
        return `${part} ${[it.x, it.y, it.width, it.height].map(Math.round)}`;
      }),
    );
  for (const page of pages) {
    await resize(page, LOWEST);
    await page.evaluate(() => {
      const kept = /** @type {{moved: {at: number, value: number}[]}} */ (
        /** @type {unknown} */ (globalThis)
      );
      kept.moved = [];
      new PerformanceObserver((list) => {
        for (const it of list.getEntries()) {
          const { startTime: at, value, hadRecentInput } = /** @type {any} */ (it);
          if (!hadRecentInput) kept.moved.push({ at, value });
        }
      }).observe({ type: "layout-shift", buffered: false });
    });
  }
  const before = await placesOf(pages[0]);
  /** @type {Set<string>} */
  const seen = new Set();
  await playOut(
    pages,
    async ({ page, game, cards }) => {
      if (game.turns_left !== null) return "enough";
      assert.deepEqual(await placesOf(page), before, game.phase.type);
      if (game.phase.type === "tile") seen.add("tile");
      const own = game.legal && game.legal.announce.length > 0 && cards[0];
      if (!own || seen.has("announced")) return undefined;
      seen.add("announced");
      await page.locator(`.hand.mine [data-card="${own.id}"]`).click();
      await page.locator('[data-act="announce"]').click();
      await page.locator("[data-announce]").last().waitFor();
      await shot(page, "laptop-announce");
      assert.deepEqual(await placesOf(page), before, "an announcement");
      // The fireworks to name may cover the sky.
      const wrong = (await faults(page, DRAWN)).filter((it) => !/“sky” lies on “action-bar/.test(it));
      assert.deepEqual(wrong, []);
      await page.keyboard.press("Escape");
      return undefined;
    },
    { forTiles: true },
  );
  assert.deepEqual([...seen].sort(), ["announced", "tile"]);
  for (const page of pages) {
    const moved = await page.evaluate(
      () => /** @type {{moved: {at: number, value: number}[]}} */ (/** @type {unknown} */ (globalThis)).moved,
    );
    // As browsers count it: the largest sum in five seconds without a pause of one second.
    let [worst, sum, start, last] = [0, 0, 0, 0];
    for (const { at, value } of moved) {
      if (at - last > 1000 || at - start > 5000) [sum, start] = [0, at];
      [sum, last] = [sum + value, at];
      worst = Math.max(worst, sum);
    }
    assert.ok(worst < 0.05, `the layout has shifted by ${worst}`);
  }
  await farewell(pages);
});
