// What the players of end-to-end tests do in their browsers.
//
//   KAGIYA_SHOTS  a folder for screenshots; without it none are taken
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { perform, plan } from "./plan.js";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContextOptions} ContextOptions */
/** @typedef {import("./harness.js").Server} Server */

/** How long anything may take on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

/**
 * The pages of most tests are still: drawing animations would take more of a processor's time than all the rest. With
 * KAGIYA_E2E_ALL, as each week, all pages move.
 */
const MOTION = process.env.KAGIYA_E2E_ALL ? "no-preference" : "reduce";
/** For the pages of tests of animations. @type {{reducedMotion: "no-preference"}} */
export const MOVING = { reducedMotion: "no-preference" };

/** The errors of each page. @type {WeakMap<Page, string[]>} */
const complaints = new WeakMap();

/** The finale of a game, over the whole page. @param {Page} page */
export const finaleOf = (page) => page.locator(".finale");

/** An unused IP address. */
const newAddress = () => `10.${[...crypto.getRandomValues(new Uint8Array(3))].join(".")}`;

/**
 * A person with a browser of their own.
 * @param {Server} server @param {ContextOptions & {settings?: Record<string, string>}} [wish]
 * @returns {Promise<Page>}
 */
export async function visitor(server, { settings = {}, ...wish } = {}) {
  const context = await server.browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    baseURL: server.url,
    // Only the test of the installed page allows workers; the others don't wait for all files.
    serviceWorkers: "block",
    reducedMotion: MOTION,
    // As behind a proxy: each visitor has their own address, so that none reaches the limits per address.
    extraHTTPHeaders: { "x-forwarded-for": newAddress() },
    ...wish,
  });
  await context.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept))
        if (localStorage.getItem(`kagiya.${key}`) === null) localStorage.setItem(`kagiya.${key}`, value);
    },
    { pace: "quick", theme: "dark", level: "conventions", ...settings },
  );
  // Imports a module of the client by the same address as the page, which contains a hash of the content.
  await context.addInitScript(() => {
    Object.assign(globalThis, {
      clientModule: (/** @type {string} */ path) => {
        const main = /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]"));
        return import(main.src.replace(/\/src\/.*$/, path));
      },
    });
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  // A press skips the finale of a game.
  await page.addLocatorHandler(finaleOf(page), (it) =>
    it.click({ position: { x: 4, y: 4 }, timeout: 15_000 }).catch(() => undefined),
  );
  /** @type {string[]} */
  const list = [];
  complaints.set(page, list);
  page.on("pageerror", (error) => list.push(`${error.message}\n${error.stack ?? ""}`));
  page.on("console", (message) => {
    if (message.type() === "error") list.push(message.text());
  });
  return page;
}

/**
 * Asserts that a page had no errors.
 * @param {Page} page @param {number} [refused] how many of its requests, at least, the server has refused, as it should
 */
export function content(page, refused = 0) {
  const list = complaints.get(page) ?? [];
  const isRefusal = (/** @type {string} */ text) => /status of 4\d\d/.test(text);
  assert.deepEqual(
    list.filter((text) => refused === 0 || !isRefusal(text)),
    [],
  );
  assert.ok(list.filter(isRefusal).length >= refused, list.join("\n"));
}

/** @param {Page} page @param {string} name */
export async function shot(page, name) {
  const folder = process.env.KAGIYA_SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Asserts that axe-core finds no problems on the page. @param {Page} page @param {string} where */
export async function accessible(page, where) {
  await page.evaluate(axeSource);
  const found = await page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      // What is right needs no list, and the pages have neither sounds of their own nor styles from elsewhere.
      resultTypes: ["violations"],
      preload: false,
    });
    return violations.map(
      (/** @type {any} */ it) =>
        `${it.id}: ${it.help}\n  ${it.nodes
          .slice(0, 4)
          .map((/** @type {any} */ node) => `${node.target} ${node.failureSummary.replaceAll("\n", " ")}`)
          .join("\n  ")}`,
    );
  });
  assert.deepEqual(found, [], `axe-core on ${where}`);
}

/** The game in the page's state. @param {Page} page @returns {Promise<import("../types/protocol.js").GameState>} */
export async function gameOf(page) {
  return page.evaluate(async () => {
    const { follow } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    return follow(location.pathname.split("/")[2]).state.value?.game;
  });
}

/** Opens a table that the form can't create. @param {Page} page @param {object} wish @returns {Promise<string>} */
export async function createTable(page, wish) {
  const id = await page.evaluate(async (it) => {
    const { create } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    return (await create(it)).table;
  }, wish);
  await page.evaluate(async (table) => {
    const { go } = await /** @type {any} */ (globalThis).clientModule("/src/route.js");
    go(`/t/${table}`);
  }, id);
  return id;
}

/** Waits until it is this person's turn or the game is over. @param {Page} page @returns {Promise<"turn" | "over">} */
export async function turn(page) {
  await page.waitForSelector(".board.my-turn, .end-panel");
  return (await page.$(".end-panel")) ? "over" : "turn";
}

/** Waits until an action has changed the state. @param {Page} page @param {() => Promise<unknown>} act */
export async function acting(page, act) {
  const seq = () =>
    page.evaluate(async () => {
      const { follow } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
      return follow(location.pathname.split("/")[2]).state.value?.seq ?? 0;
    });
  const before = await seq();
  await act();
  const limit = Date.now() + PATIENCE;
  while ((await seq()) === before) {
    if (Date.now() > limit)
      throw new Error(`nothing happened; the page says: ${await page.locator(".action-bar").innerText()}`);
    await page.waitForTimeout(15);
  }
}

/** Waits until a condition is true. @param {() => Promise<boolean>} holds @param {string} what */
export async function until(holds, what) {
  const limit = Date.now() + PATIENCE;
  while (!(await holds())) {
    if (Date.now() > limit) throw new Error(`this never came: ${what}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/**
 * Gives the window another size, and waits until the page is laid out in it: on a busy machine the browser says so
 * before it has done so.
 * @param {Page} page @param {import("playwright-core").ViewportSize} size
 */
export async function resize(page, size) {
  await page.setViewportSize(size);
  await page.waitForFunction(({ width, height }) => {
    const { clientWidth, clientHeight } = document.documentElement;
    return clientWidth <= width && clientHeight === height && innerHeight === height;
  }, size);
}

/** Waits until an element has stopped moving. @param {Page} page @param {string} selector */
export async function settled(page, selector) {
  await page
    .locator(selector)
    .evaluate((element) =>
      Promise.all(element.getAnimations().map((it) => it.finished.catch(() => undefined))),
    );
}

/** Waits until the page can be used. @param {Page} page */
export async function greeted(page) {
  await page.waitForFunction(
    () => document.querySelector(".hero-acts button")?.hasAttribute("disabled") === false,
  );
}

/**
 * The settings of a new table: two seats, the original edition, the first seat starts; `wished` overrides them.
 * @param {object} [wished]
 */
export const settingsOf = (wished) => ({
  preset: "original",
  options: {},
  seats: 2,
  starter: { type: "seat", seat: 0 },
  listed: false,
  ...wished,
});

/**
 * Presses a button until its effect is there. On a busy machine the page may report a lost connection; then it presses
 * again, as a user would. Without that report it never presses twice.
 * @param {Page} page @param {string} name @param {import("playwright-core").Locator} brings
 */
export async function pressed(page, name, brings) {
  const button = page.getByRole("button", { name }).first();
  const problem = page.locator(".problem[role=alert]");
  for (let times = 0; times < 3; times += 1) {
    await button.click();
    await brings.or(problem).first().waitFor();
    await brings.waitFor({ timeout: PATIENCE / 10 }).catch(() => undefined);
    if (await brings.isVisible()) return;
  }
  assert.fail(`"${name}" brings nothing but: ${await problem.innerText()}`);
}

/**
 * Two people with access to each other's pages, so that they can play any game that a test needs.
 * @param {Server} server @param {object} settings @param {ContextOptions} [wish]
 */
export async function couple(server, settings, wish) {
  const [ana, ben] = await Promise.all([visitor(server, wish), visitor(server, wish)]);
  await Promise.all([ana, ben].map((page) => page.goto("/").then(() => greeted(page))));
  const id = await createTable(ana, {
    settings: settingsOf(settings),
    seat: 0,
    bots: [],
    start: false,
  });
  await ben.goto(`/t/${id}`);
  await pressed(ben, "Sit here", ben.getByRole("button", { name: "Leave seat" }));
  await pressed(ana, "Start", ana.locator(".board"));
  const pages = [ana, ben];
  await Promise.all(pages.map((page) => page.locator(".board").waitFor()));
  return { id, pages };
}

/**
 * A table of mine with bots, at which I start, or another seat with `starter`.
 * @param {Page} page
 * @param {{preset?: string, bots?: string[], options?: object, starter?: number, begun?: boolean}} [wish]
 */
export async function seated(
  page,
  {
    preset = "original",
    bots = ["companion-3", "companion-3"],
    options = {},
    starter = 0,
    begun = true,
  } = {},
) {
  await page.goto("/");
  await greeted(page);
  const seats = bots.length + 1;
  const settings = settingsOf({ preset, options, seats, starter: { type: "seat", seat: starter } });
  const id = await createTable(page, { settings, seat: 0, bots, start: begun });
  if (begun) await turn(page);
  return id;
}

/** Checks and closes the pages of a test. @param {Page[]} pages */
export async function farewell(pages) {
  for (const page of pages) content(page);
  await Promise.all(pages.map((page) => page.context().close()));
}

/** The page of the player to act, and the cards of that hand; `null` when the game is over. @param {Page[]} pages */
export async function actor(pages) {
  const limit = Date.now() + PATIENCE;
  while (Date.now() < limit) {
    const views = await Promise.all(pages.map(gameOf));
    if (views.every((view) => view.result !== null)) return null;
    const seat = views.findIndex((view) => view.legal !== null);
    const hand = seat === -1 ? null : views[1 - seat].hands[seat];
    // Both must have seen the last move, and the page of the player to act must show it.
    if (
      hand?.face === "up" &&
      views[0].turn === views[1].turn &&
      views[0].phase.type === views[1].phase.type &&
      (await pages[seat].$(".board.my-turn"))
    ) {
      return { page: pages[seat], seat, game: views[seat], cards: hand.cards };
    }
    await pages[0].waitForTimeout(15);
  }
  throw new Error("nobody is to act");
}

/**
 * Plays until the game is over or the test has seen enough.
 * @param {Page[]} pages
 * @param {(now: NonNullable<Awaited<ReturnType<typeof actor>>>) => Promise<"done" | "enough" | void>} special `done` if it acted, `enough` to stop
 * @param {{forTiles?: boolean}} [wish]
 */
export async function playOut(pages, special, wish) {
  for (let turns = 0; turns < 200; turns += 1) {
    const now = await actor(pages);
    if (!now) return;
    const answer = await special(now);
    if (answer === "enough") return;
    if (answer !== "done") await perform(now.page, now.game, plan(now.game, now.cards, wish));
  }
  throw new Error("the game goes on for ever");
}

/**
 * Gives my seat to a bot, which plays the game to its end with the others, and skips the finale.
 * @param {Page} page
 */
export async function letBotPlay(page, bot = "companion-1") {
  await untilEnd(page, bot);
  await skipFinale(page);
}

/** Waits for the finale of a game that has ended, and skips it. @param {Page} page */
export async function skipFinale(page) {
  const moves = await page.evaluate(async () =>
    (await /** @type {any} */ (globalThis).clientModule("/src/settings.js")).moves(),
  );
  if (!moves) return;
  await page.removeLocatorHandler(finaleOf(page));
  await finaleOf(page).waitFor();
  await page.keyboard.press("Escape");
  await finaleOf(page).waitFor({ state: "detached" });
}

/**
 * Gives my seat to a bot, and waits for the end of the game.
 * @param {Page} page
 */
export async function untilEnd(page, bot = "companion-1") {
  await page.evaluate(async (name) => {
    const { command } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    await command(location.pathname.split("/")[2], { type: "seat_bot", seat: 0, bot: name });
  }, bot);
  await page.locator(".end-panel").waitFor();
}
