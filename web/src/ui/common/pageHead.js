// The head of a page: its title under the night sky, with fireworks of its own.
import { Burst } from "../../art/burst.js";
import { html } from "../../lib.js";

/**
 * @param {{title: string, shells: [shell: string, height: number][], children?: import("../../lib.js").Children}} props
 *   `shells` are the fireworks; `children` follow the title
 */
export function PageHead({ title, shells, children }) {
  return html`
    <div class="page-head">
      <div class="page-head-sky" aria-hidden="true">
        ${shells.map(([shell, height]) => html`<span><${Burst} shell=${shell} height=${height} pen=${0.7} /></span>`)}
      </div>
      <h1>${title}</h1>
      ${children}
    </div>
  `;
}
