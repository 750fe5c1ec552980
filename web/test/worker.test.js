// The service worker in a fake browser: what it caches, what it answers, and what it ignores.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const text = readFileSync(new URL("../sw.js", import.meta.url), "utf8");

/** @typedef {{url: string, method?: string, mode?: string, clone?: () => object}} Asked */

/** The responses that are more than their address. @type {Record<string, unknown>} */
const TOLD = {
  "/api/push": { key: "BKey", kinds: ["turn"] },
  "/api/lessons": [{ name: "first", asks: 1 }],
  "/api/lessons/first/moments": [
    { done: [], reply: { beats: [1] }, not_now: { play: "first-ask.play", other: "first-ask.instead" } },
    { done: [{ type: "clue", to: 1, clue: "1" }], reply: { beats: [1, 2] }, not_now: {} },
  ],
};

/** A puzzle as the server describes it for the worker. @param {number} number @param {object} right */
const momentOf = (number, right) => ({
  puzzle: { number, kind: "save-it" },
  hint: { form: "discard" },
  right: [right],
  solution: { right: false, acts: [{ type: "discard", slot: 2 }] },
});
const TODAY = "2026-11-28";

/** The clock of the worker. */
class Clock extends Date {
  /** @param {string} [time] */
  constructor(time = `${TODAY}T12:00:00Z`) {
    super(time);
  }
}

TOLD["/api/puzzles"] = {
  day: TODAY,
  today: 2,
  puzzles: [{ kind: "save-it" }, { kind: "my-card" }, { kind: "convention", lesson: "saves" }],
};
TOLD["/api/puzzles/moments"] = [
  momentOf(1, { action: { type: "discard", card: 7 } }),
  momentOf(2, { card: "r3" }),
  momentOf(3, { action: { type: "clue", to: 1, clue: "5" } }),
];

/** A subscription of the browser. @param {string} name */
const subscriptionAt = (name) => ({
  endpoint: name,
  toJSON: () => ({ endpoint: name, keys: { p256dh: "p", auth: "a" } }),
});

/**
 * A worker with its list of files, and its fake environment.
 * @param {string} root @param {Map<string, Map<string, string>>} kept the caches by name
 */
function worker(root, kept = new Map()) {
  const told = text
    .replace('const ROOT = "/";', `const ROOT = "${root}";`)
    .replace("const FILES = [];", 'const FILES = ["src/app.js", "css/table.css"];');
  assert.notEqual(told, text, "the lines that the server writes are there");
  /** @type {Map<string, (event: object) => void>} */
  const heard = new Map();
  const net = { away: false, asked: /** @type {string[]} */ ([]) };
  const over = { taken: false };
  const shown = /** @type {object[]} */ ([]);
  const windows = /** @type {{url: string, focus: () => void}[]} */ ([]);
  const opened = /** @type {string[]} */ ([]);
  const clients = {
    matchAll: async () => windows,
    openWindow: async (/** @type {string} */ to) => opened.push(to),
  };
  const path = (/** @type {string | Asked} */ asked) =>
    new URL(typeof asked === "string" ? asked : asked.url, "http://house").pathname;
  const fetch = async (/** @type {string | Asked} */ asked, /** @type {{body?: string}} */ { body } = {}) => {
    if (net.away) throw new TypeError("no network");
    net.asked.push(body === undefined ? path(asked) : `${path(asked)} ${body}`);
    if (body !== undefined) return { ok: true };
    const found = structuredClone(TOLD[path(asked)]);
    const answer = { ok: true, json: async () => found };
    return found ? { ...answer, clone: () => answer } : `${path(asked)} from the server`;
  };
  const open = async (/** @type {string} */ name) => {
    const cache = kept.get(name) ?? new Map();
    kept.set(name, cache);
    return {
      addAll: async (/** @type {string[]} */ all) => {
        for (const it of all) cache.set(it, await fetch(it));
      },
      add: async (/** @type {string} */ it) => cache.set(it, await fetch(it)),
      match: async (/** @type {string | Asked} */ asked) => cache.get(path(asked)),
      put: async (/** @type {string | Asked} */ asked, /** @type {string} */ it) =>
        cache.set(path(asked), it),
    };
  };
  const caches = {
    open,
    keys: async () => [...kept.keys()],
    delete: async (/** @type {string} */ name) => kept.delete(name),
    match: async (/** @type {Asked} */ asked) =>
      [...kept.values()].map((it) => it.get(path(asked))).find(Boolean),
  };
  runInNewContext(told, {
    addEventListener: (/** @type {string} */ type, /** @type {() => void} */ run) => heard.set(type, run),
    location: new URL("http://house/sw.js"),
    skipWaiting: () => (over.taken = true),
    Response: {
      json: (/** @type {unknown} */ body, /** @type {object} */ init) =>
        Object.defineProperty({ body, ...init }, "json", { value: () => body }),
    },
    registration: {
      showNotification: async (/** @type {string} */ title, /** @type {object} */ wish) =>
        shown.push({ title, ...wish }),
      pushManager: { subscribe: async () => subscriptionAt("new") },
    },
    clients,
    ...{ URL, Promise, caches, fetch, Date: Clock },
  });
  /** Dispatches an event, and waits for the worker's response. @param {string} type @param {object} event */
  const happens = async (type, event = {}) => {
    /** @type {Promise<unknown> | undefined} */
    let answer;
    const others = /** @type {Promise<unknown>[]} */ ([]);
    heard.get(type)?.({
      ...event,
      waitUntil: (/** @type {Promise<unknown>} */ it) => others.push(it),
      respondWith: (/** @type {Promise<unknown>} */ it) => {
        answer = it;
      },
    });
    const found = await answer;
    await Promise.all(others);
    return found;
  };
  const asks = (/** @type {Asked} */ asked) =>
    happens("fetch", { request: { method: "GET", mode: "cors", ...asked } });
  return { kept, net, over, shown, windows, opened, happens, asks };
}

test("it keeps the pages and its files, and answers for them without a network", async () => {
  const it = worker("/a/1/");
  await it.happens("install");
  assert.deepEqual(
    [...(it.kept.get("kagiya /a/1/")?.keys() ?? [])],
    ["/", "/new", "/a/1/src/app.js", "/a/1/css/table.css", "/api/lessons", "/api/lessons/first/moments"],
  );
  it.net.away = true;
  assert.equal(await it.asks({ url: "http://house/", mode: "navigate" }), "/ from the server");
  assert.equal(await it.asks({ url: "http://house/t/abc", mode: "navigate" }), "/new from the server");
  assert.equal(await it.asks({ url: "http://house/a/1/src/app.js" }), "/a/1/src/app.js from the server");
});

test("a page is asked of the server as long as there is one", async () => {
  const it = worker("/a/1/");
  await it.happens("install");
  it.net.asked = [];
  await it.asks({ url: "http://house/", mode: "navigate" });
  await it.asks({ url: "http://house/a/1/css/table.css" });
  assert.deepEqual(it.net.asked, ["/"], "what never changes is not asked again");
});

test("what is played, and what others serve, goes past it", async () => {
  const it = worker("/a/1/");
  await it.happens("install");
  for (const asked of [
    { url: "http://house/api/tables" },
    { url: "http://house/api/session", method: "POST" },
    { url: "http://house/a/1/src/app.js", method: "POST" },
    { url: "http://elsewhere/a/1/src/app.js" },
  ])
    assert.equal(await it.asks(asked), undefined, asked.url);
});

test("lessons are answered without a network, also wrong actions", async () => {
  const it = worker("/a/1/");
  await it.happens("install");
  /** @param {string} name @param {object[]} done */
  const ask = (name, done) => {
    const asked = { url: `http://house/api/lessons/${name}`, method: "POST", json: async () => ({ done }) };
    return it.asks({ ...asked, clone: () => asked });
  };
  assert.equal(await ask("first", []), "/api/lessons/first from the server");
  it.net.away = true;
  const list = /** @type {{json: () => Promise<unknown>}} */ (
    await it.asks({ url: "http://house/api/lessons" })
  );
  assert.deepEqual(await list.json(), TOLD["/api/lessons"]);
  assert.deepEqual(await ask("first", []), { body: { beats: [1] } });
  assert.deepEqual(await ask("first", [{ clue: "1", type: "clue", to: 1 }]), { body: { beats: [1, 2] } });
  const wrong = async (/** @type {object} */ action) =>
    /** @type {{body: {not_now: string}}} */ (await ask("first", [action])).body.not_now;
  assert.equal(await wrong({ type: "play", id: 3 }), "first-ask.play");
  assert.equal(await wrong({ type: "discard", id: 3 }), "first-ask.instead");
  const lost = await ask("first", [
    { type: "play", id: 1 },
    { type: "play", id: 2 },
  ]);
  assert.equal(/** @type {{status: number}} */ (lost).status, 400);
  await assert.rejects(Promise.resolve(ask("other", [])), /no network/);
});

test("it keeps the shell before its own, which a page may still show, and no older one", async () => {
  const others = new Map([["something else", new Map()]]);
  for (const root of ["/a/1/", "/a/2/", "/a/3/"]) {
    const it = worker(root, others);
    await it.happens("install");
    await it.happens("activate");
  }
  assert.deepEqual([...others.keys()], ["something else", "kagiya /a/2/", "kagiya /a/3/"]);
  const it = worker("/a/3/", others);
  it.net.away = true;
  assert.equal(await it.asks({ url: "http://house/a/2/src/app.js" }), "/a/2/src/app.js from the server");
});

test("it takes over when it is told to, and says which client it keeps", async () => {
  const it = worker("/a/1/");
  /** @type {string[]} */
  const said = [];
  await it.happens("message", {
    data: "which",
    ports: [{ postMessage: (/** @type {string} */ root) => said.push(root) }],
  });
  assert.deepEqual(said, ["/a/1/"]);
  assert.equal(it.over.taken, false);
  await it.happens("message", { data: "take over" });
  assert.equal(it.over.taken, true);
});

/** What the page has kept about notifications. */
const WISHES = {
  endpoint: "old",
  kinds: ["turn"],
  texts: { turn: "Your turn.", "turn-by": "Your turn with {by}." },
};

/** A worker after the page has kept my wishes. */
function notified() {
  const kept = new Map([["kagiya-push", new Map([["/push", { json: () => WISHES }]])]]);
  return worker("/a/1/", /** @type {any} */ (kept));
}

const pushed = (/** @type {object} */ message) => ({ data: { json: () => message } });

test("a notification is shown in the words of the page, and one of the same table replaces it", async () => {
  const it = notified();
  await it.happens("push", pushed({ kind: "turn", table: "t1", by: "$& {by}" }));
  await it.happens("push", pushed({ kind: "turn", table: "t1" }));
  // A kind that a later server sends.
  await it.happens("push", pushed({ kind: "later", table: "../x", by: "Ben" }));
  const icon = "/a/1/art/icon-192.png";
  assert.deepEqual(it.shown, [
    { title: "Kagiya", body: "Your turn with $& {by}.", tag: "t1", icon, data: "/t/t1" },
    { title: "Kagiya", body: "Your turn.", tag: "t1", icon, data: "/t/t1" },
    { title: "Kagiya", body: "Ben", tag: "../x", icon, data: "/t/..%2Fx" },
  ]);
  // Without the texts it still says where it comes from.
  const bare = worker("/a/1/");
  await bare.happens("push", pushed({ kind: "turn", table: "t1", by: "Ben" }));
  assert.equal(bare.shown.length, 1);
});

test("a press on a notification shows the table, in its window if there is one", async () => {
  const it = notified();
  const press = { notification: { close: () => undefined, data: "/t/t1" } };
  await it.happens("notificationclick", press);
  assert.deepEqual(it.opened, ["/t/t1"]);
  let focused = 0;
  it.windows.push({ url: "http://house/t/t2", focus: () => assert.fail("another table") });
  it.windows.push({ url: "http://house/t/t1", focus: () => (focused += 1) });
  await it.happens("notificationclick", press);
  assert.deepEqual([it.opened.length, focused], [1, 1]);
});

test("a subscription that the browser changes is renewed at the server", async () => {
  const it = notified();
  const body = (/** @type {string} */ endpoint, /** @type {string} */ replaces) =>
    `/api/push ${JSON.stringify({ endpoint, p256dh: "p", auth: "a", kinds: ["turn"], replaces })}`;
  await it.happens("pushsubscriptionchange", {});
  assert.deepEqual(it.net.asked, ["/api/push", body("new", "old")]);
  const [before, after] = ["first", "second"].map(subscriptionAt);
  await it.happens("pushsubscriptionchange", { oldSubscription: before, newSubscription: after });
  assert.equal(it.net.asked.at(-1), body("second", "first"));
  // A person who has never wanted notifications gets no subscription.
  const other = worker("/a/1/");
  await other.happens("pushsubscriptionchange", {});
  assert.deepEqual(other.net.asked, []);
});

test("a newer worker keeps the wishes about notifications", async () => {
  const it = notified();
  await it.happens("install");
  await it.happens("activate");
  assert.deepEqual([...it.kept.keys()].sort(), ["kagiya /a/1/", "kagiya-push"]);
});

test("puzzles are answered without a network once their list was asked for", async () => {
  const it = worker("/a/1/");
  await it.happens("install");
  /** @param {string} path @param {object} [body] @returns {Promise<any>} */
  const ask = async (path, body) => {
    const asked = {
      url: `http://house/api/puzzles${path}`,
      method: body ? "POST" : "GET",
      json: async () => body,
    };
    const found = /** @type {{json?: () => Promise<object>}} */ (
      await it.asks({ ...asked, clone: () => asked })
    );
    return found.json?.();
  };
  it.net.away = true;
  await assert.rejects(ask(""), "nothing is kept yet");
  await assert.rejects(ask("/1"));
  it.net.away = false;
  assert.equal((await ask("")).today, 2);
  assert.ok(it.net.asked.includes("/api/puzzles/moments"));
  it.net.away = true;
  assert.equal((await ask("")).today, 2);
  assert.deepEqual(await ask("/2"), { number: 2, kind: "save-it" }, "a puzzle has nothing of its solution");
  assert.deepEqual(await ask("/2/hint"), { form: "discard" });
  assert.equal((await ask("/1", { action: { card: 7, type: "discard" } })).right, true);
  assert.equal((await ask("/1", { action: { type: "discard", card: 8 } })).right, false);
  assert.equal((await ask("/1", {})).right, false, "who gives up gets the solution");
  assert.equal((await ask("/2", { card: "r3" })).right, true);
  assert.equal((await ask("/2", { card: "r4" })).right, false);
  assert.equal((await ask("/9")).code, "http/not_found");
});

test("without a network, the puzzle of the day goes on from day to day", async () => {
  const it = worker("/a/1/");
  await it.happens("install");
  const list = /** @type {{day: string}} */ (TOLD["/api/puzzles"]);
  // Two of the three puzzles come in turn, and the list says that the second one is today's.
  for (const [day, today] of /** @type {const} */ ([
    [TODAY, 2],
    ["2026-11-27", 1],
    ["2026-11-26", 2],
    ["2026-03-01", 2],
    ["2026-03-02", 1],
    ["2026-11-29", 1],
  ])) {
    it.net.away = false;
    list.day = day;
    await it.asks({ url: "http://house/api/puzzles" });
    list.day = TODAY;
    it.net.away = true;
    const found = /** @type {{json: () => Promise<{day: string, today: number}>}} */ (
      await it.asks({ url: "http://house/api/puzzles" })
    );
    const now = await found.json();
    assert.deepEqual([now.day, now.today], [TODAY, today], `the list is of ${day}`);
  }
});
