// Texts of others are text: names, messages, notes and files with markup, on every page that shows them, under the
// policy that the server sends.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import {
  content,
  createTable,
  greeted,
  pressed,
  settingsOf,
  skipFinale,
  until,
  visitor,
} from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();

/** At most 24 characters, as names have. */
const ANA = "<img src=x onerror=hit>";
const BEN = "<b onclick=hit()>Ben</b>";
const TEXT = `"'><svg onload="hit()"><img src=x onerror="hit()"><a href="javascript:hit()">a</a>`;

/**
 * A visitor whose pages note what markup does: `hit` runs, an image is asked for, or the policy forbids it.
 * @returns {Promise<{page: Page, asked: string[]}>}
 */
async function target() {
  const page = await visitor(server, { settings: { motion: "off" } });
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith("/x")) asked.push(request.url());
  });
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await page.addInitScript(() => {
    const did = /** @type {string[]} */ ([]);
    Object.assign(globalThis, { did, hit: () => did.push("hit") });
    addEventListener("securitypolicyviolation", (event) => did.push(event.violatedDirective));
  });
  return { page, asked };
}

/** Presses every word of others, and asserts that all of them are text. @param {Page} page @param {string} where */
async function harmless(page, where) {
  const found = await page.evaluate(() => {
    for (const element of document.querySelectorAll("b, svg, img, a[href^='javascript:']"))
      element.dispatchEvent(new MouseEvent("click", { bubbles: false }));
    const made = document.querySelectorAll(
      "img[src='x'], svg[onload], b[onclick], [onerror], [onclick], [onload], a[href^='javascript:'], iframe, object",
    );
    return {
      made: [...made].map((element) => element.outerHTML),
      did: /** @type {any} */ (globalThis).did,
    };
  });
  assert.deepEqual(found, { made: [], did: [] }, where);
}

/** @param {Page} page @param {string} text */
const shows = (page, text) =>
  page.getByText(text, { exact: false }).locator("visible=true").first().waitFor();

/** @param {Page} page @param {string} name */
async function named(page, name) {
  await page.goto("/");
  await greeted(page);
  await page.evaluate(async (it) => {
    const { rename } = await /** @type {any} */ (globalThis).clientModule("/src/net/connection.js");
    await rename(it);
  }, name);
}

/** @param {Page} page @param {object} what */
const command = (page, what) =>
  page.evaluate(async (it) => {
    const module = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    await module.command(location.pathname.split("/")[2], it);
  }, what);

test("whatever others write is text: at the table, in its log, chat and notes, and after the game", async () => {
  const [one, two, three] = [await target(), await target(), await target()];
  const [ana, ben, eve] = [one.page, two.page, three.page];
  await named(ana, ANA);
  await named(ben, BEN);
  const settings = settingsOf({ options: { talk: "open" }, listed: true });
  const id = await createTable(ana, { settings, seat: 0, bots: [], start: false });
  await eve.goto("/");
  await eve.locator(`a[href="/t/${id}"]`).waitFor();
  await shows(eve, ANA);
  await harmless(eve, "the list of tables");
  await ben.goto(`/t/${id}`);
  await shows(ben, ANA);
  await harmless(ben, "the waiting room");
  await pressed(ben, "Sit here", ben.getByRole("button", { name: "Leave seat" }));
  await shows(ana, BEN);
  await command(ben, { type: "say", saying: { type: "text", text: TEXT } });
  await pressed(ana, "Start", ana.locator(".board"));
  await ben.locator(".board").waitFor();
  await ana.getByRole("button", { name: /^Chat/ }).click();
  await shows(ana, "onload");
  await eve.goto(`/t/${id}`);
  await eve.locator(".board").waitFor();
  await shows(eve, ANA);
  for (const [page, where] of /** @type {const} */ ([
    [ana, "the table with its chat"],
    [ben, "the partner's table"],
    [eve, "the table of a spectator"],
  ]))
    await harmless(page, where);
  await ana.keyboard.press("Escape");
  // A note is kept for me, and everybody reads it after the game.
  await ben.locator(".hand.mine [data-card]").first().focus();
  await ben.keyboard.press("n");
  await ben.locator(".note-form input").fill(TEXT.slice(0, 60));
  await ben.keyboard.press("Enter");
  await ben.locator("dialog[open]").waitFor({ state: "detached" });
  await harmless(ben, "a note");
  await command(ana, { type: "seat_bot", seat: 0, bot: "companion-1" });
  await command(ben, { type: "seat_bot", seat: 1, bot: "companion-1" });
  for (const page of [ana, ben, eve]) {
    await page.locator(".end-panel").waitFor();
    await skipFinale(page);
    await shows(page, page === ana ? BEN : ANA);
    await harmless(page, "the end of a game");
  }
  await ana.locator(".company summary").click();
  await ana.getByRole("button", { name: "Add friend" }).click();
  await shows(ana, `Friend request sent to ${BEN}`);
  await harmless(ana, "the people of a game");
  await eve.goto(`/replay/${id}`);
  await shows(eve, BEN);
  await eve.keyboard.press("ArrowRight");
  await harmless(eve, "the replay");
  await ben.goto("/people");
  await ben.getByRole("button", { name: `Accept (${ANA})` }).waitFor();
  await harmless(ben, "the people page");
  await pressed(ben, `Accept (${ANA})`, ben.getByRole("button", { name: `Unfriend (${ANA})` }));
  await ana.goto("/");
  await greeted(ana);
  await ana.evaluate(async (name) => {
    const module = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    const { go } = await /** @type {any} */ (globalThis).clientModule("/src/route.js");
    const settings = { preset: "original", options: {}, seats: 2, starter: { type: "seat", seat: 0 } };
    const made = await module.create({
      settings: { ...settings, listed: false },
      seat: 0,
      bots: [],
      start: false,
    });
    go(`/t/${made.table}`);
    return name;
  }, BEN);
  await pressed(ana, `Invite (${BEN})`, ana.locator(".inviting .badge", { hasText: "invited" }));
  await harmless(ana, "a waiting room with a friend");
  await ben.goto("/");
  await ben.locator(".invited", { hasText: `${ANA} invites you` }).waitFor();
  await harmless(ben, "an invitation");
  await ben.goto("/games");
  await shows(ben, ANA);
  await harmless(ben, "my games");
  for (const { page, asked } of [one, two, three]) {
    assert.deepEqual(asked, []);
    content(page);
    await page.context().close();
  }
});

test("a file's names, notes and variant are text, and so is an address", async () => {
  const { page, asked } = await target();
  const path = new URL("../../tests/fixtures/hanab-live/no-variant-games.json", import.meta.url);
  const games = JSON.parse(readFileSync(path, "utf8"));
  const game = games.find((/** @type {any} */ it) => it.playerCount === 2);
  const open = async (/** @type {object} */ changed) => {
    await page.goto("/open");
    await page.locator('input[type="file"]:enabled').waitFor({ state: "attached" });
    await page.locator(".open-text textarea").fill(JSON.stringify({ ...game, ...changed }));
    await page.locator(".open-file > button").click();
  };
  await open({ options: { variant: TEXT } });
  await page.locator(".problem", { hasText: "svg" }).waitFor();
  await harmless(page, "an unknown variant");
  const notes = [Array(50).fill(TEXT), Array(50).fill(TEXT)];
  await open({ players: [ANA, TEXT.slice(0, 24)], notes, title: TEXT, id: TEXT });
  await page.waitForURL((url) => url.pathname.startsWith("/replay/"));
  await shows(page, ANA);
  for (let n = 0; n < 3; n += 1) await page.keyboard.press("ArrowRight");
  await harmless(page, "the replay of a file");
  await page.goto("/open");
  await page.locator(".opened-files a").first().waitFor();
  await harmless(page, "the list of opened games");
  for (const way of ["t", "replay", "rules", "learn", "challenge", "nothing"]) {
    await page.goto(`/${way}/${encodeURIComponent(TEXT)}?x=${encodeURIComponent(TEXT)}#${TEXT}`);
    await until(async () => (await page.locator("main").count()) > 0, `a page for ${way}`);
    await harmless(page, `an address below /${way}`);
  }
  assert.deepEqual(asked, []);
  // Markup that became part of a page would be found, and the policy would not let it run.
  await page.evaluate((text) => document.body.insertAdjacentHTML("beforeend", text), TEXT);
  await assert.rejects(harmless(page, "markup"));
  await page.waitForFunction(() => /** @type {any} */ (globalThis).did.includes("script-src-attr"));
  const did = await page.evaluate(() => /** @type {any} */ (globalThis).did);
  assert.ok(!did.includes("hit"), `${did}`);
  await page.context().close();
});
