// The form of a new table: seats first on a phone, a search of options, fields that say what is wrong.
import assert from "node:assert/strict";
import { accessible, content, letBotPlay, settled, shot, visitor } from "./fixtures.js";
import { cases, test, useServer } from "./harness.js";

const server = useServer();

test("on a phone the seats come first, and the button stays in sight", async () => {
  const page = await visitor(server, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    settings: { motion: "off" },
  });
  await page.goto("/new");
  const seat = page.locator("#taker-0");
  await seat.waitFor();
  const button = page.getByRole("button", { name: "Create this table" });
  for (const part of [seat, button]) {
    const box = await part.boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= 844, JSON.stringify(box));
  }
  await accessible(page, "the form of a new table on a phone");
  await shot(page, "new-table-phone");
  content(page);
  await page.context().close();
});

test("options are found by their words, hidden without effect, and a wrong number says its range", async () => {
  const page = await visitor(server, { settings: { motion: "off" } });
  await page.goto("/new");
  const search = page.getByRole("searchbox", { name: "Search the options" });
  await search.fill("strike");
  const strikes = page.locator("#option-strikes");
  await strikes.waitFor();
  assert.equal(await page.locator("#option-multicolour").count(), 0);
  await strikes.fill("9");
  await strikes.blur();
  await page.getByText("From 1 to 5", { exact: true }).waitFor();
  assert.equal(await strikes.getAttribute("aria-invalid"), "true");
  await settled(page, ".open-bar");
  await accessible(page, "a wrong number of strikes");
  await shot(page, "new-table-wrong");
  await strikes.fill("2");
  await strikes.blur();
  await page.getByText("From 1 to 5", { exact: true }).waitFor({ state: "detached" });
  // The tile for an empty deck matters only with bonus tiles.
  await search.fill("");
  await page.locator("#option-black_powder").waitFor();
  assert.equal(await page.locator("#option-tile5_empty_deck").count(), 0);
  await page.locator("#option-flamboyants").check();
  await page.locator("#option-tile5_empty_deck").waitFor({ state: "attached" });
  await search.fill("no such thing");
  await page.getByText("No option matches").waitFor();
  content(page);
  await page.context().close();
});

test("a table opens with the deal of a number or of a seed of hanab.live", async () => {
  const page = await visitor(server, { viewport: { width: 390, height: 844 }, settings: { motion: "off" } });
  await page.goto("/new");
  await page.getByText("Deal by number", { exact: true }).click();
  const seed = page.getByLabel("Number or seed");
  await seed.fill("p2v99999s1");
  await seed.blur();
  await page.getByText(/^Enter a whole number/).waitFor();
  await accessible(page, "a wrong seed");
  await shot(page, "new-table-seed-wrong");
  await seed.fill("p2v16sclub");
  await seed.blur();
  await page.locator(".summary h2").filter({ hasText: "(5 Suits)" }).waitFor();
  assert.ok(await page.locator(".seats-part input[name=seats][value='2']").isChecked());
  await shot(page, "new-table-seed");
  // Other seats make another deal.
  await page.locator(".seats-part input[name=seats][value='3']").check();
  assert.equal(await seed.inputValue(), "");
  await seed.fill("p2v16sclub");
  await seed.blur();
  await page.locator(".open-what").filter({ hasText: "2 players" }).waitFor();
  await page.getByRole("button", { name: "Create this table" }).click();
  await page.locator(".waiting .badge").filter({ hasText: "Deal p2v16sclub" }).waitFor();
  await shot(page, "waiting-seed");
  content(page, 1);
  await page.context().close();
});

test("the variants of hanab.live come together with their filters, so that nothing moves", async () => {
  const page = await visitor(server);
  let release = () => {};
  const held = new Promise((done) => {
    release = () => done(undefined);
  });
  await page.route("**/api/variant-families", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/new");
  const names = page.waitForResponse("**/api/variants");
  await page.getByText("Variants of hanab.live", { exact: true }).click();
  await (await names).finished();
  // What has come is drawn by the next frame but one.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await page.locator(".variant-names button").count(), 0);
  release();
  await page.locator(".variant-names button").first().waitFor();
  assert.ok(await page.getByTestId("family").isVisible());
  await page.context().close();
});

for (const [words, name] of cases(
  [
    ["omni-ones 5", "Omni-Ones (5 Suits)"],
    ["orange 6 dark", ""],
  ],
  [
    ["hole 4", "Throw It in a Hole (4 Suits)"],
    ["alternating 4", "Alternating Clues (4 Suits)"],
    ["sudoku 5", "Sudoku (5 Suits)"],
    ["up or down 5", "Up or Down (5 Suits)"],
  ],
))
  test(`a variant of hanab.live is found, opened and played with companions: ${words}`, async () => {
    const page = await visitor(server, {
      viewport: { width: 390, height: 844 },
      settings: { motion: "off" },
    });
    await page.goto("/new");
    await page.getByText("Variants of hanab.live", { exact: true }).click();
    const search = page.getByRole("searchbox", { name: "Search variants" });
    await page.locator(".variant-names button").first().waitFor();
    if (words.startsWith("omni")) {
      // The family and the share of deals that can be won go together with the search.
      await page.getByTestId("family").selectOption("rules Omni-Ones");
      const all = await page.locator(".variant-names button").allInnerTexts();
      assert.ok(all.length > 3 && all.every((it) => it.startsWith("Omni-Ones")), all.join());
      await page.getByTestId("share").selectOption("fewer");
      const hard = await page.locator(".variant-names button").allInnerTexts();
      assert.ok(hard.length > 0 && hard.every((it) => /Black|Dark|Gray|Cocoa/.test(it)), hard.join());
      await page.getByTestId("share").selectOption("nearly");
    }
    await search.fill(words);
    if (name) await page.locator(".variant-names").getByRole("button", { name, exact: true }).click();
    else {
      // The last one of those that are shown lies below the window.
      await page.evaluate(() => {
        const shown = document.querySelectorAll(".variant-names button").length;
        Math.random = () => (shown - 1) / shown;
      });
      await page.getByRole("button", { name: "Choose at random" }).click();
    }
    const chosen = page.locator(".variant-names [aria-pressed=true]");
    await chosen.waitFor();
    // The choice stays in sight: nothing above it unfolds.
    const [box, bar] = [await chosen.boundingBox(), await page.locator(".open-bar").boundingBox()];
    assert.ok(box && bar && box.y >= 0 && box.y + box.height <= bar.y, JSON.stringify([box, bar]));
    const title = await chosen.innerText();
    if (name) assert.equal(title, name);
    await page.locator(".summary h2").filter({ hasText: title }).waitFor();
    if (words.startsWith("omni"))
      await page
        .getByTestId("winnable")
        .getByText(/can win \d+ of \d+ deals/)
        .waitFor();
    await accessible(page, "the variants of hanab.live");
    await shot(page, `new-table-variant-${words.split(" ")[0]}`);
    await page.locator(".seats-part input[name=seats][value='2']").check();
    const form = page.url();
    await page.getByRole("button", { name: "Create this table" }).click();
    // A game with several names is shown by the first one.
    const heading = page.locator(".waiting h1");
    if (name) await heading.filter({ hasText: title }).waitFor();
    else await heading.filter({ hasText: /\(\d Suits\)/ }).waitFor();
    await shot(page, `waiting-variant-${words.split(" ")[0]}`);
    // The same again, with a companion.
    await page.goto(form);
    await page.getByText("Variants of hanab.live", { exact: true }).click();
    await search.fill(title);
    await page.locator(".variant-names").getByRole("button", { name: title, exact: true }).click();
    await page.locator(".summary h2").filter({ hasText: title }).waitFor();
    await page.locator(".seats-part input[name=seats][value='2']").check();
    await page.locator("#taker-0").selectOption("companion-1");
    await page.getByRole("button", { name: "Create this table" }).click();
    await page.locator(".board").waitFor();
    await shot(page, `play-variant-${words.split(" ")[0]}`);
    await letBotPlay(page);
    await page.locator(".end-acts a").first().waitFor();
    content(page);
    await page.context().close();
  });
