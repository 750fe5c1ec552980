// A region with a single tab stop: the arrow keys move between its controls (roving focus).
import { html, useEffect, useLayoutEffect, useRef } from "../../lib.js";
import { beforeFrame } from "./frame.js";

/**
 * @param {{
 *   class?: string, label: string, name: string, seat?: number, drop?: "sky" | "pile", from?: string,
 *   children?: import("../../lib.js").Children,
 * }} props `drop` is the target that a dropped card has here; `from` is the selector of the control that opened the
 *   region: it gets the keyboard focus back when the region is removed
 */
export function RovingFocus({ class: className, label, name, seat, drop, from, children }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  /** The place of the control that has the focus, or -1. */
  const at = useRef(-1);
  /** That control. */
  const held = useRef(/** @type {HTMLElement | null} */ (null));
  const opener = useRef(from);
  opener.current = from;
  useLayoutEffect(() => {
    if (!ref.current) return undefined;
    settle(ref.current);
    // Nothing has the focus either while it moves between two controls, and leaving one may render the region again.
    const isGone = !held.current?.isConnected || held.current.hasAttribute("disabled");
    const isLost = () => at.current !== -1 && isGone && document.activeElement === document.body;
    if (!isLost()) return undefined;
    return beforeFrame(() => {
      if (ref.current && isLost()) refocus(ref.current, at.current);
    });
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // With a pointer the focus isn't visible, and a key pressed there would give a clue unexpectedly.
      if (!opener.current || !element?.querySelector(":focus-visible")) return;
      /** @type {HTMLElement | null} */ (document.querySelector(opener.current))?.focus();
    };
  }, []);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const focused = (/** @type {FocusEvent} */ event) => {
      const item = /** @type {Element} */ (event.target).closest("[data-rove]");
      if (!item) return;
      choose(element, /** @type {HTMLElement} */ (item));
      held.current = /** @type {HTMLElement} */ (item);
      at.current = items(element).indexOf(held.current);
    };
    const left = (/** @type {FocusEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      // If a control loses the focus because it was removed, its place still counts as the current one.
      queueMicrotask(() => {
        if (target.isConnected && !element.contains(document.activeElement)) at.current = -1;
      });
    };
    const pressed = (/** @type {KeyboardEvent} */ event) => step(element, event);
    element.addEventListener("focusin", focused);
    element.addEventListener("focusout", left);
    element.addEventListener("keydown", pressed);
    return () => {
      element.removeEventListener("focusin", focused);
      element.removeEventListener("focusout", left);
      element.removeEventListener("keydown", pressed);
    };
  }, []);
  return html`
    <section ref=${ref} class=${className} role="group" aria-label=${label} data-region=${name}
      data-seat=${seat} data-drop=${drop}>${children}</section>
  `;
}

/** @param {HTMLElement} region @returns {HTMLElement[]} */
function items(region) {
  return [...region.querySelectorAll("[data-rove]")]
    .filter((item) => !item.hasAttribute("disabled"))
    .map((item) => /** @type {HTMLElement} */ (item));
}

/** Makes `item` the one that Tab reaches. @param {HTMLElement} region @param {HTMLElement} item */
function choose(region, item) {
  for (const other of items(region)) {
    const wanted = other === item ? "0" : "-1";
    // Writing the same value again makes the browser compute styles.
    if (other.getAttribute("tabindex") !== wanted) other.setAttribute("tabindex", wanted);
  }
}

/** Makes sure that Tab reaches exactly one item after items were added or removed. @param {HTMLElement} region */
function settle(region) {
  const all = items(region);
  const now =
    all.find((item) => item.contains(document.activeElement)) ??
    all.find((item) => item.getAttribute("tabindex") === "0");
  if (all.length > 0) choose(region, now ?? all[0]);
}

/**
 * Moves the focus when its control was removed: to the neighbor, or to my hand.
 * @param {HTMLElement} region @param {number} at
 */
function refocus(region, at) {
  const all = items(region);
  const next =
    all[Math.min(at, all.length - 1)] ?? document.querySelector(".hand.mine [data-rove][tabindex='0']");
  /** @type {HTMLElement | null} */ (next)?.focus();
}

/** @param {HTMLElement} region @param {KeyboardEvent} event */
function step(region, event) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = items(region);
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (at === -1) return;
  const target = {
    ArrowRight: all[at + 1],
    ArrowDown: all[at + 1],
    ArrowLeft: all[at - 1],
    ArrowUp: all[at - 1],
    Home: all[0],
    End: all[all.length - 1],
  }[event.key];
  if (target) {
    target.focus();
    event.preventDefault();
  }
}
