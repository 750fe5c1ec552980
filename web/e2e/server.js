// Starts servers and browsers for end-to-end tests and measurements.
//
//   KAGIYA_BIN       the server: the example `serve` of the server's crate (default:
//                    ../target/debug/examples/serve, as `cargo build -p kagiya-server --example serve` makes it)
//   KAGIYA_CHROMIUM  the browser (default: /usr/bin/chromium-headless-shell, which has no windows and is quicker, or
//                    /usr/bin/chromium)
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = dirname(fileURLToPath(import.meta.url));

/** The server of tests: an example, which has more flags than the program itself. */
const SERVE = process.env.KAGIYA_BIN ?? join(here, "..", "..", "target", "debug", "examples", "serve");
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
export const CHROMIUM =
  process.env.KAGIYA_CHROMIUM ?? BROWSERS.find((path) => existsSync(path)) ?? "/usr/bin/chromium";

/**
 * @typedef {{seed?: string, away?: number, program?: string}} ServerOptions `seed` deals every game from it, for tests
 *   that need certain cards; after `away` milliseconds without a connection a player is away; `program` is the example
 *   or the program itself, which takes neither
 */
/** @typedef {{url: string, stop: () => Promise<void>}} RunningServer */

/** Fails if the program or the browser is not there. @param {string} [program] */
export function checkPrograms(program = SERVE) {
  if (!existsSync(CHROMIUM)) throw new Error(`no Chromium at ${CHROMIUM}: set KAGIYA_CHROMIUM to yours`);
  if (!existsSync(program))
    throw new Error(`no ${program}: cargo build -p kagiya-server --example serve builds the server`);
}

/** Starts a server with an empty store. It ends with this process at the latest. @param {ServerOptions} [options] */
export async function startServer({ seed, away, program = SERVE } = {}) {
  checkPrograms(program);
  const data = mkdtempSync(join(tmpdir(), "kagiya-e2e-"));
  const isExample = basename(program).startsWith("serve");
  const args = isExample ? [] : ["serve"];
  args.push("--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data", data);
  args.push("--bot-pause", "0", "--log", "warn");
  // Each visitor sends an address of their own: many visitors from one address would reach its limits.
  args.push("--trust-proxy");
  if (isExample) args.push("--many-tables");
  if (seed) args.push("--seed", seed);
  if (away !== undefined) args.push("--away", `${away}`);
  const server = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise((done) => server.once("close", done));
  const end = () => void server.kill("SIGTERM");
  process.once("exit", end);
  const stop = async () => {
    process.off("exit", end);
    end();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const url = await address(server);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The address in the server's output. @param {import("node:child_process").ChildProcess} server @returns {Promise<string>} */
function address(server) {
  return new Promise((resolve, reject) => {
    let text = "";
    const read = (/** @type {Buffer} */ chunk) => {
      text += chunk.toString();
      const match = /http:\/\/[\w.:[\]-]+/.exec(text);
      if (match) resolve(match[0]);
    };
    server.stdout?.on("data", read);
    server.stderr?.on("data", read);
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}:\n${text}`)));
    server.once("error", reject);
  });
}

/** Starts Chromium. */
export function startBrowser() {
  return chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** A server and a browser, for tools that run by themselves. @param {ServerOptions} [options] */
export async function startBoth(options) {
  const server = await startServer(options);
  try {
    const browser = await startBrowser();
    const stop = async () => {
      await browser.close();
      await server.stop();
    };
    return { url: server.url, browser, stop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
