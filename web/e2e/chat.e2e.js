// The chat of a table: texts, remarks in each reader's language, and the spectators' own chat.
import assert from "node:assert/strict";
import { accessible, content, couple, farewell, greeted, resize, shot, until, visitor } from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();

/** Opens the chat. @param {Page} page @param {string | RegExp} [name] */
async function listen(page, name = /^Chat/) {
  await page.getByRole("button", { name }).click();
  await page.locator(".chat-panel").waitFor();
}

/** @param {Page} page @param {string} text */
async function say(page, text) {
  await page.locator("#talk-text").fill(text);
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    () => /** @type {HTMLInputElement} */ (document.querySelector("#talk-text")).value === "",
  );
}

/** The shown messages. @param {Page} page */
const read = (page) => page.locator(".chat-line .line-words").allInnerTexts();

test("at an open table people talk, and those who watch talk among themselves until the end", async () => {
  const {
    id,
    pages: [ana, ben],
  } = await couple(server, { options: { talk: "open" } });
  const eve = await visitor(server, { viewport: { width: 390, height: 780 }, hasTouch: true });
  await eve.goto("/");
  await greeted(eve);
  await eve.goto(`/t/${id}`);
  await eve.locator(".board").waitFor();
  await listen(ana);
  await ana.locator("#talk-text:focus").waitFor();
  await say(ana, "<b>Good</b> evening, Ben");
  await ben.getByRole("button", { name: "Chat: one new message" }).waitFor();
  await listen(ben);
  assert.deepEqual(await read(ben), ["<b>Good</b> evening, Ben"], "text is text");
  await say(ben, "Good evening! 🎆");
  await until(async () => (await read(ana)).length === 2, "Ben's answer");
  await shot(ana, "talk-desktop");
  await accessible(ana, "the talk at a table");
  // The log has it too.
  await ana.locator(".log", { hasText: "Good evening! 🎆" }).waitFor();

  await listen(eve);
  assert.deepEqual(await read(eve), ["<b>Good</b> evening, Ben", "Good evening! 🎆"]);
  await say(eve, "Ana holds two fives");
  await until(async () => (await read(eve)).length === 3, "her own words");
  await shot(eve, "talk-phone-watching");
  await accessible(eve, "the talk of watchers on a phone");
  await say(ana, "What a hand");
  await until(async () => (await read(ben)).length === 3, "Ana's second line");
  for (const page of [ana, ben])
    assert.ok(!(await page.content()).includes("two fives"), "the players hear nothing of the watchers");

  // Ana mutes Ben and reports him.
  const line = ana.locator(".chat-line", { hasText: "🎆" });
  await line.locator(".more").click();
  await line.getByRole("button", { name: "Report to the administrators" }).click();
  await ana.getByText("Reported. Thank you.").waitFor();
  await line.locator(".more").click();
  await shot(ana, "chat-actions");
  await line.getByRole("button", { name: /^Mute/ }).click();
  await until(async () => (await read(ana)).length === 2, "the other lines");
  assert.equal(await ana.locator(".log", { hasText: "🎆" }).count(), 0);
  await say(ben, "Do you hear me?");
  await until(async () => (await read(eve)).includes("Do you hear me?"), "Ben's question");
  assert.equal((await read(ana)).length, 2);
  await ana.getByRole("button", { name: "Unmute" }).click();
  await until(async () => (await read(ana)).length === 4, "all lines again");
  await ana.keyboard.press("Escape");
  assert.equal(await ana.locator(".chat-panel").count(), 0);
  // From its own button too.
  await listen(ana);
  await ana.locator(".chat-tool").focus();
  await ana.keyboard.press("Escape");
  await ana.locator(".chat-panel").waitFor({ state: "detached" });
  await ana.locator(".chat-tool:focus").waitFor();

  await ana.evaluate(async () => {
    const { command } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    await command(location.pathname.split("/")[2], { type: "end", wish: true });
  });
  await ben.evaluate(async () => {
    const { command } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    await command(location.pathname.split("/")[2], { type: "end", wish: true });
  });
  await until(async () => (await read(ben)).includes("Ana holds two fives"), "what the watchers said");
  await shot(ben, "talk-after");
  await farewell([ana, ben, eve]);
});

test("remarks are read by each in their own language, and said on one's own turn", async () => {
  const {
    pages: [ana, ben],
  } = await couple(server, { options: { talk: "remarks" } });
  await ben.locator(".language select").selectOption("fr");
  await listen(ana);
  await listen(ben, "Discussion");
  assert.equal(await ben.locator("#talk-text").count(), 0, "no text of one's own");
  assert.ok(await ben.locator("[data-remark=remember]").isDisabled(), "Ana is thinking");
  await ana.locator("[data-remark=know_nothing]").click();
  await until(async () => (await read(ben)).length === 1, "her remark");
  assert.deepEqual(await read(ben), ["Je ne sais encore rien de mes cartes."]);
  assert.deepEqual(await read(ana), ["I still know nothing about my cards."]);
  await resize(ana, { width: 390, height: 780 });
  await shot(ana, "talk-phone-remarks");
  await accessible(ana, "remarks on a phone");
  content(ana);
  await farewell([ana, ben]);
});

test("a table that speaks with clues alone says so", async () => {
  const { pages } = await couple(server, {});
  const [ana] = pages;
  assert.equal(
    await ana.getByRole("button", { name: /^Chat/ }).count(),
    0,
    "there is nothing to say or read",
  );
  await farewell(pages);
});
