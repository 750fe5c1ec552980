// A shared review: one leads, another wanders and returns; arrows on cards; and variations, alone, with bots, and shown
// to all.
import assert from "node:assert/strict";
import {
  accessible,
  acting,
  couple,
  farewell,
  gameOf,
  resize,
  seated,
  settled,
  shot,
  until,
  visitor,
} from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: "0000000000000000000000000000000000000000000000000000000000000007" });

/** Gives the first legal clue. @param {Page} page */
async function clue(page) {
  const [{ to, clue: said }] = (await gameOf(page)).legal?.clues ?? [];
  await acting(page, () =>
    page.evaluate(
      async (action) => {
        const { act } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
        await act(location.pathname.split("/")[2], action).answer;
      },
      { type: "clue", to, clue: said },
    ),
  );
}

/** Ends the game by agreement. @param {Page[]} pages */
async function end(pages) {
  for (const page of pages)
    await page.evaluate(async () => {
      const { command } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
      await command(location.pathname.split("/")[2], { type: "end", wish: true });
    });
  await Promise.all(pages.map((page) => page.locator(".end-panel").waitFor()));
}

/** Waits for a text about the review. @param {Page} page @param {RegExp} text */
async function says(page, text) {
  const line = page.getByTestId("review-lead");
  await line.waitFor();
  await until(async () => text.test(await line.innerText()), `${text}`);
}

/** Sets the theme of a page. @param {Page} page @param {"light" | "dark"} how */
async function lit(page, how) {
  await page.evaluate(async (it) => {
    const { settings } = await /** @type {any} */ (globalThis).clientModule("/src/settings.js");
    settings.theme.value = it;
  }, how);
  // Colors change with a transition.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((it) => it instanceof CSSTransition)
        .map((it) => it.finished.catch(() => undefined)),
    ),
  );
}

/** The shown step of a page. @param {Page} page */
const stepOf = (page) => Number(new URL(page.url()).hash.slice(1) || 0);

/** Waits for a text in the live region. @param {Page} page @param {RegExp} text */
async function aloud(page, text) {
  await until(async () => text.test(await page.locator("#voice").innerText()), `aloud: ${text}`);
}

test("two people look at their game together", async () => {
  const { id, pages } = await couple(server, {});
  const [ana, ben] = pages;
  for (let turn = 0; turn < 4; turn += 1) await clue(pages[turn % 2]);
  await end(pages);
  await ana.getByRole("link", { name: "Review together" }).waitFor();
  await shot(ana, "review-end");
  await ana.getByRole("link", { name: "Review together" }).click();
  await says(ana, /You lead · step 0/);
  // Nobody is forced to join: the others get a notice, and join with one press.
  await ben.getByRole("link", { name: /^Review with/ }).waitFor();
  await shot(ben, "review-invited");
  await accessible(ben, "an invitation to a review");
  // Also on the page of the replay.
  await ben.goto(`/replay/${id}`);
  await ben.getByTestId("running-review").waitFor();
  await accessible(ben, "a replay with a running review");
  await ben.getByRole("button", { name: /^Review with/ }).click();
  await says(ben, /leads · step 0/);
  await aloud(ana, /joined/);

  // The others follow the leader.
  await ana.getByRole("button", { name: "One step forward" }).click();
  await ana.getByRole("button", { name: "One step forward" }).click();
  await until(async () => stepOf(ben) === 2, "step 2 is shown to him");
  await aloud(ben, /shows step 2/);
  // A wandering participant stays at their step, and returns with one press.
  await ben.getByRole("button", { name: "One step back" }).click();
  await until(async () => stepOf(ben) === 1, "he looks at step 1");
  await ana.getByRole("button", { name: "One step forward" }).click();
  await says(ben, /step 3/);
  assert.equal(stepOf(ben), 1, "he is not dragged along");
  await shot(ben, "review-wandering");
  await accessible(ben, "a review of which somebody looks at another step");
  await ben.getByRole("button", { name: /^Return to/ }).click();
  await until(async () => stepOf(ben) === 3, "he is back");

  // They chat, as at the table.
  await ana.getByRole("button", { name: "Chat" }).click();
  await ana.locator("#talk-text:focus").waitFor();
  await ana.keyboard.type("I knew nothing here");
  await ana.keyboard.press("Enter");
  await aloud(ben, /I knew nothing here/);
  await ben.getByRole("button", { name: "Chat: one new message" }).click();
  await ben.locator(".chat-line", { hasText: "I knew nothing here" }).waitFor();
  await accessible(ben, "the talk of a review");
  await shot(ben, "review-talk");
  for (const page of pages) {
    await page.locator(".chat-tool").focus();
    await page.keyboard.press("Escape");
    await page.locator(".chat-panel").waitFor({ state: "detached" });
  }
  assert.equal(stepOf(ben), 3, "no key of theirs has gone through the game");

  // Both point: she with the mouse, he by the keyboard.
  await ana.getByRole("button", { name: "Point at cards" }).click();
  await ana.locator(".partners [data-card]").first().click();
  await ben.locator(".arrow").waitFor();
  await aloud(ben, /points at .* card \d/);
  await ben.locator(".hand.below [data-card]").first().focus();
  await ben.keyboard.press("a");
  await until(async () => (await ana.locator(".arrow").count()) === 2, "both arrows");
  const pointed = ben.getByRole("button", { name: /Pointed at by/ });
  await until(async () => (await pointed.count()) === 2, "they are read with the cards");
  await shot(ana, "review-arrows-desktop");
  await accessible(ana, "arrows on cards");
  await resize(ben, { width: 390, height: 780 });
  await settled(ben, ".side");
  await shot(ben, "review-arrows-phone");
  await accessible(ben, "arrows on cards, on a phone");
  await lit(ben, "light");
  await shot(ben, "review-arrows-phone-light");
  await accessible(ben, "arrows on cards, on a phone in the light");
  await lit(ana, "light");
  await shot(ana, "review-arrows-desktop-light");
  await accessible(ana, "arrows on cards in the light");
  for (const page of pages) await lit(page, "dark");
  await ana.getByRole("button", { name: "Point at cards" }).click();

  // She shows a variation; followers see it, and it isn't part of the game.
  await ana.getByRole("button", { name: "Start a variation" }).click();
  await ana.locator(".variation-tools").waitFor();
  await ana.locator(".board.my-turn").waitFor();
  await until(async () => (await ana.locator(".arrow").count()) === 0, "arrows are about the real game");
  const actor = await ana.locator(".hand.on-turn").getAttribute("data-seat");
  await ana.locator(`.hand[data-seat="${actor}"] [data-card]`).first().click();
  await ana.locator("[data-act=play]").click();
  await ben.locator(".variation-tools").waitFor();
  assert.match(await ben.locator(".variation-title").innerText(), /Variation from step 3 · 1 action/);
  assert.equal(await ben.locator(".arrow").count(), 0, "there is something else to be seen");
  assert.equal(await ben.locator(".board.my-turn").count(), 0, "she acts in it, and not he");
  await shot(ben, "review-branch-phone");
  await accessible(ben, "a hypothesis that somebody shows, on a phone");
  await shot(ana, "review-branch-desktop");
  await accessible(ana, "a hypothesis");
  // The lead goes to him, and he to where she was.
  await ana.getByLabel("Hand the lead to …").selectOption({ index: 1 });
  await says(ben, /You lead/);
  await ben.getByRole("button", { name: "Back to the game" }).click();
  await says(ana, /leads · step 3/);
  await until(async () => (await ana.locator(".variation-tools").count()) === 0, "she follows him");
  await ben.getByRole("button", { name: "Leave review" }).click();
  await says(ana, /No one leads/);
  await ana.getByRole("button", { name: "Take the lead" }).click();
  await says(ana, /You lead/);
  await farewell(pages);
});

test("a replay is branched off alone, with bots for the other seats", async () => {
  const ana = await visitor(server, { settings: { theme: "light" } });
  const id = await seated(ana, { bots: ["cautious", "cautious"] });
  await clue(ana);
  await until(async () => (await gameOf(ana)).to_act === 0, "the bots have acted");
  await end([ana]);
  await ana.goto(`/replay/${id}?eyes=0#0`);
  await ana.getByRole("button", { name: "Start a variation" }).click();
  await ana.locator(".board.my-turn").waitFor();
  await ana.locator(".hand.mine [data-card]").first().click();
  await ana.locator("[data-act=play]").click();
  await ana.getByText("In this view you act for").waitFor();
  await shot(ana, "branch-eyes-light");
  await accessible(ana, "a hypothesis through one player's eyes");
  await ana.getByLabel("Other seats").selectOption("companion-2");
  await ana.locator(".board.my-turn").waitFor();
  await until(
    async () => /3 actions/.test(await ana.locator(".variation-title").innerText()),
    "both bots have acted",
  );
  await ana.locator(".variation-why summary").click();
  assert.ok((await ana.locator(".variation-why li").count()) > 0, "the bot says why");
  await shot(ana, "branch-bots-light");
  await accessible(ana, "a hypothesis with bots");
  await ana.locator(".variation-why summary").click();
  await resize(ana, { width: 390, height: 780 });
  await settled(ana, ".side");
  await shot(ana, "branch-bots-phone-light");
  await accessible(ana, "a hypothesis with bots, on a phone");
  // One undo goes back to my own action, and one redo restores all.
  await ana.getByRole("button", { name: "Undo" }).click();
  await until(
    async () => /0 actions/.test(await ana.locator(".variation-title").innerText()),
    "nothing is left",
  );
  await ana.getByRole("button", { name: "Redo" }).click();
  await until(
    async () => /3 actions/.test(await ana.locator(".variation-title").innerText()),
    "all is there again",
  );
  await ana.getByLabel("View").selectOption("open");
  await until(async () => (await ana.locator(".hand .card.down").count()) === 0, "all hands are open");
  await ana.getByRole("button", { name: "Back to the game" }).click();
  await ana.locator(".replay-steps").waitFor();

  // After her own action another player is on turn: there she acts for them, and the page shows it.
  await resize(ana, { width: 1280, height: 800 });
  await ana.reload();
  await ana.getByRole("button", { name: "One step forward" }).click();
  await ana.locator(".step-count", { hasText: /^1 / }).waitFor();
  await ana.getByRole("button", { name: "Start a variation" }).click();
  await ana.locator(".board.my-turn").waitFor();
  const names = await ana.locator(".hand .name").allInnerTexts();
  const other = await ana.locator(".hand.on-turn .name").innerText();
  assert.ok(names.includes(other));
  const tray = ana.getByTestId("action-bar");
  await tray.getByText(`${other}’s turn: choose one of ${other}’s cards`).waitFor();
  // A companion suggests an action without doing it.
  await ana.getByRole("button", { name: "Ask a companion" }).click();
  await ana.locator(".variation-words", { hasText: `What ${other} (Companion` }).waitFor();
  assert.match(await ana.locator(".variation-title").innerText(), /0 actions/);
  await shot(ana, "branch-advice");
  await accessible(ana, "what a companion would do");
  await resize(ana, { width: 390, height: 780 });
  await settled(ana, ".side");
  await ana.getByLabel("View").selectOption("1");
  await ana.locator(".variation-words", { hasText: "Companion" }).waitFor({ state: "detached" });
  await ana.getByRole("button", { name: "Ask a companion" }).click();
  const advice = await ana.locator(".variation-words", { hasText: "Companion" }).boundingBox();
  assert.ok(advice && advice.y >= 0 && advice.y + advice.height <= 780 - 40, JSON.stringify(advice));
  await shot(ana, "branch-advice-phone");
  await accessible(ana, "what a companion would do, on a phone");
  await ana.getByLabel("View").selectOption("open");
  await resize(ana, { width: 1280, height: 800 });
  // With bots at the other seats she keeps her own seat.
  await ana.getByLabel("Other seats").selectOption("companion-2");
  await tray.getByText("Your turn: choose").waitFor();
  assert.equal(await ana.locator('.hand[data-seat="0"] .badge').count(), 0, "no bot plays at her seat");
  assert.equal(await ana.locator(".hand .badge").count(), 2);
  assert.match(await ana.locator(".variation-title").innerText(), /2 actions/, "both bots have acted");
  assert.ok(
    await ana.getByRole("button", { name: "Undo" }).isDisabled(),
    "they would only do the same again",
  );
  await ana.getByRole("button", { name: "Back to the game" }).click();
  await ana.locator(".replay-steps").waitFor();
  await farewell([ana]);
});
