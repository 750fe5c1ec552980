// A page for component tests: imported first, because the client's modules need one.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Window } from "happy-dom";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const window = new Window({ url: "http://localhost/" });

/** @type {Record<string, unknown>} */
const given = {
  window,
  document: window.document,
  location: window.location,
  localStorage: window.localStorage,
  history: window.history,
  matchMedia: window.matchMedia.bind(window),
  addEventListener: window.addEventListener.bind(window),
  removeEventListener: window.removeEventListener.bind(window),
  requestAnimationFrame: (/** @type {() => void} */ run) => setTimeout(run, 0),
  cancelAnimationFrame: clearTimeout,
  devicePixelRatio: 1,
  innerWidth: 1280,
  innerHeight: 800,
  Element: window.Element,
  HTMLElement: window.HTMLElement,
};
for (const [name, value] of Object.entries(given))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

const { makeBundle, useBundles } = await import("../src/i18n.js");
const { h, render } = await import("../src/lib.js");

/** Loads a language. @param {import("../src/i18n.js").Language} [code] */
export async function speak(code = "en") {
  useBundles([await makeBundle(code, async (path) => readFileSync(join(web, "..", path), "utf8"))]);
}

/**
 * Renders a component on an empty page. Rendering it again with other properties keeps its state.
 * @param {Function} component @param {object} props
 */
export async function mount(component, props) {
  render(null, document.body);
  document.body.innerHTML = "";
  const draw = (/** @type {object} */ next) =>
    render(h(/** @type {import("../vendor/preact.js").ComponentType} */ (component), next), document.body);
  draw(props);
  await drawn();
  return { draw };
}

/** Waits for rendering: an effect may cause another render. */
export async function drawn() {
  for (let n = 0; n < 4; n += 1) await new Promise((done) => setTimeout(done, 0));
}

/** Whether any element matches. @param {string} selector */
export const has = (selector) => document.querySelector(selector) !== null;

/** The first matching element, which must exist. @param {string} selector @returns {HTMLElement} */
export function one(selector) {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}; the page says: ${document.body.textContent}`);
  return /** @type {HTMLElement} */ (found);
}

/** The texts of all matching elements. @param {string} selector */
export function texts(selector) {
  return [...document.querySelectorAll(selector)].map((it) => (it.textContent ?? "").trim());
}

/**
 * Presses or releases a key at the focused element.
 * @param {string} key @param {Element} [on]
 * @param {{type?: string, at?: number, repeat?: boolean, shiftKey?: boolean}} [how] `at` is the time in milliseconds
 */
export function press(
  key,
  on = document.activeElement ?? document.body,
  { type = "keydown", at, ...rest } = {},
) {
  const event = new window.KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...rest });
  if (at !== undefined) Object.defineProperty(event, "timeStamp", { value: at });
  on.dispatchEvent(/** @type {Event} */ (/** @type {unknown} */ (event)));
}

/** Writes into a field. @param {HTMLElement} field @param {string} text */
export function fill(field, text) {
  /** @type {HTMLInputElement} */ (field).value = text;
  const event = new window.Event("input", { bubbles: true });
  field.dispatchEvent(/** @type {Event} */ (/** @type {unknown} */ (event)));
}
