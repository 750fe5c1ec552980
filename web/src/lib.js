// All imports of the vendored libraries go through this module.
import htm from "../vendor/htm.js";
import { h } from "../vendor/preact.js";

export { FluentBundle, FluentResource } from "../vendor/fluent.js";
export { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/hooks.js";
export { Component, createContext, Fragment, h, render } from "../vendor/preact.js";
export { batch, computed, effect, signal } from "../vendor/signals.js";

/** Makes elements from a template: html`<p class="note">${text}</p>`. */
export const html = /** @type {(parts: TemplateStringsArray, ...values: unknown[]) => VNode} */ (
  /** @type {unknown} */ (htm.bind(h))
);

/** @typedef {import("../vendor/preact.js").VNode<{}>} VNode */
/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */
/** @template T @typedef {import("../vendor/signals.js").Signal<T>} Signal */

/**
 * A component that is drawn again only when one of its props has changed, or a signal or a context that it reads.
 * @template {object} P @param {(props: P) => VNode | null} component
 */
export function memo(component) {
  /** @this {{props: object, shouldComponentUpdate: (next: object) => boolean}} @param {P} props */
  return function Memo(props) {
    this.shouldComponentUpdate = differs;
    return h(/** @type {import("../vendor/preact.js").FunctionComponent<P>} */ (component), props);
  };
}

/** @this {{props: object}} @param {object} next */
function differs(next) {
  const [now, then] = [Object.entries(this.props), new Map(Object.entries(next))];
  return now.length !== then.size || now.some(([name, value]) => then.get(name) !== value);
}

/**
 * Class names from words and conditions.
 * @param {...(string | false | null | undefined)} names
 */
export function cls(...names) {
  return names.filter(Boolean).join(" ");
}

/** The value of the field that caused an event. @param {Event} event */
export function typed(event) {
  return /** @type {HTMLInputElement | HTMLSelectElement} */ (event.currentTarget).value;
}

/** Whether the switch that caused an event is on. @param {Event} event */
export function ticked(event) {
  return /** @type {HTMLInputElement} */ (event.currentTarget).checked;
}
