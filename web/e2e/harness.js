// How end-to-end tests register, and how a worker runs them: on one server and one browser for all files of the worker.
import { setTimeout as sleep } from "node:timers/promises";
import { startBrowser, startServer } from "./server.js";

/** @typedef {import("./server.js").ServerOptions} ServerOptions */
/** @typedef {import("./server.js").RunningServer} RunningServer */
/** @typedef {{url: string, browser: import("playwright-core").Browser}} Server the address and the browser of tests */
/** @typedef {{name: string, run: () => Promise<unknown>}} Test */
/** @typedef {{name: string, ms: number, error?: string}} Result */

/** How long a test may take, in milliseconds. */
const TIMEOUT = Number(process.env.KAGIYA_E2E_TIMEOUT ?? 300) * 1000;
/** How long the end of a test may take after its time is out. */
const GRACE = 15_000;

/** @type {{tests: Test[], before: (() => Promise<unknown>)[], after: (() => unknown)[]}} */
let file = { tests: [], before: [], after: [] };
/** The servers that the file uses. @type {{options: ServerOptions, server: Server}[]} */
let used = [];
/** The functions to run after the current test. @type {(() => unknown)[]} */
let cleanups = [];

/**
 * The combinations that a file tests: those that are given, or all of them with KAGIYA_E2E_ALL, as each week.
 * @template A, B @param {readonly A[]} ones @param {readonly B[]} others @param {readonly (readonly [A, B])[]} given
 * @returns {readonly (readonly [A, B])[]}
 */
export const combinations = (ones, others, given) =>
  process.env.KAGIYA_E2E_ALL
    ? ones.flatMap((one) => others.map((other) => /** @type {const} */ ([one, other])))
    : given;

/**
 * The cases that a file tests: `daily`, and with KAGIYA_E2E_ALL the others too, which take the same way elsewhere.
 * @template A @param {readonly A[]} daily @param {readonly A[]} others @returns {readonly A[]}
 */
export const cases = (daily, others) => (process.env.KAGIYA_E2E_ALL ? [...daily, ...others] : daily);

/** @param {string} name @param {() => Promise<unknown>} run */
export const test = (name, run) => void file.tests.push({ name, run });
/** Runs before the tests of a file. @param {() => Promise<unknown>} run */
export const before = (run) => void file.before.push(run);
/** Runs after them. @param {() => unknown} run */
export const after = (run) => void file.after.push(run);
/** Runs after the current test, whatever its result. @param {() => unknown} run */
export const cleanup = (run) => void cleanups.push(run);

/**
 * The server of a file. Files of a worker with the same options share one, so that a test must not assume that
 * it is alone there.
 * @param {ServerOptions} [options] @returns {Server} its fields are there when the tests run
 */
export function useServer(options = {}) {
  const server = /** @type {Server} */ ({});
  used.push({ options, server });
  return server;
}

/** A server for the current test alone. @param {ServerOptions} options @returns {Promise<Server>} */
export async function ownServer(options) {
  const { url, stop } = await startServer(options);
  cleanup(stop);
  return { url, browser: await browser() };
}

/** @type {Map<string, Promise<RunningServer>>} */
const servers = new Map();
/** @type {Promise<import("playwright-core").Browser> | undefined} */
let chromium;

/** The browser of this worker. */
function browser() {
  chromium ??= startBrowser();
  return chromium;
}

/** @param {ServerOptions} options */
function sharedServer(options) {
  const key = JSON.stringify(options);
  const running = servers.get(key) ?? startServer(options);
  servers.set(key, running);
  return running;
}

/** Ends the servers and the browser. The next file starts them again. */
export async function stopAll() {
  const all = [...servers.values()];
  const old = chromium;
  servers.clear();
  chromium = undefined;
  await old?.then((it) => Promise.race([it.close(), sleep(GRACE)])).catch(() => undefined);
  await Promise.all(all.map((it) => it.then(({ stop }) => stop()).catch(() => undefined)));
}

/**
 * Runs the tests of a file. Those that fail run once more, on a new server and in a new browser: a browser that was
 * short of time fails once, a fault fails twice.
 * @param {string} url of the file
 * @param {(result: Result, isRetry: boolean) => void} report
 * @param {(name: string) => void} begin is called before each test
 */
export async function runFile(url, report, begin) {
  file = { tests: [], before: [], after: [] };
  used = [];
  await import(url);
  const failed = await runTests(file.tests, (result) => report(result, false), begin);
  if (failed.length === 0) return;
  await stopAll();
  await runTests(failed, (result) => report(result, true), begin);
}

/** @param {Test[]} tests @param {(result: Result) => void} report @param {(name: string) => void} begin */
async function runTests(tests, report, begin) {
  /** @type {Test[]} */
  const failed = [];
  try {
    for (const { options, server } of used)
      Object.assign(server, { url: (await sharedServer(options)).url, browser: await browser() });
    begin("before the tests");
    for (const run of file.before) await run();
  } catch (error) {
    for (const { name } of tests) report({ name, ms: 0, error: `before the tests: ${text(error)}` });
    return tests;
  }
  for (const one of tests) {
    begin(one.name);
    const start = performance.now();
    const error = await runTest(one);
    if (error !== undefined) failed.push(one);
    report({ name: one.name, ms: performance.now() - start, error });
  }
  for (const run of file.after) await run();
  return failed;
}

/** @param {Test} test @returns {Promise<string | undefined>} what went wrong */
async function runTest({ run }) {
  /** @type {string | undefined} */
  let error;
  let isOver = false;
  const running = run().catch((cause) => {
    error ??= text(cause);
  });
  const timer = new AbortController();
  const timeout = sleep(TIMEOUT, undefined, { signal: timer.signal }).then(
    () => !isOver,
    () => false,
  );
  const isLate = await Promise.race([running.then(() => false), timeout]);
  isOver = true;
  timer.abort();
  if (isLate) {
    const pages = await openPages();
    // Pending page operations fail now, and the error names the line.
    await closeContexts();
    await Promise.race([running, sleep(GRACE)]);
    error = `still running after ${TIMEOUT / 1000} s\n${pages}\nit waited for: ${error ?? "nothing in a browser"}`;
  }
  for (const run of cleanups.reverse()) await Promise.resolve(run()).catch(() => undefined);
  cleanups = [];
  await closeContexts();
  return error;
}

/** Closes everything that a test has left open. */
async function closeContexts() {
  const contexts = (await chromium)?.contexts() ?? [];
  await Promise.race([Promise.all(contexts.map((it) => it.close().catch(() => undefined))), sleep(GRACE)]);
}

/** The address and the text of each open page. */
async function openPages() {
  const pages = (await chromium)?.contexts().flatMap((it) => it.pages()) ?? [];
  const texts = pages.map(async (page) => {
    const words = await page
      .locator("body")
      .innerText({ timeout: 2000 })
      .catch(() => "(no answer)");
    return `at ${page.url()}: ${words.replaceAll(/\s+/g, " ").slice(0, 300)}`;
  });
  return (await Promise.all(texts)).join("\n");
}

/** @param {unknown} error */
const text = (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
