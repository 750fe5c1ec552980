// The stated conventions of a table: the choice, the list, and companions that play by them and name them.
import assert from "node:assert/strict";
import {
  accessible,
  createTable,
  farewell,
  greeted,
  pressed,
  resize,
  settingsOf,
  settled,
  shot,
  turn,
  until,
  visitor,
} from "./fixtures.js";
import { ownServer, test, useServer } from "./harness.js";

const server = useServer();

const PHONE = { width: 390, height: 780 };
/** A deal whose first clue depends on the end of a hand that discards come from. */
const SEED = "1".padStart(64, "0");
const LINE = "Conventions: no finesses and the newest unclued card is discarded first";

test("conventions are chosen with the keyboard, and read before sitting down and beside the game", async () => {
  const ana = await visitor(server);
  await ana.goto("/new");
  const fold = ana.locator(".conventions-choice > summary");
  await fold.focus();
  await ana.keyboard.press("Enter");
  const finesses = ana.getByLabel("Finesses");
  await finesses.waitFor();
  assert.equal(await finesses.inputValue(), "");
  assert.match(await ana.locator("#conventions-finesses-about").innerText(), /^A clue may ask a player/);
  await finesses.selectOption({ label: "No" });
  await ana.getByLabel("Discards", { exact: true }).selectOption({ label: "The newest first" });
  await ana.getByLabel("Bluffs").selectOption({ label: "Yes" });
  await ana.getByLabel("Bluffs").selectOption({ label: "Find out as we play" });
  assert.equal(await fold.innerText(), "Conventions: 2 agreed");
  await ana.getByLabel("Discards", { exact: true }).evaluate((it) => it.scrollIntoView({ block: "center" }));
  await shot(ana, "conventions-choice");
  await accessible(ana, "the choice of conventions");
  await resize(ana, PHONE);
  await finesses.scrollIntoViewIfNeeded();
  await shot(ana, "conventions-choice-phone");
  await accessible(ana, "the choice of conventions, on a phone");
  await resize(ana, { width: 1280, height: 800 });
  await ana.getByLabel("Public").check();
  await ana.getByLabel("Seat 3").selectOption("companion-2");
  await ana.getByRole("button", { name: "Create this table" }).click();
  await ana.getByText(LINE).waitFor();
  const ben = await visitor(server, { viewport: PHONE, settings: { theme: "light" } });
  await ben.goto("/");
  await greeted(ben);
  await ben.getByText(LINE).waitFor();
  assert.equal(await ben.locator(".row-link .conventions-line").innerText(), LINE);
  const row = ben.locator(".row-link", { has: ben.locator(".conventions-line") });
  await row.scrollIntoViewIfNeeded();
  await shot(ben, "conventions-list-phone-light");
  await row.click();
  await ben.getByRole("button", { name: "Sit here" }).first().waitFor();
  await ben.getByText(LINE).waitFor();
  assert.equal(await ben.locator(".waiting .conventions-line").innerText(), LINE);
  await shot(ben, "conventions-waiting-phone-light");
  await accessible(ben, "a table with conventions, before sitting down");
  await pressed(ben, "Sit here", ben.getByRole("button", { name: "Leave seat" }));
  await pressed(ana, "Start", ana.locator(".board"));
  for (const [page, name] of /** @type {const} */ ([
    [ana, "conventions-shown"],
    [ben, "conventions-shown-phone-light"],
  ])) {
    const tool = page.getByRole("button", { name: "The conventions of this table" });
    await tool.waitFor();
    await settled(page, ".side");
    await shot(page, `${name}-beside`);
    await tool.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "The conventions of this table" });
    await dialog.waitFor();
    assert.deepEqual(await dialog.locator("dt").allInnerTexts(), ["Finesses", "Discards"]);
    assert.deepEqual(await dialog.locator("dd").allInnerTexts(), ["No", "The newest first"]);
    await shot(page, name);
    await accessible(page, "what a table states");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await until(() => tool.evaluate((it) => it === document.activeElement), "the focus is where it was");
  }
  await farewell([ana, ben]);
});

test("a table that states nothing says nothing of it, and every language has the words", async () => {
  const ana = await visitor(server);
  await ana.goto("/");
  await greeted(ana);
  const id = await createTable(ana, {
    settings: settingsOf({}),
    seat: 0,
    bots: ["companion-1"],
    start: true,
  });
  await ana.goto(`/t/${id}`);
  await ana.locator(".board").waitFor();
  assert.equal(await ana.getByRole("button", { name: "The conventions of this table" }).count(), 0);
  for (const [locale, theme] of [
    ["de-DE", "light"],
    ["fr-FR", "dark"],
    ["ja-JP", "light"],
  ]) {
    const page = await visitor(server, { locale, viewport: PHONE, settings: { theme } });
    await page.goto("/new");
    const fold = page.locator(".conventions-choice > summary");
    await fold.click();
    await page.locator("#conventions-ones").selectOption("newest");
    await page.locator("#conventions-color_saves").selectOption("yes");
    await fold.scrollIntoViewIfNeeded();
    await shot(page, `conventions-choice-phone-${locale}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    assert.equal(wide, false, `${locale} is too wide`);
    await farewell([page]);
  }
  await farewell([ana]);
});

test("a companion names the table when it is asked why", async () => {
  const ana = await visitor(await ownServer({ seed: SEED }));
  await ana.goto("/");
  await greeted(ana);
  const id = await createTable(ana, {
    settings: settingsOf({
      starter: { type: "seat", seat: 1 },
      conventions: { finesses: false, two_saves: false, discards: "newest" },
    }),
    seat: 0,
    bots: ["companion-2"],
    start: true,
  });
  await ana.goto(`/t/${id}`);
  await turn(ana);
  await ana.getByRole("button", { name: "Why?" }).first().click();
  const reasons = ana.locator(".explanation-panel .reasons");
  await reasons
    .getByText(/^This table /)
    .first()
    .scrollIntoViewIfNeeded();
  assert.doesNotMatch(await reasons.innerText(), /I’m assuming you/);
  await shot(ana, "conventions-why");
  await accessible(ana, "why, by what the table states");
  await farewell([ana]);
});
