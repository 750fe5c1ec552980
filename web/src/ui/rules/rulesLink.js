// A link to the rules of a table. It has its own address, and opens the panel next to the current page.
import { html } from "../../lib.js";
import { rulesAddress } from "../../table/rulebook.js";
import { rulesShown } from "../common/dialogState.js";

/** @typedef {import("../../../types/protocol.js").RulesRequest} RulesRequest */

/**
 * @param {{
 *   request: RulesRequest, rule?: string, class?: string, label?: string, children?: import("../../lib.js").Children,
 * }} props `rule` is the one to open at; `label` is for screen readers, if the text alone is unclear
 */
export function RulesLink({ request, rule = "", class: name = "", label, children }) {
  const open = (/** @type {MouseEvent} */ event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const link = /** @type {HTMLElement} */ (event.currentTarget);
    // A modal dialog would cover the rules too.
    /** @type {HTMLDialogElement | null} */ (link.closest("dialog:modal"))?.close();
    rulesShown.value = { request, rule };
  };
  return html`
    <a class=${name || undefined} href=${rulesAddress(request, rule)} aria-label=${label} onClick=${open}>
      ${children}
    </a>
  `;
}

/** The request for a table's rules. @param {import("../../table/words.js").Setting} setting @returns {RulesRequest} */
export function requestOfTable({ info, rules }) {
  const { preset, options } = info.settings;
  return { preset, options, seats: rules.players };
}
