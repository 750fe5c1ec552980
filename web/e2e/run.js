// Runs the end-to-end tests: two workers, each with one server and one browser, share the files.
//
//   npm run e2e                        all of them
//   npm run e2e -- table chat          files whose names contain one of these words
//
//   KAGIYA_E2E_WORKERS  the number of workers (default: 2)
//   KAGIYA_E2E_ALL      each language with each number of players, each theme with each width, and pages that move
//   KAGIYA_E2E_TIMEOUT  how long a test may take, in seconds (default: 300)
import { fork } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { checkPrograms } from "./server.js";

const here = dirname(fileURLToPath(import.meta.url));
const WORKERS = Number(process.env.KAGIYA_E2E_WORKERS ?? 2);
/** A worker that reports nothing for this time after a test's limit counts as hung, in milliseconds. */
const HUNG = Number(process.env.KAGIYA_E2E_TIMEOUT ?? 300) * 1000 + 90_000;

const words = process.argv.slice(2);
const size = (/** @type {string} */ name) => statSync(join(here, name)).size;
// The largest files first, so that no worker is left with one of them at the end.
const files = readdirSync(here)
  .filter((name) => name.endsWith(".e2e.js") && (words.length === 0 || words.some((it) => name.includes(it))))
  .sort((a, b) => size(b) - size(a));

/** @typedef {import("./harness.js").Result} Result */
/**
 * @typedef {{type: "begin", name: string} | {type: "result", result: Result, isRetry: boolean} | {type: "done"}} Message
 */

/** The tests that have failed so far, with their files. @type {Map<string, string>} */
const failures = new Map();
let passed = 0;
/** @type {string[]} */
const retried = [];
const started = Date.now();

/** @param {string} name of the file @param {Result} result @param {boolean} isRetry */
function report(name, { name: test, ms, error }, isRetry) {
  const title = `${basename(name, ".e2e.js")}: ${test}`;
  const seconds = `${(ms / 1000).toFixed(1)} s`.padStart(8);
  if (error === undefined) {
    passed += 1;
    if (failures.delete(title)) retried.push(title);
    console.log(`ok     ${seconds}  ${title}${isRetry ? " (on the second try)" : ""}`);
    return;
  }
  failures.set(title, error);
  console.log(`${isRetry ? "FAILED " : "failed "}${seconds}  ${title}\n${error.replaceAll(/^/gm, "    ")}`);
}

/** Runs files until there are none left. */
async function work() {
  let worker = fork(join(here, "worker.js"));
  for (let name = files.shift(); name !== undefined; name = files.shift()) {
    const isAlive = await runOn(worker, name);
    if (!isAlive) worker = fork(join(here, "worker.js"));
  }
  const ended = new Promise((done) => worker.once("exit", done));
  worker.send("end");
  await ended;
}

/** @param {import("node:child_process").ChildProcess} worker @param {string} name @returns {Promise<boolean>} */
function runOn(worker, name) {
  return new Promise((done) => {
    let current = "the file itself";
    /** @type {ReturnType<typeof setTimeout>} */
    let timer;
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => worker.kill("SIGKILL"), HUNG);
    };
    const finish = (/** @type {boolean} */ isAlive) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      done(isAlive);
    };
    watch();
    worker.on("message", (/** @type {Message} */ message) => {
      watch();
      if (message.type === "begin") current = message.name;
      else if (message.type === "result") report(name, message.result, message.isRetry);
      else finish(true);
    });
    worker.on("exit", (code, signal) => {
      report(name, { name: current, ms: 0, error: `the worker ended with ${code ?? signal}` }, true);
      finish(false);
    });
    worker.send({ url: pathToFileURL(join(here, name)).href });
  });
}

if (files.length === 0) {
  console.error(`no file matches: ${words.join(" ")}`);
  process.exit(1);
}
try {
  checkPrograms();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await Promise.all(Array.from({ length: Math.min(WORKERS, files.length) }, work));

const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(`\n${passed} passed, ${failures.size} failed, in ${seconds} s`);
for (const title of retried) console.log(`passed on the second try only: ${title}`);
for (const title of failures.keys()) console.log(`FAILED ${title}`);
process.exit(failures.size > 0 ? 1 : 0);
