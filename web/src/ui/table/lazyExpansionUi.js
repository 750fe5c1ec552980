// A part that only some tables need: its code is loaded with the first of them.
import { html } from "../../lib.js";
import { Lazy } from "../common/lazy.js";
import { lazyStyled } from "../common/lazyStyled.js";

/** @typedef {typeof import("./expansionUi.js").EXPANSION_UI} ExpansionUi */

const LOADS = Object.fromEntries(
  ["Announcements", "Confirm", "JokerAnswers", "Odds", "Question", "Seen", "TileAnswers", "Tiles"].map(
    (name) => [
      name,
      () =>
        lazyStyled("extras", () =>
          import("./expansionUi.js").then(
            (module) => module.EXPANSION_UI[/** @type {keyof ExpansionUi} */ (name)],
          ),
        ),
    ],
  ),
);

/** @param {{name: keyof ExpansionUi, [rest: string]: unknown}} props */
export function Expansion({ name, ...props }) {
  return html`<${Lazy} load=${LOADS[name]} ...${props} />`;
}
