// A part that only some tables need: its code comes with the first of them.
import { html } from "../lib.js";
import { Later } from "./later.js";
import { styled } from "./styled.js";

/** @typedef {typeof import("./extras.js").EXTRAS} Extras */

const LOADS = Object.fromEntries(
  ["Announcements", "Confirm", "JokerAnswers", "Odds", "Question", "Seen", "TileAnswers", "Tiles"].map(
    (name) => [
      name,
      () =>
        styled("extras", () =>
          import("./extras.js").then((module) => module.EXTRAS[/** @type {keyof Extras} */ (name)]),
        ),
    ],
  ),
);

/** @param {{name: keyof Extras, [rest: string]: unknown}} props */
export function Extra({ name, ...props }) {
  return html`<${Later} load=${LOADS[name]} ...${props} />`;
}
