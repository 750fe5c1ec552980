// Measures how evenly the page draws while cards are launched, on a phone's window with a processor that is 1, 4 and 6
// times slower. Prints the figures of six launches for each: the median and the longest time between two frames with
// sparks, and the work on the page's thread that took longer than 50 milliseconds, by what it was. The other player's
// page is empty meanwhile: two pages that draw would share the processors of one machine.
//
//   node tools/frames.js [PROGRAM]      the server (default: target/debug/examples/serve)

import { couple, MOVING, playOut } from "../e2e/fixtures.js";
import { plan } from "../e2e/plan.js";
import { startBoth } from "../e2e/server.js";

const PHONE = { width: 360, height: 740 };
const LAUNCHES = 6;
/** A launch in milliseconds: the flight, the burst and its end. */
const TIME = 2200;

/** @typedef {{times: number[], long: {ms: number, what: string}[]}} Measured */

/**
 * Presses *Play* and watches the frames of the launch.
 * @param {import("playwright-core").Page} page @returns {Promise<Measured>}
 */
const launched = (page) =>
  page.evaluate(
    (time) =>
      new Promise((done) => {
        /** @type {number[]} */
        const times = [];
        /** @type {{ms: number, what: string}[]} */
        const long = [];
        const observer = new PerformanceObserver((list) => {
          for (const it of list.getEntries()) {
            const scripts = /** @type {any[]} */ (/** @type {any} */ (it).scripts);
            const worst = scripts.toSorted((a, b) => b.duration - a.duration)[0];
            const what = worst ? worst.invoker : "style, layout and painting";
            long.push({ ms: it.duration, what });
          }
        });
        observer.observe({ type: "long-animation-frame", buffered: false });
        const start = performance.now();
        let last = 0;
        const next = (/** @type {number} */ now) => {
          const shown = document.querySelector(".sparks") !== null;
          if (shown && last > 0) times.push(now - last);
          last = shown ? now : 0;
          if (now - start < time) requestAnimationFrame(next);
          else done({ times, long });
        };
        requestAnimationFrame(next);
        /** @type {HTMLElement} */ (document.querySelector('[data-act="play"]')).click();
      }),
    TIME,
  );

/** @param {import("../e2e/harness.js").Server} server @param {number} rate */
async function measure(server, rate) {
  const { pages } = await couple(server, {}, MOVING);
  for (const page of pages) await page.setViewportSize(PHONE);
  const tools = await Promise.all(pages.map((page) => page.context().newCDPSession(page)));
  /** @type {Measured[]} */
  const all = [];
  await playOut(pages, async ({ page, seat, game, cards }) => {
    const action = plan(game, cards);
    if (action.type !== "play") return undefined;
    if (all.length === LAUNCHES) return "enough";
    await page.locator(`.hand.mine [data-card="${action.id}"]`).click();
    await page.locator('[data-act="play"]').waitFor();
    const other = pages[1 - seat];
    const table = other.url();
    await other.goto("about:blank");
    await tools[seat].send("Emulation.setCPUThrottlingRate", { rate });
    all.push(await launched(page));
    await tools[seat].send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await other.goto(table);
    await other.locator(".board").waitFor();
    return "done";
  });
  await Promise.all(pages.map((page) => page.context().close()));
  const times = all.flatMap((it) => it.times).toSorted((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const late = times.filter((time) => time > 50).length;
  /** @type {Map<string, number[]>} */
  const long = new Map();
  for (const { ms, what } of all.flatMap((it) => it.long)) long.set(what, [...(long.get(what) ?? []), ms]);
  const words = [...long].map(([what, list]) => `${what} ${list.length}× (${Math.round(Math.max(...list))})`);
  console.log(
    `| ${rate}× | ${times.length} | ${middle.toFixed(1)} | ${(times.at(-1) ?? 0).toFixed(1)} | ${late} | ` +
      `${words.join(" · ") || "none"} |`,
  );
}

try {
  const server = await startBoth({ seed: "4a".repeat(32), program: process.argv[2] });
  try {
    console.log(
      "| processor | frames | median ms | longest ms | over 50 ms | long work: how often (longest in ms) |",
    );
    console.log("|---|---|---|---|---|---|");
    for (const rate of [1, 4, 6]) await measure(server, rate);
  } finally {
    await server.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
