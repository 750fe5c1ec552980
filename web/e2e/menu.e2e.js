// The menu of a table, and the possible identities of a hand.
import assert from "node:assert/strict";
import {
  accessible,
  content,
  couple,
  farewell,
  seated,
  settled,
  shot,
  turn,
  until,
  visitor,
} from "./fixtures.js";
import { ownServer, test, useServer } from "./harness.js";

const server = useServer({ seed: "4a".repeat(32) });

test("who plays with bots alone can end the game and clear the table", async () => {
  const page = await visitor(server);
  await seated(page, { bots: ["cautious", "cautious"] });
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
  const { pages } = await couple(server, { preset: "original" });
  const [ana, ben] = pages;
  await ana.locator(".table-tool").click();
  await ana.locator("dialog[open]").getByRole("button", { name: "Propose to end the game" }).click();
  // Declining only hides the request; a new one is shown again.
  await ben.getByRole("button", { name: "Keep playing" }).click();
  await ben.locator(".wish-note").waitFor({ state: "detached" });
  for (const name of ["Keep playing", "Propose to end the game"]) {
    await ana.locator(".table-tool").click();
    await ana.locator("dialog[open]").getByRole("button", { name }).click();
  }
  await ben.getByRole("button", { name: "Agree" }).click();
  await Promise.all(pages.map((page) => page.locator(".end-panel").waitFor()));
  await farewell(pages);
});

test("my chosen card shows which kinds of card it can be", async () => {
  const page = await visitor(server);
  await seated(page, { bots: ["cautious"] });
  await page.locator(".hand.mine [data-card]").first().click();
  const odds = page.locator(".odds");
  await odds.waitFor();
  await shot(page, "odds");
  // At the start nothing is known of a card: it can be any kind of which I don't see all copies.
  assert.match(await odds.innerText(), /one of 2[0-5] kinds/);
  await accessible(page, "what a card can be");
  await page.keyboard.press("Escape");
  await until(async () => (await odds.count()) === 0, "the counting is gone with the choice");
  content(page);
  await page.context().close();
});

test("partners that are to be quick do not wait for the eye", async () => {
  const page = await visitor(server, { settings: { pace: "calm" } });
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
    const { settings } = await /** @type {any} */ (globalThis).clientModule("/src/settings.js");
    settings.pace.value = "quick";
  });
  await until(async () => said.at(-1) === "quick", "the table has been told");
  content(page);
  await page.context().close();
});

test("who goes away gets a bot for the time, and comes back to the same seat", async () => {
  const hasty = await ownServer({ away: 1 });
  const { id, pages } = await couple(hasty, { preset: "original" });
  const [ana, ben] = pages;
  await ben.goto("/");
  const offer = ana.getByRole("button", { name: /^Let a bot play for / });
  await ana.locator(".table-tool").click();
  await offer.waitFor();
  await accessible(ana, "the menu of the table with an absent partner");
  await offer.click();
  await ana.locator(".hand.partner .badge").waitFor();
  await ben.goto(`/t/${id}`);
  await ben.getByRole("button", { name: "Come back" }).click();
  await ana.locator(".hand.partner .badge").waitFor({ state: "detached" });
  await farewell(pages);
});

test("who gets up from a running game leaves a bot in the seat", async () => {
  const { pages } = await couple(server, { preset: "original" });
  const [ana, ben] = pages;
  await ben.locator(".table-tool").click();
  await ben.locator("dialog[open]").getByRole("button", { name: "Let a bot play" }).click();
  await ana.locator(".hand.partner .badge").waitFor();
  // Only Ana plays now: the server carries out her requests at once.
  await ana.locator(".table-tool").click();
  await ana.locator("dialog[open]").getByRole("button", { name: "End the game" }).click();
  await Promise.all(pages.map((page) => page.locator(".end-panel").waitFor()));
  await farewell(pages);
});

test("who proposed to end the game can think better of it", async () => {
  const { pages } = await couple(server, { preset: "original" });
  const [ana, ben] = pages;
  await ana.locator(".table-tool").click();
  await ana.locator("dialog[open]").getByRole("button", { name: "Propose to end the game" }).click();
  const agree = ben.getByRole("button", { name: "Agree" });
  await agree.waitFor();
  await ana.locator(".table-tool").click();
  await ana.locator("dialog[open]").getByRole("button", { name: "Keep playing" }).click();
  await agree.waitFor({ state: "detached" });
  assert.equal(await ana.locator(".end-panel").count(), 0);
  await farewell(pages);
});
