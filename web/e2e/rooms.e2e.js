// The pages around the table: the conventions, the form for a table, the waiting room, the home page of a returning
// user, and the end of a perfect game.
import assert from "node:assert/strict";
import {
  accessible,
  couple,
  createTable,
  farewell,
  greeted,
  letBotPlay,
  playOut,
  pressed,
  resize,
  seated,
  settingsOf,
  shot,
  turn,
  until,
  visitor,
} from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();

/** Nothing overflows to the side. @param {Page} page @param {string} where */
async function fits(page, where) {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${where} sticks out by ${wide}`);
}

for (const [locale, words] of [
  ["en", "Playing with a companion"],
  ["fr", "Jouer avec un compagnon"],
  ["de", "Mit einem Gefährten spielen"],
  ["ja", "相棒と遊ぶ"],
])
  test(`the conventions are a page with pictures and addresses: ${locale}`, async () => {
    const page = await visitor(server, {
      locale,
      viewport: { width: 360, height: 740 },
      settings: { theme: locale === "fr" ? "light" : "dark" },
    });
    await page.goto("/conventions#finesse");
    await page.getByRole("heading", { name: words }).waitFor();
    const place = page.locator("#finesse");
    await place.waitFor();
    await page.waitForFunction(() => {
      const top = document.querySelector("#finesse")?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight / 2;
    });
    await accessible(page, `the conventions: ${locale}`);
    await fits(page, "the conventions");
    await shot(page, `conventions-${locale}`);
    // Pictures are shown, and their space is reserved before they load.
    const picture = page.locator(".reading img").first();
    await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => {
      const image = /** @type {HTMLImageElement | null} */ (document.querySelector(".reading img"));
      return Boolean(image?.complete && image.naturalWidth > 100);
    });
    await farewell([page]);
  });

test("the conventions are one press away: on the first page, from a bot's badge, from every why", async () => {
  const page = await visitor(server, { settings: { partner: "companion-1" } });
  await page.goto("/");
  await greeted(page);
  await page.locator('.partner-choice a[href="/conventions"]').waitFor();
  await seated(page, { bots: ["companion-1"], starter: 1 });
  await page.locator(".hand.partner .badge").click();
  await page.locator('dialog[open] a[href="/conventions"]').waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".last-move button").last().click();
  await page.locator('.explanation-panel a[href="/conventions"]').waitFor();
  await farewell([page]);
});

test("editions that play alike are one card, and the way to open a table stays in reach", async () => {
  const page = await visitor(server, { viewport: { width: 360, height: 740 } });
  await page.goto("/new");
  await page.locator(".edition-card").first().waitFor();
  const alike = await page.evaluate(async () => {
    const presets = await (await fetch("/api/presets")).json();
    return presets.filter((/** @type {{plays_like?: string}} */ it) => it.plays_like).length;
  });
  assert.ok(alike > 5, `${alike} editions play like another one`);
  await page.locator(".editions > details:not(.variants) > summary").click();
  const cards = await page.locator(".edition-card").count();
  const all = await page.evaluate(async () => (await (await fetch("/api/presets")).json()).length);
  assert.equal(cards, all - alike, "one card for each game");
  await page.locator('.edition-card:has([value="original"])', { hasText: "Encyclop" }).waitFor();
  // The button stays in the window while scrolling.
  for (const place of [0, 800, 2400]) {
    await page.evaluate((top) => scrollTo(0, top), place);
    const box = await page.getByRole("button", { name: "Create this table" }).boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 740, `the button at ${place}`);
  }
  // The description of a bot is next to its choice.
  await page.locator("#taker-0").selectOption("cautious");
  await page.locator("#taker-0-about", { hasText: "Plays only what the clues prove" }).waitFor();
  await farewell([page]);
});

test("the waiting room says why it can't begin yet, and a friend gives a name there", async () => {
  const [ana, ben] = await Promise.all([visitor(server), visitor(server)]);
  await ana.goto("/");
  await greeted(ana);
  const id = await createTable(ana, {
    settings: settingsOf({ starter: { type: "edition" } }),
    seat: 0,
    bots: [],
    start: false,
  });
  const begin = ana.getByRole("button", { name: "Start" });
  await begin.waitFor();
  assert.ok(await begin.isDisabled());
  await ana.locator("#start-why", { hasText: "You need at least two players" }).waitFor();
  await ben.goto(`/t/${id}`);
  await pressed(ben, "Sit here", ben.getByRole("button", { name: "Leave seat" }));
  await ben.getByRole("textbox", { name: "Your name" }).fill("Benedikt");
  await ben.getByRole("button", { name: "Save" }).click();
  await ana.locator(".seat-list b", { hasText: "Benedikt" }).waitFor();
  assert.ok(await begin.isEnabled());
  await farewell([ana, ben]);
});

test("at a full table a third guest reads that all seats are taken, and a phone shares the link", async () => {
  const [ana, ben, cho] = await Promise.all([visitor(server), visitor(server), visitor(server)]);
  await ana.goto("/");
  await greeted(ana);
  const id = await createTable(ana, { settings: settingsOf({}), seat: 0, bots: [], start: false });
  await cho.addInitScript(() => {
    Object.assign(navigator, {
      share: async (/** @type {object} */ what) => Object.assign(globalThis, { shared: what }),
    });
  });
  await cho.goto(`/t/${id}`);
  await cho.getByText("Take a free seat").waitFor();
  await cho.getByRole("button", { name: "Share" }).click();
  assert.deepEqual(await cho.evaluate(() => /** @type {any} */ (globalThis).shared), {
    url: `${new URL(cho.url()).origin}/t/${id}`,
  });
  await accessible(cho, "a waiting room that can share its link");
  await ben.goto(`/t/${id}`);
  await pressed(ben, "Sit here", ben.getByRole("button", { name: "Leave seat" }));
  assert.equal(await ben.getByRole("button", { name: "Share" }).count(), 0, "this browser shares nothing");
  await cho.getByText("All seats are taken. You can stay and watch.").waitFor();
  assert.equal(await cho.getByRole("button", { name: "Sit here" }).count(), 0);
  await shot(cho, "waiting-full");
  await farewell([ana, ben, cho]);
});

test("who comes back finds their own games first, and no word that there are none", async () => {
  const page = await visitor(server);
  await seated(page, { bots: ["cautious"] });
  await page.goto("/");
  await page.locator('.hero-acts .lit[href^="/t/"]').waitFor();
  await page.locator('.hero-acts .lit[href^="/t/"]').click();
  await turn(page);
  await letBotPlay(page);
  await page.goto("/");
  const first = page.locator(".home-columns h2").first();
  await page.locator(".home-columns h2", { hasText: "Your finished games" }).waitFor();
  assert.equal(await first.innerText(), "Your finished games");
  assert.equal(await page.getByText("No games have been finished yet").count(), 0);
  await farewell([page]);
});

test("clues stand beside the partner's hand, and a card shows which clues have touched it", async () => {
  const { pages } = await couple(server, { preset: "original" });
  let seen = false;
  await playOut(pages, async ({ page, game, seat }) => {
    const clue = game.legal?.clues.find((it) => it.touches.length > 0);
    if (seen || !clue) return "enough";
    const [id] = clue.touches;
    const before = await page.locator(".sky").boundingBox();
    await page.locator(`.hand.partner [data-card="${id}"]`).click();
    const bar = page.locator(".place .clue-bar");
    await bar.waitFor();
    const [hand, place] = [await page.locator(".hand.partner").boundingBox(), await bar.boundingBox()];
    assert.ok(
      hand && place && Math.abs(place.y - hand.y - hand.height) < 12,
      "the clues are beside the hand",
    );
    assert.deepEqual(await page.locator(".sky").boundingBox(), before, "nothing moves");
    await page.locator(`[data-clue="${clue.clue}"]`).click();
    const tag = pages[seat].locator(`.hand.partner [data-card="${id}"] .ribbon.named`);
    await tag.waitFor();
    seen = true;
    return "done";
  });
  assert.ok(seen);
  await farewell(pages);
});

test("the proof of the deal opens in sight and covers no button", async () => {
  const page = await visitor(server, { viewport: { width: 390, height: 844 } });
  await seated(page, { bots: ["cautious"] });
  await letBotPlay(page);
  await page.locator(".proof summary").click();
  const paper = await page.locator(".end-paper").boundingBox();
  assert.ok(paper && paper.y >= 0 && paper.y + paper.height <= 844 && paper.x >= 0, JSON.stringify(paper));
  await page.getByRole("button", { name: "Rematch", exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/"));
  await farewell([page]);
});

test("a long log takes no room from the sky of a large window", async () => {
  const page = await visitor(server, { viewport: { width: 2560, height: 1440 } });
  await seated(page, { bots: ["cautious", "cautious"] });
  await letBotPlay(page);
  await page.locator(".end-panel .close").click();
  const heightOf = async (/** @type {string} */ part) =>
    (await page.locator(part).boundingBox())?.height ?? 0;
  const [sky, log] = [await heightOf(".sky"), await heightOf(".side .log")];
  const all = JSON.stringify({ sky, log });
  assert.ok(sky > 1440 / 4, all);
  assert.ok(log < 1440, all);
  const mine = await page.locator(".hand.below").boundingBox();
  assert.ok(mine && mine.y + mine.height > 1440 - 80, `the hand is at the edge: ${JSON.stringify(mine)}`);
  await farewell([page]);
});

test("after a perfect show no turns are counted, and on a phone held sideways its words and my hand are in sight", async () => {
  const { pages } = await couple(server, { options: { ranks: 1, hand_sizes: { 2: 4 } } });
  await playOut(pages, async () => undefined);
  const [page] = pages;
  await page.locator(".end-panel").waitFor();
  assert.equal(await page.locator(".pace-box").count(), 0);
  await resize(page, { width: 844, height: 390 });
  for (const language of ["en", "fr", "de", "ja"]) {
    await page.evaluate(async (it) => {
      const { speak } = await /** @type {any} */ (globalThis).clientModule("/src/i18n.js");
      await speak(it);
    }, language);
    await shot(page, `perfect-${language}`);
    // After the page has applied the other texts and sizes.
    await until(async () => {
      const panel = await page.locator(".end-panel").boundingBox();
      const title = await page.locator(".end-panel h2").boundingBox();
      const hand = await page.locator(".hand.mine, .hand.own").first().boundingBox();
      return (
        panel !== null &&
        title !== null &&
        hand !== null &&
        title.x >= panel.x &&
        title.x + title.width <= panel.x + panel.width &&
        hand.y + hand.height <= 391
      );
    }, `the words and the hand are in sight: ${language}`);
  }
  await farewell(pages);
});

test("the waiting room shows its link as a QR code", async () => {
  for (const [width, height] of [
    [360, 740],
    [1366, 641],
  ]) {
    const ana = await visitor(server, { viewport: { width, height } });
    await ana.goto("/");
    await greeted(ana);
    await createTable(ana, { settings: settingsOf({}), seat: 0, bots: [], start: false });
    await ana.getByText("QR code", { exact: true }).click();
    const code = ana.getByRole("img", { name: "QR code of the link to this table" });
    await code.waitFor();
    await until(
      () => code.evaluate((it) => /** @type {HTMLImageElement} */ (it).naturalWidth > 0),
      "the picture of the code",
    );
    const box = await code.boundingBox();
    assert.ok(box && box.width >= 200 && Math.abs(box.width - box.height) < 1, JSON.stringify(box));
    await fits(ana, `the code at ${width}`);
    await accessible(ana, "a waiting room with a QR code");
    await shot(ana, `qr-${width}`);
    await farewell([ana]);
  }
});
