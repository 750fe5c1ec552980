// The lessons in conventions, each to its end, by keyboard on a laptop; each week by mouse and touch, in every
// language, on phones and laptops.
import { accessible, content, shot, visitor } from "./fixtures.js";
import { cases, test, useServer } from "./harness.js";
import { byKeys, byMouse, byTouch, CONVENTIONS, fits, learnAll, NEXT } from "./lesson.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();

const TOUCH = { hasTouch: true, isMobile: true };

for (const { dress, how, wish } of cases(
  [
    {
      dress: "on a small laptop, in French",
      how: byKeys,
      wish: { viewport: { width: 1280, height: 590 }, locale: "fr-FR" },
    },
  ],
  [
    {
      dress: "upright, in German",
      how: byTouch,
      wish: { ...TOUCH, viewport: { width: 360, height: 740 }, locale: "de-DE" },
    },
    {
      dress: "across, in Japanese",
      how: byTouch,
      wish: { ...TOUCH, viewport: { width: 844, height: 390 }, locale: "ja-JP" },
    },
    {
      dress: "on a laptop, in English",
      how: byMouse,
      wish: { viewport: { width: 1366, height: 641 }, locale: "en-US" },
    },
    {
      dress: "upright, in English",
      how: byTouch,
      wish: { ...TOUCH, viewport: { width: 360, height: 740 }, locale: "en-US" },
    },
    {
      dress: "upright, in French",
      how: byTouch,
      wish: { ...TOUCH, viewport: { width: 360, height: 740 }, locale: "fr-FR" },
    },
    {
      dress: "upright, in Japanese",
      how: byTouch,
      wish: { ...TOUCH, viewport: { width: 360, height: 740 }, locale: "ja-JP" },
    },
    {
      dress: "across, the smallest, in German",
      how: byTouch,
      wish: { ...TOUCH, viewport: { width: 667, height: 375 }, locale: "de-DE" },
    },
    {
      dress: "on a laptop, in German",
      how: byMouse,
      wish: { viewport: { width: 1366, height: 641 }, locale: "de-DE" },
    },
    {
      dress: "on a laptop, in Japanese",
      how: byMouse,
      wish: { viewport: { width: 1366, height: 641 }, locale: "ja-JP" },
    },
    {
      dress: "on a laptop, in French",
      how: byMouse,
      wish: { viewport: { width: 1366, height: 641 }, locale: "fr-FR" },
    },
  ],
)) {
  test(`every lesson in conventions is learned to its end, ${dress}`, async () => {
    const page = await visitor(server, { reducedMotion: "reduce", ...wish });
    for (const [name, moves] of Object.entries(CONVENTIONS)) {
      await page.goto(`/learn/${name}`);
      await page.locator(NEXT).waitFor();
      let beat = 0;
      await learnAll(page, moves, how(page), async () => {
        await fits(page);
        await shot(page, `convention-${dress.replaceAll(/\W+/g, "-")}-${name}-${beat}`);
        beat += 1;
      });
      const left = await page.locator(".coach").innerText();
      if (left.includes("learn-")) throw new Error(`a text is missing: ${left}`);
      await accessible(page, `the end of ${name}, ${dress}`);
    }
    await page.goto("/learn");
    await page.getByTestId("levels").waitFor();
    await accessible(page, `the list of lessons, ${dress}`);
    await shot(page, `convention-${dress.replaceAll(/\W+/g, "-")}-list`);
    content(page);
    await page.context().close();
  });
}
