// Pictures of the browser client, taken from games against a real server with known cards.
//
//   npm run pictures                 the pictures of README, into docs/pictures
//   npm run pictures -- screens DIR [LANGUAGE…]   every page in every window and theme, for inspection
//
// Needs what the end-to-end tests need: the example `serve`, and Chromium.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  createTable,
  gameOf,
  greeted,
  letBotPlay,
  seated,
  settingsOf,
  settled,
  turn,
  visitor,
} from "../e2e/fixtures.js";
import { inSet } from "../e2e/plan.js";
import { startBoth } from "../e2e/server.js";
import { web } from "./graph.js";

/** @typedef {import("playwright-core").Page} Page */

const WINDOWS = [
  [360, 740],
  [390, 844],
  [844, 390],
  [740, 360],
  [667, 375],
  [820, 1180],
  [1280, 800],
  [2560, 1440],
];

/** Writes what the page shows. @param {Page} page @param {string} file @param {number} [quality] */
async function take(page, file, quality = 80) {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality });
  await devtools.detach();
  writeFileSync(file, Buffer.from(data, "base64"));
}

/** Passes some turns: clues that touch only playable cards, or else discards. @param {Page} page @param {number} turns */
async function pass(page, turns) {
  for (let done = 0; done < turns && (await turn(page)) === "turn"; done += 1) {
    const game = await gameOf(page);
    const { legal } = game;
    const fits = (/** @type {number} */ seat, /** @type {number} */ id) => {
      const hand = game.hands[seat];
      return hand.face === "up" && hand.cards.some((it) => it.id === id && inSet(game.playable, it.card));
    };
    const touching = legal?.clues.filter((it) => it.touches.length > 0) ?? [];
    const clue = touching.find((it) => it.touches.every((id) => fits(it.to, id)));
    const oldest = legal?.discard[0];
    const action =
      !clue && oldest !== undefined
        ? { type: "discard", id: oldest }
        : { type: "clue", to: (clue ?? touching[0]).to, clue: (clue ?? touching[0]).clue };
    await page.evaluate(async (it) => {
      const { act } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
      await act(location.pathname.split("/")[2], it).answer;
    }, action);
  }
  await turn(page);
}

/** Shows a clue to the next player: which cards it would touch. @param {Page} page */
async function pointAtClue(page) {
  const { legal } = await gameOf(page);
  const clue = legal?.clues.find((it) => it.touches.length > 1) ?? legal?.clues[0];
  if (!clue) return;
  await page.locator(`[data-seat="${clue.to}"] [data-card="${clue.touches[0]}"]`).click();
  await page.locator(`[data-clue="${clue.clue}"]`).hover();
}

/** Opens the explanation of the last move. @param {Page} page */
async function askWhy(page) {
  await page.locator(".news button, .log .why-button").last().click();
  await page.locator(".explanation-panel .reasons li").first().waitFor();
}

/** A game that bots finish, with a perfect result if wished. @param {Page} page @param {boolean} perfect */
async function finished(page, perfect) {
  const options = perfect ? { colors: 3 } : {};
  for (let tries = 0; tries < 12; tries += 1) {
    await seated(page, { options, bots: ["companion-3", "companion-3"] });
    await letBotPlay(page);
    const { result } = await gameOf(page);
    if (!perfect || result?.outcome === "perfect") return;
  }
  throw new Error("no perfect game in twelve");
}

/** The pictures of README. */
async function readme() {
  const server = await startBoth({ seed: `${"00".repeat(31)}07` });
  const folder = join(web, "..", "docs", "pictures");
  /** @param {string} name @param {object} wish @param {(page: Page) => Promise<unknown>} stage */
  const picture = async (name, wish, stage) => {
    const page = await visitor(server, { reducedMotion: "reduce", ...wish });
    await stage(page);
    await page.evaluate(() => document.fonts.ready);
    const devtools = await page.context().newCDPSession(page);
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: 82 });
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, "base64"));
    await page.context().close();
  };
  await picture("table-dark", {}, async (page) => {
    await seated(page, { bots: ["companion-3", "companion-3", "companion-3"] });
    await pass(page, 4);
    await pointAtClue(page);
  });
  await picture("why-light", { settings: { theme: "light" } }, async (page) => {
    await seated(page);
    await pass(page, 3);
    await askWhy(page);
  });
  await picture("everything", {}, async (page) => {
    await seated(page, { preset: "gf-everything", bots: ["companion-3", "companion-3", "companion-3"] });
    await pass(page, 3);
  });
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  await picture("phone", phone, async (page) => {
    await seated(page);
    await pass(page, 3);
  });
  await server.stop();
}

/** Every page in every window and theme. @param {string} folder @param {string[]} languages */
async function screens(folder, languages) {
  mkdirSync(folder, { recursive: true });
  const server = await startBoth();
  for (const locale of languages) {
    const page = await visitor(server, { locale, reducedMotion: "reduce" });
    const all = async (/** @type {string} */ name) => {
      for (const theme of ["dark", "light"]) {
        await page.evaluate(async (it) => {
          (await /** @type {any} */ (globalThis).clientModule("/src/settings.js")).settings.theme.value = it;
        }, theme);
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await take(page, join(folder, `${name}-${locale}-${theme}-${width}.webp`), 60);
        }
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    };
    await page.goto("/");
    await greeted(page);
    await all("home");
    await page.goto("/new");
    await page.locator(".edition-card").first().waitFor();
    await all("new");
    await page.goto("/");
    await greeted(page);
    await createTable(page, {
      settings: settingsOf({ seats: 4 }),
      seat: 0,
      bots: ["companion-1"],
      start: false,
    });
    await page.locator(".seat-list").waitFor();
    await all("waiting");
    for (const seats of [2, 4, 5]) {
      await seated(page, { bots: Array(seats - 1).fill("companion-3") });
      await pass(page, 3);
      await all(`game-${seats}`);
      if (seats !== 4) continue;
      await askWhy(page);
      await all("why");
    }
    await finished(page, false);
    await settled(page, ".end-panel");
    await all("end");
    const id = page.url().split("/").at(-1);
    await page.goto(`/replay/${id}`);
    await page.locator(".log li").first().waitFor();
    await all("replay");
    await finished(page, true);
    await settled(page, ".end-panel");
    await all("perfect");
    await page.goto("/conventions");
    await page.locator(".reading h1").waitFor();
    await all("conventions");
    await page.goto("/rules/original");
    await page.locator(".reading h1").waitFor();
    await all("rules");
    await page.goto("/learn");
    await page.locator(".lesson-entry").first().waitFor();
    await all("learn");
    await page.goto("/learn/first");
    await page.locator(".coach").waitFor();
    await all("lesson");
    await page.context().close();
  }
  await server.stop();
}

const [what, folder, ...languages] = process.argv.slice(2);
if (what === "screens" && folder)
  await screens(folder, languages.length > 0 ? languages : ["en", "fr", "de", "ja"]);
else await readme();
