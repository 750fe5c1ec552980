// A tab that stayed open while the server got a newer client: parts that come later are gone there.
import { signal } from "./lib.js";

/** Whether the page is about to be loaded again. */
export const renewing = signal(false);

/**
 * Loads a newer client that is ready, if there is one.
 * @type {import("./lib.js").Signal<(() => void) | null>}
 */
export const newer = signal(null);

/** How long one can read why, in milliseconds. */
const TO_READ = 2500;

/** Where the files of this client stand on the server. */
const ROOT = new URL("../", import.meta.url).pathname;

/**
 * Loads the page again if a part of it could not be had since the server has a newer client. What is played stays: the
 * table lives on the server.
 */
export function renewWhenOutdated() {
  addEventListener("unhandledrejection", async ({ reason }) => {
    if (!(reason instanceof TypeError) || renewing.value) return;
    const page = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
    // Without the server there is nothing newer.
    if (!page?.ok || (await page.text()).includes(ROOT)) return;
    renewing.value = true;
    setTimeout(() => location.reload(), TO_READ);
  });
}
