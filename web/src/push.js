// Notifications that arrive while no page of Kagiya is open (web push). The service worker shows them; it reads their
// texts and my wishes from a cache that only this module writes.
import { language, learn, t } from "./i18n.js";
import { effect, signal } from "./lib.js";
import { fetchJson } from "./net/http.js";
import { recall, remember } from "./settings.js";

/** @typedef {import("../types/protocol.js").PushKind} Kind */
/** @typedef {import("../types/protocol.js").PushInfo} PushInfo */
/**
 * What the worker knows: the texts have `{by}` where a name belongs.
 * @typedef {{endpoint: string, kinds: Kind[], texts: Record<string, string>}} Kept
 */

/** The name of the cache, and of the only answer in it. The worker knows both, and never deletes the cache. */
const CACHE = "kagiya-push";
const KEPT = "/push";

/** The kinds of notifications that this device gets; none if they are off. */
export const kinds = signal(/** @type {Kind[]} */ ((recall("push") ?? "").split(" ").filter(Boolean)));

/** @param {Kind[]} wanted */
function choose(wanted) {
  kinds.value = wanted;
  remember("push", wanted.join(" "));
}

/**
 * Whether this browser can get notifications: `home-screen` if it could in a page that is opened from the home screen,
 * as on an iPhone.
 * @returns {"yes" | "home-screen" | "no"}
 */
export function support() {
  const { navigator } = globalThis;
  if ("PushManager" in globalThis && "Notification" in globalThis && navigator.serviceWorker) return "yes";
  return /** @type {{standalone?: boolean} | undefined} */ (navigator)?.standalone === false
    ? "home-screen"
    : "no";
}

/** Whether I have forbidden notifications in the browser. */
export const isBlocked = () => Notification.permission === "denied";

/** @param {string} text in base64url */
function decoded(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer | null | undefined} one @param {Uint8Array} other */
const isSame = (one, other) => `${one && new Uint8Array(one)}` === `${other}`;

/** The browser's subscription with this key of the server. @param {string} key @returns {Promise<PushSubscription>} */
async function subscription(key) {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new Error("there is no service worker");
  const applicationServerKey = decoded(key);
  const old = await worker.pushManager.getSubscription();
  if (old && isSame(old.options.applicationServerKey, applicationServerKey)) return old;
  // A browser has one subscription: one with another key would be in the way.
  await old?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Keeps what the worker needs. @param {string} endpoint */
async function keep(endpoint) {
  await learn("people");
  const all = /** @type {Kind[]} */ (["turn", "invitation", "rematch"]);
  const texts = all.flatMap((kind) => [
    [kind, t(`push-${kind}`)],
    [`${kind}-by`, t(`push-${kind}-by`, { by: "{by}" })],
  ]);
  /** @type {Kept} */
  const kept = { endpoint, kinds: kinds.value, texts: Object.fromEntries(texts) };
  await (await caches.open(CACHE)).put(KEPT, Response.json(kept));
}

/** @returns {Promise<Kept | undefined>} */
async function kept() {
  return (await (await caches.open(CACHE)).match(KEPT))?.json();
}

/** Tells the server what this device wants. @param {Kind[]} wanted */
async function send(wanted) {
  const { key } = /** @type {PushInfo} */ (await fetchJson("/api/push"));
  if (key === undefined) throw new Error("the server sends no notifications");
  const { endpoint, keys } = (await subscription(key)).toJSON();
  const replaces = (await kept())?.endpoint;
  const { p256dh, auth } = keys ?? {};
  await fetchJson("/api/push", { method: "PUT", body: { endpoint, p256dh, auth, kinds: wanted, replaces } });
  choose(wanted);
  await keep(endpoint ?? "");
}

/**
 * Turns notifications on, or changes their kinds. Asks for permission, so it must follow a press.
 * @param {Kind[]} wanted @returns {Promise<"on" | "denied" | "dismissed" | "failed">}
 */
export async function turnOn(wanted) {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "dismissed";
  return send(wanted).then(
    () => "on",
    () => "failed",
  );
}

/** Turns notifications on this device off. */
export async function turnOff() {
  choose([]);
  const worker = await navigator.serviceWorker.getRegistration();
  const old = await worker?.pushManager.getSubscription();
  const endpoint = old?.endpoint ?? (await kept())?.endpoint;
  await caches.delete(CACHE);
  await old?.unsubscribe().catch(() => false);
  // Without this request, the server would notice at the next notification.
  if (endpoint)
    await fetchJson("/api/push/remove", { method: "POST", body: { endpoint } }).catch(() => undefined);
}

/** Confirms the subscription of this device with each visit: it may have ended, or I may be another person now. */
export async function renew() {
  if (support() !== "yes" || kinds.value.length === 0 || Notification.permission !== "granted") return;
  await send(kinds.value).catch(() => undefined);
}

// The worker speaks the language of the page.
let isFirstRun = true;
effect(() => {
  language.value;
  if (!isFirstRun && kinds.peek().length > 0) kept().then((it) => it && keep(it.endpoint));
  isFirstRun = false;
});
