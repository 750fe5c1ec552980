// The requests of a visit, and the actions that are possible before the server answers.
import assert from "node:assert/strict";
import { content, greeted, turn, visitor } from "./fixtures.js";
import { test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */

const server = useServer();

/** The home page of a returning user. @param {Page} page */
async function comeBack(page) {
  await page.goto("/");
  await greeted(page);
  // The browser remembers the session after the first connection.
  await page.waitForFunction(() => localStorage.getItem("kagiya.known") === "yes");
}

test("a second visit asks for the page, and nothing that it has already", async () => {
  const first = await visitor(server, { locale: "fr-FR" });
  await comeBack(first);
  // All requests of the first visit are complete, also those for a later table.
  await first.waitForLoadState("networkidle");
  const page = await first.context().newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  /** @type {Map<string, string>} */
  const answers = new Map();
  const kept = new Set();
  devtools.on("Network.requestServedFromCache", ({ requestId }) => kept.add(requestId));
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    if (!response.fromDiskCache && !response.fromPrefetchCache)
      answers.set(requestId, new URL(response.url).pathname);
  });
  const sockets = /** @type {string[]} */ ([]);
  page.on("websocket", (socket) => sockets.push(new URL(socket.url()).pathname));
  await page.goto("/");
  await greeted(page);
  await page.waitForLoadState("networkidle");
  const asked = [...answers].filter(([id]) => !kept.has(id)).map(([, path]) => path);
  // Finished games are requested after the connection; users without friends don't request people.
  assert.deepEqual(
    asked.filter((path) => path !== "/api/games"),
    ["/"],
  );
  assert.deepEqual(sockets, ["/ws"], "one line, begun by the head of the page");
  content(first);
  await page.context().close();
});

test("Play now is pressed before the line stands, and the game begins when it does", async () => {
  const page = await visitor(server);
  await comeBack(page);
  /** @type {() => void} */
  let open = () => undefined;
  const gate = new Promise((done) => {
    open = () => done(undefined);
  });
  await page.routeWebSocket("**/ws", async (socket) => {
    await gate;
    socket.connectToServer();
  });
  await page.goto("/");
  await greeted(page);
  await page.getByRole("button", { name: "Play now" }).click();
  assert.equal(await page.locator(".hero-acts .main").isDisabled(), true, "one press is enough");
  open();
  await turn(page);
  content(page);
  await page.context().close();
});
