// A part of the table that the Tab key reaches as one: inside it, the arrow keys move from control
// to control (roving focus).
import { html, useEffect, useLayoutEffect, useRef } from "../../lib.js";

/**
 * @param {{
 *   class?: string, label: string, name: string, seat?: number, drop?: "sky" | "pile", from?: string,
 *   children?: import("../../lib.js").Children,
 * }} props `drop` is what a card that is dropped here is meant for; `from` is what opened the region, by a selector:
 *   whoever goes by keyboard is there again when the region has gone
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
    if (!ref.current) return;
    settle(ref.current);
    // On the way from one control to the next nothing has the focus either, and what is left may draw the region anew.
    const isGone = !held.current?.isConnected || held.current.hasAttribute("disabled");
    if (at.current !== -1 && isGone && document.activeElement === document.body)
      refocus(ref.current, at.current);
  });
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      // Under a pointer nobody sees where the focus goes, and a letter there would give a clue.
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
      // A control that loses the focus because it has gone still counts as where the person is.
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
  for (const other of items(region)) other.tabIndex = other === item ? 0 : -1;
}

/** Sees to it that Tab reaches one item, whatever has come and gone. @param {HTMLElement} region */
function settle(region) {
  const all = items(region);
  const now =
    all.find((item) => item.contains(document.activeElement)) ??
    all.find((item) => item.tabIndex === 0 && item.hasAttribute("tabindex"));
  if (all.length > 0) choose(region, now ?? all[0]);
}

/**
 * Gives the focus back when its control has gone: to the neighbour, or to my hand.
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
