// Somebody who has never played learns it: a whole taught game by mouse, by keyboard alone, by touch on a phone; a
// wrong move is explained and nothing is lost; who leaves comes back to where they were.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, content, openHouse, shot, visitor } from "./house.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{card: number, clue?: string, act?: "play" | "discard"}} Move */

/** What the first lesson asks for, in order. @type {Move[]} */
const FIRST = [
  { card: 6, clue: "1" },
  { card: 0, act: "discard" },
  { card: 9, clue: "r" },
  { card: 1, act: "play" },
  { card: 5, clue: "5" },
  { card: 13, act: "play" },
  { card: 4, act: "play" },
  { card: 2, act: "play" },
  { card: 14, clue: "r" },
  { card: 3, act: "play" },
  { card: 11, act: "play" },
];

/** @type {import("./house.js").House} */
let house;
before(async () => {
  house = await openHouse();
});
after(() => house.stop());

const NEXT = '[data-testid="coach-next"]';
const OVER = '[data-testid="lesson-end"]';

/** Reads on until something is asked for or the lesson is over. @param {Page} page @param {() => Promise<void>} press */
async function readOn(page, press) {
  for (let n = 0; n < 40; n += 1) {
    await page.waitForSelector(`${NEXT}, ${OVER}, .board.my-turn .coach.asks`);
    if (await page.$(OVER)) return "over";
    if (!(await page.$(NEXT))) return "asked";
    const beat = await page.getAttribute(".coach", "data-beat");
    await press();
    await page.waitForFunction(
      (old) => document.querySelector(".coach")?.getAttribute("data-beat") !== old,
      beat,
    );
  }
  throw new Error("the coach never stops talking");
}

/** @param {Page} page @param {(selector: string) => Promise<void>} press */
function byPointing(page, press) {
  return {
    next: () => press(NEXT),
    /** @param {Move} move */
    act: async ({ card, clue, act }) => {
      const chosen = `.slot[data-card="${card}"]`;
      // A card that is chosen already stays so.
      if ((await page.getAttribute(chosen, "aria-pressed")) !== "true") await press(chosen);
      await press(clue ? `[data-clue="${clue}"]` : `[data-act="${act}"]`);
    },
  };
}

/**
 * Plays the first lesson to its end.
 * @param {Page} page @param {ReturnType<typeof byPointing>} how @param {(n: number) => Promise<void>} [look]
 */
async function learnAll(page, how, look) {
  for (const [n, move] of FIRST.entries()) {
    assert.equal(await readOn(page, how.next), "asked");
    await look?.(n);
    const beat = await page.getAttribute(".coach", "data-beat");
    await how.act(move);
    await page.waitForFunction(
      (old) => document.querySelector(".coach")?.getAttribute("data-beat") !== old,
      beat,
    );
  }
  assert.equal(await readOn(page, how.next), "over");
  await page.locator(".score-box b").getByText("10", { exact: true }).waitFor();
}

test("somebody new learns by mouse, from the first page to the next lesson", async () => {
  const page = await visitor(house, { reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await page.getByRole("heading", { name: "Learn to play" }).waitFor();
  await accessible(page, "the list of lessons");
  await shot(page, "learn-list");
  await page.getByRole("link", { name: /Your first game/ }).click();
  const how = byPointing(page, (selector) => page.locator(selector).first().click());
  await learnAll(page, how, async (n) => {
    await shot(page, `learn-mouse-${n}`);
    if (n === 0) await accessible(page, "a lesson");
  });
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
  const page = await visitor(house, { reducedMotion: "reduce" });
  await page.goto("/learn/first");
  const how = byPointing(page, (selector) => page.locator(selector).first().click());
  await readOn(page, how.next);
  await how.act({ card: 0, act: "play" });
  await page.getByTestId("not-now").getByText("You know nothing about your cards yet").waitFor();
  assert.equal(await page.locator(".hand.mine [data-card]").count(), 5);
  await accessible(page, "a move that was not asked for");
  await shot(page, "learn-not-now");
  await how.act(FIRST[0]);
  await page.getByTestId("coach").getByText("The clue named both 1s").waitFor();
  await readOn(page, how.next);
  await page.reload();
  await page.getByTestId("coach").getByText("can play the other 1 next").waitFor();
  await page.goto("/learn");
  await page.getByText("1 of 11").waitFor();
  await page.getByRole("link", { name: /Your first game/ }).click();
  await page.getByTestId("coach").getByText("can play the other 1 next").waitFor();
  // What was said before can be read again; to act, one comes back.
  await page.getByRole("button", { name: "One step back" }).click();
  await page.getByTestId("coach").getByText("The clue named both 1s").waitFor();
  assert.equal(await page.locator(".board.my-turn").count(), 0);
  await page.goto("/learn/nothing");
  await page.getByText("There is no such lesson").waitFor();
  await page.context().close();
});

test("somebody learns by keyboard alone", async () => {
  const page = await visitor(house, { reducedMotion: "reduce" });
  await page.goto("/learn/first");
  await page.locator(NEXT).waitFor();
  const focused = (/** @type {string} */ selector) =>
    page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);
  const tabTo = async (/** @type {string} */ selector) => {
    for (let n = 0; n < 60; n += 1) {
      if (await focused(selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reaches ${selector}`);
  };
  const how = {
    next: async () => {
      await tabTo(NEXT);
      await page.keyboard.press("Enter");
    },
    /** @param {Move} move */
    act: async ({ card, clue, act }) => {
      await tabTo(`${clue ? ".hand.partner" : ".hand.mine"} [data-card]`);
      await page.keyboard.press("Home");
      for (let n = 0; n < 6 && !(await focused(`[data-card="${card}"]`)); n += 1)
        await page.keyboard.press("ArrowRight");
      assert.ok(await focused(`[data-card="${card}"]`));
      await page.keyboard.press(clue ?? (act === "play" ? "p" : "d"));
    },
  };
  await learnAll(page, how);
  content(page);
  await page.context().close();
});

for (const [name, viewport] of /** @type {const} */ ([
  ["upright", { width: 360, height: 740 }],
  ["across", { width: 844, height: 390 }],
])) {
  test(`somebody learns by touch on a phone, ${name}`, async () => {
    const page = await visitor(house, { viewport, hasTouch: true, isMobile: true, reducedMotion: "reduce" });
    await page.goto("/");
    await page.getByRole("link", { name: "Learn", exact: true }).tap();
    await page.getByRole("link", { name: /Your first game/ }).tap();
    const how = byPointing(page, (selector) => page.locator(selector).first().tap());
    await learnAll(page, how, async (n) => {
      await shot(page, `learn-phone-${name}-${n}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `step ${n}: ${wide} pixels too wide`);
    });
    await shot(page, `learn-phone-${name}-end`);
    content(page);
    await page.context().close();
  });
}

for (const [locale, title, all] of /** @type {const} */ ([
  ["fr-FR", "Apprendre à jouer", "Toutes les leçons"],
  ["de-DE", "Hanabi lernen", "Alle Lektionen"],
])) {
  test(`the lessons speak ${locale}`, async () => {
    const page = await visitor(house, { locale, reducedMotion: "reduce", settings: { theme: "light" } });
    await page.goto("/learn");
    await page.getByRole("heading", { name: title }).waitFor();
    await accessible(page, `the list of lessons, ${locale}`);
    await page.locator(".lesson-entry").first().click();
    const how = byPointing(page, (selector) => page.locator(selector).first().click());
    await learnAll(page, how, (n) => shot(page, `learn-${locale}-${n}`));
    await page.getByRole("link", { name: all }).waitFor();
    const left = await page.locator(".coach").innerText();
    assert.ok(!left.includes("learn-"), `a text is missing: ${left}`);
    content(page);
    await page.context().close();
  });
}
