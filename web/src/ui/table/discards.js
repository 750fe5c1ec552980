// The whole discard pile, always visible: suits by ranks, a dot for each copy of a card.
import { Mark, RankSign } from "../../art/sprite.js";
import { shellOf } from "../../art/suits.js";
import { t } from "../../i18n.js";
import { cls, html } from "../../lib.js";
import { shownLetter } from "../../table/letters.js";
import { holds, ranksOf } from "../../table/notation.js";
import { cardWord, suitWord } from "../../table/words.js";
import { RovingFocus } from "../common/rovingFocus.js";

/** @typedef {import("../../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../../types/protocol.js").GameState} GameState */

/** @param {{rules: RulesInfo, game: GameState}} props */
export function Discards({ rules, game }) {
  /** @type {Map<string, number>} */
  const lying = new Map();
  for (const { card } of game.discard) lying.set(card, (lying.get(card) ?? 0) + 1);
  const heading = t("web-discards", { count: game.discard.length });
  return html`
    <${RovingFocus} class="discards" label=${heading} name="discards" drop="pile">
      <h2 class="caption">${t("label-discards")} <b class="count">${game.discard.length}</b></h2>
      <div class="pile-grid" data-ranks=${ranksOf(rules).length}>
        ${rules.suits.map(
          (suit) =>
            html`<${Row} key=${suit.letter} rules=${rules} game=${game} suit=${suit} lying=${lying} />`,
        )}
      </div>
    <//>
  `;
}

/**
 * @param {{
 *   rules: RulesInfo, game: GameState, suit: import("../../../types/protocol.js").SuitInfo,
 *   lying: ReadonlyMap<string, number>,
 * }} props `lying` counts the copies on the pile
 */
function Row({ rules, game, suit, lying }) {
  const shell = shellOf(suit.name);
  return html`
    <div class=${cls("pile-row", `ink-${shell}`)}>
      <span class="pile-suit" title=${suitWord(suit.name)} aria-hidden="true">
        <${Mark} shell=${shell} /><span class="letter">${shownLetter(rules, suit.letter)}</span>
      </span>
      ${ranksOf(rules).map((rank, n) => {
        const card = `${suit.letter}${rank}`;
        const copies = suit.copies[n] ?? 0;
        const gone = lying.get(card) ?? 0;
        const critical = holds(game.critical, suit.letter, rank);
        const trash = holds(game.trash, suit.letter, rank);
        const state = critical ? "critical" : trash ? "trash" : "needed";
        const label = t("web-pile-cell", { card: cardWord(rules, card), gone, copies, state });
        return html`
          <span class=${cls("cell", state, gone > 0 && "has")} data-rove tabindex="-1" data-pile=${card}
            role="img" aria-label=${label} title=${label}>
            <${RankSign} rank=${rank} />
            <span class="dots">
              ${Array.from({ length: copies }, (_unused, k) => html`<i class=${k < gone ? "gone" : ""} />`)}
            </span>
          </span>
        `;
      })}
    </div>
  `;
}
