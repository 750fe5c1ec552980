// The choice of a card, by suit and rank.
import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { cardWord } from "../../table/words.js";
import { Dialog } from "../common/dialog.js";
import { SmallCard } from "./smallCard.js";

/**
 * @param {{
 *   rules: import("../../../types/protocol.js").RulesInfo, onCard: (card: string) => void, onClose: () => void,
 * }} props
 */
export function ChooseCard({ rules, onCard, onClose }) {
  const ranks = [1, 2, 3, 4, 5];
  return html`
    <${Dialog} title=${t("puzzle-choose-card")} onClose=${onClose}>
      <div class="puzzle-cards">
        ${rules.suits.flatMap(({ letter }) =>
          ranks.map((rank) => {
            const card = `${letter}${rank}`;
            return html`
              <button type="button" aria-label=${cardWord(rules, card)} data-choose=${card}
                onClick=${() => onCard(card)}><${SmallCard} rules=${rules} card=${card} said=${true} /></button>
            `;
          }),
        )}
      </div>
    <//>
  `;
}
