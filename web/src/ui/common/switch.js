// A switch with its name and a description.
import { html, ticked } from "../../lib.js";

/**
 * @param {{
 *   id: string, label: string, about?: string, on: boolean, onChange: (on: boolean) => void,
 *   beside?: import("../../lib.js").Children,
 * }} props `beside` stands between the name and the switch
 */
export function Switch({ id, label, about = "", on, onChange, beside }) {
  return html`
    <div class="field-row">
      <label for=${id}>${label}${about && html`<small>${about}</small>`}</label>
      ${beside}
      <input id=${id} type="checkbox" role="switch" class="switch" checked=${on}
        onChange=${(/** @type {Event} */ event) => onChange(ticked(event))} />
    </div>
  `;
}
