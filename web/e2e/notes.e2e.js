// Notes on cards: private during the game, public in the replay.
import assert from "node:assert/strict";
import { accessible, couple, farewell, gameOf, resize, settled, shot, turn, until } from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: "4a".repeat(32) });

/** Ends the game: all players must agree. @param {Page[]} pages */
async function end(pages) {
  for (const page of pages)
    await page.evaluate(async () => {
      const { command } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
      await command(location.pathname.split("/")[2], { type: "end", wish: true });
    });
}

test("what I note on a card stays with me, warns me, and stands in the replay beside what the card was", async () => {
  const { id, pages } = await couple(server, {});
  const [ana, ben] = pages;
  const { hands } = await gameOf(ana);
  const [own, other] = [hands[0].cards[0].id, hands[1].cards[1].id];
  const flag = (/** @type {Page} */ page, /** @type {number} */ card) =>
    page.locator(`[data-card="${card}"] .note-flag`);

  // By keyboard, on my own card.
  await ana.locator(`.hand.mine [data-card="${own}"]`).focus();
  await ana.keyboard.press("n");
  const dialog = ana.locator("dialog[open]");
  await dialog.waitFor();
  await ana.locator('[data-mark="keep"]').click();
  await ana.locator(".note-form input").fill("red 5?");
  await settled(ana, "dialog[open]");
  await accessible(ana, "a note");
  await shot(ana, "note-desktop");
  await ana.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await flag(ana, own).waitFor();
  assert.match(
    (await ana.locator(`[data-card="${own}"]`).getAttribute("aria-label")) ?? "",
    /you: keep · red 5\?/i,
  );
  // By hand, on a partner's card.
  await ana.locator(`.hand.partner [data-card="${other}"]`).click();
  await ana.locator('[data-act="note"]').click();
  await dialog.waitFor();
  await ana.locator(".note-form input").fill("he knows");
  await ana.locator('[data-note="keep"]').click();
  await flag(ana, other).waitFor();
  assert.equal(await ben.locator(".note-flag").count(), 0, "Ben sees nothing of it");
  await ana.reload();
  await flag(ana, own).waitFor();
  await flag(ana, other).waitFor();

  // An action against my note needs a confirmation.
  await turn(ana);
  await ana.locator(`.hand.mine [data-card="${own}"]`).click();
  await ana.locator('[data-act="play"]').click();
  await ana.locator(".against").waitFor();
  assert.match(await ana.locator(".against").innerText(), /Your note says: keep · red 5\?/);
  await accessible(ana, "a warning by a note");
  await shot(ana, "note-warns");
  assert.equal((await gameOf(ana)).turn, 0, "nothing was played");
  await ana.keyboard.press("Escape");
  await until(async () => (await ana.locator(".against").count()) === 0, "it is given up");

  await end(pages);
  await ben.goto(`/replay/${id}`);
  await flag(ben, own).waitFor();
  await ben.getByRole("button", { name: "Notes" }).click();
  const list = ben.locator("dialog[open]");
  await list.waitFor();
  await settled(ben, "dialog[open]");
  await accessible(ben, "all notes");
  await shot(ben, "notes-replay");
  const line = await list.locator(`[data-noted="${own}"]`).innerText();
  assert.match(line, /^\w+ \d\n.*: keep · red 5\?$/, "what the card was, and what was thought of it");
  await farewell(pages);
});

test("by touch on a phone, a note is written and taken away", async () => {
  const { pages } = await couple(server, {});
  const [ana, ben] = pages;
  await resize(ana, { width: 360, height: 740 });
  const card = ana.locator(".hand.mine [data-card]").nth(2);
  await card.click();
  await ana.locator('[data-act="note"]').click();
  await ana.locator('[data-mark="discard"]').click();
  await settled(ana, "dialog[open]");
  await accessible(ana, "a note on a phone");
  await shot(ana, "note-phone");
  await ana.locator('[data-note="keep"]').click();
  await card.locator(".note-flag").waitFor();
  await shot(ana, "noted-phone");
  await ana.locator('[data-act="note"]').click();
  await ana.locator('[data-mark="discard"]').click();
  await ana.locator('[data-note="keep"]').click();
  await card.locator(".note-flag").waitFor({ state: "detached" });
  await ana.reload();
  await ana.locator(".board").waitFor();
  assert.equal(await ana.locator(".note-flag").count(), 0);
  await farewell([ana, ben]);
});
