// The rules of any table: as a page to share, from an edition's card, and next to a running game at the requested
// rule; by mouse, by keyboard, on a phone, in every language.
import assert from "node:assert/strict";
import {
  accessible,
  actor,
  content,
  couple,
  createTable,
  farewell,
  gameOf,
  greeted,
  playOut,
  settled,
  shot,
  turn,
  until,
  visitor,
} from "./fixtures.js";
import { cases, combinations, test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: "1".padStart(64, "0") });

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The panel shows this rule, marked and focused. @param {Page} page @param {string} place */
async function opensAt(page, place) {
  const rule = page.locator(`.rules-panel #${place}.asked`);
  await rule.waitFor();
  await until(
    () =>
      rule.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const frame = /** @type {Element} */ (element.closest(".rules-scroll")).getBoundingClientRect();
        return (
          top >= frame.top - 12 &&
          top < frame.bottom &&
          bottom > frame.top &&
          document.activeElement === element
        );
      }),
    `${place} is in sight and has the focus`,
  );
}

/** Closes the panel from the keyboard. @param {Page} page */
async function closes(page) {
  await page.keyboard.press("Escape");
  await page.locator(".rules-panel").waitFor({ state: "detached" });
}

/** A table with all extensions, before the first turn. @param {Page} page @param {object} [options] */
async function everything(page, options = {}) {
  await page.goto("/");
  await greeted(page);
  await createTable(page, {
    settings: {
      preset: "gf-everything",
      options,
      seats: 2,
      starter: { type: "seat", seat: 0 },
      listed: false,
    },
    seat: 0,
    bots: ["companion-1"],
    start: true,
  });
  await turn(page);
}

test("from the first page: a whole rulebook, whose address can be sent on", async () => {
  for (const [locale, word, goal, rule] of [
    [
      "en-US",
      "New to Hanabi? Read the rules",
      "The goal",
      "10 cards, with the ranks 1, 2, 2, 3, 3, 4, 4, 5, 5, 5",
    ],
    ["fr-FR", "Tu découvres Hanabi\u202f? Lis les règles", "Le but du jeu", "1, 2, 2, 3, 3, 4, 4, 5, 5, 5"],
    ["de-DE", "Neu bei Hanabi? Lies die Regeln", "Worum es geht", "1, 2, 2, 3, 3, 4, 4, 5, 5, 5"],
  ]) {
    const page = await visitor(server, { locale });
    await page.goto("/");
    await page.getByRole("link", { name: word }).click();
    await page.getByRole("heading", { name: goal }).waitFor();
    assert.equal(await page.locator("h1").count(), 1);
    await page.locator("#rules-edition").selectOption("gf-black");
    await page.locator("#rules-players").selectOption("4");
    await page.locator(".rules-page", { hasText: rule }).waitFor();
    assert.match(page.url(), /\/rules\/gf-black\?players=4$/);
    // The shared address opens the same rulebook at the same rule.
    const friend = await visitor(server, { locale });
    await friend.goto(`${page.url()}&strikes=1#rule-score-negative`);
    const minus = friend.locator("#rule-score-negative");
    await minus.waitFor();
    await until(
      () => minus.evaluate((it) => it.getBoundingClientRect().top < innerHeight),
      "the rule is in sight",
    );
    const words = await friend.locator("main").innerText();
    assert.ok(words.length > 8000, `${words.length} characters`);
    assert.doesNotMatch(words, /\b(rulebook|book|web|document|option|source)-[a-z]|\{|\}/);
    await farewell([page, friend]);
  }
});

test("three chapters, pictures with the touched cards, and decisions that unfold", async () => {
  const page = await visitor(server);
  await page.goto("/rules/gf-avalanche?players=3");
  const chapters = page.locator(".rules-page .chapter > h2");
  await chapters.first().waitFor();
  assert.deepEqual(await chapters.allInnerTexts(), [
    "The base game",
    "The extensions at this table",
    "Good to know",
  ]);
  const clue = page.locator("#rule-clue-example .picture");
  assert.deepEqual(await clue.evaluateAll((all) => all.map((it) => it.getAttribute("aria-label"))), [
    "white 1, red 5, white 3 and red 2. The clue points at white 1 and white 3.",
    "white 1, red 5, white 3 and red 2. The clue points at red 5.",
  ]);
  assert.equal(await page.locator("#rule-suits-all .picture-card.touched").count(), 3);
  assert.equal(await page.locator("#rule-material-tokens .piece").count(), 8);
  await shot(page, "rules-pictures");
  const ruling = page.locator("#rule-ruling-34");
  assert.equal(await ruling.isVisible(), false);
  await page.locator("#rule-clue-all-touched").getByRole("link", { name: "A-34" }).click();
  await ruling.waitFor();
  await farewell([page]);
});

test("options of an address change the rules, and what makes no game is said", async () => {
  const page = await visitor(server);
  await page.goto("/rules/original?players=3&strikes=1&clue_tokens=10&multicolour=own_5");
  await page.locator("#rule-strike-lost", { hasText: "A single strike ends the game" }).waitFor();
  await page.locator("#rule-discard-limit", { hasText: "While all 10 clue tokens" }).waitFor();
  await page.locator(".rules-changes").getByRole("link", { name: "Strikes: 1" }).click();
  await until(
    () => page.locator("#rule-strike").evaluate((it) => it.getBoundingClientRect().top < 40),
    "a changed option leads to its rule",
  );
  await page.goto("/rules/original?players=3&tile5_empty_deck=either");
  await page.getByRole("alert").waitFor();
  assert.equal(await page.locator(".rule").count(), 0);
  await farewell([page]);
});

for (const [locale, why] of [
  ["en", /don’t work together: “Tile 5 without a deck: .*” works only with .*Five Flamboyants/],
  ["fr", /compatibles\s: «\sTuile 5 sans pioche\s: .*\s» n’est possible qu’avec .*5 Flamboyants/],
  ["de", /nicht zusammen: „Plättchen 5 ohne Stapel: .*“ geht nur mit .*Fünf Flamboyants/],
  ["ja", /一緒に使えません：「山札がないときのタイル5：.*」は、.*輝きの5.*があるときだけ使えます/],
])
  test(`why options make no game is said in the reader's language: ${locale}`, async () => {
    const page = await visitor(server, { locale: String(locale) });
    await page.goto("/rules/original?players=3&tile5_empty_deck=either");
    assert.match(await page.getByRole("alert").innerText(), /** @type {RegExp} */ (why));
    await farewell([page]);
  });

for (const [locale, title] of cases(
  [["de", "A-46: Plättchen 6 bringt eine schwarze 5 ins Spiel"]],
  [
    ["en", "A-46: Tile 6 puts a black 5 into play"],
    ["fr", "A-46\u00a0: La tuile 6 met en jeu un 5 noir"],
    ["ja", "A-46：タイル6で黒5を置く"],
  ],
))
  test(`every rule says where it comes from, and leads to what was chosen and why: ${locale}`, async () => {
    const page = await visitor(server, { locale });
    await page.goto("/rules/gf-everything?players=3");
    const black = page.locator("#rule-tile-begins-down");
    await black.waitFor();
    assert.match(await page.locator("#rule-tile-how .origin").innerText(), /Grands Feux/);
    // A rule without a document comes only from a ruling.
    assert.equal(await black.locator(".origin > .visually-hidden").count(), 0);
    await black.getByRole("link", { name: "A-46" }).click();
    await until(
      () => page.locator("#rule-ruling-46").evaluate((it) => it.getBoundingClientRect().top < innerHeight),
      "the choice is in sight",
    );
    const [rulings] = await Promise.all([
      page.context().waitForEvent("page"),
      page.locator("#rule-ruling-46").getByRole("link").click(),
    ]);
    await rulings.locator("#a-46").waitFor({ state: "attached" });
    await rulings.getByRole("heading", { name: title }).waitFor();
    const text = await rulings.locator("main").innerText();
    assert.ok(text.includes("A-46a"), "each ruling names its situations");
    assert.equal(await rulings.locator(".note").count(), 0, "the page is written in the reader's language");
    await accessible(rulings, `the rulings in ${locale}`);
    await shot(rulings, `rulings-${locale}`);
    await farewell([page]);
  });

test("from an edition's card and from an option, beside the form, by keyboard alone", async () => {
  const page = await visitor(server);
  await page.goto("/new");
  const card = page.getByRole("link", { name: "The rules of Timed Display" });
  await card.focus();
  await page.keyboard.press("Enter");
  await page.locator(".rules-panel #rule-announce").waitFor();
  await accessible(page, "rules beside the form");
  await closes(page);
  assert.ok(await card.evaluate((it) => it === document.activeElement), "the focus is back on the card");
  // An option links to its rule.
  await page.locator("#option-flamboyants").focus();
  await page.keyboard.press("Space");
  const option = page.getByRole("link", { name: "The rule: Five Flamboyants" });
  await until(
    async () => /flamboyants=true/.test((await option.getAttribute("href")) ?? ""),
    "the choice is asked for",
  );
  await option.focus();
  await page.keyboard.press("Enter");
  await opensAt(page, "rule-tile");
  await closes(page);
  await farewell([page]);
});

test("the counters lead to their rules, and the game is played on beside them", async () => {
  for (const viewport of [
    { width: 1024, height: 700 },
    { width: 1280, height: 800 },
    { width: 2560, height: 1440 },
  ]) {
    const page = await visitor(server, { viewport });
    await everything(page);
    await page.locator(".tokens").click();
    await page.locator("dialog[open]").getByRole("link", { name: "The rule" }).click();
    await opensAt(page, "rule-clue-cost");
    await closes(page);
    await page.locator(".fuse-box").click();
    await page.locator("dialog[open]").getByRole("link", { name: "The rule" }).click();
    await opensAt(page, "rule-strike");
    const covered = await page.evaluate(() => {
      const edge = /** @type {Element} */ (document.querySelector(".rules-panel")).getBoundingClientRect();
      const parts = [
        ...document.querySelectorAll(
          ".top-bar, .partners, .counters, .sky, .told, .hand.below, .actions, .side",
        ),
      ];
      return parts.filter((it) => it.getBoundingClientRect().right > edge.left + 1).map((it) => it.className);
    });
    assert.deepEqual(covered, [], `${viewport.width} pixels wide: the rules cover nothing`);
    const { turn: before } = await gameOf(page);
    await page.locator(".hand.partner .slot").first().click();
    await page.locator(".clue-bar [data-clue]").first().click();
    await until(async () => (await gameOf(page)).turn > before, "the clue is given beside the rules");
    await page.locator(".rules-panel #rule-strike").waitFor();
    await page.locator(".rules-panel").getByRole("button", { name: "Close" }).click();
    await farewell([page]);
  }
});

for (const [dress, wish] of /** @type {const} */ ([
  ["a wide window", {}],
  ["a phone", PHONE],
])) {
  test(`negative points, tiles and the table's own options, beside the game: ${dress}`, async () => {
    const page = await visitor(server, wish);
    await everything(page, { strikes: 4 });
    await page.locator(".score-box").first().click();
    await page.locator("dialog[open]").getByRole("link", { name: "The rule" }).click();
    await opensAt(page, "rule-score-penalty");
    await shot(page, `rules-negative-${dress.replaceAll(" ", "-")}`);
    assert.equal(await page.evaluate(() => scrollY), 0, "the table stays where it was");
    await accessible(page, `the rules beside the game, ${dress}`);
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      "nothing sticks out to the side",
    );
    // Letters typed in the rules do nothing to the game.
    const { turn: before } = await gameOf(page);
    await page.keyboard.press("p");
    await closes(page);
    assert.equal((await gameOf(page)).turn, before);
    await page.locator(".tiles-box").first().click();
    await page.locator("dialog[open]").getByRole("link", { name: "The rule" }).click();
    await opensAt(page, "rule-tile");
    await page.locator(".rules-panel #rule-tile-play").waitFor();
    // The game goes on next to the rules.
    await page.locator(".rules-panel").getByRole("button", { name: "Close" }).click();
    await page.locator(".about-table a").click();
    await page.locator(".rules-panel #rule-strike-lost", { hasText: "4 strikes" }).waitFor();
    await closes(page);
    await farewell([page]);
  });
}

test("an announcement leads to its rule", async () => {
  const { pages } = await couple(server, { preset: "timed-display" });
  const { page, cards } = /** @type {NonNullable<Awaited<ReturnType<typeof actor>>>} */ (await actor(pages));
  await page.locator(`.hand.mine [data-card="${cards[0].id}"]`).click();
  await page.locator('[data-act="announce"]').click();
  await page.locator(".announce").getByRole("link", { name: "The rule" }).click();
  await opensAt(page, "rule-announce");
  await closes(page);
  await farewell(pages);
});

test("an open bonus tile leads to its rule, and the end to the rating", async () => {
  const { pages } = await couple(server, {
    preset: "gf-flamboyants",
    options: { ranks: 1, hand_sizes: { 2: 4 } },
  });
  let seen = "";
  await playOut(pages, async ({ page, game }) => {
    if (game.phase.type !== "tile" || seen) return undefined;
    seen = ["token", "strike", "color", "rank", "shuffle", "play"][game.phase.tile - 1];
    await page.locator(".tile-card").getByRole("link", { name: "The rule" }).click();
    await opensAt(page, `rule-tile-${seen}`);
    await closes(page);
    return undefined;
  });
  assert.notEqual(seen, "", "a tile asked something");
  await pages[0].locator(".end-panel").waitFor();
  await settled(pages[0], ".end-panel");
  await pages[0].locator(".end-words a").click();
  await pages[0].locator(".rules-panel .asked").waitFor();
  await closes(pages[0]);
  await farewell(pages);
});

test("before the game: the rules of the table, and of each option that was changed", async () => {
  const page = await visitor(server);
  await page.goto("/");
  await greeted(page);
  await createTable(page, {
    settings: {
      preset: "original",
      options: { strikes: 2 },
      seats: 2,
      starter: { type: "edition" },
      listed: false,
    },
    seat: 0,
    bots: [],
    start: false,
  });
  await page.locator(".table-rules").getByRole("link", { name: "Strikes: 2" }).click();
  await opensAt(page, "rule-strike");
  await closes(page);
  await farewell([page]);
});

const WIDE = { viewport: { width: 1280, height: 800 } };
/** Each theme and each width. @type {readonly (readonly ["dark" | "light", typeof WIDE])[]} */
const DRESSES = combinations(
  ["dark", "light"],
  [WIDE, PHONE],
  [
    ["dark", PHONE],
    ["light", WIDE],
  ],
);

for (const [theme, wish] of DRESSES) {
  const dress = `${theme}, ${wish.viewport.width} pixels wide`;
  test(`axe-core finds nothing in the rules: ${dress}`, async () => {
    const page = await visitor(server, { ...wish, settings: { theme } });
    await page.goto("/rules/gf-everything?players=3");
    await page.locator("#rule-goal").waitFor();
    await accessible(page, `the rules, ${dress}`);
    await shot(page, `rules-${theme}-${wish.viewport.width}`);
    assert.ok(
      await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
      "nothing sticks out to the side",
    );
    content(page);
    await page.context().close();
  });
}

test("on paper: no buttons, every rule, and the address at the end", async () => {
  const page = await visitor(server);
  await page.goto("/rules/gf-black?players=2");
  await page.locator("#rule-goal").waitFor();
  const rules = await page.locator(".rule").count();
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".top-bar, .rules-tools").filter({ visible: true }).count(), 0);
  assert.equal(await page.locator(".rule").filter({ visible: true }).count(), rules);
  assert.match(await page.locator(".rules-address").innerText(), /\/rules\/gf-black\?players=2$/);
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  assert.ok(sheets >= 3 && sheets <= 9, `${sheets} sheets`);
  await farewell([page]);
});
