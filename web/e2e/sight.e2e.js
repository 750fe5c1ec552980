// What must be visible in small windows: the fireworks, names, the possible identities of a chosen card, and my hand
// during a request about it.
import assert from "node:assert/strict";
import {
  accessible,
  createTable,
  farewell,
  gameOf,
  greeted,
  pressed,
  resize,
  settingsOf,
  shot,
  skipFinale,
  turn,
  until,
  visitor,
} from "./fixtures.js";
import { cases, test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: `${"00".repeat(31)}07` });

const LAPTOPS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 720 },
  { width: 1366, height: 650 },
];

/** Sends a command to the table of a page. @param {Page} page @param {object} wish */
const command = (page, wish) =>
  page.evaluate(async (it) => {
    const { command } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
    await command(location.pathname.split("/")[2], it);
  }, wish);

/** Changes the language. @param {Page} page @param {string} language */
const speak = (page, language) =>
  page.evaluate(async (it) => {
    const { speak } = await /** @type {any} */ (globalThis).clientModule("/src/i18n.js");
    await speak(it);
  }, language);

/**
 * A table of two people and some bots, before or during its game.
 * @param {{bots?: number, begun?: boolean, phone?: boolean, settings?: object}} wish
 */
async function company({ bots = 0, begun = true, phone = false, settings = {} }) {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const [ana, ben] = await Promise.all([visitor(server, { viewport }), visitor(server, { viewport })]);
  await Promise.all([ana, ben].map((page) => page.goto("/").then(() => greeted(page))));
  const id = await createTable(ana, {
    settings: settingsOf({ seats: bots + 2, ...settings }),
    seat: 0,
    bots: Array(bots).fill("companion-1"),
    start: false,
  });
  await ben.goto(`/t/${id}`);
  if (!begun) return { id, pages: [ana, ben] };
  await pressed(ben, "Sit here", ben.getByRole("button", { name: "Leave seat" }));
  await pressed(ana, "Start", ana.locator(".board"));
  await ben.locator(".board").waitFor();
  return { id, pages: [ana, ben] };
}

/** Gives both seats to bots, which play to the end. @param {Page[]} pages */
async function playedOut(pages) {
  for (const page of pages) {
    const seat = await page.evaluate(async () => {
      const { follow } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
      return follow(location.pathname.split("/")[2]).state.value.you;
    });
    await command(page, { type: "seat_bot", seat, bot: "companion-1" });
  }
  await Promise.all(pages.map((page) => page.locator(".end-panel").waitFor()));
  await Promise.all(pages.map(skipFinale));
}

/** The parts of the sky and of the hand below that are cut off. @param {Page} page @returns {Promise<string[]>} */
const cut = (page) =>
  page.evaluate(() => {
    const box = (/** @type {Element} */ it) => it.getBoundingClientRect();
    const sky = box(/** @type {Element} */ (document.querySelector(".sky")));
    const wrong = [...document.querySelectorAll(".shell .top, .shell .suit-name")]
      .filter((it) => box(it).top < sky.top - 1 || box(it).bottom > sky.bottom + 1)
      .map((it) => `${it.className} of ${it.parentElement?.getAttribute("aria-label")}`);
    for (const card of document.querySelectorAll(".hand .slot"))
      if (box(card).bottom > innerHeight + 1 || box(card).top < sky.top - innerHeight)
        wrong.push("a card sticks out of the window");
    const over = box(/** @type {Element} */ (document.querySelector(".hand.below"))).top - sky.bottom;
    if (over < 0) wrong.push("the hand lies on the sky");
    return wrong;
  });

/** Nothing is cut off in any of the windows. @param {Page} page @param {string} what */
async function wholeOn(page, what) {
  for (const size of LAPTOPS) {
    await resize(page, size);
    await shot(page, `sight-${what}-${size.width}×${size.height}`);
    // Cards that move to the sky arrive after a moment.
    await until(
      async () => (await cut(page)).length === 0,
      `${what} at ${size.width}×${size.height} is whole`,
    );
  }
  await resize(page, LAPTOPS[0]);
}

test("on a laptop the fireworks are whole at the end of a game with people, and in a hypothesis", async () => {
  const { id, pages } = await company({ bots: 1 });
  const [ana, ben] = pages;
  await playedOut(pages);
  await ana.locator(".company").waitFor();
  for (const language of ["en", "de", "fr", "ja"]) {
    await speak(ana, language);
    await wholeOn(ana, `end-${language}`);
  }
  await speak(ana, "en");
  // The people and the proof open over the sky, whole and one at a time.
  await ana.locator(".company summary").click();
  const paper = await ana.locator(".company .end-paper").boundingBox();
  const panel = await ana.locator(".end-panel").boundingBox();
  assert.ok(
    paper && panel && paper.y >= 0 && paper.y + paper.height <= panel.y + 2,
    "the people are in sight",
  );
  await accessible(ana, "the people of a game, over the sky");
  await ana.locator(".proof summary").click();
  await ana.locator(".proof .end-paper").waitFor();
  assert.equal(await ana.locator(".company .end-paper").isVisible(), false);

  await ana.goto(`/replay/${id}#8`);
  await ana.locator(".replay-bar").waitFor();
  await wholeOn(ana, "replay");
  await ana.getByRole("button", { name: "Start a variation" }).click();
  await ana.locator(".variation-tools").waitFor();
  await wholeOn(ana, "hypothesis");
  const tools = await ana
    .locator(".replay-bar .tool, .replay-bar .button")
    .evaluateAll((all) => [
      ...new Set(
        all.map((it) => Math.round((it.getBoundingClientRect().top + it.getBoundingClientRect().bottom) / 2)),
      ),
    ]);
  assert.equal(tools.length, 1, `the tools stand in one row: ${tools}`);

  // Shown to others.
  await ana.goto(`/replay/${id}?together#8`);
  await ana.locator(".review-bar .review-here").waitFor();
  const lead = ana.getByRole("button", { name: "Take the lead" });
  await ana.getByTestId("review-lead").waitFor();
  if (await lead.isVisible()) await lead.click();
  await ana.getByRole("button", { name: "Start a variation" }).click();
  await ana.locator(".variation-tools").waitFor();
  await ana.locator(".hand.on-turn .slot").first().click();
  await ana.locator('[data-act="play"]').click();
  await ben.goto(`/replay/${id}?together`);
  await ben.locator(".variation-tools").waitFor();
  await wholeOn(ana, "shown");
  await wholeOn(ben, "followed");
  await farewell(pages);
});

/** Names that are cut off. @param {Page} page */
const cutNames = (page) =>
  page
    .locator(".hand .plate .name:visible")
    .evaluateAll((all) =>
      all
        .filter((it) => it.scrollWidth > it.clientWidth + 1)
        .map((it) => `${it.textContent} ${it.clientWidth}`),
    );

for (const bots of cases([3], [0]))
  test(`on a phone no name is cut at a table for ${bots + 2}, and who watches reads whose hand it is`, async () => {
    const { id, pages } = await company({ bots, phone: true });
    const [ana] = pages;
    for (const height of [844, 664]) {
      await resize(ana, { width: 390, height });
      await shot(ana, `sight-names-${bots + 2}-${height}`);
      assert.deepEqual(await cutNames(ana), [], `${height} high`);
    }
    assert.equal(await ana.locator(".hand.below .plate").isVisible(), false, "my own hand needs no name");
    const cho = await visitor(server, { viewport: { width: 390, height: 844 } });
    await cho.goto(`/t/${id}`);
    await cho.locator(".board").waitFor();
    const name = await cho.locator(".hand.below .plate .name").innerText();
    assert.equal(name, await nameOf(ana));
    assert.ok(
      (await cho.locator(".about-table").innerText()).startsWith("You see"),
      "that I watch comes first",
    );
    assert.deepEqual(await cutNames(cho), []);
    await shot(cho, `sight-watching-${bots + 2}`);
    for (const size of [
      { width: 390, height: 664 },
      { width: 844, height: 390 },
    ]) {
      await resize(cho, size);
      assert.ok(await cho.locator(".hand.below .plate .name").isVisible());
      const high = await cho.evaluate(() => document.documentElement.scrollHeight);
      assert.ok(high <= size.height, `the page is ${high} high in ${size.height}`);
      await shot(cho, `sight-watching-${bots + 2}-${size.width}`);
    }
    await farewell([...pages, cho]);
  });

test("who watches sees no hand until the end, and the page says so", async () => {
  const { id, pages } = await company({ bots: 1 });
  const [ana, ben] = pages;
  const cho = await visitor(server, { viewport: { width: 390, height: 844 } });
  await cho.goto(`/t/${id}`);
  await cho.locator(".board").waitFor();
  const about = cho.locator(".about-table");
  assert.ok((await about.innerText()).startsWith("You see no hands"), await about.innerText());
  const [{ to, clue }] = (await gameOf(ana)).legal?.clues ?? [];
  await command(ana, { type: "act", action: { type: "clue", to, clue } });
  const clued = async () => (await gameOf(cho)).hands[to].cards.some((card) => card.yes !== "");
  await until(clued, "the clue on the cards that it touches");
  const shownCards = () => cho.locator(".hand .slot .card.up").count();
  for (const size of [
    { width: 390, height: 844 },
    { width: 1366, height: 641 },
  ]) {
    await resize(cho, size);
    assert.equal(await shownCards(), 0, "no card of a hand is shown");
    assert.ok((await gameOf(cho)).hands.every((hand) => hand.face === "down"));
    const high = await cho.evaluate(() => document.documentElement.scrollHeight);
    assert.ok(high <= size.height, `the page is ${high} high in ${size.height}`);
    await accessible(cho, `watching without hands at ${size.width}`);
    await shot(cho, `sight-no-hands-${size.width}`);
  }
  for (const page of [ana, ben]) await command(page, { type: "end", wish: true });
  await until(async () => (await shownCards()) > 0, "the hands at the end");
  await farewell([...pages, cho]);
});

/** The name of a page's user. @param {Page} page @returns {Promise<string>} */
const nameOf = (page) =>
  page.evaluate(async () => {
    const { me } = await /** @type {any} */ (globalThis).clientModule("/src/net/connection.js");
    return me.value.name;
  });

test("what a chosen card can be is whole on every phone, and the log has room", async () => {
  const page = await visitor(server, { viewport: { width: 390, height: 664 } });
  await page.goto("/");
  await greeted(page);
  await createTable(page, {
    settings: settingsOf({ seats: 5, starter: { type: "seat", seat: 4 } }),
    seat: 0,
    bots: Array(4).fill("companion-1"),
    start: true,
  });
  assert.equal(await turn(page), "turn");
  for (const size of [
    { width: 390, height: 664 },
    { width: 360, height: 740 },
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ]) {
    await resize(page, size);
    await page.locator(".hand.below .slot").first().click();
    await page.locator(".odds").waitFor();
    await shot(page, `sight-odds-${size.width}×${size.height}`);
    const wrong = await page.evaluate(() => {
      const odds = /** @type {Element} */ (document.querySelector(".odds"));
      const box = odds.getBoundingClientRect();
      const found = [];
      if (box.top < 0 || box.left < 0 || box.right > innerWidth) found.push("it sticks out of the window");
      for (let frame = odds.parentElement; frame; frame = frame.parentElement) {
        const { top, bottom } = frame.getBoundingClientRect();
        const clips = getComputedStyle(frame).overflowY !== "visible";
        if (clips && (box.top < top - 1 || box.bottom > bottom + 1)) found.push(`${frame.className} cuts it`);
      }
      for (const card of document.querySelectorAll(".hand .card"))
        if (card.getBoundingClientRect().top < box.bottom && card.getBoundingClientRect().left > box.left)
          if (card.getBoundingClientRect().bottom > box.top && card.getBoundingClientRect().left < box.right)
            found.push("it lies on a card");
      return found;
    });
    assert.deepEqual(wrong, [], `${size.width}×${size.height}`);
    await page.keyboard.press("Escape");
  }
  await resize(page, { width: 844, height: 390 });
  await page.locator(".sheet-handle").click();
  const widthOf = async (/** @type {string} */ part) => (await page.locator(part).boundingBox())?.width ?? 0;
  const [log, pile] = [await widthOf(".side .log"), await widthOf(".side .discards")];
  assert.ok(log / (log + pile) >= 0.45, `the log has ${log}, the pile ${pile}`);
  await farewell([page]);
});

test("what others ask of me covers neither my hand nor the sky", async () => {
  const { pages } = await company({});
  const [ana, ben] = pages;
  const [card] = (await gameOf(ana)).hands[0].cards;
  await ana.evaluate(
    async (action) => {
      const { act } = await /** @type {any} */ (globalThis).clientModule("/src/net/tables.js");
      await act(location.pathname.split("/")[2], action).answer;
    },
    { type: "play", id: card.id },
  );
  await ana.keyboard.press("u");
  await ben.locator(".take-back-note").waitFor();
  for (const size of [
    ...LAPTOPS,
    { width: 390, height: 844 },
    { width: 390, height: 664 },
    { width: 844, height: 390 },
  ]) {
    await resize(ben, size);
    const where = `${size.width}×${size.height}`;
    await shot(ben, `sight-asked-${where}`);
    const [note, hand, sky] = await Promise.all(
      [".take-back-note", ".hand.mine", ".sky"].map((part) => ben.locator(part).boundingBox()),
    );
    assert.ok(note && hand && sky, where);
    // Beside my hand or above it, never over it.
    const isBeside = note.x + note.width <= hand.x + 1 || note.x >= hand.x + hand.width - 1;
    assert.ok(
      isBeside || note.y + note.height <= hand.y + 1,
      `${where}: the question covers no card of mine`,
    );
    assert.ok(note.y + note.height <= size.height + 1, `${where}: the question is in the window`);
    assert.ok(note.y >= sky.y + sky.height - 1, `${where}: it begins below the sky`);
    assert.ok(hand.y + hand.height <= size.height + 1, `${where}: my hand is in the window`);
  }
  await farewell(pages);
});

test("on a phone the seats of a waiting room come first", async () => {
  const { pages } = await company({ bots: 1, begun: false });
  const [, ben] = pages;
  await resize(ben, { width: 390, height: 664 });
  const seat = ben.getByRole("button", { name: "Sit here" }).first();
  await seat.waitFor();
  const box = await seat.boundingBox();
  assert.ok(box && box.y >= 0 && box.y + box.height <= 664, JSON.stringify(box));
  await accessible(ben, "a waiting room on a phone");
  await ben.goto("/t/nonsense");
  await ben.getByRole("heading", { level: 1 }).waitFor();
  await accessible(ben, "a link that leads nowhere");
  await farewell(pages);
});

test("why a bot did something has room in a replay, and takes the place of what was chosen", async () => {
  const page = await visitor(server);
  await page.goto("/");
  await greeted(page);
  const id = await createTable(page, {
    settings: settingsOf({ seats: 3, starter: { type: "seat", seat: 2 } }),
    seat: 0,
    bots: ["companion-1", "companion-1"],
    start: true,
  });
  assert.equal(await turn(page), "turn");
  await page.locator(".hand.partner .slot").first().click();
  await page.locator(".clue-bar").waitFor();
  await page.locator(".last-move .quiet").last().click();
  await page.locator(".explanation-panel .reasons").first().waitFor();
  assert.equal(await page.locator(".clue-bar").count(), 0, "nothing lies over the answer");
  await page.keyboard.press("Escape");
  await command(page, { type: "seat_bot", seat: 0, bot: "companion-1" });
  await page.locator(".end-panel").waitFor();
  // With bots only.
  await page.goto(`/replay/${id}#3`);
  await page.locator(".last-move .quiet").click();
  await page.locator(".explanation-panel .reasons").first().waitFor();
  await until(
    () =>
      page.locator(".explanation-panel").evaluate((it) => it.clientHeight >= Math.min(220, it.scrollHeight)),
    "the reasons have room",
  );
  await farewell([page]);
});
