// The whole discard pile, always visible: suits by ranks, a dot for each copy of a card.
import { Mark, RankSign } from "../../art/sprite.js";
import { shellOf } from "../../art/suits.js";
import { t } from "../../i18n.js";
import { cls, html, memo } from "../../lib.js";
import { shownLetter } from "../../table/letters.js";
import { parseSet, ranksOf } from "../../table/notation.js";
import { cardWord, suitWord } from "../../table/words.js";
import { RovingFocus } from "../common/rovingFocus.js";

/** @typedef {import("../../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../../types/protocol.js").GameState} GameState */

/** @param {{rules: RulesInfo, game: GameState}} props */
export function Discards({ rules, game }) {
  /** @type {Map<string, number>} */
  const lying = new Map();
  for (const { card } of game.discard) lying.set(card, (lying.get(card) ?? 0) + 1);
  const [critical, trash] = [parseSet(game.critical), parseSet(game.trash)];
  const heading = t("web-discards", { count: game.discard.length });
  return html`
    <${RovingFocus} class="discards" label=${heading} name="discards" drop="pile">
      <h2 class="caption">${t("label-discards")} <b class="count">${game.discard.length}</b></h2>
      <div class="pile-grid" data-ranks=${ranksOf(rules).length}>
        ${rules.suits.map(
          (suit) => html`
            <${MemoRow} key=${suit.letter} rules=${rules} suit=${suit}
              gone=${ranksOf(rules)
                .map((rank) => lying.get(`${suit.letter}${rank}`) ?? 0)
                .join()}
              critical=${critical.get(suit.letter)?.join()} trash=${trash.get(suit.letter)?.join()} />
          `,
        )}
      </div>
    <//>
  `;
}

/**
 * The cards of a suit. The lists are strings, so that a row that has not changed is not drawn again.
 * @param {{
 *   rules: RulesInfo, suit: import("../../../types/protocol.js").SuitInfo, gone: string, critical?: string,
 *   trash?: string,
 * }} props `gone` counts the copies of each rank on the pile, `critical` and `trash` are ranks
 */
function Row({ rules, suit, gone: counts, critical = "", trash = "" }) {
  const shell = shellOf(suit.name);
  return html`
    <div class=${cls("pile-row", `ink-${shell}`)}>
      <span class="pile-suit" title=${suitWord(suit.name)} aria-hidden="true">
        <${Mark} shell=${shell} /><span class="letter">${shownLetter(rules, suit.letter)}</span>
      </span>
      ${ranksOf(rules).map((rank, n) => {
        const card = `${suit.letter}${rank}`;
        const copies = suit.copies[n] ?? 0;
        const gone = Number(counts.split(",")[n]);
        const isIn = (/** @type {string} */ ranks) => ranks.split(",").includes(`${rank}`);
        const state = isIn(critical) ? "critical" : isIn(trash) ? "trash" : "needed";
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

const MemoRow = memo(Row);
