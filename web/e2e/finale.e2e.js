// The finale of a game: it fits the window, says the result, and ends by any press or key, which does nothing else.
import assert from "node:assert/strict";
import {
  accessible,
  couple,
  farewell,
  finaleOf,
  MOVING,
  playOut,
  settled,
  shot,
  untilEnd,
} from "./fixtures.js";
import { cases, test, useServer } from "./harness.js";
import { tableOf } from "./layout.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer({ seed: "4a".repeat(32) });

/**
 * A table for three whose game ends, and whose finale nobody skips.
 * @param {import("playwright-core").ViewportSize} viewport @param {string} locale
 */
async function ended(viewport, locale = "en") {
  const page = await tableOf(server, locale, 3, { viewport, ...MOVING });
  await page.removeLocatorHandler(finaleOf(page));
  await untilEnd(page);
  await finaleOf(page).waitFor();
  await settled(page, ".finale");
  return page;
}

/** What of the finale is out of the window. @param {Page} page */
const outside = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".finale-shell, .finale-points, .finale-words p, .finale-skip")]
      .filter((it) => {
        const { left, top, right, bottom } = it.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      })
      .map((it) => it.className),
  );

for (const { locale, ...viewport } of cases(
  [{ locale: "de", width: 360, height: 740 }],
  [
    { locale: "de", width: 1280, height: 590 },
    { locale: "en", width: 740, height: 360 },
  ],
))
  test(`a finale fits its window: ${locale}, ${viewport.width}×${viewport.height}`, async () => {
    const page = await ended(viewport, locale);
    await page.locator(".finale .sparks").waitFor();
    await page.locator(".finale-words p").last().waitFor();
    assert.deepEqual(await outside(page), []);
    await settled(page, ".finale-words p >> nth=-1");
    await shot(page, `finale-${locale}-${viewport.width}×${viewport.height}`);
    assert.match(await page.locator(".finale-words").innerText(), /\d+ \/ 25/);
    await finaleOf(page).waitFor({ state: "detached" });
    await page.locator(".end-panel").waitFor();
    await farewell([page]);
  });

test("any press or key ends a finale and does nothing else, and it comes once", async () => {
  const page = await ended({ width: 1280, height: 800 });
  await accessible(page, "the finale");
  const address = page.url();
  const again = await page.locator(".end-acts button").first().boundingBox();
  assert.ok(again);
  await page.mouse.click(again.x + again.width / 2, again.y + again.height / 2);
  await finaleOf(page).waitFor({ state: "detached" });
  assert.equal(page.url(), address);
  await page.locator(".end-panel .close").click();
  await page.locator(".now-button").click();
  await page.locator(".end-panel").waitFor();
  await page.reload();
  await page.locator(".end-panel").waitFor();
  assert.equal(await finaleOf(page).count(), 0, "a finale comes once");
  await farewell([page]);
});

test("a key ends the finale of a perfect game, and the picture can be kept", async () => {
  const { pages } = await couple(server, { options: { ranks: 1, hand_sizes: { 2: 4 } } }, MOVING);
  for (const page of pages) await page.removeLocatorHandler(finaleOf(page));
  await playOut(pages, async () => undefined);
  const [ana, ben] = pages;
  await finaleOf(ana).waitFor();
  await ana.keyboard.press("l");
  await finaleOf(ana).waitFor({ state: "detached" });
  await finaleOf(ben).getByRole("button", { name: "Show the result" }).click();
  await finaleOf(ben).waitFor({ state: "detached" });
  const download = ana.waitForEvent("download");
  await ana.getByRole("button", { name: "Save as picture" }).click();
  assert.match((await download).suggestedFilename(), /^kagiya-.*\.png$/);
  await farewell(pages);
});

test("on a phone the picture is offered to other apps, and is downloaded if that fails", async () => {
  const page = await tableOf(server, "en", 2, {
    reducedMotion: "reduce",
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await untilEnd(page);
  /** What the list of apps answers to the next picture. @param {string} answer "" for a picture that is taken */
  const apps = (answer) =>
    page.evaluate((name) => {
      Object.defineProperties(navigator, {
        canShare: { configurable: true, value: () => true },
        share: {
          configurable: true,
          value: async (/** @type {{files: File[]}} */ { files: [file] }) => {
            document.title = `${file.name} ${file.type}`;
            if (name) throw new DOMException("", name);
          },
        },
      });
    }, answer);
  let downloads = 0;
  page.on("download", () => {
    downloads += 1;
  });
  const button = page.getByRole("button", { name: "Save as picture" });
  for (const answer of ["", "AbortError"]) {
    await apps(answer);
    await button.tap();
    await page.waitForFunction(() => /^kagiya-.*\.png image\/png$/.test(document.title));
    await page.evaluate(() => {
      document.title = "";
    });
  }
  assert.equal(downloads, 0);
  await apps("NotAllowedError");
  const download = page.waitForEvent("download");
  await button.tap();
  assert.match((await download).suggestedFilename(), /^kagiya-.*\.png$/);
  await farewell([page]);
});

test("without motion there is no finale", async () => {
  const page = await tableOf(server, "en", 2, { reducedMotion: "reduce" });
  await untilEnd(page);
  await page.locator(".end-panel").waitFor();
  assert.equal(await finaleOf(page).count(), 0);
  await farewell([page]);
});
