// The service worker: caches the client (modules, styles, texts and pictures). The page then opens without a network,
// and an open page finds all its files after the server has got a newer client. The worker never caches games: those
// requests go to the server.
//
// The server writes the next two lines: the root of its client's files, and their names.
const ROOT = "/";
const FILES = [];

/** The cached pages: the home page, and one that serves for all others. */
const PAGES = ["/", "/new"];
/** The prefix of our caches' names; the rest is the root of their files. */
const PREFIX = "kagiya ";
/** The number of files that are fetched at once: a game may be running meanwhile. */
const TOGETHER = 4;

addEventListener("install", (event) => {
  event.waitUntil(fill());
});

addEventListener("activate", (event) => {
  event.waitUntil(tidy());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request, url.pathname));
  // These files never change.
  else if (url.pathname.startsWith("/a/")) event.respondWith(file(request));
});

addEventListener("message", (event) => {
  if (event.data === "which") event.ports[0].postMessage(ROOT);
  if (event.data === "take over") skipWaiting();
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function fill() {
  const cache = await caches.open(PREFIX + ROOT);
  const all = [...PAGES, ...FILES.map((path) => ROOT + path)];
  while (all.length > 0) await cache.addAll(all.splice(0, TOGETHER));
}

/** Keeps this client and the previous one, which a page may still show. */
async function tidy() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const before = ours.filter((name) => name !== PREFIX + ROOT);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
}

/** Answers with the server's page, or with the cached one if the server can't be reached. */
async function page(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(PREFIX + ROOT);
    const kept = await cache.match(path === "/" ? PAGES[0] : PAGES[1], { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Shows the page of a table, in an open window or in a new one. */
async function open(path) {
  const all = await clients.matchAll({ type: "window" });
  const there = all.find((client) => new URL(client.url).pathname === path);
  if (there) await there.focus();
  else await clients.openWindow(path);
}
