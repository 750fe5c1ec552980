// A switch with its name and what it does.
import { html, ticked } from "../lib.js";

/** @param {{id: string, label: string, about?: string, on: boolean, onChange: (on: boolean) => void}} props */
export function Switch({ id, label, about = "", on, onChange }) {
  return html`
    <div class="field-row">
      <label for=${id}>${label}${about && html`<small>${about}</small>`}</label>
      <input id=${id} type="checkbox" role="switch" class="switch" checked=${on}
        onChange=${(/** @type {Event} */ event) => onChange(ticked(event))} />
    </div>
  `;
}
