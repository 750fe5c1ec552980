// A finished game in a list.
import { figure, t, when } from "../../i18n.js";
import { html } from "../../lib.js";
import { nameOf } from "../../table/words.js";
import { editionName } from "../rules/edition.js";

/** The outcomes of games without points. */
const WORTH = { perfect: "web-won", finished: "web-lost", lost: "web-lost", broken_off: "web-broken-off" };

/** @param {{game: import("../../../types/protocol.js").GameSummary}} props */
export function GameListItem({ game }) {
  return html`
    <a class="row-link" href=${`/replay/${game.id}`}>
      <span>
        <b>${editionName(game.settings.preset)}</b>
        <small>${`${game.seats.map((_, n) => nameOf(game, n)).join(", ")} · ${when(game.finished_at)}`}</small>
      </span>
      <span class="row-end score-mark">
        ${
          game.result.shown
            ? html`<b>${figure(game.result.points)}</b><small>/ ${game.max_score}</small>`
            : t(WORTH[game.result.outcome])
        }
      </span>
    </a>
  `;
}
