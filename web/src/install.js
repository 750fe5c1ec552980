// The page as an app: a service worker keeps its shell, and a newer Kagiya is offered when it is there. It is loaded
// when somebody wants it, or with the next page.

import { newer } from "./appUpdate.js";
import { effect } from "./lib.js";
import { online } from "./net/connection.js";

/** Where the files of this client stand on the server. */
const ROOT = new URL("../", import.meta.url).pathname;

/** Which client a worker keeps. @param {ServiceWorker} worker @returns {Promise<string>} */
function rootOf(worker) {
  const { port1, port2 } = new MessageChannel();
  return new Promise((told) => {
    port1.onmessage = ({ data }) => told(data);
    worker.postMessage("which", [port2]);
  });
}

/**
 * A worker that waits takes over at once where it keeps what this page shows; else that is offered. The newer page
 * comes from the server whichever worker is asked, and lets its own take over then: a page that is about to go must
 * not, for the worker that is asked for the next one would be ended meanwhile.
 * @param {ServiceWorker} worker
 */
async function welcome(worker) {
  if ((await rootOf(worker)) === ROOT) worker.postMessage("take over");
  else newer.value = () => location.reload();
}

/** Installs the worker of the server. A page that comes from a folder has none: its files change. */
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
  if (found.waiting && found.active) welcome(found.waiting);
  // A server that was away may have come back as a newer one.
  let before = true;
  effect(() => {
    if (online.value && !before) found.update().catch(() => undefined);
    before = online.value;
  });
}
