// Measures the time from the home page to a game over realistic links: the first paint, a usable *Play now*, and the
// first cards after it; on a first visit and on a second one. Prints one table.
//
//   npm run loading -- [PROGRAM]      the server (default: target/debug/examples/serve)
//
// Needs what the end-to-end tests need: a server that is built, and Chromium.
import { startBoth } from "../e2e/server.js";

/** Round trip in milliseconds, bytes a second each way. */
const LINKS = {
  "150 ms, 10 Mbit/s": { latency: 150, rate: 1_250_000 },
  "slow 3G (400 ms, 400 kbit/s)": { latency: 400, rate: 50_000 },
};
const RUNS = 5;

/** @param {import("playwright-core").BrowserContext} context @param {string} address
 * @param {{latency: number, rate: number}} link */
async function visit(context, address, { latency, rate }) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  const asked = new Set();
  let bytes = 0;
  devtools.on("Network.loadingFinished", (event) => {
    bytes += event.encodedDataLength;
  });
  devtools.on("Network.responseReceived", ({ response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache) asked.add(response.url);
  });
  const button = ".hero-acts button.main:not([disabled])";
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForSelector(button, { timeout: 60_000 });
  const ready = await page.evaluate(() => performance.now());
  const painted = await page.evaluate(
    () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
  );
  const requests = asked.size;
  const weight = bytes;
  const pressed = await page.evaluate((name) => {
    /** @type {HTMLButtonElement} */ (document.querySelector(name)).click();
    return performance.now();
  }, button);
  await page.waitForSelector(".hand .card, .card", { timeout: 60_000 });
  const cards = (await page.evaluate(() => performance.now())) - pressed;
  await page.close();
  return { painted, ready, cards, requests, weight };
}

/** @param {number[]} list */
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

/** @param {import("../e2e/harness.js").Server} server */
async function measure({ url, browser }) {
  console.log("| link | visit | first paint | *Play now* can be pressed | then the cards | requests | KiB |");
  console.log("|---|---|---|---|---|---|---|");
  for (const [name, link] of Object.entries(LINKS)) {
    /** @type {Record<string, Awaited<ReturnType<typeof visit>>[]>} */
    const visits = { first: [], second: [] };
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ locale: "en-US" });
      visits.first.push(await visit(context, url, link));
      visits.second.push(await visit(context, url, link));
      await context.close();
    }
    for (const [which, list] of Object.entries(visits)) {
      const of = (/** @type {"painted" | "ready" | "cards" | "requests" | "weight"} */ what) =>
        median(list.map((it) => it[what]));
      const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;
      console.log(
        `| ${name} | ${which} | ${seconds(of("painted"))} | ${seconds(of("ready"))} | ${seconds(of("cards"))} | ${of("requests")} | ${(of("weight") / 1024).toFixed(0)} |`,
      );
    }
  }
}

try {
  const server = await startBoth({ program: process.argv[2] });
  try {
    await measure(server);
  } finally {
    await server.stop();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
