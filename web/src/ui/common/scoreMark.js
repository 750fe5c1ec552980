// The result of a game in a list: its score, or a word if it has none.
import { figure, t } from "../../i18n.js";
import { html } from "../../lib.js";

/** @typedef {import("../../../types/protocol.js").GameResult} GameResult */

/** The words for games without a score. */
const WORTH = { perfect: "web-won", finished: "web-lost", lost: "web-lost", broken_off: "web-broken-off" };

/** @param {Pick<GameResult, "outcome" | "shown">} result */
export const worth = (result) => (result.shown ? "" : t(WORTH[result.outcome]));

/** @param {{result: Pick<GameResult, "outcome" | "points" | "shown">, after: string}} props `after` follows a score */
export function ScoreMark({ result, after }) {
  return html`
    <span class="row-end score-mark">
      ${worth(result) || html`<b>${figure(result.points)}</b> <small>${after}</small>`}
    </span>
  `;
}
