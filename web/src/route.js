// Chooses the page from the address; the browser's back and forward buttons work.
import { signal } from "./lib.js";

/**
 * @typedef {"home" | "account" | "games" | "deal" | "challenge" | "today" | "people" | "new" | "open" | "table"
 *   | "replay" | "learn" | "lesson" | "puzzles" | "puzzle" | "conventions" | "rules" | "rulings" | "lost"} Page
 */
/** @typedef {{page: Page, id: string, hash: string, query: URLSearchParams}} Route */

/** @type {import("./lib.js").Signal<Route>} */
export const route = signal(read());

/** @returns {Route} */
function read() {
  const { pathname, hash, search } = location;
  const rest = { hash: hash.slice(1), query: new URLSearchParams(search) };
  if (pathname === "/" || pathname === "/index.html") return { page: "home", id: "", ...rest };
  if (pathname === "/account") return { page: "account", id: "", ...rest };
  if (pathname === "/people") return { page: "people", id: "", ...rest };
  if (pathname === "/games") return { page: "games", id: "", ...rest };
  if (pathname === "/new") return { page: "new", id: "", ...rest };
  if (pathname === "/open") return { page: "open", id: "", ...rest };
  if (pathname === "/conventions") return { page: "conventions", id: "", ...rest };
  if (pathname === "/learn") return { page: "learn", id: "", ...rest };
  const lesson = /^\/learn\/([\w-]+)$/.exec(pathname);
  if (lesson) return { page: "lesson", id: lesson[1], ...rest };
  if (pathname === "/puzzles") return { page: "puzzles", id: "", ...rest };
  const puzzle = /^\/puzzle\/(\d+)$/.exec(pathname);
  if (puzzle) return { page: "puzzle", id: puzzle[1], ...rest };
  if (pathname === "/rulings") return { page: "rulings", id: "", ...rest };
  const rules = /^\/rules(?:\/([\w-]+))?$/.exec(pathname);
  if (rules) return { page: "rules", id: rules[1] ?? "", ...rest };
  const table = /^\/t\/([\w-]+)$/.exec(pathname);
  if (table) return { page: "table", id: table[1], ...rest };
  const deal = /^\/deal\/([\w-]+)$/.exec(pathname);
  if (deal) return { page: "deal", id: deal[1], ...rest };
  const challenge = /^\/c\/(\w+)$/.exec(pathname);
  if (challenge) return { page: "challenge", id: challenge[1], ...rest };
  const day = /^\/today(?:\/([\d-]+))?$/.exec(pathname);
  if (day) return { page: "today", id: day[1] ?? "", ...rest };
  const replay = /^\/replay\/([\w-]+)$/.exec(pathname);
  if (replay) return { page: "replay", id: replay[1], ...rest };
  return { page: "lost", id: "", ...rest };
}

/** @param {string} path @param {{replace?: boolean}} [how] */
export function go(path, { replace = false } = {}) {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.value = read();
  if (!replace) scrollTo(0, 0);
}

/** Follows links within the client without reloading the page. */
export function listen() {
  addEventListener("popstate", () => (route.value = read()));
  addEventListener("hashchange", () => (route.value = read()));
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest?.("a[href]");
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    const url = new URL(/** @type {HTMLAnchorElement} */ (link).href);
    const elsewhere = link.hasAttribute("download") || link.hasAttribute("target");
    if (url.origin !== location.origin || elsewhere || /^\/(api|docs)\//.test(url.pathname)) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
