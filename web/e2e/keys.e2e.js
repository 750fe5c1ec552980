// The table by Tab, Enter and Escape: to the clues and past them, closing what was opened, and the hint of a key that
// needs a card.
import assert from "node:assert/strict";
import { farewell, gameOf, greeted, pressed, seated, turn, until, visitor } from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: "4a".repeat(32) });

/** Whether the focused element matches. @param {Page} page @param {string} selector */
const isAt = (page, selector) =>
  page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);

/** Waits until a matching element has the focus. @param {Page} page @param {string} selector */
async function at(page, selector) {
  await until(() => isAt(page, selector), `the focus on ${selector}`);
}

/** Waits for the next render. @param {Page} page */
const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test("Tab goes through the clues of a card and on, and Escape back to the card", async () => {
  const page = await visitor(server);
  await seated(page, { bots: ["cautious", "cautious"] });
  const [{ to, touches }] = (await gameOf(page)).legal?.clues.filter((it) => it.touches.length > 0) ?? [];
  const card = `.hand[data-seat="${to}"] [data-card="${touches[0]}"]`;
  await page.locator(card).focus();
  await page.keyboard.press("Enter");
  await page.locator(".clue-bar").waitFor();
  await page.keyboard.press("Tab");
  await at(page, "[data-clue]");
  const first = await page.evaluate(() => document.activeElement?.getAttribute("data-clue"));
  // One more Tab leaves the clues, and the focus stays there.
  await page.keyboard.press("Tab");
  await drawn(page);
  assert.ok(!(await isAt(page, ".clue-bar *")), "the clues let the focus go");
  assert.ok(!(await isAt(page, "body")));
  await page.keyboard.press("Shift+Tab");
  await at(page, `[data-clue="${first}"]`);
  await page.keyboard.press("Shift+Tab");
  await drawn(page);
  assert.ok(await isAt(page, ".hand [data-rove]"), "and backwards too");
  await page.keyboard.press("Tab");
  await at(page, `[data-clue="${first}"]`);
  await page.keyboard.press("Escape");
  await page.locator(".clue-bar").waitFor({ state: "detached" });
  await at(page, card);
  await farewell([page]);
});

test("the table has the focus from the start, and a key that finds no card says what it needs", async () => {
  const page = await visitor(server);
  await page.goto("/");
  await greeted(page);
  await page.getByRole("button", { name: "Play now" }).click();
  await turn(page);
  await at(page, ".hand.mine");
  const news = page.getByTestId("news");
  await page.keyboard.press("p");
  await news.getByText("First choose one of your cards.").waitFor();
  await page.keyboard.press("2");
  await news.getByText("First choose a partner’s card.").waitFor();
  await page.keyboard.press("Tab");
  await at(page, ".hand.mine [data-card]");
  await page.keyboard.press("Enter");
  await page.locator("[data-act=play]").waitFor();
  assert.equal(await news.getByText("First choose").count(), 0);
  await farewell([page]);
});

test("a moment before my own move says that it was my turn, and Escape returns from it", async () => {
  const page = await visitor(server);
  // The page can only go back to moments that it has seen, so it is there when the game begins.
  await seated(page, { bots: ["cautious"], starter: 1, begun: false });
  await pressed(page, "Start", page.locator(".board"));
  await turn(page);
  const tray = page.getByTestId("action-bar");
  const before = await gameOf(page);
  const [{ to, clue }] = before.legal?.clues ?? [];
  await page.evaluate(
    async (action) => {
      const { act } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
      await act(location.pathname.split("/")[2], action).answer;
    },
    { type: "clue", to, clue },
  );
  await until(async () => (await gameOf(page)).turn >= before.turn + 2, "the bot's answer");
  await turn(page);
  const actions = ":is(.clued, .played, .discarded)";
  const lines = page.locator(`.log li${actions} button[data-rove]:not(.why-button)`);
  await lines.first().click();
  await tray.getByText("It was your turn.").waitFor();
  await lines.nth(1).click();
  await tray.getByText("It was Hoshi’s turn.").or(tray.getByText("It was Kaze’s turn.")).waitFor();
  await page.keyboard.press("Escape");
  await tray.getByText("Your turn: choose").waitFor();
  assert.equal(await page.locator(".now-button").count(), 0);
  await farewell([page]);
});
