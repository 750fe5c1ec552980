// A measurement stops the server that it has started, also after an error.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");

/**
 * Measures loading with a server that writes its process id to a file and then waits for a signal.
 * @param {string} chromium the path of the browser
 */
function measured(chromium) {
  const folder = mkdtempSync(join(tmpdir(), "kagiya-measure-"));
  const server = join(folder, "serve");
  const written = join(folder, "pid");
  writeFileSync(
    server,
    `#!${process.execPath}
require("node:fs").writeFileSync(${JSON.stringify(written)}, String(process.pid));
const server = require("node:http").createServer((_, answer) => answer.end("a page"));
server.listen(0, "127.0.0.1", () => console.log("http://127.0.0.1:" + server.address().port));
`,
    { mode: 0o755 },
  );
  const { status, stderr } = spawnSync(process.execPath, [join(web, "tools", "loading.js"), server], {
    env: { ...process.env, KAGIYA_CHROMIUM: chromium },
    encoding: "utf8",
  });
  const pid = existsSync(written) ? Number(readFileSync(written, "utf8")) : undefined;
  rmSync(folder, { recursive: true });
  return { status, stderr, pid };
}

test("a browser that is not there is named before anything starts", () => {
  const { status, stderr, pid } = measured("/no/such/chromium");
  assert.equal(status, 1);
  assert.match(stderr, /no Chromium at \/no\/such\/chromium: set KAGIYA_CHROMIUM to yours/);
  assert.equal(pid, undefined);
});

test("a browser that does not start leaves no server behind", () => {
  const { status, stderr, pid } = measured(process.execPath);
  assert.equal(status, 1);
  assert.match(stderr, /launch/, "it is the browser that failed");
  assert.ok(pid, "the server was started");
  assert.throws(() => process.kill(pid, 0), { code: "ESRCH" });
});
