// Notices while the page isn't in view, sounds, and the page as an installed app.
import assert from "node:assert/strict";
import {
  accessible,
  acting,
  couple,
  farewell,
  gameOf,
  greeted,
  seated,
  settled,
  shot,
  until,
  visitor,
} from "./fixtures.js";
import { cleanup, test, useServer } from "./harness.js";
import { byMouse, LESSONS, learnAll, readOn } from "./lesson.js";
import { openNewerWay } from "./newer.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: "4a".repeat(32) });

/** The icon of the tab. @param {Page} page */
const icon = (page) => page.locator('link[rel="icon"]').getAttribute("href");

/** Gives a clue that touches something. @param {Page} page */
async function clue(page) {
  // The page may not have heard of the last action yet.
  await page.locator(".board.my-turn").waitFor();
  const found = (await gameOf(page)).legal?.clues.find((it) => it.touches.length > 0);
  assert.ok(found);
  await page.locator(`[data-seat="${found.to}"] [data-card="${found.touches[0]}"]`).click();
  await acting(page, () => page.locator(`[data-clue="${found.clue}"]`).click());
}

test("the title and the icon of the tab say whose turn it is", async () => {
  const { pages } = await couple(server, {});
  const [ana, ben] = pages;
  await until(async () => (await ana.title()) === "● Your turn · Kagiya", "Ana's tab says it");
  await until(async () => /seal-turn\.svg$/.test((await icon(ana)) ?? ""), "Ana's icon shines");
  assert.equal(await ben.title(), "Table · Kagiya");
  assert.match((await icon(ben)) ?? "", /seal\.svg$/);
  await clue(ana);
  await until(async () => (await ben.title()) === "● Your turn · Kagiya", "then Ben's does");
  await until(async () => (await ana.title()) === "Table · Kagiya", "and Ana's no longer");
  await until(async () => /seal\.svg$/.test((await icon(ana)) ?? ""), "her icon is quiet again");
  await ben.goto("/");
  await until(async () => (await ben.title()) === "Kagiya", "elsewhere nothing waits for Ben");
  await farewell(pages);
});

/** Records and answers the page's notification calls. @param {Page} page @param {NotificationPermission} answer */
async function listen(page, answer) {
  await page.addInitScript((given) => {
    const noted = { asked: 0, told: /** @type {string[]} */ ([]) };
    class Told {
      static permission = "default";
      static async requestPermission() {
        noted.asked += 1;
        Told.permission = given;
        return given;
      }
      /** @param {string} title @param {NotificationOptions} wish */
      constructor(title, wish) {
        noted.told.push(`${title}: ${wish.body}`);
      }
      close() {}
    }
    Object.assign(globalThis, { noted, Notification: Told });
  }, answer);
  await page.reload();
  await page.locator(".board").waitFor();
  return () =>
    page.evaluate(
      () => /** @type {{noted: {asked: number, told: string[]}}} */ (/** @type {any} */ (globalThis)).noted,
    );
}

/** Hides a page, or shows it again. @param {Page} page @param {boolean} away */
const look = (page, away) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  }, away);

test("the browser tells me of my turn once I have asked for it in the settings, and only while I look away", async () => {
  const { pages } = await couple(server, {});
  const [ana, ben] = pages;
  const noted = await listen(ben, "granted");
  await clue(ana);
  await until(async () => (await ben.title()).startsWith("●"), "it is Ben's turn");
  assert.deepEqual(await noted(), { asked: 0, told: [] }, "nobody asks unbidden");
  await clue(ben);
  await ben.getByRole("button", { name: "Settings" }).click();
  await ben.locator("#set-notice").click();
  await until(async () => (await noted()).asked === 1, "the browser is asked");
  await until(() => ben.locator("#set-notice").isChecked(), "and agrees");
  await settled(ben, "dialog[open]");
  await accessible(ben, "the settings");
  await shot(ben, "settings-desktop");
  await ben.keyboard.press("Escape");
  await look(ben, true);
  await clue(ana);
  await until(async () => (await noted()).told.length > 0, "Ben is told");
  assert.deepEqual((await noted()).told, ["Kagiya: It is your turn at the table."]);
  await look(ben, false);
  await clue(ben);
  await clue(ana);
  await until(async () => (await ben.title()).startsWith("●"), "it is Ben's turn again");
  assert.equal((await noted()).told.length, 1, "who looks needs no message");
  await farewell(pages);
});

test("a browser that does not allow messages leaves the switch off, and that is said", async () => {
  const page = await visitor(server, { viewport: { width: 360, height: 740 }, settings: { theme: "light" } });
  await seated(page, { bots: ["cautious"] });
  await listen(page, "denied");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("#set-notice").click();
  await page.getByText("Your browser blocks notifications").waitFor();
  assert.equal(await page.locator("#set-notice").isChecked(), false);
  await settled(page, "dialog[open]");
  await accessible(page, "the settings on a phone");
  await shot(page, "settings-phone-light");
  await farewell([page]);
});

test("sounds are off until somebody wants them, and each can be heard in the settings", async () => {
  const page = await visitor(server);
  await page.addInitScript(() => {
    const made = { count: 0 };
    Object.assign(globalThis, { made });
    const { createOscillator, createBufferSource } = AudioContext.prototype;
    /** @this {AudioContext} */
    AudioContext.prototype.createOscillator = function () {
      made.count += 1;
      return createOscillator.call(this);
    };
    /** @this {AudioContext} */
    AudioContext.prototype.createBufferSource = function () {
      made.count += 1;
      return createBufferSource.call(this);
    };
  });
  const made = () =>
    page.evaluate(() => /** @type {{made: {count: number}}} */ (/** @type {any} */ (globalThis)).made.count);
  await seated(page, { bots: ["cautious"] });
  await clue(page);
  assert.equal(await made(), 0);
  await page.getByRole("button", { name: "Settings" }).click();
  assert.equal(await page.locator("#set-sound").isChecked(), false);
  for (const name of ["turn", "clue", "play", "strike", "five", "end"]) {
    const before = await made();
    await page.locator(`[data-sound="${name}"]`).click();
    await until(async () => (await made()) > before, `the sound of ${name}`);
  }
  await page.locator("#set-sound").click();
  await page.keyboard.press("Escape");
  const before = await made();
  await page.locator(".board.my-turn").waitFor();
  await clue(page);
  await until(async () => (await made()) > before, "the clue is heard");
  await farewell([page]);
});

test("the page can be installed, and its shell opens without a network", async () => {
  const page = await visitor(server, { serviceWorkers: "allow" });
  await page.goto("/");
  await greeted(page);
  const href = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = await (await page.request.get(`${server.url}${href}`)).json();
  assert.equal(manifest.display, "standalone");
  for (const { src, type } of manifest.icons) {
    const found = await page.request.get(`${server.url}${src}`);
    assert.equal(found.status(), 200, src);
    assert.equal(found.headers()["content-type"], type);
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.context().setOffline(true);
  for (const path of ["/", "/new"]) {
    await page.goto(path);
    await page.locator(".top-bar .home").waitFor();
    assert.ok(await page.getByRole("button", { name: "Settings" }).isVisible(), "the page is there");
  }
  await shot(page, "shell-offline");
  await page.context().setOffline(false);
  await page.goto("/");
  await greeted(page);
  await page.context().close();
});

test("without a network the first page says what works, and a lesson and puzzles are played", async () => {
  const page = await visitor(server, { serviceWorkers: "allow", reducedMotion: "reduce" });
  await page.goto("/");
  await greeted(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker answers for pages that were opened after it.
  await page.goto("/puzzles");
  await page.getByTestId("today").waitFor();
  await page.waitForFunction(async () => Boolean(await caches.match("/api/puzzles/moments")));
  await page.context().setOffline(true);
  await page.goto("/");
  await page.locator(".home-offline").waitFor();
  await shot(page, "home-offline");
  await accessible(page, "the first page without a network");
  assert.ok(await page.getByRole("button", { name: "Play now" }).isDisabled());
  for (const name of ["Create a table", "Deal of the day", "New to Hanabi?"])
    assert.equal(await page.getByRole("link", { name }).getAttribute("aria-disabled"), "true", name);
  assert.equal(await page.getByText("No games have been finished").count(), 0, "nobody knows");
  await page.getByRole("link", { name: "Learn" }).click();
  await page.locator(".lesson-entry.first").click();
  await page.locator(".coach").waitFor();
  const hands = byMouse(page);
  await readOn(page, hands);
  await page.locator(".hand.mine .slot").first().click();
  await page.locator('[data-act="play"]').click();
  await page.getByTestId("not-now").waitFor();
  await learnAll(page, LESSONS.first, hands);
  await shot(page, "lesson-offline");
  assert.ok(await page.getByTestId("lesson-end").getByRole("button", { name: "Play now" }).isDisabled());
  await page.goto("/");
  await page.locator(".home-offline").waitFor();
  await page.getByRole("link", { name: "Puzzles" }).click();
  await page.getByTestId("today").click();
  await page.getByTestId("puzzle").waitFor();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Second hint" }).click();
  await page.getByTestId("hint").nth(1).waitFor();
  await page.getByRole("button", { name: "Show the solution" }).click();
  await page.getByTestId("result").getByText("That isn’t it.").waitFor();
  await shot(page, "puzzle-offline");
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await page.getByTestId("result").waitFor({ state: "detached" });
  await page.getByTestId("puzzle").waitFor();
  const asked = await page.evaluate(async () => {
    const kept = await caches.match("/api/puzzles/moments");
    /** @type {import("../types/protocol.js").PuzzleMoment[]} */
    const all = await kept?.json();
    return all.find(({ puzzle }) => puzzle.kind === "my-card");
  });
  assert.ok(asked);
  await page.goto(`/puzzle/${asked.puzzle.number}`);
  await page.getByRole("button", { name: "Choose the card" }).click();
  await page.locator(`[data-choose="${asked.right[0].card}"]`).click();
  await page.getByTestId("result").getByText("Right!").waitFor();
  await page.context().setOffline(false);
  await page.goto("/");
  await greeted(page);
  assert.equal(await page.locator(".home-offline").count(), 0);
  await page.context().close();
});

test("a newer Kagiya is offered and not forced: the open page goes on with all its parts", async () => {
  const way = await openNewerWay(server.url);
  cleanup(() => way.stop());
  const page = await visitor(server, { baseURL: way.url, serviceWorkers: "allow" });
  await page.goto("/");
  await greeted(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // From now on the worker controls the page.
  await page.reload();
  await greeted(page);
  const rootOf = () => page.locator("script[type=module]").getAttribute("src");
  const old = await rootOf();
  assert.equal(await page.locator(".newer").count(), 0);
  way.renew();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.locator(".newer").waitFor();
  await accessible(page, "a newer Kagiya is offered");
  await shot(page, "newer");
  assert.equal(await rootOf(), old, "nothing was loaded by itself");
  // Files loaded later belong to the old page, although the server no longer has them.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("dialog[open] #set-aid").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Update now" }).click();
  await until(async () => (await rootOf().catch(() => old)) !== old, "the newer page is there");
  await greeted(page);
  assert.equal(await page.locator(".newer").count(), 0);
  await page.context().close();
});
