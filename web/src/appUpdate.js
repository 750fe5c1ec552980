// Reloads a tab that stayed open while the server got a newer client: the server no longer has the old modules.
import { signal } from "./lib.js";

/** Whether the page is about to be loaded again. */
export const renewing = signal(false);

/**
 * Loads a newer client that is ready, if there is one.
 * @type {import("./lib.js").Signal<(() => void) | null>}
 */
export const newer = signal(null);

/** How long the page shows the reason before it reloads, in milliseconds. */
const TO_READ = 2500;

/** The address of this client's files on the server. */
const ROOT = new URL("../", import.meta.url).pathname;

/**
 * Reloads the page if a module failed to load because the server has a newer client. A running game continues: its
 * state is on the server.
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
