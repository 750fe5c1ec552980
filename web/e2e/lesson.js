// The moves that the lessons ask for, and how to do them: by mouse, by touch, by keyboard alone.
import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */
/**
 * @typedef {{card: number, clue: string} | {card: number, act: "play" | "discard"}
 *   | {card: number, announce: string} | {none: string} | {firework: string}} Move
 *   a clue about a partner's card, what to do with a card of mine, a clue that touches no card, or the firework of a
 *   joker
 */
/** @typedef {{next: () => Promise<void>, act: (move: Move) => Promise<void>}} Hands */

/** The moves of each lesson, in order. @type {Record<string, Move[]>} */
export const LESSONS = {
  first: [
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
  ],
  multicolor: [
    { card: 6, clue: "1" },
    { card: 8, clue: "b" },
  ],
  jokers: [{ card: 1, act: "play" }, { firework: "b" }],
  "black-powder": [
    { card: 6, clue: "4" },
    { card: 1, act: "play" },
  ],
  "bonus-tiles": [
    { card: 0, act: "play" },
    { card: 7, clue: "b" },
  ],
  announcements: [
    { card: 1, announce: "r" },
    { card: 3, act: "play" },
  ],
  "grand-finale": [
    { card: 5, clue: "5" },
    { card: 2, act: "play" },
  ],
  "empty-clues": [{ card: 6, clue: "2" }, { none: "b" }],
};

/** The moves of each lesson in conventions. @type {Record<string, Move[]>} */
export const CONVENTIONS = {
  chop: [
    { card: 0, act: "discard" },
    { card: 2, act: "discard" },
  ],
  focus: [
    { card: 5, clue: "b" },
    { card: 9, clue: "r" },
    { card: 0, act: "discard" },
    { card: 4, act: "play" },
  ],
  saves: [
    { card: 5, clue: "3" },
    { card: 6, clue: "5" },
    { card: 8, clue: "2" },
    { card: 1, act: "discard" },
  ],
  "good-touch": [
    { card: 1, act: "play" },
    { card: 3, act: "play" },
    { card: 8, clue: "y" },
  ],
  prompt: [
    { card: 11, clue: "2" },
    { card: 4, act: "play" },
    { card: 1, act: "play" },
  ],
  finesse: [
    { card: 4, act: "play" },
    { card: 13, clue: "y" },
  ],
  bluff: [
    { card: 14, clue: "r" },
    { card: 4, act: "play" },
  ],
  "the-end": [
    { card: 6, clue: "5" },
    { card: 6, clue: "b" },
    { card: 0, act: "play" },
  ],
};

export const NEXT = '[data-testid="coach-next"]';
const OVER = '[data-testid="lesson-end"]';

/** Waits until the coach's text changes. @param {Page} page @param {() => Promise<void>} act */
async function stepping(page, act) {
  const beat = await page.getAttribute(".coach", "data-beat");
  await act();
  await page.waitForFunction(
    (old) => document.querySelector(".coach")?.getAttribute("data-beat") !== old,
    beat,
  );
}

/**
 * Goes on until the coach asks for a move or the lesson is over.
 * @param {Page} page @param {Hands} hands @param {() => Promise<unknown>} [look] runs at each beat
 */
export async function readOn(page, hands, look) {
  for (let n = 0; n < 40; n += 1) {
    await page.waitForSelector(`${NEXT}, ${OVER}, .board.my-turn .coach.asks`);
    await look?.();
    if (await page.$(OVER)) return "over";
    if (!(await page.$(NEXT))) return "asked";
    await stepping(page, hands.next);
  }
  throw new Error("the coach never stops talking");
}

/**
 * Plays a lesson to its end.
 * @param {Page} page @param {Move[]} moves @param {Hands} hands @param {() => Promise<unknown>} [look]
 */
export async function learnAll(page, moves, hands, look) {
  for (const move of moves) {
    assert.equal(await readOn(page, hands, look), "asked");
    await stepping(page, () => hands.act(move));
  }
  assert.equal(await readOn(page, hands, look), "over");
}

/** @param {Page} page @param {(selector: string) => Promise<void>} press @returns {Hands} */
function byPointing(page, press) {
  const choose = async (/** @type {number} */ card) => {
    const slot = `.slot[data-card="${card}"]`;
    // A chosen card stays chosen.
    if ((await page.getAttribute(slot, "aria-pressed")) !== "true") await press(slot);
  };
  return {
    next: () => press(NEXT),
    act: async (move) => {
      if ("firework" in move) return press(`[data-firework="${move.firework}"]`);
      if ("none" in move) {
        await press(".hand.partner button.name");
        return press(`[data-clue="${move.none}"]`);
      }
      await choose(move.card);
      if ("clue" in move) return press(`[data-clue="${move.clue}"]`);
      if ("act" in move) return press(`[data-act="${move.act}"]`);
      await press('[data-act="announce"]');
      return press(`[data-announce="${move.announce}"]`);
    },
  };
}

/** @param {Page} page */
export const byMouse = (page) => byPointing(page, (selector) => page.locator(selector).first().click());

/** @param {Page} page */
export const byTouch = (page) => byPointing(page, (selector) => page.locator(selector).first().tap());

/** @param {Page} page @returns {Hands} */
export function byKeys(page) {
  const focused = (/** @type {string} */ selector) =>
    page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);
  const tabTo = async (/** @type {string} */ selector) => {
    for (let n = 0; n < 60; n += 1) {
      if (await focused(selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reaches ${selector}`);
  };
  /** Moves within a region by the arrow keys. @param {string} region @param {string} selector */
  const arrowTo = async (region, selector) => {
    await tabTo(`${region} [data-rove]`);
    await page.keyboard.press("Home");
    for (let n = 0; n < 8; n += 1) {
      if (await focused(selector)) return;
      await page.keyboard.press("ArrowRight");
    }
    throw new Error(`the arrows never reach ${selector}`);
  };
  const enter = async (/** @type {string} */ selector) => {
    await arrowTo(".action-bar", selector);
    await page.keyboard.press("Enter");
  };
  return {
    next: async () => {
      await tabTo(NEXT);
      await page.keyboard.press("Enter");
    },
    act: async (move) => {
      if ("firework" in move) return enter(`[data-firework="${move.firework}"]`);
      const hand =
        "clue" in move
          ? `.hand.partner:has([data-card="${move.card}"])`
          : `.hand.${"none" in move ? "partner" : "mine"}`;
      await tabTo(`${hand} [data-card]`);
      if ("none" in move) return page.keyboard.press(move.none);
      await arrowTo(hand, `[data-card="${move.card}"]`);
      if ("clue" in move) return page.keyboard.press(move.clue);
      const beat = await page.getAttribute(".coach", "data-beat");
      const announce = '[data-act="announce"]';
      await page.keyboard.press("act" in move && move.act === "discard" ? "d" : "p");
      // If a card may be announced, the first press shows its actions.
      await page.waitForSelector(`${announce}, .board:not(.my-turn), .coach:not([data-beat="${beat}"])`);
      if ("act" in move) {
        if (move.act === "play" && (await page.$(announce))) await page.keyboard.press("p");
        return undefined;
      }
      await enter(announce);
      await page.waitForSelector(`[data-announce="${move.announce}"]`);
      return enter(`[data-announce="${move.announce}"]`);
    },
  };
}

/** Nothing overflows to the side, and my whole hand is visible above the sheet. @param {Page} page */
export async function fits(page) {
  const { beat, wide, deep, unread } = await page.evaluate(() => {
    const bottom = (/** @type {string} */ name) =>
      document.querySelector(name)?.getBoundingClientRect().bottom ?? 0;
    const handle = document.querySelector(".sheet-handle")?.getBoundingClientRect();
    // On a phone in landscape the handle is at the side.
    const edge = handle && handle.width > handle.height ? handle.top : innerHeight;
    const words = document.querySelector(".coach-words");
    return {
      unread: words ? words.scrollHeight - words.clientHeight : 0,
      beat: document.querySelector(".coach")?.getAttribute("data-beat"),
      wide: document.documentElement.scrollWidth - innerWidth,
      deep: bottom(".hand.mine .cards") - Math.min(innerHeight, edge),
    };
  });
  assert.ok(wide <= 0, `at ${beat}: ${wide} pixels too wide`);
  assert.ok(unread <= 1, `at ${beat}: ${unread} pixels of what the coach says are out of sight`);
  const phone = (page.viewportSize()?.width ?? 0) < 900;
  assert.ok(!phone || deep <= 0, `at ${beat}: my hand reaches ${deep} pixels below what can be seen`);
}
