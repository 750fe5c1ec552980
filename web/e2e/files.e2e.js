// The page that opens games of files and links: drop, choose, paste; replay, play on, delete; and what it refuses.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  accessible,
  content,
  gameOf,
  greeted,
  resize,
  settled,
  shot,
  turn,
  until,
  visitor,
} from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();
const STILL = { settings: { motion: "off" } };

/** @param {string} path */
const fixture = (path) => fileURLToPath(new URL(`../../tests/fixtures/${path}`, import.meta.url));
const RECORD = fixture("records/gf-everything.json");
/** Four turns of a game of four players; it points at the second one. */
const LINK =
  "https://hanab.live/shared-replay-json/415fiesnmuwxskwypnri-kgjbamfvcdgpraqclupl-dfbhoaquvkxht,03xbfe-eisc,0#2";

/** A game of hanab.live with two players; a name and a note attack, and there are more notes than cards. */
function siteGame() {
  const games = JSON.parse(readFileSync(fixture("hanab-live/no-variant-games.json"), "utf8"));
  const game = games.find((/** @type {any} */ it) => it.playerCount === 2);
  const notes = [Array(5000).fill("r1"), ["", "<img src=x onerror=alert(1)>"]];
  return JSON.stringify({ ...game, players: ["<img src=x>", "Ben"], notes });
}

/** @param {Page} page */
async function openPage(page) {
  await page.goto("/open");
  await page.getByRole("heading", { name: "Open a game" }).waitFor();
  await page.locator('input[type="file"]:enabled').waitFor({ state: "attached" });
}

/** What a drag of a file does. @param {Page} page @param {string} kind @param {string} text @param {number} [files] */
const drag = (page, kind, text, files = 1) =>
  page.evaluate(
    ([name, body, count]) => {
      const data = new DataTransfer();
      for (let n = 0; n < Number(count); n += 1) data.items.add(new File([String(body)], `game-${n}.json`));
      const how = { dataTransfer: data, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new DragEvent(String(name), how));
    },
    [kind, text, files],
  );

/** Steps through a replay, then plays on from a turn with a bot. @param {Page} page @param {number} step */
async function replayed(page, step) {
  await page.waitForURL((url) => url.pathname.startsWith("/replay/"));
  await page.locator(".step-count").waitFor();
  assert.match(await page.locator(".step-count").innerText(), new RegExp(`^${step} / `));
  const end = Number((await page.locator(".step-count").innerText()).split(" / ")[1]);
  for (let n = step + 1; n <= Math.min(end - 1, step + 3); n += 1) {
    await page.keyboard.press("ArrowRight");
    await page.locator(".step-count", { hasText: `${n} / ` }).waitFor();
  }
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/"));
  await page.locator(".about-table", { hasText: "known deal" }).waitFor();
  await turn(page);
  assert.ok((await gameOf(page)).turn >= 1);
}

test("a record is chosen, replayed and played on with bots", async () => {
  const page = await visitor(server, STILL);
  await page.goto("/");
  await greeted(page);
  await page.getByRole("link", { name: "Open a game file" }).click();
  await page.getByRole("heading", { name: "Open a game" }).waitFor();
  await settled(page, ".open-file");
  await accessible(page, "the page that opens games");
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await page.waitForURL((url) => url.pathname.startsWith("/replay/"));
  await page.locator(".about-table", { hasText: "a Kagiya record" }).waitFor();
  await accessible(page, "the replay of a record");
  await shot(page, "file-replay");
  await replayed(page, 0);
  // The site has no such game, so there is no export.
  content(page, 1);
  await page.context().close();
});

test("a link is pasted and opens at its turn; a variation and a review begin there", async () => {
  const page = await visitor(server, STILL);
  await openPage(page);
  await page.getByLabel("Or paste a game or a link").fill(LINK);
  await page.getByRole("button", { name: "Open", exact: true }).click();
  await page.waitForURL((url) => url.hash === "#1");
  await page.locator(".about-table", { hasText: "hanab.live" }).waitFor();
  await page.getByText("Alice").first().waitFor();
  await page.getByRole("button", { name: "Start a variation" }).click();
  await page.getByText("Variation from step 1").first().waitFor();
  await page.getByRole("button", { name: "Back to the game" }).click();
  await openPage(page);
  await page.locator(".opened-files a").first().click();
  await page.getByRole("button", { name: "Review together" }).click();
  await page.getByText("You lead").first().waitFor();
  await page.goto(`${new URL(page.url()).pathname}#1`);
  await replayed(page, 1);
  content(page);
  await page.context().close();
});

test("a game of hanab.live is dropped anywhere, and its names and notes are text", async () => {
  const page = await visitor(server, STILL);
  await page.goto("/games");
  await page.getByRole("heading", { name: "My games" }).first().waitFor();
  await drag(page, "dragenter", "");
  await until(async () => {
    await drag(page, "dragover", "");
    return (await page.locator("html[data-file-drop]").count()) === 1;
  }, "the page shows that it takes the file");
  await shot(page, "file-drag");
  await drag(page, "drop", siteGame());
  await page.waitForURL((url) => url.pathname.startsWith("/replay/"));
  assert.equal(await page.locator("html[data-file-drop]").count(), 0);
  await page.getByText("<img src=x>").first().waitFor();
  await page.getByRole("button", { name: "Notes" }).click();
  const list = page.locator("dialog[open]");
  await list.locator("[data-noted]", { hasText: ": <img src=x onerror=alert(1)>" }).waitFor();
  const noted = await list.locator("[data-noted]", { hasText: /: r1$/ }).count();
  assert.ok(noted > 40 && noted <= 50, `${noted}: one for each card that was drawn`);
  await settled(page, "dialog[open]");
  await accessible(page, "the notes of a file");
  await shot(page, "file-notes");
  assert.equal(await page.locator("img[src=x]").count(), 0);
  await page.keyboard.press("Escape");
  await replayed(page, 0);
  content(page);
  await page.context().close();
});

test("what can't be opened is refused in words, in four languages", async () => {
  const page = await visitor(server, STILL);
  await openPage(page);
  const refused = async (/** @type {string} */ text, /** @type {RegExp} */ words) => {
    await page.locator(".open-text textarea").fill(text);
    await page.locator(".open-file > button").click();
    await page.locator(".problem", { hasText: words }).waitFor();
  };
  await refused("hello", /can’t be opened: expected a Kagiya record/);
  await refused("https://hanab.live/replay/123", /open https:\/\/hanab\.live\/export\/123 and paste/);
  await accessible(page, "a refused game");
  await refused('{"deck": [', /the end of the text is missing|not a game file/);
  await drag(page, "dragenter", "");
  await drag(page, "dragover", "");
  await drag(page, "drop", LINK, 100);
  await page.getByText("Open one file at a time.").waitFor();
  await drag(page, "drop", "x".repeat(300 * 1024));
  await page.getByText("A game file has at most 256 KB.").waitFor();
  for (const [language, words] of [
    ["de", /lässt sich nicht öffnen: erwartet wird/],
    ["fr", /Impossible à ouvrir\u00a0: attendu/],
    ["ja", /開けませんでした：/],
  ]) {
    await page.locator(".language select").selectOption(String(language));
    await page.locator(`html[lang=${language}]`).waitFor();
    await refused("hello", /** @type {RegExp} */ (words));
  }
  content(page, 6);
  await page.context().close();
});

test("opened games are mine alone, and are deleted", async () => {
  const page = await visitor(server, STILL);
  await openPage(page);
  assert.equal(await page.locator(".opened-files").count(), 0);
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await page.waitForURL((url) => url.pathname.startsWith("/replay/"));
  const replay = page.url();
  await openPage(page);
  await page.locator(".opened-files li").waitFor();
  await settled(page, ".opened-files");
  await accessible(page, "the list of opened games");
  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [844, 390],
    [1366, 641],
    [1280, 590],
    [1024, 700],
    [1920, 953],
  ]) {
    await resize(page, { width, height });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.ok(over <= 0, `${width}×${height}: ${over} px too wide`);
    for (const language of ["en", "de", "ja"]) {
      await page.locator(".language select").selectOption(language);
      await page.locator(`html[lang=${language}]`).waitFor();
      await shot(page, `file-${language}-${width}x${height}`);
    }
    await page.locator(".language select").selectOption("en");
  }
  await page.getByRole("button", { name: /^Delete the game opened on/ }).click();
  await until(async () => (await page.locator(".opened-files").count()) === 0, "it is deleted");
  await page.goto(replay);
  await page.locator(".dead-end h1").waitFor();
  content(page, 1);
  await page.context().close();
});
