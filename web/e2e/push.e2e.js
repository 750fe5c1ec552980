// Notifications while Kagiya is closed: the settings, with a fake push service in the browser. Chromium without a window
// has no real one. The service worker is a real one.
import assert from "node:assert/strict";
import { accessible, content, settled, shot, until, visitor } from "./fixtures.js";
import { cases, test, useServer } from "./harness.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{asked: number, ended: number, permission: NotificationPermission}} Noted */

const server = useServer();

/** A point of P-256, which is public. */
const P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

/**
 * A browser whose push service is fake, and that answers so when it is asked for permission.
 * @param {import("playwright-core").BrowserContextOptions & {answer?: NotificationPermission}} [wish]
 */
async function browser({ answer = "granted", ...wish } = {}) {
  const page = await visitor(server, { serviceWorkers: "allow", ...wish });
  await page.addInitScript(
    ([answer, p256dh]) => {
      const before = /** @type {NotificationPermission} */ (
        sessionStorage.getItem("permission") ?? "default"
      );
      /** @type {Noted} */
      const noted = { asked: 0, ended: 0, permission: before };
      const requestPermission = async () => {
        noted.asked += 1;
        noted.permission = /** @type {NotificationPermission} */ (answer);
        sessionStorage.setItem("permission", answer);
        return answer;
      };
      const notification = Object.defineProperty({ requestPermission }, "permission", {
        get: () => noted.permission,
      });
      /** @type {object | null} */
      let subscription = null;
      const manager = {
        getSubscription: async () => subscription,
        subscribe: async (/** @type {PushSubscriptionOptionsInit} */ options) => {
          const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
          const keys = { p256dh, auth: "BTBZMqHH6r4Tts7J_aSIgg" };
          subscription = {
            endpoint,
            options: { applicationServerKey: options.applicationServerKey },
            toJSON: () => ({ endpoint, keys }),
            unsubscribe: async () => {
              noted.ended += 1;
              subscription = null;
              return true;
            },
          };
          return subscription;
        },
      };
      Object.defineProperty(ServiceWorkerRegistration.prototype, "pushManager", { get: () => manager });
      Object.assign(globalThis, { noted, Notification: notification, PushManager: {} });
    },
    /** @type {const} */ ([answer, P256DH]),
  );
  await page.goto("/");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  return page;
}

/** @param {Page} page @returns {Promise<Noted>} */
const noted = (page) =>
  page.evaluate(() => /** @type {{noted: Noted}} */ (/** @type {any} */ (globalThis)).noted);

/** My devices, as the server knows them. @param {Page} page @returns {Promise<{endpoint: string, kinds: string[]}[]>} */
const devices = (page) => page.evaluate(async () => (await (await fetch("/api/account/data")).json()).push);

/** What the service worker reads. @param {Page} page */
const kept = (page) =>
  page.evaluate(async () => (await (await caches.open("kagiya-push")).match("/push"))?.json());

/**
 * Does something, and returns the body of the request that it sends to the server.
 * @param {Page} page @param {() => Promise<unknown>} act @param {string} path
 */
async function during(page, act, path = "/api/push") {
  const sent = page.waitForResponse(
    (it) => new URL(it.url()).pathname === path && it.request().method() !== "GET" && it.ok(),
  );
  await act();
  return (await sent).request().postDataJSON();
}

test("notifications are off until I want them, and each kind can be switched off", async () => {
  const page = await browser();
  await page.locator("header").getByRole("button", { name: "Settings" }).click();
  await page.locator("#set-push").waitFor();
  assert.equal(await page.locator("#set-push").isChecked(), false);
  assert.equal((await noted(page)).asked, 0, "nobody asks unbidden");
  const first = await during(page, () => page.locator("#set-push").click());
  assert.deepEqual(first.kinds, ["turn", "invitation", "rematch"]);
  await page.locator("#set-push-rematch").waitFor();
  await until(async () => (await kept(page))?.endpoint === first.endpoint, "the worker knows it");
  assert.equal((await kept(page)).texts["turn-by"], "It is your turn in the game with {by}.");
  await accessible(page, "the settings with notifications");
  const second = await during(page, () => page.locator("#set-push-invitation").click());
  assert.deepEqual(second.kinds, ["turn", "rematch"]);
  assert.equal(second.endpoint, first.endpoint);

  // The choice is confirmed at the next visit. The browser of this test has another subscription then.
  const third = await during(page, () => page.reload());
  assert.deepEqual([third.kinds, third.replaces], [second.kinds, first.endpoint]);
  const all = await devices(page);
  assert.deepEqual(
    all.map(({ endpoint, kinds }) => ({ endpoint, kinds })),
    [{ endpoint: third.endpoint, kinds: third.kinds }],
  );
  assert.equal((await noted(page)).asked, 0, "nobody asks again");
  content(page);
});

test("turning notifications off ends the subscription here and at the server", async () => {
  const page = await browser();
  await page.locator("header").getByRole("button", { name: "Settings" }).click();
  await during(page, () => page.locator("#set-push").click());
  await page.locator("#set-push-turn").waitFor();
  assert.equal((await devices(page)).length, 1);
  await during(page, () => page.locator("#set-push").click(), "/api/push/remove");
  assert.deepEqual(await devices(page), []);
  assert.equal((await noted(page)).ended, 1);
  assert.equal(await kept(page), undefined);
  assert.equal(await page.locator("#set-push-turn").count(), 0);
  content(page);
});

test("what the server pushes is shown in the language of the page", async () => {
  const page = await browser({ locale: "de-DE" });
  await page.locator("header .tools > button").last().click();
  await during(page, () => page.locator("#set-push").click());
  await until(async () => (await kept(page)) !== undefined, "the worker knows the texts");
  // Chromium without a window shows none, so the worker of this test notes them.
  const [worker] = page.context().serviceWorkers();
  await worker.evaluate(() => {
    /** @type {object[]} */
    const shown = [];
    const showNotification = async (/** @type {string} */ title, /** @type {NotificationOptions} */ wish) =>
      shown.push({ title, body: wish.body, tag: wish.tag, data: wish.data });
    Object.assign(ServiceWorkerRegistration.prototype, { showNotification });
    Object.assign(globalThis, { shown });
  });
  const shown = () =>
    worker.evaluate(() => /** @type {{shown: object[]}} */ (/** @type {any} */ (globalThis)).shown);
  const session = await page.context().newCDPSession(page);
  /** @type {Promise<string>} */
  const registered = new Promise((done) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) done(registrations[0].registrationId);
    }),
  );
  await session.send("ServiceWorker.enable");
  const data = JSON.stringify({ kind: "rematch", table: "table1234", by: "Zoë" });
  const registrationId = await registered;
  await session.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId, data });
  await until(async () => (await shown()).length > 0, "a notification is shown");
  const body = "Zoë möchte noch eine Partie und hält dir einen Platz frei.";
  assert.deepEqual(await shown(), [{ title: "Kagiya", body, tag: "table1234", data: "/t/table1234" }]);
  // In another language from the next one on.
  await page.keyboard.press("Escape");
  await page.getByLabel("Sprache").selectOption("fr");
  await until(async () => (await kept(page)).texts.turn === "C’est ton tour.", "the worker speaks French");
  content(page);
});

test("a browser that forbids notifications says what to do", async () => {
  const page = await browser({ answer: "denied" });
  await page.locator("header").getByRole("button", { name: "Settings" }).click();
  await page.locator("#set-push").click();
  await page.getByRole("status").filter({ hasText: "Your browser blocks notifications." }).waitFor();
  assert.equal(await page.locator("#set-push").isChecked(), false);
  assert.deepEqual(await devices(page), []);
  content(page);
});

test("an iPhone is told of the home screen", async () => {
  const page = await visitor(server);
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, "PushManager");
    Object.defineProperty(navigator, "standalone", { value: false });
  });
  await page.goto("/");
  await page.locator("header").getByRole("button", { name: "Settings" }).click();
  await page.getByText("Add to Home Screen").waitFor();
  assert.equal(await page.locator("#set-push").count(), 0);
  content(page);
});

const WINDOWS = { phone: { width: 390, height: 844 }, laptop: { width: 1366, height: 641 } };

for (const locale of cases(["de-DE"], ["en-US", "fr-FR", "ja-JP"]))
  test(`the settings of notifications fit: ${locale}`, async () => {
    for (const [name, viewport] of Object.entries(WINDOWS)) {
      const page = await browser({ locale, viewport, answer: name === "phone" ? "granted" : "denied" });
      await page.locator("header .tools > button").last().click();
      await page.locator("#set-push").click();
      const last = page.locator(name === "phone" ? "#set-push-rematch" : "dialog[open] [role=status]");
      await last.scrollIntoViewIfNeeded();
      await settled(page, "dialog[open]");
      await shot(page, `push-${locale.slice(0, 2)}-${name}`);
      const over = await page.evaluate(() => {
        const dialog = /** @type {HTMLElement} */ (document.querySelector("dialog[open]"));
        return dialog.scrollWidth - dialog.clientWidth;
      });
      assert.ok(over <= 0, `the dialog is ${over} too narrow`);
      content(page);
      await page.context().close();
    }
  });
