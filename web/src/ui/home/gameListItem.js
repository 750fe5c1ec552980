// A finished game in a list.
import { when } from "../../i18n.js";
import { html } from "../../lib.js";
import { nameOf } from "../../table/words.js";
import { ScoreMark } from "../common/scoreMark.js";
import { dealOf, editionName } from "../rules/edition.js";

/** @param {{game: import("../../../types/protocol.js").GameSummary}} props */
export function GameListItem({ game }) {
  return html`
    <a class="row-link" href=${`/replay/${game.id}`}>
      <span>
        <b>${editionName(game.settings.preset)}</b>
        ${game.deal_of && html` <span class="badge">${dealOf(game.deal_of)}</span>`}
        <small>${`${game.seats.map((_, n) => nameOf(game, n)).join(", ")} · ${when(game.finished_at)}`}</small>
      </span>
      <${ScoreMark} result=${game.result} after=${`/ ${game.max_score}`} />
    </a>
  `;
}
