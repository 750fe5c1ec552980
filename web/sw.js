// The service worker: keeps the shell of the page (its modules, styles, words and pictures), so that it opens without
// a network and an open page finds all its parts after the server has got a newer client. What is played it never
// touches: that is asked of the server each time.
//
// The server writes the next two lines: where the files of its client stand, and what they are called there.
const ROOT = "/";
const FILES = [];

/** The pages that stand for all of them: the first one, and any other. */
const PAGES = ["/", "/new"];
/** The names of our caches begin so; the rest is the root of their files. */
const PREFIX = "kagiya ";
/** How many files are fetched together: somebody may be playing meanwhile. */
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
  // What stands there never changes.
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

/** Keeps this shell and the one before, which a page may still show. */
async function tidy() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const before = ours.filter((name) => name !== PREFIX + ROOT);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
}

/** A page comes from the server, and from here only where there is no way to it. */
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

/** Shows the page of a table, in a window that is there or in a new one. */
async function open(path) {
  const all = await clients.matchAll({ type: "window" });
  const there = all.find((client) => new URL(client.url).pathname === path);
  if (there) await there.focus();
  else await clients.openWindow(path);
}
