// The same deal for others: a challenge by its link, the deal of the day, and the comparison of two games.
import assert from "node:assert/strict";
import {
  accessible,
  content,
  greeted,
  letBotPlay,
  pressed,
  seated,
  settled,
  shot,
  visitor,
} from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

// A seed whose games are not lost: a lost one has no score to beat.
const server = useServer({ seed: "4a".repeat(32) });

/** The only bot that plays the deals of the day. */
const PARTNER = "companion-3";
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Gives my seat to a bot, which plays the game to its end. @param {Page} page @param {string} [bot] */
async function finish(page, bot) {
  await page.locator(".board").waitFor();
  await letBotPlay(page, bot);
  await settled(page, ".end-panel");
}

test("a challenge is played without having been seen, and then compared", async () => {
  const ana = await visitor(server);
  await seated(ana, { bots: ["companion-1"] });
  await finish(ana);
  await ana.getByRole("button", { name: "Challenge others" }).click();
  await ana.locator("#challenge-link").waitFor();
  const link = await ana.locator("#challenge-link").inputValue();
  assert.match(link, /\/c\/\w{20}$/);
  await ana.locator(".deal-scores li").waitFor();
  await accessible(ana, "one's own challenge");
  await shot(ana, "challenge-own-dark");

  const ben = await visitor(server, { ...PHONE, settings: { theme: "light" }, colorScheme: "light" });
  await ben.goto(link);
  await ben.getByText("challenges you").waitFor();
  await ben.getByText(/Score to beat: \d+/).waitFor();
  assert.equal(await ben.locator(".deal-scores").count(), 0, "nothing of the course is shown");
  await accessible(ben, "a challenge");
  await shot(ben, "challenge-phone-light");
  // With people: the table shows what it is before anyone joins.
  const cho = await visitor(server);
  await cho.goto(link);
  await cho.getByRole("checkbox", { name: "List this table publicly" }).check();
  await pressed(cho, "Create a table", cho.locator(".seat-list"));
  await cho.locator(".badge", { hasText: "a challenge" }).waitFor();
  await shot(cho, "challenge-waiting-dark");
  await accessible(cho, "the waiting room of a challenge");
  await ben.goto("/");
  await greeted(ben);
  await ben.locator(".row-link .badge", { hasText: "a challenge" }).waitFor();
  await cho.goto("/");

  await ben.goto(link);
  await pressed(ben, "Play with bots", ben.locator(".board"));
  await finish(ben);
  await ben.locator(".end-acts").getByRole("link", { name: "Results" }).click();
  await ben.locator(".courses polyline").first().waitFor();
  assert.equal(await ben.locator(".deal-scores li").count(), 2);
  await ben.locator(".compare summary").click();
  assert.ok((await ben.locator(".course-table tbody tr").count()) > 10, "turn by turn");
  await accessible(ben, "two courses");
  await ben.locator(".compare").scrollIntoViewIfNeeded();
  await shot(ben, "compare-phone-light");
  await ben.selectOption(".compare select >> nth=1", "pace");
  await ben.locator(".courses polyline").first().waitFor();

  await ana.reload();
  await ana.locator(".courses polyline").first().waitFor();
  await ana.locator(".compare").scrollIntoViewIfNeeded();
  await shot(ana, "compare-dark");

  // A player who knows the cards can't join, and sees why.
  await cho.goto(link);
  await cho.getByRole("link", { name: "Back to your table" }).click();
  await cho.locator(".seat-list").waitFor();
  const table = cho.url();
  await ben.goto(table);
  await ben.getByRole("button", { name: "Sit here" }).first().click();
  await ben.locator(".problem", { hasText: "already know this deal" }).waitFor();
  await shot(ben, "challenge-refused-phone-light");
  for (const page of [ana, ben, cho]) {
    content(page);
    await page.context().close();
  }
});

test("the deal of the day is one try, and its results come after it", async () => {
  const ana = await visitor(server);
  await ana.goto("/");
  await greeted(ana);
  await ana.getByRole("link", { name: "Deal of the day" }).click();
  await ana.getByText("Play to see the results").waitFor();
  await ana.locator("input[name=players][value='2']").check();
  await ana.getByTestId("day-partner").filter({ hasText: "Companion III" }).waitFor();
  await ana.getByTestId("countdown").waitFor();
  await accessible(ana, "the deal of the day");
  await shot(ana, "today-dark");
  await pressed(ana, "Play with bots", ana.locator(".board"));
  const table = new URL(ana.url()).pathname.split("/")[2];
  await finish(ana, PARTNER);

  const ben = await visitor(server, { ...PHONE, settings: { theme: "light" }, colorScheme: "light" });
  // A player who can still play the deal doesn't get its replay, and sees why.
  await ben.goto(`/replay/${table}`);
  await ben.getByText("Finish this deal first").waitFor();
  await ben.goto("/today");
  await ben.locator("input[name=players][value='2']").check();
  await ben.getByText("One table has played it").waitFor();
  await ben.getByTestId("apart-mine").waitFor();
  await shot(ben, "today-phone-light");
  await pressed(ben, "Play with bots", ben.locator(".board"));
  await finish(ben, PARTNER);
  await ben.locator(".end-acts").getByRole("link", { name: "Results" }).click();
  await ben.locator("input[name=players][value='2']").check();
  await ben.locator(".courses polyline").first().waitFor();
  await ben.getByText("You already know this deal").waitFor();
  // Both are new today, so that no game of this day is ranked.
  assert.equal(await ben.getByTestId("apart").locator("li").count(), 2);
  assert.equal(await ben.locator(".histogram").count(), 0);
  await ben.locator(".my-days", { hasText: "One day in a row" }).waitFor();
  const line = await ben.locator("[data-share]").getAttribute("data-share");
  assert.match(line ?? "", /^Kagiya \d{4}-\d\d-\d\d 👤👤 \S+ -?\d+\/25 http\S+\/today$/u);
  await accessible(ben, "the results of the day");
  await shot(ben, "today-results-phone-light");
  await ana.goto("/today");
  await ana.locator("input[name=players][value='2']").check();
  await ana.locator(".courses polyline").first().waitFor();
  await shot(ana, "today-results-dark");
  await ana.getByRole("link", { name: "The day before" }).click();
  await ana.getByText("No games have been finished yet").waitFor();
  await accessible(ana, "an earlier day");
  content(ana);
  content(ben, 1);
  for (const page of [ana, ben]) await page.context().close();
});
