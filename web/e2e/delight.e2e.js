// What is there for joy: reactions to each other's actions, the firsts of a person, the line of results, and the picture
// of any result.
import assert from "node:assert/strict";
import {
  accessible,
  couple,
  farewell,
  finaleOf,
  letBotPlay,
  MOVING,
  playOut,
  resize,
  seated,
  shot,
  until,
  visitor,
} from "./fixtures.js";
import { cases, test, useServer } from "./harness.js";

const server = useServer();

/** @typedef {import("playwright-core").Page} Page */

/** The player on turn gives the first legal clue. @param {Page} page */
const clue = (page) =>
  page.evaluate(async () => {
    const { act, follow } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    const table = location.pathname.split("/")[2];
    const [{ to, clue }] = follow(table).state.value.game.legal.clues;
    await act(table, { type: "clue", to, clue }).answer;
  });

test("players react to an action of another, and the mark rises at their seat", async () => {
  const { pages } = await couple(server, { options: { talk: "open" }, starter: { type: "seat", seat: 0 } });
  const [ana, ben] = pages;
  await ben.locator(".chat-tool").click();
  await ben.locator(".chat-panel").waitFor();
  assert.equal(await ben.locator(".reaction-bar").count(), 0, "there is no action yet");
  await clue(ana);
  const bar = ben.getByRole("group", { name: /^React to / });
  await bar.waitFor();
  assert.equal(await bar.getByRole("button").count(), 6);
  await accessible(ben, "the buttons of reactions");
  await shot(ben, "reaction-bar");
  await bar.getByRole("button", { name: "Well played" }).click();
  await ben.locator(".chat-panel").waitFor({ state: "detached" });
  const mark = ana.locator(".hand.partner .reaction-mark");
  await mark.waitFor();
  await ana.locator("[aria-live]", { hasText: "Well played" }).waitFor({ state: "attached" });
  await shot(ana, "reaction");
  await ben.locator(".hand.mine .reaction-mark").waitFor();
  await ben.locator(".chat-tool").click();
  await ben.locator(".chat-panel").waitFor();
  assert.equal(await ben.locator(".reaction-bar").count(), 0, "one reaction to an action");
  // Who hides reactions sees none.
  await ana.evaluate(async () => {
    const { settings } = await /** @type {any} */ (globalThis).clientModule("/src/settings.js");
    settings.reactions.value = "hidden";
  });
  await mark.waitFor({ state: "detached" });
  await ben.locator(".chat-tool").click();
  await clue(ben);
  await until(async () => (await ana.locator(".board.my-turn").count()) === 1, "Ana's turn");
  await ana.locator(".chat-tool").click();
  await ana.locator(".chat-panel").waitFor();
  assert.equal(await ana.locator(".reaction-bar").count(), 0);
  await farewell(pages);
});

for (const locale of cases(["de"], ["en", "fr", "ja"]))
  test(`a result has its picture, a first is announced once and kept: ${locale}`, async () => {
    const { id, pages } = await couple(server, { options: { ranks: 1, hand_sizes: { 2: 4 } } }, MOVING);
    for (const page of pages) await page.removeLocatorHandler(finaleOf(page));
    const [ana] = pages;
    await resize(ana, { width: 390, height: 844 });
    await playOut(pages, async () => undefined);
    await finaleOf(ana).waitFor();
    await ana.keyboard.press("l");
    await ana.locator(".end-first", { hasText: "Your first game with others." }).waitFor();
    await ana.evaluate(async (code) => {
      const { speak } = await /** @type {any} */ (globalThis).clientModule("/src/i18n.js");
      await speak(code);
    }, locale);
    await until(async () => (await ana.locator("html").getAttribute("lang")) === locale, "the language");
    await shot(ana, `result-phone-${locale}`);
    await accessible(ana, `a result in ${locale}`);
    const box = await ana.locator(".end-panel .picture").boundingBox();
    assert.ok(box && box.width >= 24 && box.height >= 24 && box.x >= 0 && box.x + box.width <= 390);
    const download = ana.waitForEvent("download");
    await ana.locator(".end-panel .picture").click();
    const file = await download;
    assert.match(file.suggestedFilename(), /^kagiya-.*\.png$/);
    if (process.env.KAGIYA_SHOTS) await file.saveAs(`${process.env.KAGIYA_SHOTS}/picture-${locale}.png`);
    await ana.reload();
    await ana.locator(".end-panel").waitFor();
    await ana.locator(".end-acts").waitFor();
    assert.equal(await ana.locator(".end-first").count(), 0, "it was announced");

    await ana.goto("/games");
    await ana.locator(`.keepsake.kept a[href="/replay/${id}"]`).waitFor();
    const kept = await ana.locator(".keepsake.kept").count();
    assert.equal(kept, 1, "a game with changed options is of no edition");
    await until(async () => (await ana.locator(".keepsake:not(.kept)").count()) > 5, "the missing seals");
    await accessible(ana, `the firsts in ${locale}`);
    await shot(ana, `firsts-phone-${locale}`);
    await farewell(pages);
  });

test("the line of results links each game, and marks the perfect ones", async () => {
  const page = await visitor(server, {});
  const presets = ["original", "abacus", "gf-avalanche"];
  const games = Array.from({ length: 24 }, (_, n) => ({
    id: `game${n}`,
    settings: { preset: presets[n % 3], seats: 2, options: {} },
    seats: [{ person: { id: "me", name: "Ana" } }, { bot: "companion-4" }],
    finished_at: Date.UTC(2026, 10, 1 + n),
    max_score: 25,
    result: {
      outcome: n % 7 === 3 ? "perfect" : n % 11 === 5 ? "lost" : "finished",
      points: n % 7 === 3 ? 25 : n % 11 === 5 ? 0 : 14 + ((n * 5) % 11),
      shown: n % 11 !== 5,
    },
  }));
  await page.route(/\/api\/games\?/, (route) => route.fulfill({ json: { games: games.reverse() } }));
  const first = (/** @type {string} */ what, /** @type {string} */ preset = "") => ({
    what,
    ...(preset && { preset }),
    table: "game3",
    at: Date.UTC(2026, 10, 4),
  });
  const firsts = [first("perfect"), first("row"), first("edition", "original"), first("edition", "abacus")];
  firsts.push(first("perfect_edition", "abacus"));
  await page.route("**/api/firsts", (route) => route.fulfill({ json: firsts }));
  const sums = { preset: "original", changed: false, players: 2, games: 8, scored: 6, points: 120, best: 25 };
  const others = { perfect: 1, lost: 2, strikes: 9, clues: 90, cards: 120, streak: 3, longest: 4 };
  const none = { ...sums, ...others, players: 3, games: 2, scored: 0, points: 0, best: undefined };
  await page.route("**/api/standings", (route) => route.fulfill({ json: [{ ...sums, ...others }, none] }));
  await page.goto("/games");
  await page.locator(".plot a").first().waitFor();
  await page.locator(".plot figcaption").getByText("2 games have no score.").waitFor();
  // Lost games without a score are counted apart: 120 points in 6 games.
  const cards = await page.locator(".standings dl").allInnerTexts();
  assert.match(cards[0], /8 \(2 without a score\)[\s\S]*20\.0[\s\S]*25/);
  assert.match(cards[1], /2 \(2 without a score\)\s+Mean\s+–\s+Best\s+–/);
  await shot(page, "games-unscored");
  assert.equal(await page.locator(".plot a").count(), 24);
  assert.equal(await page.locator(".plot path.perfect").count(), 3);
  assert.equal(await page.locator('.plot a[href="/replay/game0"]').count(), 1);
  const kept = page.locator(".keepsake.kept");
  await kept.nth(3).waitFor();
  assert.equal(await kept.count(), 4);
  for (const [width, height] of [
    [390, 844],
    [1366, 641],
  ]) {
    await resize(page, { width, height });
    for (const theme of ["dark", "light"]) {
      await page.evaluate((it) => (document.documentElement.dataset.theme = it), theme);
      await accessible(page, `the results, ${theme}, ${width}`);
      await page.evaluate(() => document.querySelector(".firsts")?.scrollIntoView());
      await shot(page, `firsts-${theme}-${width}`);
      await page.evaluate(() => document.querySelector(".plot")?.scrollIntoView({ block: "center" }));
      await shot(page, `results-${theme}-${width}`);
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= width, `the page is ${wide} wide`);
  }
  await farewell([page]);
});

test("after a game with all extensions my hand is in reach on a small phone", async () => {
  const wish = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: "de-DE" };
  const page = await visitor(server, wish);
  await seated(page, { preset: "gf-everything", bots: Array(3).fill("companion-3") });
  await letBotPlay(page, "companion-3");
  // The last of the buttons, which come one after the other and take the room of the hand.
  for (const name of ["Besprechen", "Mit denselben Karten", "Andere herausfordern"])
    await page.getByText(name, { exact: true }).waitFor();
  const covered = await page.evaluate(() => {
    scrollTo({ top: 10_000, behavior: "instant" });
    const [hand, drawer] = [".hand.mine", ".side"].map((it) => document.querySelector(it));
    return Number(hand?.getBoundingClientRect().bottom) - Number(drawer?.getBoundingClientRect().top);
  });
  assert.ok(covered <= 1, `${covered} px of the hand are under the drawer`);
  await shot(page, "end-small-phone");
  await farewell([page]);
});
