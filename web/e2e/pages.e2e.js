// Every page in every language, theme and size, and the features of a replay.
import assert from "node:assert/strict";
import {
  accessible,
  acting,
  content,
  createTable,
  farewell,
  gameOf,
  greeted,
  letBotPlay,
  settingsOf,
  shot,
  turn,
  until,
  visitor,
} from "./fixtures.js";
import { before, combinations, test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();
/** A finished game. */
let game = "";
before(async () => {
  // Bots finish it, also at the seat that the player left.
  const page = await visitor(server);
  await page.goto("/");
  await greeted(page);
  game = await createTable(page, {
    settings: settingsOf({ listed: true }),
    seat: 0,
    bots: ["companion-1"],
    start: true,
  });
  await letBotPlay(page);
  await farewell([page]);
});

test("four languages: the browser's own first, and a switch", async () => {
  for (const [locale, lang, words] of [
    ["de-AT", "de", "Jetzt spielen"],
    ["fr-CA", "fr", "Jouer maintenant"],
    ["ja-JP", "ja", "今すぐプレイ"],
    ["nb-NO", "en", "Play now"],
  ]) {
    const page = await visitor(server, { locale });
    await page.goto("/");
    await page.getByRole("button", { name: words }).waitFor();
    assert.equal(await page.getAttribute("html", "lang"), lang);
    await page.getByRole("button", { name: words }).click();
    await turn(page);
    await shot(page, `table-${lang}`);
    // Nothing is untranslated: an id would be visible.
    const text = await page.locator("body").innerText();
    assert.doesNotMatch(text, /\b(web|event|label|card|option|preset|bot|why)-[a-z]/);
    await page.locator(".language select").selectOption("de");
    await page.locator(".hand.mine", { hasText: "Du" }).waitFor();
    await page.reload();
    await page.locator(".hand.mine", { hasText: "Du" }).waitFor();
    await farewell([page]);
  }
});

test("a replay: slider, keys, log, anybody's eyes, a link to a turn, the record", async () => {
  const page = await visitor(server, { viewport: { width: 1600, height: 900 } });
  await page.goto(`/replay/${game}#5`);
  await page.locator(".replay-bar").waitFor();
  const step = () =>
    page
      .locator(".step-count")
      .innerText()
      .then((text) => Number(text.split("/")[0]));
  const at = (/** @type {number} */ n) => until(async () => (await step()) === n, `step ${n}`);
  await at(5);
  await shot(page, "replay-wide");
  await page.keyboard.press("ArrowRight");
  await at(6);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await at(4);
  await page.locator(".log .lines li > button:first-child").nth(9).click();
  await until(async () => (await step()) >= 9, "a line of the log leads to its moment");
  await page.locator(".replay-steps input").fill("3");
  await at(3);
  assert.ok((await page.locator(".hand.below .card.up").count()) > 0, "all cards are open");
  assert.match(page.url(), /#3$/, "the address is a link to the turn");
  await page.selectOption(".replay-tools select", "0");
  await page.locator(".hand.mine .card.down").first().waitFor();
  await at(3);
  // After the game every bot explains everything.
  await page.locator(".log .why-button").nth(2).click();
  await page.locator(".explanation-panel .reasons li").first().waitFor();
  await accessible(page, "reasons in a replay");
  await shot(page, "why-replay");
  await page.keyboard.press("Escape");
  await page.locator(".explanation-panel").waitFor({ state: "detached" });
  for (const [name, file] of [
    ["Record", /kagiya/],
    ["hanab.live", /hanab-live/],
  ]) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: String(name) }).click(),
    ]);
    assert.match(download.suggestedFilename(), /** @type {RegExp} */ (file));
  }
  await page.keyboard.press("End");
  await page.locator(".end-panel").waitFor();
  await farewell([page]);
});

test("an action asks before it is done, where that is wished", async () => {
  const page = await visitor(server, { settings: { confirm: "on" } });
  await page.goto("/");
  await greeted(page);
  await page.locator("#partner").selectOption("cautious");
  await page.getByRole("button", { name: "Play now" }).click();
  await turn(page);
  // The chosen partner has a seat and a description, and is remembered.
  await page.locator(".hand.partner .badge").first().click();
  await page.locator("dialog[open]", { hasText: "Plays only what the clues prove" }).waitFor();
  await page.keyboard.press("Escape");
  const before = await gameOf(page);
  await page.locator(".hand.mine [data-card]").first().click();
  await page.locator('[data-act="play"]').click();
  await page.locator('[data-act="confirm"]').waitFor();
  assert.equal((await gameOf(page)).turn, before.turn, "nothing has happened yet");
  await acting(page, () => page.locator('[data-act="confirm"]').click());
  await page.goto("/");
  await greeted(page);
  assert.equal(await page.locator("#partner").inputValue(), "cautious");
  await farewell([page]);
});

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740, touch: true };
/** Each theme and each width. @type {readonly (readonly ["dark" | "light", typeof WIDE & {touch?: boolean}])[]} */
const DRESSES = combinations(
  ["dark", "light"],
  [WIDE, NARROW],
  [
    ["dark", NARROW],
    ["light", WIDE],
  ],
);

for (const [theme, { touch = false, ...viewport }] of DRESSES) {
  const dress = `${theme}, ${viewport.width} pixels wide`;
  test(`axe-core finds nothing on any page: ${dress}`, async () => {
    const page = await visitor(server, { viewport, hasTouch: touch, isMobile: touch, settings: { theme } });
    /** @param {string} where */
    const look = async (where) => {
      await accessible(page, `${where}, ${dress}`);
      await shot(page, `axe-${theme}-${viewport.width}-${where.replaceAll(" ", "-")}`);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `nothing sticks out to the side: ${where}`,
      );
    };
    await page.goto("/");
    await greeted(page);
    await page.locator(".row-link").first().waitFor();
    await look("the first page");
    await page.goto("/nowhere");
    await page.locator("h1").waitFor();
    await look("a page that is not there");
    await page.goto("/new");
    await page.locator(".edition-card").first().waitFor();
    for (const summary of await page.locator("summary").all()) await summary.click();
    await page.getByRole("button", { name: "Create this table" }).waitFor();
    await look("opening a table");
    await page.getByRole("button", { name: "Create this table" }).click();
    await page.locator("#invitation").waitFor();
    await look("the waiting room");
    await page.getByRole("button", { name: /^Add / }).first().click();
    await page.getByRole("button", { name: "Start" }).click();
    await turn(page);
    await look("a table");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.locator("dialog[open]").waitFor();
    await look("the settings");
    await page.getByRole("button", { name: "Help and keys" }).last().click();
    await page.locator("dialog[open]", { hasText: "Shift" }).waitFor();
    await look("the help");
    await page.keyboard.press("Escape");
    await page.goto(`/replay/${game}#7`);
    await page.locator(".replay-bar").waitFor();
    await look("a replay");
    await page.keyboard.press("End");
    await page.locator(".end-panel").waitFor();
    await look("the end");
    await page.goto("/learn");
    await page.locator(".lesson-entry").first().waitFor();
    await look("the list of lessons");
    await page.goto("/learn/first");
    await page.locator(".coach").waitFor();
    await look("a lesson");
    await page.goto("/conventions");
    await page.locator(".reading h1").waitFor();
    await look("the conventions");
    content(page);
    await page.context().close();
  });
}

test("a tab that stayed open while the server got a newer client loads itself again, and the table stays", async () => {
  const page = await visitor(server);
  await page.goto("/");
  await greeted(page);
  await page.getByRole("button", { name: "Play now" }).click();
  await turn(page);
  const table = page.url();
  const root = await page.evaluate(
    () =>
      /** @type {HTMLScriptElement} */ (document.querySelector("script[type=module]")).src.split("src/")[0],
  );
  await page.evaluate(() => Object.assign(globalThis, { old: true }));
  const isOld = () => page.evaluate(() => "old" in globalThis);

  // A missing module isn't a reason to reload while the server has the same client.
  await page.route(`${root}src/ui/settings/dialogs.js`, (route) => route.fulfill({ status: 404 }));
  const asked = page.waitForResponse(table);
  await page.keyboard.press("?");
  await (await asked).finished();
  assert.equal(await page.getByText("Kagiya has been updated").count(), 0);
  assert.ok(await isOld());

  // As after an update: the page has other addresses than this tab.
  await page.route(table, async (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(new URL(root).pathname, "/a/0123456789abcdef/");
    return route.fulfill({ response: answer, body });
  });
  await page.route(`${root}src/ui/table/tableMenu.js`, (route) => route.fulfill({ status: 404 }));
  const again = page.waitForEvent("load");
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByText("Kagiya has been updated").waitFor();
  await shot(page, "newer");
  await page.unrouteAll();
  await again;
  await turn(page);
  assert.equal(page.url(), table);
  assert.ok(!(await isOld()));
  await page.context().close();
});
