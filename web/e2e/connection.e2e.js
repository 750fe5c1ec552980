// A connection that stops without being closed: the page detects and shows it, and no old action is carried out.
import assert from "node:assert/strict";
import { acting, content, gameOf, shot, turn, until, visitor } from "./fixtures.js";
import { after, before, test, useServer } from "./harness.js";
import { openWay } from "./proxy.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();
/** @type {Awaited<ReturnType<typeof openWay>>} */
let way;

before(async () => {
  way = await openWay(server.url);
});
after(() => way.stop());

/** How soon a silent line has to be noticed, in milliseconds: `STILL` and `ANSWER` of src/net/reconnectingSocket.js, and some air. */
const SOON = 10_000;

/** A guest at a table with bots, connected through the proxy. */
async function guest() {
  const page = await visitor(server, { baseURL: way.url });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).click();
  await turn(page);
  return page;
}

/** Chooses a card of mine and presses a button. @param {Page} page @param {number} id @param {"play" | "discard"} act */
async function press(page, id, act) {
  await page.locator(`.hand.mine [data-card="${id}"]`).click();
  await page.locator(`[data-act="${act}"]`).click();
}

/** The ids of my hand on a page. @param {Page} page */
async function myHand(page) {
  const game = await gameOf(page);
  const mine = await page.locator(".hand.mine").getAttribute("data-seat");
  return game.hands[Number(mine)].cards.map((card) => card.id);
}

/** The page soon shows that the connection is lost. @param {Page} page */
async function noticed(page) {
  const from = Date.now();
  await page.locator(".offline").waitFor();
  assert.ok(Date.now() - from < SOON, `the lost line was said after ${Date.now() - from} ms`);
}

test("an action on a silent line is not carried out when another was chosen since", async () => {
  const page = await guest();
  const [first, second] = await myHand(page);
  const before = (await gameOf(page)).turn;
  way.silence("both");
  await press(page, first, "play");
  await page.getByText("Sending: play card 1").waitFor();
  await noticed(page);
  await page.locator('[data-act="withdraw"]').waitFor();
  await shot(page, "line-lost");
  // The same person, in another window, connected directly.
  const other = await page.context().newPage();
  await other.goto(server.url + new URL(page.url()).pathname);
  await turn(other);
  await acting(other, async () => {
    const clue = (await gameOf(other)).legal?.clues.find((it) => it.touches.length > 0);
    assert.ok(clue);
    await other.locator(`[data-seat="${clue.to}"] [data-card="${clue.touches[0]}"]`).click();
    await other.locator(`[data-clue="${clue.clue}"]`).click();
  });
  // The proxy now delivers all that it held back.
  way.silence("none");
  await page.locator(".offline").waitFor({ state: "detached" });
  await until(async () => (await gameOf(page)).turn > before, "the other action is seen");
  await turn(page);
  await turn(other);
  assert.deepEqual((await myHand(other)).slice(0, 2), [first, second], "the old action has had no effect");
  assert.deepEqual((await myHand(page)).slice(0, 2), [first, second]);
  content(other);
  await page.context().close();
});

test("what was lost on the way has to be chosen again, and then it is done", async () => {
  const page = await guest();
  const [first] = await myHand(page);
  const before = (await gameOf(page)).turn;
  way.silence("both");
  await press(page, first, "play");
  await noticed(page);
  way.lose();
  way.silence("none");
  await page.locator(".news .problem", { hasText: "This was not carried out" }).waitFor();
  assert.equal((await gameOf(page)).turn, before);
  await acting(page, () => press(page, first, "play"));
  assert.ok(!(await myHand(page)).includes(first));
  await page.context().close();
});

test("an action that arrived is known to have arrived, though its answer was lost", async () => {
  const page = await guest();
  const [first] = await myHand(page);
  way.silence("answers");
  await press(page, first, "play");
  await noticed(page);
  way.silence("none");
  await turn(page);
  assert.ok(!(await myHand(page)).includes(first));
  assert.equal(await page.locator(".news .problem").count(), 0, "nothing is to be chosen again");
  await page.context().close();
});

test("what is not confirmed can be withdrawn", async () => {
  const page = await guest();
  const [first] = await myHand(page);
  way.silence("both");
  await press(page, first, "play");
  await page.locator('[data-act="withdraw"]').click();
  await page.locator('[data-act="withdraw"]').waitFor({ state: "detached" });
  way.lose();
  way.silence("none");
  await turn(page);
  assert.ok((await myHand(page)).includes(first));
  await page.context().close();
});

test("a line that is silent while nobody acts is noticed too", async () => {
  const page = await guest();
  way.silence("both");
  await noticed(page);
  way.silence("none");
  await page.locator(".offline").waitFor({ state: "detached" });
  content(page);
  await page.context().close();
});
