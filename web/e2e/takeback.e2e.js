// Taking back at once after a slip, and with the agreement of the others.
import assert from "node:assert/strict";
import { accessible, acting, couple, farewell, gameOf, resize, shot, until } from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();

/** Gives the first legal clue. @param {Page} page */
async function clue(page) {
  const game = await gameOf(page);
  const [{ to, clue: said }] = game.legal?.clues ?? [];
  await act(page, { type: "clue", to, clue: said });
}

/** @param {Page} page @param {object} action */
async function act(page, action) {
  await acting(page, () =>
    page.evaluate(async (it) => {
      const { act: does } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
      await does(location.pathname.split("/")[2], it).answer;
    }, action),
  );
}

test("a clue is taken back at once, a card only if the other agrees", async () => {
  const { pages } = await couple(server, {});
  const [ana, ben] = pages;
  const before = await gameOf(ana);
  await clue(ana);
  const back = ana.getByRole("button", { name: "Take back", exact: true });
  await back.waitFor();
  assert.equal(await ben.getByRole("button", { name: "Take back", exact: true }).count(), 0, "it is not his");
  await shot(ana, "takeback-desktop");
  await accessible(ana, "an action that can be taken back");
  await back.click();
  await until(async () => (await gameOf(ana)).turn === 0, "the clue is gone");
  assert.deepEqual((await gameOf(ana)).hands, before.hands);
  // He may not have seen the clue before.
  await ben.locator(".log s").waitFor();
  assert.equal((await gameOf(ben)).turn, 0);
  assert.match(await ben.locator(".log").innerText(), /takes back the last action/);
  assert.match(await ben.getByTestId("news").innerText(), /takes back the last action/, "it is news to him");
  assert.equal(await ana.locator(".board.my-turn").count(), 1, "she is to act again");

  // Now she plays a card, and asks to take it back by the key.
  const [card] = (await gameOf(ana)).hands[0].cards;
  await act(ana, { type: "play", id: card.id });
  await ana.keyboard.press("u");
  await ben.locator(".take-back-note").waitFor();
  await resize(ben, { width: 390, height: 780 });
  await shot(ben, "takeback-asked-phone");
  await accessible(ben, "whether something is taken back, on a phone");
  await ben.getByRole("button", { name: "Decline" }).click();
  await until(async () => (await ana.locator(".take-back-note").count()) === 0, "the question is gone");
  assert.equal((await gameOf(ana)).turn, 1, "it stands");
  await ana.keyboard.press("u");
  await ben.getByRole("button", { name: "Agree" }).click();
  await until(async () => (await gameOf(ana)).turn === 0, "it is taken back");
  assert.deepEqual((await gameOf(ana)).hands, before.hands, "her cards are face down again");
  await shot(ana, "takeback-done");
  await accessible(ana, "a log with what was taken back");
  // The game goes on from there, also after a reload.
  await clue(ana);
  await ana.reload();
  await ana.locator(".board").waitFor();
  await clue(ben);
  await until(async () => (await gameOf(ana)).turn === 2, "both have acted");
  await farewell(pages);
});
