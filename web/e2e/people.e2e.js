// Two people in two browsers: a link, a seat, a reload in the middle, a drag, the next deal.
import assert from "node:assert/strict";
import { accessible, acting, farewell, gameOf, playOut, pressed, shot, visitor } from "./fixtures.js";
import { test, useServer } from "./harness.js";
import { inSet } from "./plan.js";

/** @typedef {import("../types/protocol.js").GameState} GameState */

const server = useServer();

test("two people meet by a link, one reloads in mid-game, and both see the end", async () => {
  const ana = await visitor(server);
  await ana.goto("/new");
  await ana.locator(".edition-card").first().waitFor();
  await shot(ana, "create-dark");
  await ana.locator(".edition-card", { hasText: "Abacusspiele" }).first().click();
  await ana.locator("input[name=seats][value='2']").check();
  await ana.getByRole("switch", { name: "Public" }).check();
  await ana.getByRole("button", { name: "Create this table" }).click();
  await ana.locator("#invitation").waitFor();
  const link = await ana.locator("#invitation").inputValue();
  const ben = await visitor(server, { colorScheme: "light", settings: { theme: "light" } });
  // A listed table is on the home page; this one is joined by its link.
  await ben.goto("/");
  await ben.locator(`a[href="${new URL(link).pathname}"]`).waitFor();
  await ben.goto(link);
  await pressed(ben, "Sit here", ben.getByRole("button", { name: "Leave seat" }));
  await ana.waitForFunction(() => document.querySelectorAll(".seat-list .lantern.here").length === 2);
  await shot(ana, "waiting-dark");
  await ana.selectOption("#first", "1");
  await pressed(ana, "Start", ana.locator(".board"));
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
    }
    if (turns === 7) {
      // Drags a card to the sky; if it isn't playable, that is a strike.
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
      return "done";
    }
    if (turns === 9) {
      const order = (/** @type {GameState} */ state) => state.hands[state.to_act].cards.map((it) => it.id);
      const first = order(game)[0];
      await acting(page, async () => {
        await page.locator(`.hand.mine [data-card="${first}"]`).focus();
        await page.keyboard.press("Shift+ArrowRight");
      });
      assert.equal(order(await gameOf(page))[1], first, "a card can be moved in the hand");
      return "done";
    }
  });
  await Promise.all(pages.map((page) => page.locator(".end-panel").waitFor()));
  await ana.getByRole("button", { name: "Rematch", exact: true }).click();
  await ana.waitForURL((url) => !link.endsWith(url.pathname));
  await ben.getByRole("button", { name: "Join" }).click();
  await ben.waitForURL((url) => !link.endsWith(url.pathname));
  // He has joined: his reserved seat has no more buttons.
  await Promise.all(pages.map((page) => page.locator(".hand.mine").waitFor()));
  await farewell(pages);
});
