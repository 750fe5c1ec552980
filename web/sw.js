// The service worker: caches the client (modules, styles, texts and pictures) and the lessons, and the puzzles once
// their page was opened. The page then opens and teaches without a network, and an open page finds all its files after the server has got a newer client. The worker
// never caches games: those requests go to the server.
//
// The server writes the next two lines: the root of its client's files, and their names.
const ROOT = "/";
const FILES = [];

/** The cached pages: the home page, and one that serves for all others. */
const PAGES = ["/", "/new"];
/** The address of the list of lessons; that of a lesson is below it. */
const LESSONS = "/api/lessons";
/** The address of the list of puzzles, and that of all puzzles with what the server answers about them. */
const PUZZLES = "/api/puzzles";
const ALL_PUZZLES = `${PUZZLES}/moments`;
/** A puzzle, or its hint. */
const PUZZLE = /^\/api\/puzzles\/(\d+)(\/hint)?$/;
const DAY = 24 * 60 * 60 * 1000;
/** The prefix of our caches' names; the rest is the root of their files. */
const PREFIX = "kagiya ";
/** The cache of my wishes about notifications, which the page writes. */
const PUSH = "kagiya-push";
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
  if (url.origin !== location.origin) return;
  if (request.method === "POST" && url.pathname.startsWith(`${LESSONS}/`))
    event.respondWith(lesson(request, url.pathname));
  const [, number, hint] = PUZZLE.exec(url.pathname) ?? [];
  if (number && (request.method === "GET" || request.method === "POST"))
    event.respondWith(puzzle(request, Number(number), hint ? "hint" : "puzzle"));
  if (request.method !== "GET") return;
  if (request.mode === "navigate")
    event.respondWith(page(request, url.pathname === "/" ? PAGES[0] : PAGES[1]));
  // These files never change.
  else if (url.pathname.startsWith("/a/")) event.respondWith(file(request));
  else if (url.pathname === LESSONS) event.respondWith(page(request, LESSONS));
  else if (url.pathname === PUZZLES) event.respondWith(puzzles(event));
});

addEventListener("message", (event) => {
  if (event.data === "which") event.ports[0].postMessage(ROOT);
  if (event.data === "take over") skipWaiting();
});

addEventListener("push", (event) => {
  event.waitUntil(notify(event.data?.json() ?? {}));
});

addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(subscribe(event));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function fill() {
  const cache = await caches.open(PREFIX + ROOT);
  const lessons = await (await fetch(LESSONS)).json();
  const moments = lessons.map(({ name }) => `${LESSONS}/${name}/moments`);
  const all = [...PAGES, ...FILES.map((path) => ROOT + path), LESSONS, ...moments];
  while (all.length > 0) await cache.addAll(all.splice(0, TOGETHER));
}

/** Keeps this client and the previous one, which a page may still show. */
async function tidy() {
  const ours = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const before = ours.filter((name) => name !== PREFIX + ROOT);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
}

/** Answers with the server's response, or with a cached one if the server can't be reached. */
async function page(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await cached(path);
    if (kept) return kept;
    throw error;
  }
}

async function cached(path) {
  const cache = await caches.open(PREFIX + ROOT);
  return cache.match(path, { ignoreVary: true });
}

/** Answers the learner's actions as the server does, from the cached moments of the lesson. */
async function lesson(request, path) {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await cached(`${path}/moments`);
    if (!kept) throw error;
    const [moments, { done }] = await Promise.all([kept.json(), copy.json()]);
    const text = (actions) => JSON.stringify(actions.map((it) => Object.entries(it).sort()));
    const after = (actions) => moments.find((moment) => text(moment.done) === text(actions));
    const last = done.at(-1);
    const moment = after(done) ?? after(done.slice(0, -1));
    if (!moment) return Response.json({ code: "http/bad_request", message: "" }, { status: 400 });
    const isRight = moment.done.length === done.length;
    const { not_now: texts } = moment;
    return Response.json(
      isRight ? moment.reply : { ...moment.reply, not_now: texts[last.type] ?? texts.other },
    );
  }
}

/** Answers with the list of puzzles, and keeps it and all puzzles. Without a server the list gets today's puzzle. */
async function puzzles(event) {
  try {
    const found = await fetch(event.request);
    if (found.ok) event.waitUntil(keepPuzzles(found.clone()));
    return found;
  } catch (error) {
    const kept = await cached(PUZZLES);
    if (!kept) throw error;
    const list = await kept.json();
    const day = new Date().toISOString().slice(0, 10);
    const passed = Math.round((Date.parse(day) - Date.parse(list.day)) / DAY);
    // All puzzles but those of lessons come in turn.
    const count = list.puzzles.filter((it) => !it.lesson).length;
    const today = ((((list.today - 1 + passed) % count) + count) % count) + 1;
    return Response.json({ ...list, day, today });
  }
}

async function keepPuzzles(list) {
  const cache = await caches.open(PREFIX + ROOT);
  await cache.put(PUZZLES, list);
  // Without them, the next visit tries again.
  if (!(await cached(ALL_PUZZLES))) await cache.add(ALL_PUZZLES).catch(() => undefined);
}

/** Answers about a puzzle as the server does: what its solver sees, the second hint, or the solution after an answer. */
async function puzzle(request, number, part) {
  const copy = request.clone();
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await cached(ALL_PUZZLES);
    if (!kept) throw error;
    const found = (await kept.json())[number - 1];
    if (!found) return Response.json({ code: "http/not_found", message: "" }, { status: 404 });
    if (request.method === "GET") return Response.json(found[part]);
    const given = await copy.json();
    const text = (it) => JSON.stringify(it && typeof it === "object" ? Object.entries(it).sort() : it);
    const right = found.right.some((it) => text(it.action ?? it.card) === text(given.action ?? given.card));
    return Response.json({ ...found.solution, right });
  }
}

async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** My wishes and the texts of notifications, which the page has kept in the language that I speak. */
async function wishes() {
  const cache = await caches.open(PUSH);
  return (await cache.match("/push"))?.json();
}

/** Shows a notification of the server. One about the same table is replaced. */
async function notify({ kind, table, by }) {
  const texts = (await wishes())?.texts ?? {};
  const text = by === undefined ? texts[kind] : texts[`${kind}-by`]?.replace("{by}", () => by);
  await registration.showNotification("Kagiya", {
    body: text ?? by ?? "",
    tag: table,
    icon: `${ROOT}art/icon-192.png`,
    data: `/t/${encodeURIComponent(table)}`,
  });
}

/** The browser has another subscription: it replaces the old one at the server. */
async function subscribe({ oldSubscription, newSubscription }) {
  const kept = await wishes();
  if (!kept) return;
  const { key } = await (await fetch("/api/push")).json();
  if (!key) return;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const now = newSubscription ?? (await registration.pushManager.subscribe(wish));
  const { endpoint, keys } = now.toJSON();
  const replaces = oldSubscription?.endpoint ?? kept.endpoint;
  const body = { endpoint, p256dh: keys.p256dh, auth: keys.auth, kinds: kept.kinds, replaces };
  const headers = { "content-type": "application/json" };
  const { ok } = await fetch("/api/push", { method: "PUT", headers, body: JSON.stringify(body) });
  if (ok) await (await caches.open(PUSH)).put("/push", Response.json({ ...kept, endpoint }));
}

/** Shows the page of a table, in an open window or in a new one. */
async function open(path) {
  const all = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = all.find((client) => new URL(client.url).pathname === path);
  if (there) await there.focus();
  else await clients.openWindow(path);
}
