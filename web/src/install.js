// The page as an app: a service worker caches its files, and the page offers a newer Kagiya when there is one. The
// newer one is loaded on request, or with the next page.

import { newer } from "./appUpdate.js";
import { effect } from "./lib.js";
import { online } from "./net/connection.js";
import { recall } from "./settings.js";

/** The address of this client's files on the server. */
const ROOT = new URL("../", import.meta.url).pathname;

/** The root of the client that a worker caches. @param {ServiceWorker} worker @returns {Promise<string>} */
function rootOf(worker) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((told) => {
    port1.onmessage = ({ data }) => told(data);
    worker.postMessage("which", [port2]);
  });
}

/**
 * Activates a waiting worker at once if it caches the client that this page shows; otherwise offers a reload. With
 * either worker the reload gets the newer page from the server, and that page activates its own worker. This page must
 * not: it would stop the worker that is answering the reload.
 * @param {ServiceWorker} worker
 */
async function welcome(worker) {
  if ((await rootOf(worker)) === ROOT) worker.postMessage("take over");
  else newer.value = () => location.reload();
}

/** Confirms that this device wants notifications, once the server knows me. */
async function renewPush() {
  const { renew } = await import("./push.js");
  let isRenewed = false;
  effect(() => {
    if (!online.value || isRenewed) return;
    isRenewed = true;
    renew();
  });
}

/** Installs the server's worker. A page that is opened from a folder has none: its files change. */
export async function install() {
  if (!("serviceWorker" in navigator) || !ROOT.startsWith("/a/")) return;
  const found = await navigator.serviceWorker.register("/sw.js").catch(() => null);
  if (!found) return;
  const watch = (/** @type {ServiceWorker | null} */ worker) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && found.active) welcome(worker);
    });
  found.addEventListener("updatefound", () => watch(found.installing));
  watch(found.installing);
  if (recall("push")) renewPush();
  if (found.waiting && found.active) welcome(found.waiting);
  // After a lost connection the server may have a newer client.
  let before = true;
  effect(() => {
    if (online.value && !before) found.update().catch(() => undefined);
    before = online.value;
  });
}
