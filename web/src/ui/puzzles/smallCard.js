// A small card in a text.
import { html } from "../../lib.js";
import { shownLetter } from "../../table/letters.js";
import { parseCard, suitOf } from "../../table/notation.js";
import { cardWord } from "../../table/words.js";
import { Card } from "../hand/card.js";

/** @typedef {import("../../../types/protocol.js").RulesInfo} RulesInfo */

/** @param {{rules: RulesInfo, card: string, said?: boolean}} props `said` if the text names the card already */
export function SmallCard({ rules, card, said = false }) {
  const { suit, rank } = parseCard(card);
  return html`
    <span class="small-card">
      <span aria-hidden="true">
        <${Card} suit=${suitOf(rules, suit)} letter=${shownLetter(rules, suit)} rank=${rank} up=${true} />
      </span>
      ${!said && html`<span class="visually-hidden">${cardWord(rules, card)}</span>`}
    </span>
  `;
}

/** @param {{rules: RulesInfo, cards: string[], said?: boolean}} props */
export function SmallCards({ rules, cards, said = false }) {
  return html`
    <span class="small-cards">
      ${cards.map((card) => html`<${SmallCard} rules=${rules} card=${card} said=${said} />`)}
    </span>
  `;
}
