// Texts that load later than the page: until then no text ids are visible; texts about options and about other sites
// are in the reader's language.
import assert from "node:assert/strict";
import { farewell, letBotPlay, seated, until, visitor } from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();

/** Visible ids of texts. */
const IDS = /\b(?:learn|rating|companion|rulebook|wrong|error|web|option|value)-[a-z][a-z_-]*/;

/** Records every text id that is ever visible on a page. @param {Page} page */
async function watchForIds(page) {
  await page.addInitScript((source) => {
    /** @type {string[]} */
    const seen = [];
    Object.assign(globalThis, { seenIds: seen });
    const look = () => {
      const found = new RegExp(source).exec(document.body?.innerText ?? "");
      if (found) seen.push(found[0]);
    };
    new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
  }, IDS.source);
}

/** The ids recorded so far. @param {Page} page @returns {Promise<string[]>} */
const seenIds = (page) => page.evaluate(() => /** @type {any} */ (globalThis).seenIds);

/**
 * Holds back a file of texts until it is released.
 * @param {Page} page @param {string} file @returns {Promise<{asked: Promise<void>, letGo: () => void}>}
 */
async function hold(page, file) {
  /** @type {() => void} */
  let letGo = () => undefined;
  const held = new Promise((done) => {
    letGo = () => done(undefined);
  });
  /** @type {() => void} */
  let ask = () => undefined;
  /** @type {Promise<void>} */
  const asked = new Promise((done) => {
    ask = done;
  });
  await page.route(new RegExp(`/locales/../${file}\\.ftl`), async (route) => {
    ask();
    await held;
    await route.continue();
  });
  return { asked, letGo };
}

for (const [path, words] of [
  ["/learn", ".lesson-entry"],
  ["/learn/first", ".board"],
])
  test(`the lessons show nothing before their words are there: ${path}`, async () => {
    const page = await visitor(server);
    await watchForIds(page);
    const { asked, letGo } = await hold(page, "learn");
    await page.goto(path);
    await asked;
    await page.getByText("Loading").first().waitFor();
    letGo();
    await page.locator(words).first().waitFor();
    assert.deepEqual(await seenIds(page), []);
    await farewell([page]);
  });

test("a lesson whose words don't come says so", async () => {
  const page = await visitor(server);
  await page.route(/\/locales\/..\/learn\.ftl/, (route) => route.abort());
  await page.goto("/learn");
  await page.getByText("Can’t reach the server").waitFor();
  assert.equal(await page.locator(".lesson-entry").count(), 0);
  await page.context().close();
});

test("the end of a game waits for its words, at the table and in a replay", async () => {
  const page = await visitor(server);
  const id = await seated(page, { bots: ["cautious"], options: { strikes: 1 } });
  await letBotPlay(page);
  for (const path of [`/t/${id}`, `/replay/${id}#999`]) {
    const later = await page.context().newPage();
    await watchForIds(later);
    const { asked, letGo } = await hold(later, "ratings");
    await later.goto(path);
    await asked;
    letGo();
    await later.locator(".end-panel").waitFor();
    assert.deepEqual(await seenIds(later), [], path);
    await later.close();
  }
  await farewell([page]);
});

test("another language comes with all words that the page shows", async () => {
  const page = await visitor(server);
  await watchForIds(page);
  await page.goto("/learn");
  await page.locator(".lesson-entry").first().waitFor();
  const { asked, letGo } = await hold(page, "learn");
  const german = page.evaluate(async () => {
    const { speak } = await /** @type {any} */ (globalThis).clientModule("/src/i18n.js");
    await speak("de");
  });
  await asked;
  // Until all files are loaded, the page stays in the current language.
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  letGo();
  await german;
  await page.getByRole("heading", { level: 1, name: "Hanabi lernen" }).waitFor();
  assert.deepEqual(await seenIds(page), []);
  await farewell([page]);
});

test("a replay says in each language why its game can't be taken to hanab.live", async () => {
  const page = await visitor(server);
  const id = await seated(page, { bots: ["cautious"], options: { strikes: 1 } });
  await letBotPlay(page);
  for (const [language, why] of [
    ["en", "hanab.live has no such game: “Strikes: 1” is not possible there (but: 3)."],
    [
      "fr",
      "hanab.live n’a pas de telle partie\u00a0: «\u00a0Erreurs\u00a0: 1\u00a0» n’y est pas possible (mais\u00a0: 3).",
    ],
    ["de", "hanab.live hat keine solche Partie: „Fehler: 1“ geht dort nicht (sondern nur: 3)."],
    ["ja", "hanab.liveにそのゲームはありません。「ミス：1」にはできません（できるのは3）。"],
  ]) {
    await page.evaluate((it) => localStorage.setItem("kagiya.language", it), language);
    await page.goto(`/replay/${id}`);
    const note = page.locator(".no-export");
    await note.waitFor();
    assert.equal(await note.innerText(), why);
  }
  // Not an error of the page: the browser logs the failed response.
  await page.context().close();
});

test("a number that an option can't have is refused by the option's name", async () => {
  const page = await visitor(server, { locale: "fr-FR" });
  await page.goto("/new");
  await page.locator(".edition-card").first().waitFor();
  await page.locator("details.advanced summary").click();
  await page.locator("#option-strikes").fill("9");
  await page.locator("#option-strikes").blur();
  const said = page.locator(".open-bar .problem");
  await until(async () => /«\sErreurs\s»/.test((await said.textContent()) ?? ""), "the option is named");
  assert.doesNotMatch((await said.textContent()) ?? "", /strikes|`/);
  await page.context().close();
});
