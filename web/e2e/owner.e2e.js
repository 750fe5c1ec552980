// The owner of a table removes a person, before the game and during it.
import assert from "node:assert/strict";
import { accessible, farewell, pressed, shot, visitor } from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();

/** Opens a table with a number of seats; returns its link. @param {Page} page @param {number} seats */
async function opens(page, seats) {
  await page.goto("/new");
  await page.locator(".edition-card", { hasText: "Abacusspiele" }).first().click();
  await page.locator(`input[name=seats][value='${seats}']`).check();
  await page.getByRole("button", { name: "Create this table" }).click();
  return page.locator("#invitation").inputValue();
}

/** @param {Page} page @param {string} link */
async function sits(page, link) {
  await page.goto(link);
  await pressed(page, "Sit here", page.getByRole("button", { name: "Leave seat" }));
}

/** Removes the only other person. @param {Page} page @param {string} why */
async function removes(page, why) {
  const form = page.locator(".keep-out");
  await form.locator("summary").click();
  await page.locator("#keep-out-why").selectOption(why);
  await accessible(page, "whom to remove");
  await shot(page, `keep-out-${why}`);
  await form.getByRole("button", { name: "Remove" }).click();
}

const KEPT_OUT = "The host has removed you from this table.";

test("who is removed before the game reads so, and does not come in again", async () => {
  const [ana, ben] = [await visitor(server), await visitor(server)];
  const link = await opens(ana, 2);
  await sits(ben, link);
  assert.equal(await ben.locator(".keep-out").count(), 0, "only the owner can remove");
  await removes(ana, "others");
  await ben.getByText(KEPT_OUT).waitFor();
  await ana.getByText("Banned:").waitFor();
  await ben.reload();
  await ben.getByText(KEPT_OUT).waitFor();
  await farewell([ana, ben]);
});

test("a bot plays on for who is removed from a game, and the log says why", async () => {
  const [ana, ben] = [await visitor(server), await visitor(server)];
  await sits(ben, await opens(ana, 2));
  await pressed(ana, "Start", ana.locator(".board"));
  await Promise.all([ana, ben].map((page) => page.locator(".board").waitFor()));
  await ana.locator(".table-tool").click();
  await removes(ana, "conduct");
  await ben.getByText(KEPT_OUT).waitFor();
  await ana.locator(".board").waitFor();
  await ana
    .getByText("was removed from the table because of their behavior")
    .first()
    .waitFor({ state: "attached" });
  await farewell([ana, ben]);
});
