// Two players become friends after a game; one invites the other and plays again with them; one is blocked.
import assert from "node:assert/strict";
import { accessible, content, couple, greeted, pressed, resize, shot, visitor } from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();

/** The name of a page's user. @param {Page} page @returns {Promise<string>} */
const nameOf = (page) =>
  page.evaluate(async () => {
    const { me } = await /** @type {any} */ (globalThis).clientModule("/src/net/connection.js");
    return me.value.name;
  });

/** Gives a seat to a bot, as its player would. @param {Page} page @param {number} seat */
const standIn = (page, seat) =>
  page.evaluate(async (it) => {
    const { command } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    await command(location.pathname.split("/")[2], { type: "seat_bot", seat: it, bot: "companion-1" });
  }, seat);

test("two who have played become friends, are invited, and one is blocked", async () => {
  const { pages } = await couple(server, {});
  const [ana, ben] = pages;
  const [hers, his] = await Promise.all(pages.map(nameOf));
  await Promise.all(pages.map(standIn));
  await Promise.all(pages.map((page) => page.locator(".end-panel").waitFor()));

  // Friends: requested at the end of the game, and accepted on the people page.
  await ana.locator(".company summary").click();
  await accessible(ana, "the people of a game");
  await shot(ana, "company-dark");
  await ana.getByRole("button", { name: "Add friend" }).click();
  await ana.getByText(`Friend request sent to ${his}`).waitFor();
  await ben.goto("/");
  await greeted(ben);
  await ben.getByRole("link", { name: "People" }).click();
  await ben.getByRole("button", { name: `Accept (${hers})` }).waitFor();
  await accessible(ben, "somebody asks to be a friend");
  await shot(ben, "people-asked-dark");
  await pressed(ben, `Accept (${hers})`, ben.getByRole("button", { name: `Unfriend (${hers})` }));
  // Both are asked once whether friends may see them.
  const question = "May your friends see when you’re online?";
  await accessible(ben, "a question to a new friend");
  await shot(ben, "friends-question-dark");
  await ben.getByRole("region", { name: question }).getByRole("button", { name: "Yes" }).click();
  await ben.getByText(question).waitFor({ state: "detached" });
  assert.ok(await ben.getByRole("switch", { name: "Let friends see" }).isChecked());
  await ana.getByRole("region", { name: question }).getByRole("button", { name: "No", exact: true }).click();
  await ana.getByText(question).waitFor({ state: "detached" });

  // A new table with the same people, and a notice wherever the other is.
  await pressed(ana, `New table with ${his}`, ana.locator(".seat-list"));
  await ben.goto("/");
  await ben.locator(".invited", { hasText: `${hers} invites you` }).waitFor();
  await resize(ben, { width: 390, height: 844 });
  await accessible(ben, "an invitation");
  await shot(ben, "invited-phone-dark");
  await ben.locator(".invited").getByRole("button", { name: "Decline" }).click();
  await ben.locator(".invited").waitFor({ state: "detached" });
  await resize(ben, { width: 1280, height: 800 });

  // Invited by name from the waiting room, and shown as online.
  await pressed(ana, `Invite (${his})`, ana.locator(".inviting .badge", { hasText: "invited" }));
  await accessible(ana, "a waiting room with friends");
  await shot(ana, "inviting-dark");
  await ben.locator(".invited").getByRole("button", { name: "Join the table" }).click();
  await pressed(ben, "Sit here", ben.getByRole("button", { name: "Leave seat" }));
  const table = ana.url();
  const phone = await ana.context().newPage();
  await resize(phone, { width: 390, height: 844 });
  await phone.goto("/people");
  await phone.getByText("online", { exact: true }).waitFor();
  await shot(phone, "people-phone-dark");

  // A blocked person isn't notified, and learns only that the owner bans them.
  await pressed(phone, `Block (${his})`, phone.getByRole("button", { name: `Unblock (${his})` }));
  await phone.emulateMedia({ colorScheme: "light" });
  await phone.evaluate(() => localStorage.setItem("kagiya.theme", "light"));
  await phone.reload();
  await phone.getByRole("button", { name: `Unblock (${his})` }).waitFor();
  await accessible(phone, "who is blocked");
  await shot(phone, "blocked-phone-light");
  await ana.getByText(`You have blocked someone at this table: ${his}`).waitFor();
  await shot(ana, "blocked-here-dark");
  await ben.getByRole("button", { name: "Leave seat" }).click();
  await ben.getByRole("button", { name: "Sit here" }).first().click();
  await ben.locator(".problem[role=alert]").waitFor();
  assert.doesNotMatch(await ben.locator(".problem[role=alert]").innerText(), /block/i);
  await ben.goto("/people");
  await ben.getByText("No friends yet").waitFor();

  // Everybody else may join.
  const cho = await visitor(server);
  await cho.goto(table);
  await pressed(cho, "Sit here", cho.getByRole("button", { name: "Leave seat" }));
  for (const page of [ana, ben, cho]) {
    content(page);
    await page.context().close();
  }
});
