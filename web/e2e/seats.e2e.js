// A seat transfer in a running game: a friend takes the seat, plays, and gives it back.
import assert from "node:assert/strict";
import {
  accessible,
  content,
  couple,
  createTable,
  gameOf,
  greeted,
  pressed,
  resize,
  shot,
  until,
} from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();

/** The id and name of a page's user. @param {Page} page @returns {Promise<{id: string, name: string}>} */
const whoIs = (page) =>
  page.evaluate(async () => {
    const { me } = await /** @type {any} */ (globalThis).clientModule("/src/net/connection.js");
    return me.value;
  });

/** Gives a seat to a bot, as its player would. @param {Page} page @param {number} seat */
const standIn = (page, seat) =>
  page.evaluate(async (it) => {
    const { command } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    await command(location.pathname.split("/")[2], { type: "seat_bot", seat: it, bot: "companion-1" });
  }, seat);

/** Sends or accepts a friend request. @param {Page} page @param {string} person */
const befriends = (page, person) =>
  page.evaluate(async (id) => {
    const { fetchJson } = await /** @type {any} */ (globalThis).clientModule("/src/net/http.js");
    await fetchJson("/api/people/friends", { method: "POST", body: { person: id } });
  }, person);

/** @param {Page} page */
async function plays(page) {
  await page.evaluate(async () => {
    const { act, follow } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    const table = location.pathname.split("/")[2];
    const game = follow(table).state.value.game;
    await act(table, { type: "clue", ...game.legal.clues[0] }).answer;
  });
}

test("a friend takes my seat over, plays, and gives it back", async () => {
  const { pages } = await couple(server, {});
  const [ana, cho] = pages;
  const [hers, other] = await Promise.all(pages.map(whoIs));
  await Promise.all(pages.map(standIn));
  await Promise.all(pages.map((page) => page.locator(".end-panel").waitFor()));
  await befriends(ana, other.id);
  await befriends(cho, hers.id);

  const settings = { preset: "original", options: {}, seats: 3, listed: false };
  await createTable(ana, { settings, seat: 0, bots: ["companion-1", "companion-1"], start: true });
  await ana.locator(".board").waitFor();
  await until(async () => (await gameOf(ana))?.to_act === 0, "it is her turn");
  await cho.goto("/");
  await greeted(cho);

  // She chooses a friend in the menu of the table.
  await ana.getByRole("button", { name: "Table", exact: true }).click();
  await ana.getByText("Let a friend play for you").click();
  await accessible(ana, "which friend plays on");
  await shot(ana, "seat-menu-dark");
  await ana.getByRole("button", { name: `Ask (${other.name})` }).click();
  await ana.locator(".log", { hasText: `You ask ${other.name} to take over your seat` }).waitFor();
  await ana.getByRole("button", { name: "Table", exact: true }).click();
  await ana.getByText(`Waiting for ${other.name} to take the seat`).waitFor();
  await shot(ana, "seat-waits-dark");
  await ana.keyboard.press("Escape");

  // The friend gets the offer on any page, and watches without cards before she decides.
  await resize(cho, { width: 390, height: 844 });
  await cho.locator(".invited", { hasText: `${hers.name} asks you to take over their seat` }).waitFor();
  await accessible(cho, "an invitation to a seat");
  await shot(cho, "seat-invited-phone-dark");
  await cho.locator(".invited").getByRole("button", { name: "Join the table" }).click();
  await cho.getByRole("button", { name: "Take the seat" }).waitFor();
  const unseen = await gameOf(cho);
  assert.ok(
    unseen.hands.every(({ face }) => face === "down"),
    "no hand lies open for her",
  );
  await accessible(cho, "a seat that is offered");
  await shot(cho, "seat-offered-phone-dark");
  await pressed(cho, "Take the seat", cho.locator(".board.my-turn"));
  assert.deepEqual((await gameOf(cho)).hands, (await gameOf(ana)).hands, "she sees what Ana saw");
  await ana.getByText(`for ${hers.name}`, { exact: true }).waitFor();
  await shot(cho, "seat-taken-phone-dark");
  await plays(cho);

  // Everybody sees the substitution; Ana requests her seat, and gets it back.
  await cho.emulateMedia({ colorScheme: "light" });
  await ana.locator(".log", { hasText: `${other.name} now plays for ${hers.name}` }).waitFor();
  await ana.getByRole("button", { name: "Ask for your seat back" }).click();
  await ana.locator(".log", { hasText: `${hers.name} would like their seat back` }).waitFor();
  await accessible(ana, "somebody plays for me");
  await shot(ana, "seat-asked-dark");
  await cho.locator(".take-back-note", { hasText: `${hers.name} would like their seat back` }).waitFor();
  await accessible(cho, "a seat that is wanted back");
  await shot(cho, "seat-wanted-phone");
  await cho.getByRole("button", { name: "Give it back" }).click();
  await ana.locator(".log", { hasText: `${hers.name} has taken their seat back` }).waitFor();
  await until(async () => (await gameOf(ana)).legal !== undefined, "she is to act again");

  // A declined offer disappears.
  await ana.getByRole("button", { name: "Table", exact: true }).click();
  await ana.getByText("Let a friend play for you").click();
  await ana.getByRole("button", { name: `Ask (${other.name})` }).click();
  await cho.goto("/");
  await cho.locator(".invited").getByRole("button", { name: "Decline" }).click();
  await ana.locator(".log", { hasText: "The offer of the seat was declined" }).waitFor();
  for (const page of pages) {
    content(page);
    await page.context().close();
  }
});
