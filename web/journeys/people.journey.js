// Two people in two browsers: a link, a seat, a reload in the middle, every extension, a replay.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, acting, content, createTable, gameOf, openHouse, shot, turn, visitor, until } from "./house.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../types/protocol.js").GameState} GameState */

/** @type {import("./house.js").House} */
let house;
before(async () => {
  house = await openHouse();
});
after(() => house.stop());

/** @param {string} set @param {string} card */
const inSet = (set, card) => new RegExp(`${card[0]}\\d*${card[1]}`).test(set);

/**
 * Two people who look at each other's screens, so that they can play whatever a test needs.
 * @param {object} settings
 */
async function couple(settings) {
  const [ana, ben] = await Promise.all([visitor(house), visitor(house)]);
  await Promise.all([ana.goto("/"), ben.goto("/")]);
  await Promise.all([ana, ben].map((page) => page.waitForFunction(() => !document.querySelector(".hero-acts button")?.hasAttribute("disabled"))));
  const id = await createTable(ana, { settings: { options: {}, seats: 2, starter: { type: "random" }, listed: false, ...settings }, seat: 0, bots: [], start: false });
  await ben.goto(`/t/${id}`);
  await ben.getByRole("button", { name: "Sit here" }).click();
  await ben.getByRole("button", { name: "Get up" }).waitFor();
  await ana.getByRole("button", { name: "Begin" }).click();
  const pages = [ana, ben];
  await Promise.all(pages.map((page) => page.locator(".board").waitFor()));
  return { id, pages };
}

/** The page of the player to act, and what each card of that hand is; `null` when the game is over. @param {Page[]} pages */
async function actor(pages) {
  const limit = Date.now() + 30_000;
  while (Date.now() < limit) {
    const views = await Promise.all(pages.map(gameOf));
    if (views.every((view) => view.result !== null)) return null;
    const seat = views.findIndex((view) => view.legal !== null);
    const hand = seat === -1 ? null : views[1 - seat].hands[seat];
    // Both must have seen the last move, and the page of the player to act must show it.
    if (hand?.face === "up" && views[0].turn === views[1].turn && (await pages[seat].$(".board.my-turn"))) {
      return { page: pages[seat], seat, game: views[seat], cards: hand.cards };
    }
    await pages[0].waitForTimeout(15);
  }
  throw new Error("nobody is to act");
}

/** @param {Page} page @param {number} id @param {"play" | "discard"} act */
async function own(page, id, act) {
  await acting(page, async () => {
    await page.locator(`.hand.mine [data-card="${id}"]`).click();
    await page.locator(`[data-act="${act}"]`).click();
  });
}

/** @param {Page} page @param {GameState} game */
async function anyClue(page, game) {
  const clue = game.legal?.clues.find((it) => it.touches.length > 0);
  assert.ok(clue);
  await acting(page, async () => {
    await page.locator(`.hand.partner [data-card="${clue.touches[0]}"]`).click();
    await page.locator(`[data-clue="${clue.clue}"]`).click();
  });
}

/**
 * Plays what fits, discards what is of no use, and otherwise passes the time.
 * @param {Page[]} pages @param {(now: NonNullable<Awaited<ReturnType<typeof actor>>>) => Promise<boolean>} special answers what the test is about, and says whether it did
 */
async function playOut(pages, special) {
  for (let turns = 0; turns < 200; turns += 1) {
    const now = await actor(pages);
    if (!now) return;
    const { page, game, cards } = now;
    if (await special(now)) continue;
    assert.ok(game.legal);
    const good = cards.find((card) => inSet(game.playable, card.card));
    const spare = cards.find((card) => !inSet(game.critical, card.card));
    if (good) await own(page, good.id, "play");
    else if (game.legal.discard.length > 0 && (game.clue_tokens < 4 || game.legal.clues.length === 0)) await own(page, (spare ?? cards[0]).id, "discard");
    else await anyClue(page, game);
  }
  throw new Error("the game goes on for ever");
}

test("two people meet by a link, one reloads in mid-game, and both see the end", async () => {
  const ana = await visitor(house);
  await ana.goto("/new");
  await ana.locator(".edition-card").first().waitFor();
  await accessible(ana, "opening a table");
  await shot(ana, "create-dark");
  await ana.locator(".edition-card", { hasText: "Abacusspiele" }).first().click();
  await ana.locator("input[name=seats][value='2']").check();
  await ana.getByRole("button", { name: "Open this table" }).click();
  await ana.locator("#invitation").waitFor();
  await accessible(ana, "the waiting room");
  const link = await ana.locator("#invitation").inputValue();
  const ben = await visitor(house, { colorScheme: "light", settings: { theme: "light" } });
  await ben.goto(link);
  await ben.getByRole("button", { name: "Sit here" }).click();
  await ana.waitForFunction(() => document.querySelectorAll(".seat-list .lantern.here").length === 2);
  await shot(ana, "waiting-dark");
  await ana.selectOption("#first", "1");
  await ana.getByRole("button", { name: "Begin" }).click();
  const pages = [ana, ben];
  await Promise.all(pages.map((page) => page.locator(".board").waitFor()));
  assert.equal((await gameOf(ana)).to_act, 1, "the one whom they chose begins");
  let turns = 0;
  await playOut(pages, async ({ page, game, cards }) => {
    turns += 1;
    if (turns === 5) {
      const before = await gameOf(ben);
      await ben.reload();
      await ben.locator(".board").waitFor();
      assert.deepEqual((await gameOf(ben)).hands, before.hands, "the reload loses nothing");
      await shot(ben, "table-light");
      await accessible(ben, "a table on paper");
      return true;
    }
    if (turns === 7) {
      // A card is dragged to the sky; if it does not fit, that is a strike, as at any table.
      const card = cards.find((it) => inSet(game.playable, it.card)) ?? cards[0];
      const from = await page.locator(`.hand.mine [data-card="${card.id}"]`).boundingBox();
      const to = await page.locator(".sky").boundingBox();
      assert.ok(from && to);
      await acting(page, async () => {
        await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
        await page.mouse.up();
      });
      return true;
    }
    if (turns === 9) {
      const order = (/** @type {GameState} */ state) => state.hands[state.to_act].cards.map((it) => it.id);
      const first = order(game)[0];
      await acting(page, async () => {
        await page.locator(`.hand.mine [data-card="${first}"]`).focus();
        await page.keyboard.press("Shift+ArrowRight");
      });
      assert.equal(order(await gameOf(page))[1], first, "a card can be moved in the hand");
      return true;
    }
    return false;
  });
  await Promise.all(pages.map((page) => page.locator(".end-panel").waitFor()));
  await ana.getByRole("button", { name: "Again" }).click();
  await ana.waitForURL((url) => !link.endsWith(url.pathname));
  await ben.getByRole("button", { name: "Join" }).click();
  await ben.waitForURL((url) => !link.endsWith(url.pathname));
  pages.forEach(content);
  await Promise.all(pages.map((page) => page.context().close()));
});

test("Timed Display: a card is played with its announcement", async () => {
  const { pages } = await couple({ preset: "timed-display" });
  let announced = 0;
  await playOut(pages, async ({ page, game, cards }) => {
    const card = cards.find((it) => inSet(game.playable, it.card));
    if (!card || announced > 2) return announced > 2 && closeAll(pages);
    announced += 1;
    const [letter] = card.card;
    await page.locator(`.hand.mine [data-card="${card.id}"]`).click();
    if (announced === 1) await shot(page, "timed-display");
    await accessible(page, "an announcement");
    await acting(page, () => page.locator(`[data-announce="${letter}"]`).click());
    return true;
  }).catch((error) => {
    if (announced <= 2) throw error;
  });
  assert.ok(announced > 2);
});

/** @param {Page[]} pages @returns {Promise<never>} */
async function closeAll(pages) {
  pages.forEach(content);
  await Promise.all(pages.map((page) => page.context().close()));
  throw new Error("enough");
}

test("Five Flamboyants: every tile that asks something is answered", async () => {
  /** @type {Set<number>} */
  const answered = new Set();
  for (let games = 0; games < 24 && answered.size < 4; games += 1) {
    const { pages } = await couple({ preset: "gf-flamboyants", options: { ranks: 2, hand_sizes: { 2: 4 } } });
    let gifts = 0;
    await playOut(pages, async ({ page, game, cards }) => {
      if (gifts === 0 && game.phase.type === "turn" && game.tiles.includes(6) && !answered.has(6) && game.legal && game.legal.discard.length > 0) {
        // Tile 6 needs a discarded card that fits: one is thrown away for it.
        const waiting = game.discard.some((it) => inSet(game.playable, it.card));
        const gift = cards.find((it) => it.card[1] === "1" && inSet(game.playable, it.card) && !inSet(game.critical, it.card));
        if (gift && !waiting) {
          gifts += 1;
          await own(page, gift.id, "discard");
          return true;
        }
      }
      if (game.phase.type !== "tile" || !game.legal) return false;
      const { tile } = game.phase;
      if (!answered.has(tile)) {
        await shot(page, `tile-${tile}`);
        await accessible(page, `bonus tile ${tile}`);
      }
      answered.add(tile);
      const { free_clues: clues } = game.legal;
      await acting(page, async () => {
        if (clues.length > 0) {
          const clue = clues.find((it) => it.touches.length > 0) ?? clues[0];
          if (clue.touches.length > 0) await page.locator(`.hand.partner [data-card="${clue.touches[0]}"]`).click();
          else await page.locator(".hand.partner button.name").first().click();
          await page.locator(`[data-clue="${clue.clue}"]`).click();
        } else {
          await page.locator(".answer").first().click();
        }
      });
      return true;
    });
    pages.forEach(content);
    await Promise.all(pages.map((page) => page.context().close()));
  }
  assert.deepEqual([...answered].sort(), [3, 4, 5, 6]);
});

test("jokers: the player chooses the firework", async () => {
  const { pages } = await couple({ preset: "joker-house" });
  let placed = 0;
  for (let turns = 0; turns < 60 && placed === 0; turns += 1) {
    const now = await actor(pages);
    assert.ok(now);
    const { page, game, cards } = now;
    if (game.phase.type === "joker") {
      await shot(page, "joker");
      await accessible(page, "a joker");
      const suit = game.legal?.fireworks[0] ?? "";
      await acting(page, () => page.locator(`[data-firework="${suit}"]`).click());
      const after = (await gameOf(page)).fireworks.find((it) => it.suit === suit);
      assert.ok(after && after.height > 0);
      placed += 1;
    } else {
      const joker = cards.find((it) => it.card === "m1");
      if (joker) await own(page, joker.id, "play");
      else if (game.legal && game.legal.discard.length > 0) await own(page, cards[0].id, "discard");
      else await anyClue(page, game);
    }
  }
  assert.equal(placed, 1);
  pages.forEach(content);
  await Promise.all(pages.map((page) => page.context().close()));
});

test("everything at once: seven suits, colors that touch many, clues that touch none", async () => {
  const { id, pages } = await couple({ preset: "gf-everything" });
  let empty = 0;
  let wide = 0;
  await playOut(pages, async ({ page, game }) => {
    assert.equal(game.fireworks.length, 7);
    const nothing = game.legal?.clues.find((it) => it.touches.length === 0);
    if (nothing && empty === 0 && game.clue_tokens > 2) {
      empty += 1;
      await shot(page, "everything-dark");
      await page.locator(".hand.partner button.name").first().click();
      await shot(page, "clues-all");
      await accessible(page, "all clues for a partner");
      await acting(page, () => page.locator(`[data-clue="${nothing.clue}"]`).click());
      return true;
    }
    const partner = game.hands[1 - game.to_act];
    const many = partner.face === "up" && game.clue_tokens > 2 ? partner.cards.find((card) => card.card[0] === "m") : null;
    if (many && wide === 0) {
      wide += 1;
      await page.locator(`.hand.partner [data-card="${many.id}"]`).click();
      assert.equal(await page.locator("[data-clue]").count(), 6, "five colors and a rank touch a multicolor card");
      await acting(page, () => page.locator("[data-clue]").first().click());
      return true;
    }
    if (game.phase.type === "tile" && game.legal) {
      const { free_clues: clues } = game.legal;
      await acting(page, async () => {
        if (clues.length > 0) {
          await page.locator(".hand.partner button.name").first().click();
          await page.locator("[data-clue]").first().click();
        } else await page.locator(".answer").first().click();
      });
      return true;
    }
    return false;
  });
  assert.equal(empty, 1);
  await replay(id);
  pages.forEach(content);
  await Promise.all(pages.map((page) => page.context().close()));
});

/** A third person steps through the game. @param {string} id */
async function replay(id) {
  const eve = await visitor(house, { viewport: { width: 1600, height: 900 } });
  await eve.goto(`/replay/${id}#5`);
  await eve.locator(".replay-bar").waitFor();
  const step = () => eve.locator(".step-count").innerText().then((text) => Number(text.split("/")[0]));
  const at = (/** @type {number} */ n) => until(async () => (await step()) === n, `step ${n}`);
  await at(5);
  await shot(eve, "replay-wide");
  await accessible(eve, "a replay");
  await eve.keyboard.press("ArrowRight");
  await at(6);
  await eve.keyboard.press("ArrowLeft");
  await eve.keyboard.press("ArrowLeft");
  await at(4);
  await eve.locator(".log .lines button").nth(9).click();
  await until(async () => (await step()) >= 9, "a line of the log leads to its moment");
  await eve.locator(".replay-steps input").fill("3");
  await at(3);
  assert.equal(await eve.locator(".hand.below .card.up").count() > 0, true, "all cards are open");
  await eve.selectOption(".replay-tools select", "0");
  await eve.locator(".hand.mine .card.down").first().waitFor();
  await at(3);
  const [download] = await Promise.all([eve.waitForEvent("download"), eve.getByRole("link", { name: "Record" }).click()]);
  assert.match(download.suggestedFilename(), /kagiya/);
  await eve.keyboard.press("End");
  await eve.locator(".end-panel").waitFor();
  await eve.context().close();
}

test("three languages: the browser's own first, and a switch", async () => {
  for (const [locale, lang, words] of [["de-AT", "de", "Gleich spielen"], ["fr-CA", "fr", "Jouer maintenant"], ["ja-JP", "en", "Play now"]]) {
    const page = await visitor(house, { locale });
    await page.goto("/");
    await page.getByRole("button", { name: words }).waitFor();
    assert.equal(await page.getAttribute("html", "lang"), lang);
    await page.getByRole("button", { name: words }).click();
    await turn(page);
    await shot(page, `table-${lang}`);
    await accessible(page, `a table in ${lang}`);
    // Nothing is left without a translation: an id would show.
    const text = await page.locator("body").innerText();
    assert.doesNotMatch(text, /\b(web|event|label|card|option|preset)-[a-z]/);
    await page.locator(".language select").selectOption("de");
    await page.locator(".hand.mine", { hasText: "Du" }).waitFor();
    await page.reload();
    await page.locator(".hand.mine", { hasText: "Du" }).waitFor();
    content(page);
    await page.context().close();
  }
});
