// The actions that each extension needs from a player. The server deals from a fixed seed, so that each test gets the
// cards that it needs.
import assert from "node:assert/strict";
import { accessible, acting, couple, farewell, gameOf, playOut, shot } from "./fixtures.js";
import { ownServer, test, useServer } from "./harness.js";
import { inSet, perform, plan } from "./plan.js";

const server = useServer({ seed: "1".padStart(64, "0") });

test("Timed Display: a card is played with its announcement", async () => {
  const { pages } = await couple(server, { preset: "timed-display" });
  let announced = 0;
  await playOut(pages, async ({ page, game, cards }) => {
    if (announced > 2) return "enough";
    const card = cards.find((it) => inSet(game.playable, it.card));
    if (!card) return undefined;
    announced += 1;
    if (announced === 1) {
      await page.locator(`.hand.mine [data-card="${card.id}"]`).click();
      await shot(page, "timed-display");
      await accessible(page, "an announcement");
      await page.keyboard.press("Escape");
    }
    await perform(page, game, { type: "play", id: card.id, announce: card.card[0] });
    assert.equal(
      (await gameOf(page)).clue_tokens,
      Math.min(8, game.clue_tokens + 1),
      "the announcement brings a clue token",
    );
    return "done";
  });
  assert.ok(announced > 2);
  await farewell(pages);
});

test("Five Flamboyants: every tile that asks something is answered", async () => {
  /** @type {Set<number>} */
  const answered = new Set();
  // The order of the tiles comes from the seed: these two deals use all four.
  for (const seed of [1, 12]) {
    const dealt = await ownServer({ seed: String(seed).padStart(64, "0") });
    const { pages } = await couple(dealt, {
      preset: "gf-flamboyants",
      options: { ranks: 1, hand_sizes: { 2: 4 } },
    });
    await playOut(
      pages,
      async ({ page, game }) => {
        if ([3, 4, 5, 6].every((tile) => answered.has(tile))) return "enough";
        if (game.phase.type !== "tile") return undefined;
        const { tile } = game.phase;
        if (answered.has(tile)) return undefined;
        answered.add(tile);
        await page.locator(".tile-card").waitFor();
        await shot(page, `tile-${tile}`);
        await accessible(page, `bonus tile ${tile}`);
        return undefined;
      },
      { forTiles: true },
    );
    await farewell(pages);
  }
  assert.deepEqual([...answered].sort(), [3, 4, 5, 6]);
});

test("jokers: the player chooses the firework", async () => {
  const { pages } = await couple(server, { preset: "joker-house" });
  let placed = 0;
  await playOut(pages, async ({ page, game, cards }) => {
    if (placed > 0) return "enough";
    if (game.phase.type === "joker") {
      await shot(page, "joker");
      await accessible(page, "a joker");
      const suit = game.legal?.fireworks[0] ?? "";
      await acting(page, () => page.locator(`[data-firework="${suit}"]`).click());
      const after = (await gameOf(page)).fireworks.find((it) => it.suit === suit);
      assert.ok(after && after.height > 0);
      placed += 1;
      return "done";
    }
    const joker = cards.find((it) => it.card[0] === "m" && inSet(game.playable, it.card));
    if (!joker) return undefined;
    await perform(page, game, { type: "play", id: joker.id });
    return "done";
  });
  assert.equal(placed, 1);
  await farewell(pages);
});

test("Black Powder: the colorless firework is built from 5 down, and no color names it", async () => {
  const { pages } = await couple(server, { preset: "gf-black" });
  let named = 0;
  let built = 0;
  await playOut(pages, async ({ page, game, cards }) => {
    if (named > 0 && built > 0) return "enough";
    const black = game.hands[1 - game.to_act];
    const target = black.face === "up" ? black.cards.find((it) => it.card[0] === "k") : null;
    if (target && named === 0 && game.clue_tokens > 0) {
      await page.locator(`.hand.partner [data-card="${target.id}"]`).click();
      await page.locator("[data-clue]").first().waitFor();
      assert.deepEqual(
        await page.locator("[data-clue]").evaluateAll((all) => all.map((it) => it.getAttribute("data-clue"))),
        [target.card[1]],
        "only its rank touches a black card",
      );
      await accessible(page, "a black card");
      named += 1;
      await acting(page, () => page.locator("[data-clue]").first().click());
      return "done";
    }
    const five = cards.find((it) => it.card[0] === "k" && inSet(game.playable, it.card));
    if (!five) return undefined;
    assert.equal(five.card, "k5");
    await perform(page, game, { type: "play", id: five.id });
    const firework = (await gameOf(page)).fireworks.find((it) => it.suit === "k");
    assert.equal(firework?.next, 4, "4 comes next");
    await page.locator(".shell.ink-smoke .next-sign", { hasText: "4" }).waitFor();
    await shot(page, "black-powder");
    built += 1;
    return "done";
  });
  assert.ok(named > 0 && built > 0);
  await farewell(pages);
});

test("Avalanche of Colors: a multicolor card is touched by every color and named by none", async () => {
  const { pages } = await couple(server, { preset: "gf-avalanche" });
  let wide = 0;
  await playOut(pages, async ({ page, game }) => {
    if (wide > 0) return "enough";
    const partner = game.hands[1 - game.to_act];
    const card = partner.face === "up" ? partner.cards.find((it) => it.card[0] === "m") : null;
    if (!card || game.clue_tokens === 0) return undefined;
    await page.locator(`.hand.partner [data-card="${card.id}"]`).click();
    await page.locator("[data-clue]").first().waitFor();
    assert.equal(await page.locator("[data-clue]").count(), 6, "five colors and a rank touch it");
    await shot(page, "multicolor");
    await accessible(page, "a multicolor card");
    wide += 1;
    await acting(page, () => page.locator("[data-clue]").first().click());
    return "done";
  });
  assert.equal(wide, 1);
  await farewell(pages);
});

test("Royal Favor: hands are not filled up for ever, and an empty one loses", async () => {
  const { pages } = await couple(server, {
    preset: "royal-favor",
    options: { ranks: 2, hand_sizes: { 2: 3 } },
  });
  await playOut(pages, async ({ page, game, cards }) => {
    // They only discard and never play.
    assert.equal(game.turns_left, null, "there is no final round");
    const [card] = cards;
    if (card && game.legal?.discard.includes(card.id))
      await perform(page, game, { type: "discard", id: card.id });
    else await perform(page, game, plan({ ...game, playable: "" }, cards));
    return "done";
  });
  await Promise.all(pages.map((page) => page.locator(".end-panel").waitFor()));
  assert.equal((await gameOf(pages[0])).result?.lost, "empty_hand");
  await shot(pages[0], "royal-favor-lost");
  await accessible(pages[0], "a lost game");
  await farewell(pages);
});

test("everything at once: seven fireworks, tiles, and a clue that touches nothing", async () => {
  const { pages } = await couple(server, { preset: "gf-everything" });
  let nothing = 0;
  await playOut(pages, async ({ page, game }) => {
    assert.equal(game.fireworks.length, 7);
    const clue = game.legal?.clues.find((it) => it.touches.length === 0);
    if (nothing > 0) return "enough";
    if (!clue || game.phase.type !== "turn") return undefined;
    await shot(page, "everything-dark");
    await page.locator(".hand.partner button.name").first().click();
    await page.locator("[data-clue]").first().waitFor();
    await shot(page, "clues-all");
    await accessible(page, "all clues for a partner");
    nothing += 1;
    await acting(page, () => page.locator(`[data-clue="${clue.clue}"]`).click());
    return "done";
  });
  assert.equal(nothing, 1);
  await farewell(pages);
});
