// The computed review of a finished game: the graph and its moments, find the move, reasons, play on from a turn; by
// mouse, keyboard and touch, in a shared review, and for a game of a link.
import assert from "node:assert/strict";
import {
  accessible,
  acting,
  actor,
  content,
  couple,
  farewell,
  gameOf,
  greeted,
  resize,
  seated,
  settled,
  shot,
  turn,
  until,
  visitor,
} from "./fixtures.js";
import { test, useServer } from "./harness.js";
import { faults } from "./layout.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: "000000000000000000000000000000000000000000000000000000000000000b" });
const STILL = { settings: { motion: "off" } };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const LINK =
  "https://hanab.live/shared-replay-json/415fiesnmuwxskwypnri-kgjbamfvcdgpraqclupl-dfbhoaquvkxht,03xbfe-eisc,0#2";

/** Plays a card. @param {Page} page @param {number} id */
const playBlindly = (page, id) =>
  acting(page, () =>
    page.evaluate(
      async (action) => {
        const { act } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
        await act(location.pathname.split("/")[2], action).answer;
      },
      { type: "play", id },
    ),
  );

/** Plays my oldest card blindly until the game is lost. @param {Page} page */
async function lose(page) {
  while ((await turn(page)) === "turn") await playBlindly(page, (await gameOf(page)).hands[0].cards[0].id);
}

/** Waits until the review is done. It has a low priority, so a busy machine takes its time. @param {Page} page */
async function judged(page) {
  const timeout = 200_000;
  await page.locator(".judge-graph").waitFor({ timeout });
  await page.getByTestId("judge-state").waitFor({ state: "detached", timeout });
}

/** Opens the panel at my first mistake. @param {Page} page */
async function toMyMistake(page) {
  const further = page.locator(".judge-panel summary");
  if ((await further.count()) > 0) await further.click();
  const row = page.locator(".judge-moments button", { hasText: /mistake|blunder/ }).first();
  await row.click();
  await page.getByRole("button", { name: "Find the move" }).waitFor();
}

/** Asserts that the number of the step is not over the graph. @param {Page} page */
async function besideGraph(page) {
  const [count, graph] = await Promise.all(
    [".step-count", ".judge-graph"].map((it) => page.locator(it).boundingBox()),
  );
  assert.ok(count && graph);
  const { x, y, width, height } = count;
  assert.ok(
    x + width <= graph.x || y + height <= graph.y,
    `${JSON.stringify(count)} ${JSON.stringify(graph)}`,
  );
}

/** The shown step of a page. @param {Page} page */
const stepOf = (page) => Number(new URL(page.url()).hash.slice(1) || 0);

test("by mouse: the end leads to the review, its moments, find the move, reasons and a game from there", async () => {
  const page = await visitor(server, STILL);
  await seated(page, { bots: ["companion-3"] });
  await lose(page);
  await page.locator(".end-acts").getByRole("link", { name: "Review", exact: true }).click();
  await judged(page);
  await settled(page, ".judge-panel");
  await page.getByRole("heading", { name: "The moments that decided" }).waitFor();
  await shot(page, "judge-moments");
  await accessible(page, "a review");
  for (const [width, height] of [
    [1366, 641],
    [1280, 590],
  ]) {
    await resize(page, { width, height });
    await shot(page, `judge-moments-${width}`);
    await besideGraph(page);
    assert.deepEqual(await faults(page), [], `a review in a window of ${width} pixels`);
    await accessible(page, `a review in a window of ${width} pixels`);
  }
  await page.locator(".judge-mark").first().click();
  const mark = page.locator(".judge-mark.now");
  await mark.waitFor();
  assert.equal(await mark.getAttribute("aria-current"), "step");
  await page.getByRole("button", { name: "All moments" }).first().click();

  // My mistake: I am asked first, from what I saw.
  await toMyMistake(page);
  assert.equal(await page.locator(".judge-done").count(), 0, "nothing is given away");
  await shot(page, "judge-asked");
  const at = stepOf(page);
  await page.getByRole("button", { name: "Find the move" }).click();
  await page.getByText("Find a better move than yours.").first().waitFor();
  await page.locator(".board.my-turn").waitFor();
  assert.equal(new URL(page.url()).searchParams.get("eyes"), "0");
  assert.equal(await page.locator(".hand.below .card.up").count(), 0, "my cards are face down");
  await shot(page, "judge-find");
  await accessible(page, "find the move");
  await page.locator(".hand.below [data-card]").last().click();
  await page.locator('[data-act="discard"], [data-act="play"]').last().click();
  const answer = page.getByTestId("judge-answer");
  await answer.waitFor();
  assert.match(await answer.innerText(), /^Your answer: /);
  assert.equal(stepOf(page), at);
  assert.equal(new URL(page.url()).searchParams.get("eyes"), null);
  await page.locator(".judge-done dt", { hasText: "Better" }).waitFor();
  await shot(page, "judge-answer");
  await accessible(page, "an answer");

  await page.getByRole("button", { name: "Why this move" }).click();
  await page.locator(".judge-panel [aria-live] :is(.reasons li, p)").first().waitFor();
  await page.getByRole("button", { name: "What would you have done?" }).click();
  await page.locator(".judge-panel [aria-live] p", { hasText: "would do this" }).waitFor();
  await shot(page, "judge-why");
  await accessible(page, "reasons in a review");

  // On from here, as a game of my own.
  await page.locator(".judge-panel").getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/"));
  await page.locator(".about-table", { hasText: "known deal" }).waitFor();
  await turn(page);
  content(page);
  await page.context().close();
});

test("by keyboard: marks, the question, the answer, and Escape", async () => {
  const page = await visitor(server, STILL);
  const id = await seated(page, { bots: ["companion-3"] });
  await lose(page);
  await page.goto(`/replay/${id}`);
  const tool = page.getByTestId("judge");
  await tool.focus();
  await page.keyboard.press("Enter");
  await judged(page);
  assert.equal(await tool.getAttribute("aria-pressed"), "true");
  await page.locator(".judge-mark").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".judge-mark.now").waitFor();
  // The arrows lead from step to step, and the panel follows.
  const before = stepOf(page);
  await page.locator(".judge-panel h2", { hasText: /^Turn \d+/ }).waitFor();
  await page.locator("body").press("ArrowRight");
  await until(async () => stepOf(page) === before + 1, "the next step");
  await page.getByRole("button", { name: "All moments" }).first().focus();
  await page.keyboard.press("Enter");
  await toMyMistake(page);
  await page.getByRole("button", { name: "Find the move" }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".board.my-turn").waitFor();
  await page.locator(".hand.below [data-card]").last().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("p");
  await page.getByTestId("judge-answer").waitFor();
  await until(
    async () => /Your answer/.test(await page.locator("#voice").innerText()),
    "the answer is read aloud",
  );
  await page.locator(".hand.below").focus();
  await page.keyboard.press("Escape");
  await page.locator(".judge-panel").waitFor({ state: "detached" });
  await page.getByRole("button", { name: /^Review of this turn|^All moments/ }).focus();
  await page.keyboard.press("Enter");
  await page.locator(".judge-panel").waitFor();
  await tool.focus();
  await page.keyboard.press("Enter");
  await page.locator(".judge-graph").waitFor({ state: "detached" });
  content(page);
  await page.context().close();
});

test("by touch: a phone shows the review, and asks", async () => {
  const page = await visitor(server, { ...PHONE, ...STILL });
  await seated(page, { bots: ["companion-3"] });
  await lose(page);
  const id = page.url().split("/").pop();
  await page.goto(`/replay/${id}?judge`);
  await judged(page);
  await settled(page, ".judge-panel");
  await shot(page, "judge-phone");
  await accessible(page, "a review on a phone");
  await page.locator(".judge-mark").first().tap();
  await page.locator(".judge-mark.now").waitFor();
  await shot(page, "judge-phone-turn");
  await page.getByRole("button", { name: "All moments" }).first().tap();
  await toMyMistake(page);
  await page.getByRole("button", { name: "Show it" }).tap();
  await page.locator(".judge-done").first().waitFor();
  await shot(page, "judge-phone-shown");
  await accessible(page, "a judged turn on a phone");
  await resize(page, { width: 360, height: 740 });
  await shot(page, "judge-phone-360");
  await accessible(page, "a judged turn on a small phone");
  content(page);
  await page.context().close();
});

test("in a shared review the leader's marks lead the others", async () => {
  const { id, pages } = await couple(server, {});
  const [ana, ben] = pages;
  for (let now = await actor(pages); now; now = await actor(pages))
    await playBlindly(now.page, now.cards[0].id);
  await ana.goto(`/replay/${id}?together&judge`);
  await ana.getByTestId("review-lead").waitFor();
  await ben.goto(`/replay/${id}?together&judge`);
  await ben.getByTestId("review-lead").waitFor();
  await Promise.all(pages.map(judged));
  await ana.locator(".judge-mark").last().click();
  await until(async () => stepOf(ben) === stepOf(ana), "he sees the moment");
  await ben.locator(".judge-panel h2", { hasText: /^Turn \d+/ }).waitFor();
  await shot(ben, "judge-together");
  await accessible(ben, "a computed review in a shared one");
  await farewell(pages);
});

test("a game of a link is reviewed from the first page", async () => {
  const page = await visitor(server, STILL);
  await page.goto("/");
  await greeted(page);
  await page.getByRole("link", { name: "Review a game of mine" }).click();
  await page.getByRole("heading", { name: "Review a game of mine" }).waitFor();
  await page.locator("textarea").fill(LINK);
  await page.locator("form").getByRole("button", { name: "Review" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/replay/") && url.searchParams.has("judge"));
  await judged(page);
  await page.locator(".judge-panel").waitFor();
  await page.getByText("Game from hanab.live · No Variant", { exact: true }).waitFor();
  // The link has only the first turns of a game.
  const sum = page.locator(".judge-sum");
  assert.match(await sum.innerText(), /Expected after the last turn: \d+\.\d\.$/);
  assert.deepEqual(await faults(page), [], "the review of a game of four");
  await shot(page, "judge-link");
  await accessible(page, "the review of a game of a link");
  content(page);
  await page.context().close();
});
