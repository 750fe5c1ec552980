// A guest arrives and plays: by mouse, by keyboard alone, by touch on a phone.
import assert from "node:assert/strict";
import { accessible, acting, content, gameOf, settled, shot, turn, visitor } from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();

/**
 * Plays on until the end: a card that is known to fit, else a clue, else a discard.
 * @param {Page} page @param {{own: (page: Page, id: number, act: "play" | "discard") => Promise<void>, clue: (page: Page, to: number, id: number) => Promise<void>}} hands
 * @param {(page: Page, turns: number) => Promise<void>} [look]
 */
async function playOn(page, hands, look) {
  let turns = 0;
  while ((await turn(page)) === "turn") {
    const game = await gameOf(page);
    const { legal } = game;
    assert.ok(legal);
    const me = game.to_act;
    await look?.(page, turns);
    const known = game.hands[me].cards.find(
      (card) => card.possible !== "" && fits(card.possible, game.playable),
    );
    const clue = legal.clues.find((it) => it.touches.length > 0);
    await acting(page, async () => {
      if (known) await hands.own(page, known.id, "play");
      else if (clue && (turns % 2 === 0 || legal.discard.length === 0))
        await hands.clue(page, clue.to, clue.touches[0]);
      else if (legal.discard.length > 0) await hands.own(page, legal.discard[0], "discard");
      else await hands.own(page, legal.play[0], "play");
    });
    turns += 1;
    assert.ok(turns < 120, "the game goes on for ever");
  }
  return turns;
}

/** Whether every card of one set is in the other. @param {string} set @param {string} other */
function fits(set, other) {
  const cards = (/** @type {string} */ text) =>
    [...text.matchAll(/([a-z])(\d+)/g)].flatMap(([, suit, ranks]) => [...ranks].map((rank) => suit + rank));
  const all = new Set(cards(other));
  return cards(set).every((card) => all.has(card));
}

test("a guest plays a whole game with bots by mouse", async () => {
  const page = await visitor(server);
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await shot(page, "home-dark");
  await page.getByRole("button", { name: "Play now" }).click();
  await turn(page);
  await accessible(page, "a table");
  const turns = await playOn(
    page,
    {
      own: async (it, id, act) => {
        await it.locator(`.hand.mine [data-card="${id}"]`).click();
        await it.locator(`[data-act="${act}"]`).click();
      },
      clue: async (it, _to, id) => {
        await it.locator(`.hand.partner [data-card="${id}"]`).click();
        const button = it.locator("[data-clue]").first();
        await button.hover();
        assert.ok((await it.locator(".slot.lit").count()) > 0, "a clue shows which cards it would touch");
        await button.click();
      },
    },
    async (it, done) => {
      if (done === 6) {
        await shot(it, "table-dark");
        await it.locator(".hand.mine [data-card]").first().click();
        await accessible(it, "a table with a chosen card");
        await it.keyboard.press("Escape");
        // The partner's explanation has text and cards.
        await it.locator(".last-move button").last().click();
        await it.locator(".explanation-panel .reasons li").first().waitFor();
        await accessible(it, "a bot's reasons");
        await shot(it, "why-dark");
        await it.locator(".explanation-panel").getByRole("button", { name: "Close" }).click();
      }
    },
  );
  assert.ok(turns > 3);
  await page.locator(".end-panel").waitFor();
  await page.locator(".proof summary").click();
  await page.getByText("Proof of the deal: valid").waitFor();
  await accessible(page, "the end of a game");
  await shot(page, "end-dark");
  content(page);
  // A rematch: the next deal, the same people.
  const old = page.url();
  await page.getByRole("button", { name: "Rematch", exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/t/") && url.href !== old);
  await turn(page);
  // The button is gone and nothing has the focus: the keys of the table still work.
  await page.keyboard.press("l");
  await page.waitForFunction(() => document.activeElement?.closest(".log") !== null);
  content(page);
  await page.context().close();
});

test("a guest plays a whole game by keyboard alone", async () => {
  const page = await visitor(server, { reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await page.waitForFunction(() => !document.querySelector(".hero-acts button")?.hasAttribute("disabled"));
  const focusOn = async (/** @type {string} */ selector) => {
    for (let n = 0; n < 60; n += 1) {
      if (await page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab never reaches ${selector}`);
  };
  const inHand = async (/** @type {string} */ hand, /** @type {number} */ id) => {
    await focusOn(`${hand} [data-card]`);
    await page.keyboard.press("Home");
    for (let n = 0; n < 8; n += 1) {
      if (await page.evaluate((it) => document.activeElement?.getAttribute("data-card") === String(it), id))
        return;
      await page.keyboard.press("ArrowRight");
    }
    throw new Error(`the arrows never reach card ${id}`);
  };
  await focusOn(".hero-acts .button.main");
  await page.keyboard.press("Enter");
  await turn(page);
  await page.keyboard.press("?");
  await page.locator("dialog[open]").waitFor();
  await accessible(page, "the help");
  await page.keyboard.press("Escape");
  await playOn(page, {
    own: async (_page, id, act) => {
      await inHand(".hand.mine", id);
      await page.keyboard.press(act === "play" ? "p" : "d");
    },
    clue: async (_page, to, id) => {
      await inHand(`[data-seat="${to}"]`, id);
      await page.keyboard.press("e");
      assert.equal(await page.locator(".hand.empathy").count(), 1);
      await page.keyboard.press("e");
      await page.keyboard.press("v");
    },
  });
  // Opens the explanation of the bot's last move; Escape goes back.
  await focusOn(".log [data-rove]");
  await page.keyboard.press("End");
  while (
    !(await page.evaluate(() => Boolean(document.activeElement?.closest("li")?.querySelector(".why-button"))))
  )
    await page.keyboard.press("ArrowUp");
  await page.keyboard.press("q");
  await page.locator(".explanation-panel:focus").waitFor();
  assert.match(await page.locator(".explanation-panel").innerText(), /\w/);
  await page.keyboard.press("Escape");
  await page.locator(".explanation-panel").waitFor({ state: "detached" });
  // The live region had all of it.
  const said = await page.locator("#voice").innerText();
  assert.match(said, /\w/);
  content(page);
  await page.context().close();
});

test("a guest plays a whole game by touch on a phone", async () => {
  const page = await visitor(server, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  await page.goto("/");
  await page.getByRole("button", { name: "Play now" }).waitFor();
  await shot(page, "home-phone");
  await page.getByRole("button", { name: "Play now" }).tap();
  await turn(page);
  await accessible(page, "a table on a phone");
  await playOn(
    page,
    {
      own: async (it, id, act) => {
        await it.locator(`.hand.mine [data-card="${id}"]`).tap();
        await it.locator(`[data-act="${act}"]`).tap();
      },
      clue: async (it, _to, id) => {
        await it.locator(`.hand.partner [data-card="${id}"]`).tap();
        await it.locator("[data-clue]").first().tap();
      },
    },
    async (it, done) => {
      assert.ok(
        await it.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        "nothing sticks out to the side",
      );
      if (done !== 6) return;
      await shot(it, "table-phone");
      await it.locator(".sheet-handle").tap();
      await it.locator(".discards").waitFor();
      await settled(it, "#side");
      await shot(it, "table-phone-sheet");
      await accessible(it, "the sheet on a phone");
      await it.locator(".sheet-handle").tap();
      await settled(it, "#side");
    },
  );
  await shot(page, "end-phone");
  content(page);
  await page.context().close();
});
