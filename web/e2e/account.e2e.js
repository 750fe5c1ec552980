// A guest plays, signs up, finds games and settings on another device, and deletes the account.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { accessible, content, letBotPlay, shot, visitor } from "./fixtures.js";
import { ownServer, test } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const PASSWORD = "a fine firework";

/** Plays a game with a bot to its end. @param {Page} page */
async function playOne(page) {
  await page.goto("/");
  await page.locator("input[name=players][value='2']").check({ force: true });
  await page.getByRole("button", { name: "Play now" }).click();
  await page.locator(".board").waitFor();
  await letBotPlay(page);
  await page.locator(".end-panel").waitFor();
}

/** @param {Page} page @param {string} title @param {Record<string, string>} fields */
const fill = (page, title, fields) =>
  fillIn(
    page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) }).last(),
    fields,
  );

/** @param {import("playwright-core").Locator} form @param {Record<string, string>} fields */
async function fillIn(form, fields) {
  for (const [name, value] of Object.entries(fields)) await form.locator(`input[name=${name}]`).fill(value);
  await form.locator("form button").click();
  return form;
}

/** Shows a page in the dark or light theme, without changing the settings. @param {Page} page @param {boolean} is */
const dark = (page, is) =>
  page.evaluate((it) => {
    document.documentElement.dataset.theme = it ? "dark" : "light";
  }, is);

test("a guest gets an account, finds everything on a phone, and goes", async () => {
  // All games here have the same cards, and nobody else has played them.
  const server = await ownServer({ seed: "1".padStart(64, "0") });
  const ana = await visitor(server);
  await playOne(ana);
  await ana.goto("/");
  await ana.getByRole("link", { name: "Sign in or create an account" }).click();
  await ana.getByRole("heading", { name: "Create an account" }).waitFor();
  await shot(ana, "account-guest-dark");
  await accessible(ana, "the account of a guest");
  const short = await fill(ana, "Create an account", { name: "Ana Asagao", password: "short" });
  await short.getByRole("alert").filter({ hasText: "8 to 128" }).waitFor();
  await fill(ana, "Create an account", { password: PASSWORD });
  await ana.getByText("Account created").waitFor();
  await shot(ana, "account-dark");
  await accessible(ana, "my account");
  // Settings changed here apply on the other device.
  const kept = ana.waitForResponse((it) => it.url().endsWith("/api/account/settings") && it.ok());
  await ana.getByRole("button", { name: "Light" }).click();
  await kept;
  await accessible(ana, "my account on paper");
  await shot(ana, "account-light");

  const phone = await visitor(server, {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });
  await phone.goto("/account");
  const wrong = await fill(phone, "Sign in", { name: "Ana Asagao", password: "not the password" });
  await wrong.getByRole("alert").filter({ hasText: "Wrong name or password" }).waitFor();
  await shot(phone, "account-guest-phone");
  await fill(phone, "Sign in", { name: "ana asagao", password: PASSWORD });
  await phone.getByText("Account created").waitFor();
  await phone.locator("html[data-theme=light]").waitFor();
  await shot(phone, "account-phone");
  await dark(phone, true);
  await accessible(phone, "my account on a phone in the dark");
  await shot(phone, "account-phone-dark");
  await phone.getByRole("link", { name: "All my games" }).click();
  await phone.getByRole("heading", { name: "Statistics" }).waitFor();
  await phone.locator(".standings dl").waitFor();
  await accessible(phone, "my games on a phone in the dark");
  await shot(phone, "games-phone-dark");
  await dark(phone, false);
  await accessible(phone, "my games on a phone");
  await shot(phone, "games-phone");

  // A second game, and the statistics of both.
  await playOne(ana);
  await ana.goto("/games");
  await ana.locator(".standings dd", { hasText: /^2$/ }).first().waitFor();
  await ana.getByRole("button", { name: "Show these games" }).click();
  await ana.locator(".plot circle").nth(1).waitFor();
  assert.equal(await ana.locator(".games-found .row-link").count(), 2);
  await accessible(ana, "my games");
  await shot(ana, "games-light");
  await ana.getByLabel("Result").selectOption("broken_off");
  await ana.locator(".games-found .empty").waitFor();
  await ana.getByLabel("Result").selectOption("");
  await ana.locator(".games-found .row-link").nth(1).waitFor();

  // Both games had the same deal, which the replay mentions.
  await ana.locator(".games-found .row-link").first().click();
  await ana.getByRole("link", { name: "The same cards: 2 games" }).click();
  await ana.locator(".deal-scores a").nth(1).waitFor();
  assert.equal(await ana.getByText("(this game)").count(), 1);
  await accessible(ana, "the same cards");
  await shot(ana, "deal-light");

  // The export of all data.
  await ana.goto("/account");
  const coming = ana.waitForEvent("download");
  await ana.getByRole("link", { name: "Download my data" }).click();
  const all = JSON.parse(readFileSync(await (await coming).path(), "utf8"));
  assert.equal(all.person.name, "Ana Asagao");
  assert.equal(all.games.length, 2);
  assert.equal(all.settings.theme, "light");

  // A new password ends the session of the phone.
  await fill(ana, "Change password", { password: PASSWORD, new: "another firework" });
  await ana.getByText("Password changed").waitFor();
  await phone.reload();
  await phone.goto("/account");
  await phone.getByRole("heading", { name: "Create an account" }).waitFor();

  // Recovery codes are shown once. One of them replaces the forgotten password, and ends Ana's session.
  await fill(ana, "Recovery codes", { password: "another firework" });
  await ana.locator(".recovery-codes code").first().waitFor();
  const codes = await ana.locator(".recovery-codes code").allInnerTexts();
  assert.equal(new Set(codes).size, 8);
  await accessible(ana, "new recovery codes");
  await shot(ana, "account-codes-light");
  await phone.locator("summary", { hasText: "Forgot your password?" }).click();
  await accessible(phone, "a forgotten password");
  await shot(phone, "account-forgot-phone");
  const forgot = phone.locator(".account-forgot section");
  const fields = { name: "Ana Asagao", new: "a third firework" };
  await fillIn(forgot, { ...fields, code: "00000-00000-00000-00000" });
  await forgot.getByRole("alert").filter({ hasText: "Wrong name or recovery code" }).waitFor();
  await fillIn(forgot, { ...fields, code: codes[0].toUpperCase() });
  await phone.getByText("You have 7 unused recovery codes").waitFor();
  await ana.goto("/account");
  await ana.getByRole("heading", { name: "Create an account" }).waitFor();
  await fill(ana, "Sign in", { name: "Ana Asagao", password: "a third firework" });
  await ana.getByText("Account created").waitFor();

  // After the deletion, a guest again.
  await ana.locator("summary", { hasText: "Delete my account" }).click();
  await fillIn(ana.locator(".account-remove section"), { password: "a third firework" });
  await ana.waitForURL((url) => url.pathname === "/");
  await ana.getByRole("link", { name: "Sign in or create an account" }).waitFor();
  // A password that was too short; a wrong password and a wrong code.
  content(ana, 1);
  content(phone, 2);
  for (const page of [ana, phone]) await page.context().close();
});
