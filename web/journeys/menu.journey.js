// What can be done at a table besides playing, and what a hand can still be.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
  accessible,
  content,
  couple,
  createTable,
  farewell,
  gameOf,
  greeted,
  openHouse,
  settled,
  shot,
  turn,
  until,
  visitor,
} from "./house.js";

/** @type {import("./house.js").House} */
let house;
before(async () => {
  house = await openHouse("4a".repeat(32));
});
after(() => house?.stop());

test("who plays with bots alone can end the game and clear the table", async () => {
  const page = await visitor(house);
  await page.goto("/");
  await greeted(page);
  const settings = {
    preset: "original",
    options: {},
    seats: 3,
    starter: { type: "seat", seat: 0 },
    listed: false,
  };
  await createTable(page, { settings, seat: 0, bots: ["cautious", "cautious"], start: true });
  await turn(page);
  await page.locator(".table-tool").click();
  const menu = page.locator("dialog.table-menu[open]");
  await menu.waitFor();
  await settled(page, "dialog.table-menu");
  await accessible(page, "the menu of the table");
  await shot(page, "table-menu");
  await menu.getByRole("button", { name: "End the game" }).click();
  await page.locator(".end-panel").waitFor();
  content(page);
  await page.context().close();
});

test("two people end a game when both agree", async () => {
  const { pages } = await couple(house, { preset: "original" });
  const [ana, ben] = pages;
  await ana.locator(".table-tool").click();
  await ana.locator("dialog[open]").getByRole("button", { name: "Propose to end the game" }).click();
  await ben.getByRole("button", { name: "Agree" }).click();
  await Promise.all(pages.map((page) => page.locator(".end-panel").waitFor()));
  await farewell(pages);
});

test("my chosen card shows what it can be, counting the cards that I see", async () => {
  const page = await visitor(house);
  await page.goto("/");
  await greeted(page);
  const settings = {
    preset: "original",
    options: {},
    seats: 2,
    starter: { type: "seat", seat: 0 },
    listed: false,
  };
  await createTable(page, { settings, seat: 0, bots: ["cautious"], start: true });
  await turn(page);
  await page.locator(".hand.mine [data-card]").first().click();
  const odds = page.locator(".odds");
  await odds.waitFor();
  await shot(page, "odds");
  const game = await gameOf(page);
  const seen = game.hands[1].cards.length + game.discard.length;
  const said = Number(/(\d+) possibilities/.exec(await odds.innerText())?.[1]);
  // Nothing is known of a card at the start: it is any of those that I do not see.
  assert.equal(said, 50 - seen);
  await accessible(page, "what a card can be");
  await page.keyboard.press("Escape");
  await until(async () => (await odds.count()) === 0, "the counting is gone with the choice");
  content(page);
  await page.context().close();
});

test("partners that are to be quick do not wait for the eye", async () => {
  const page = await visitor(house, { settings: { pace: "calm" } });
  /** @type {string[]} */
  const said = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === "pace") said.push(message.pace);
    }),
  );
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await turn(page);
  assert.equal(said.at(-1), "calm");
  await page.evaluate(async () => {
    const { pace } = await /** @type {any} */ (globalThis).clientModule("/src/settings.js");
    pace.value = "quick";
  });
  await until(async () => said.at(-1) === "quick", "the table has been told");
  content(page);
  await page.context().close();
});
