// A beginner plays the lessons: a whole game by mouse, by keyboard alone, by touch on a phone. A wrong move is
// explained and costs nothing; a returning player continues at the same beat.
import assert from "node:assert/strict";
import { accessible, content, shot, visitor } from "./fixtures.js";
import { cases, test, useServer } from "./harness.js";
import { byKeys, byMouse, byTouch, fits, LESSONS, learnAll, NEXT, readOn } from "./lesson.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./lesson.js").Hands} Hands */

const server = useServer();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Plays the first lesson to its end. @param {Page} page @param {Hands} hands @param {() => Promise<unknown>} [look] */
async function learnFirst(page, hands, look) {
  await learnAll(page, LESSONS.first, hands, look);
  await page.locator(".score-box b").getByText("10", { exact: true }).waitFor();
}

test("somebody new learns by mouse, from the first page to the next lesson", async () => {
  const page = await visitor(server, { reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await page.getByRole("heading", { name: "Learn to play" }).waitFor();
  await accessible(page, "the list of lessons");
  await shot(page, "learn-list");
  await page.getByRole("link", { name: /Your first game/ }).click();
  await page.locator(NEXT).waitFor();
  await accessible(page, "a lesson");
  await learnFirst(page, byMouse(page));
  await accessible(page, "the end of a lesson");
  await shot(page, "learn-end");
  await page.getByRole("button", { name: "Next: Multicolor" }).click();
  await page.waitForURL((url) => url.pathname === "/learn/multicolor");
  await page.getByTestId("coach").getByText("A new suit builds a firework").waitFor();
  await page.goBack();
  await page.goto("/learn");
  await page.getByText("✓ done").waitFor();
  content(page);
  await page.context().close();
});

test("a wrong move is explained and nothing is lost, and who leaves comes back to where they were", async () => {
  const page = await visitor(server, { reducedMotion: "reduce" });
  await page.goto("/learn/first");
  const how = byMouse(page);
  await readOn(page, how);
  await how.act({ card: 0, act: "play" });
  await page.getByTestId("not-now").getByText("You know nothing about your cards yet").waitFor();
  assert.equal(await page.locator(".hand.mine [data-card]").count(), 5);
  await accessible(page, "a move that was not asked for");
  await shot(page, "learn-not-now");
  await how.act(LESSONS.first[0]);
  await page.getByTestId("coach").getByText("The clue named both 1s").waitFor();
  await readOn(page, how);
  await page.reload();
  await page.getByTestId("coach").getByText("can play the other 1 next").waitFor();
  await page.goto("/learn");
  await page.getByText("1 of 11").waitFor();
  await page.getByRole("link", { name: /Your first game/ }).click();
  await page.getByTestId("coach").getByText("can play the other 1 next").waitFor();
  // Each rule opens next to the lesson.
  await page.getByTestId("coach").getByRole("link", { name: "The rule" }).click();
  await page.locator(".rules-panel #rule-discard-how.asked").waitFor();
  await accessible(page, "a rule beside a lesson");
  await page.keyboard.press("Escape");
  await page.locator(".rules-panel").waitFor({ state: "detached" });
  // Earlier beats can be read again; acting is possible only at the current one.
  await page.getByRole("button", { name: "One step back" }).click();
  await page.getByTestId("coach").getByText("The clue named both 1s").waitFor();
  assert.equal(await page.locator(".board.my-turn").count(), 0);
  await page.goto("/learn/nothing");
  await page.getByText("This lesson doesn’t exist").waitFor();
  await page.context().close();
});

test("somebody learns by keyboard alone", async () => {
  const page = await visitor(server, { reducedMotion: "reduce" });
  await page.goto("/learn/first");
  await page.locator(NEXT).waitFor();
  await learnFirst(page, byKeys(page));
  content(page);
  await page.context().close();
});

for (const [name, viewport] of /** @type {const} */ ([
  ["upright", { width: 360, height: 740 }],
  ["across", { width: 844, height: 390 }],
  ["across, the smallest", { width: 667, height: 375 }],
])) {
  test(`somebody learns by touch on a phone, ${name}`, async () => {
    const page = await visitor(server, { viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
    await page.goto("/");
    await page.getByRole("link", { name: "Learn", exact: true }).tap();
    await page.getByRole("link", { name: /Your first game/ }).tap();
    await learnFirst(page, byTouch(page), () => fits(page));
    await shot(page, `learn-phone-${name}-end`);
    content(page);
    await page.context().close();
  });
}

for (const [locale, title, all] of cases(
  [["ja-JP", "遊び方を覚える", "すべてのレッスン"]],
  [
    ["fr-FR", "Apprendre à jouer", "Toutes les leçons"],
    ["de-DE", "Hanabi lernen", "Alle Lektionen"],
  ],
)) {
  test(`the lessons speak ${locale}`, async () => {
    const page = await visitor(server, { locale, reducedMotion: "reduce", settings: { theme: "light" } });
    await page.goto("/learn");
    await page.getByRole("heading", { name: title }).waitFor();
    await accessible(page, `the list of lessons, ${locale}`);
    await page.locator(".lesson-entry").first().click();
    await learnFirst(page, byMouse(page));
    await page.getByRole("link", { name: all }).waitFor();
    const left = await page.locator(".coach").innerText();
    assert.ok(!left.includes("learn-"), `a text is missing: ${left}`);
    content(page);
    await page.context().close();
  });
}

const ACROSS = { ...PHONE, viewport: { width: 844, height: 390 }, locale: "ja-JP" };
const SMALL = { ...PHONE, viewport: { width: 667, height: 375 }, locale: "de-DE" };

// Each extension to its end by touch; each week by keys, by mouse, in other windows and in each language too.
for (const { dress, how, wish } of cases(
  [{ dress: "by touch on a phone, in German", how: byTouch, wish: { ...PHONE, locale: "de-DE" } }],
  [
    { dress: "by keyboard, in French", how: byKeys, wish: { locale: "fr-FR" } },
    { dress: "by touch on a phone across, in Japanese", how: byTouch, wish: ACROSS },
    { dress: "by mouse", how: byMouse, wish: { locale: "en-US" } },
    { dress: "by touch on the smallest phone across, in German", how: byTouch, wish: SMALL },
  ],
)) {
  test(`every extension is learned to its end, ${dress}`, async () => {
    const page = await visitor(server, { reducedMotion: "reduce", ...wish });
    for (const [name, moves] of Object.entries(LESSONS)) {
      if (name === "first") continue;
      await page.goto(`/learn/${name}`);
      await page.locator(NEXT).waitFor();
      await learnAll(page, moves, how(page), () => fits(page));
      const left = await page.locator(".coach").innerText();
      assert.ok(!left.includes("learn-"), `a text is missing: ${left}`);
      await accessible(page, `the end of ${name}, ${dress}`);
    }
    await page.goto("/learn");
    await page
      .locator(".lesson-entry.over")
      .nth(Object.keys(LESSONS).length - 2)
      .waitFor();
    content(page);
    await page.context().close();
  });
}
