// Puzzles: the list, an answer by mouse, by keyboard alone and by touch, hints, the solution, and the history.
import assert from "node:assert/strict";
import { accessible, content, shot, visitor } from "./fixtures.js";
import { cases, test, useServer } from "./harness.js";
import { byKeys, byMouse, byTouch, CONVENTIONS, learnAll } from "./lesson.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("../types/protocol.js").PuzzleSolution} PuzzleSolution */
/** @typedef {import("../types/protocol.js").PuzzleReply} PuzzleReply */

const server = useServer();

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** @param {Page} page @param {string} path @param {object} [body] @returns {Promise<any>} */
async function api(page, path, body) {
  const options = body ? { method: "POST", data: body } : {};
  return (await page.request.fetch(path, options)).json();
}

/** The number of the first puzzle of a kind. @param {Page} page @param {string} kind */
async function ofKind(page, kind) {
  const { puzzles } = await api(page, "/api/puzzles");
  return puzzles.findIndex((/** @type {{kind: string}} */ it) => it.kind === kind) + 1;
}

/**
 * A right or a wrong move on the board.
 * @param {Page} page @param {number} number @param {boolean} right @returns {Promise<import("./lesson.js").Move>}
 */
async function moveOf(page, number, right) {
  /** @type {PuzzleReply} */
  const { game } = await api(page, `/api/puzzles/${number}`);
  /** @type {PuzzleSolution} */
  const { acts, others } = await api(page, `/api/puzzles/${number}`, {});
  const act = right ? acts[0] : others.flatMap((it) => it.acts).find((it) => it.type === "play");
  assert.ok(act);
  if (act.type === "play" || act.type === "discard")
    return { card: game.hands[0].cards[act.slot - 1].id, act: act.type };
  const to = act.type === "clue" ? act.to : 1;
  const hand = game.hands[to];
  const cards = hand.face === "up" ? hand.cards : [];
  const clue = act.type === "clue" ? act.clue : (cards[0]?.card[1] ?? "");
  const touched = cards.find(({ card }) => card.includes(clue));
  assert.ok(touched);
  return { card: touched.id, clue };
}

/** Nothing overflows to the side, and my whole hand is visible. @param {Page} page @param {string} where */
async function fits(page, where) {
  const { wide, deep } = await page.evaluate(() => {
    const hand = document.querySelector(".hand.mine .cards")?.getBoundingClientRect().bottom ?? 0;
    const handle = document.querySelector(".sheet-handle")?.getBoundingClientRect();
    const edge = handle && handle.width > handle.height ? handle.top : innerHeight;
    return {
      wide: document.documentElement.scrollWidth - innerWidth,
      deep: hand - Math.min(innerHeight, edge),
    };
  });
  assert.ok(wide <= 0, `${where}: ${wide} pixels too wide`);
  assert.ok(deep <= 0, `${where}: my hand reaches ${deep} pixels below what can be seen`);
}

const result = (/** @type {Page} */ page) => page.getByTestId("result");

test("a visitor solves today's puzzle by mouse, and finds it in the history after a reload", async () => {
  const page = await visitor(server, { reducedMotion: "reduce" });
  await page.goto("/learn");
  await page.getByRole("link", { name: "Puzzles" }).click();
  await page.getByTestId("today").waitFor();
  await accessible(page, "the list of puzzles");
  await shot(page, "puzzles");
  const { today } = await api(page, "/api/puzzles");
  /** @type {string[]} */
  const bodies = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(`/api/puzzles/${today}`)) bodies.push(await response.text());
  });
  await page.getByTestId("today").click();
  await page.getByTestId("puzzle").waitFor();
  await accessible(page, "a puzzle");
  await shot(page, "puzzle");
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page.getByRole("button", { name: "Second hint" }).click();
  await page.getByTestId("hint").nth(1).waitFor();
  // The page has no solution before the answer.
  assert.ok(bodies.length > 0 && bodies.every((body) => !body.includes('"acts"')));
  const card = (await api(page, `/api/puzzles/${today}`, {})).card;
  if (card) {
    await page.getByRole("button", { name: "Choose the card" }).click();
    await page.locator(`[data-choose="${card}"]`).click();
  } else await byMouse(page).act(await moveOf(page, today, true));
  await result(page).getByText("Right!").waitFor();
  await page.getByRole("button", { name: "Show the solution" }).click();
  await page.getByTestId("solution").waitFor();
  await accessible(page, "a solution");
  await shot(page, "puzzle-solution");
  await page.getByRole("button", { name: "Close" }).click();
  await page.goto("/puzzles");
  await page.getByTestId("streak").getByText("1 day in a row").waitFor();
  await page.getByTestId("solved").getByText("1 of 1 solved").waitFor();
  await shot(page, "puzzles-history");
  content(page);
  await page.context().close();
});

test("a wrong answer shows the solution and stays wrong, and the next puzzle is another one", async () => {
  const page = await visitor(server, { reducedMotion: "reduce" });
  await page.goto("/puzzles");
  const number = await ofKind(page, "end-counted");
  await page.goto(`/puzzle/${number}`);
  await page.getByTestId("puzzle").waitFor();
  await byMouse(page).act(await moveOf(page, number, false));
  await result(page).getByText("That isn’t it.").waitFor();
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await page.waitForURL(
    (url) => /^\/puzzle\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${number}`),
  );
  await page.goto(`/puzzle/${number}`);
  await page.getByTestId("puzzle").waitFor();
  await byMouse(page).act(await moveOf(page, number, true));
  await result(page).getByText("Right!").waitFor();
  await page.goto("/puzzles");
  await page.getByTestId("solved").getByText("0 of 1 solved").waitFor();
  await page.goto("/puzzle/99999");
  await page.getByText("This puzzle doesn’t exist.").waitFor();
  content(page, 1);
  await page.context().close();
});

test("by keyboard alone", async () => {
  const page = await visitor(server, { reducedMotion: "reduce" });
  await page.goto("/puzzles");
  const number = await ofKind(page, "which-clue");
  await page.goto(`/puzzle/${number}`);
  await page.getByTestId("puzzle").waitFor();
  await byKeys(page).act(await moveOf(page, number, true));
  await result(page).getByText("Right!").waitFor();
  content(page);
  await page.context().close();
});

for (const kind of [
  "play-or-wait",
  "which-clue",
  "my-card",
  "save-it",
  "end-counted",
  "open-deck",
  "convention",
])
  test(`on a phone by touch: ${kind}`, async () => {
    const page = await visitor(server, { reducedMotion: "reduce", ...PHONE });
    await page.goto("/puzzles");
    const number = await ofKind(page, kind);
    await page.goto(`/puzzle/${number}`);
    await page.getByTestId("puzzle").waitFor();
    await fits(page, kind);
    await accessible(page, `a puzzle on a phone: ${kind}`);
    await shot(page, `puzzle-phone-${kind}`);
    if (kind === "my-card") {
      // The page says of my cards only what the clues say.
      const reply = await api(page, `/api/puzzles/${number}`);
      assert.deepEqual(reply.game.narrowed, []);
      const { card } = await api(page, `/api/puzzles/${number}`, {});
      await page.getByRole("button", { name: "Choose the card" }).tap();
      await accessible(page, "the choice of a card");
      await shot(page, "puzzle-phone-choice");
      await page.locator(`[data-choose="${card}"]`).tap();
    } else await byTouch(page).act(await moveOf(page, number, true));
    await result(page).getByText("Right!").waitFor();
    await page.getByRole("button", { name: "Show the solution" }).tap();
    await page.getByTestId("solution").waitFor();
    await shot(page, `puzzle-phone-solution-${kind}`);
    content(page);
    await page.context().close();
  });

test("on a phone from the end of a lesson in a convention through its puzzles to their solutions", async () => {
  const page = await visitor(server, { reducedMotion: "reduce", ...PHONE });
  await page.goto("/learn/finesse");
  await page.getByTestId("coach-next").waitFor();
  await learnAll(page, CONVENTIONS.finesse, byTouch(page));
  const { puzzles } = await api(page, "/api/puzzles");
  const numbers = puzzles.flatMap((/** @type {{lesson?: string}} */ it, /** @type {number} */ place) =>
    it.lesson === "finesse" ? [place + 1] : [],
  );
  assert.ok(numbers.length > 0);
  const link = page.getByTestId("lesson-puzzle");
  assert.equal(await link.innerText(), `Puzzles: 0 of ${numbers.length}`);
  await shot(page, "lesson-end-puzzles");
  await link.tap();
  for (const number of numbers) {
    await page.waitForURL((url) => url.pathname === `/puzzle/${number}`);
    await page.getByText("Your partners play as Companion II does.").waitFor();
    await page.getByTestId("before").waitFor();
    await fits(page, `puzzle ${number}`);
    await accessible(page, `puzzle ${number} of the lesson`);
    await shot(page, `lesson-puzzle-${number}`);
    await byTouch(page).act(await moveOf(page, number, true));
    await result(page).getByText("Right!").waitFor();
    // The result and the solution name the convention.
    await result(page).getByText("A finesse:").waitFor();
    await page.getByRole("button", { name: "Show the solution" }).tap();
    const solution = page.getByTestId("solution");
    await solution.getByText("A finesse:").waitFor();
    await solution.getByText("points less on average").first().waitFor();
    await accessible(page, `the solution of puzzle ${number}`);
    await shot(page, `lesson-puzzle-solution-${number}`);
    await page.getByRole("button", { name: "Close" }).tap();
    if (number !== numbers.at(-1)) await page.getByRole("button", { name: "Next puzzle" }).tap();
  }
  // After the last puzzle of the lesson, the way leads back to the lessons.
  await page.getByTestId("puzzle-end").getByRole("link").tap();
  await page.waitForURL((url) => url.pathname === "/learn");
  await page.goto("/puzzles");
  const list = page.getByTestId("by-lesson");
  for (const number of numbers) await list.getByText(`Puzzle ${number} ✓`).waitFor();
  await accessible(page, "the list of puzzles in conventions");
  await shot(page, "puzzles-by-lesson");
  content(page);
  await page.context().close();
});

for (const language of cases(["de"], ["en", "fr", "ja"]))
  test(`laptops, in ${language}`, async () => {
    const page = await visitor(server, {
      reducedMotion: "reduce",
      viewport: { width: 1366, height: 641 },
      settings: { language },
    });
    await page.goto("/puzzles");
    for (const kind of ["save-it", "open-deck", "my-card"]) {
      const number = await ofKind(page, kind);
      await page.goto(`/puzzle/${number}`);
      await page.getByTestId("puzzle").waitFor();
      for (const size of [
        { width: 1366, height: 641 },
        { width: 1280, height: 590 },
      ]) {
        await page.setViewportSize(size);
        await fits(page, `${kind} at ${size.width}`);
        await shot(page, `puzzle-laptop-${language}-${kind}-${size.width}`);
      }
    }
    content(page);
    await page.context().close();
  });
