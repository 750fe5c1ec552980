// A hand of cards with its holder's name: a partner's face up, my own by what I may know of it.
import { list, t } from "../i18n.js";
import { cls, html } from "../lib.js";
import { aid } from "../settings.js";
import { isRank, parseCard, suitOf, summary } from "../table/notation.js";
import { cardWord, clueWord, setWord } from "../table/words.js";
import { botAbout, botWord } from "./bots.js";
import { Card, Thoughts } from "./card.js";
import { botShown } from "./dialogs.js";
import { Icon } from "./icons.js";
import { Region } from "./region.js";

/** @typedef {import("../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../types/protocol.js").Hand} HandState */
/** @typedef {import("../../types/protocol.js").FaceUpCard} FaceUpCard */
/** @typedef {import("../../types/protocol.js").FaceDownCard} FaceDownCard */
/** @typedef {import("../../types/protocol.js").GameState} GameState */
/** @typedef {import("../table/state.js").FreshClue} FreshClue */

/**
 * @param {{
 *   rules: RulesInfo, game: GameState, seat: number, name: string,
 *   mine: boolean, onTurn: boolean, bot?: string, here?: boolean, absent?: boolean,
 *   selected: number | null, lit: readonly number[], fresh: FreshClue | null, empathy: boolean,
 *   class?: string,
 *   onSelect?: (id: number) => void,
 *   onName?: () => void,
 *   onEmpathy?: (on: boolean) => void,
 *   onPointer?: (event: PointerEvent, id: number) => void,
 * }} props
 */
export function Hand(props) {
  const { game, seat, name, mine, onTurn, bot, absent, selected, lit, fresh, empathy } = props;
  const hand = game.hands[seat];
  const label = mine ? t("web-hand-mine") : t("web-hand-of", { name });
  return html`
    <${Region} class=${cls("hand", mine && "mine", onTurn && "on-turn", empathy && "empathy", props.class)} label=${label} name=${mine ? "mine" : `seat-${seat}`} seat=${seat}>
      <div class="cards">
        ${hand.cards.map(
          (card, n) => html`
            <${Slot} key=${card.id} ...${props} card=${card} slot=${n + 1} faceUp=${hand.face === "up" && !empathy}
              isSelected=${selected === card.id} isLit=${lit.includes(card.id)}
              brush=${fresh?.touched.includes(card.id) ? (fresh.again.includes(card.id) ? "again" : "new") : ""} />
          `,
        )}
        ${hand.cards.length === 0 && html`<span class="no-cards">${t("web-no-cards")}</span>`}
      </div>
      <div class="plate">
        <span class="lantern" aria-hidden="true" />
        ${
          props.onName && !mine
            ? html`<button type="button" class="name" data-rove onClick=${props.onName} aria-label=${t("web-clue-someone", { name })}>${name}</button>`
            : html`<span class="name">${mine ? t("you") : name}</span>`
        }
        ${bot && html`<button type="button" class="badge" data-rove tabindex="-1" title=${botAbout(bot)} aria-label=${t("web-bot-is", { bot: botWord(bot) })} onClick=${() => (botShown.value = bot)}>${botWord(bot)}</button>`}
        ${absent && html`<span class="badge away">${t("web-away")}</span>`}
        ${onTurn && html`<span class="visually-hidden">${t("web-on-turn")}</span>`}
        ${
          props.onEmpathy &&
          html`<button type="button" class="eye" data-rove aria-pressed=${empathy} aria-label=${t("web-empathy", { name })} title=${t("web-empathy", { name })} onClick=${() => props.onEmpathy?.(!empathy)}><${Icon} name="eye" /></button>`
        }
      </div>
    <//>
  `;
}

/** @param {any} props */
function Slot(props) {
  /** @type {{rules: RulesInfo, card: FaceUpCard & FaceDownCard, faceUp: boolean}} */
  const { rules, card, faceUp } = props;
  const known = summary(rules, card.possible);
  const print = faceUp ? parseCard(card.card) : null;
  const suit = print ? suitOf(rules, print.suit) : shownSuit(rules, card, known);
  const rank = print ? print.rank : shownRank(card, known);
  return html`
    <button type="button" class=${cls("slot", props.isSelected && "selected", props.isLit && "lit", card.yes !== "" && "clued")}
      data-rove data-card=${card.id} data-fly=${card.id} aria-pressed=${props.isSelected}
      aria-label=${cardLabel(props)}
      onClick=${() => props.onSelect?.(card.id)}
      onPointerDown=${(/** @type {PointerEvent} */ event) => props.onPointer?.(event, card.id)}>
      <${Card} up=${Boolean(print)} suit=${suit} rank=${rank} ribbon=${card.yes !== ""} brush=${props.brush} />
      ${
        aid.value === "full"
          ? html`<${Thoughts} suits=${rules.suits} possibleSuits=${known.suits} possibleRanks=${known.ranks} />`
          : html`<span class="said" data-text=${[...card.yes].map((clue) => (isRank(clue) ? clue : clueWord(rules, clue))).join(" · ")} />`
      }
    </button>
  `;
}

/** @param {RulesInfo} rules @param {FaceDownCard} card @param {ReturnType<typeof summary>} known */
function shownSuit(rules, card, known) {
  if (aid.value === "full") return known.onlySuit;
  const colors = [...card.yes].filter((clue) => !isRank(clue));
  return colors.length === 1 ? (rules.suits.find((suit) => suit.color === colors[0]) ?? null) : null;
}

/** @param {FaceDownCard} card @param {ReturnType<typeof summary>} known */
function shownRank(card, known) {
  if (aid.value === "full") return known.onlyRank;
  const ranks = [...card.yes].filter(isRank);
  return ranks.length === 1 ? Number(ranks[0]) : null;
}

/**
 * A card in words: what it is, what is known of it, what it is worth.
 * @param {{rules: RulesInfo, game: GameState, name: string, mine: boolean, card: FaceUpCard & FaceDownCard, slot: number, faceUp: boolean}} props
 */
function cardLabel({ rules, game, name, mine, card, slot, faceUp }) {
  const said = [];
  if (faceUp) {
    const args = { name, slot, card: cardWord(rules, card.card) };
    said.push(t(mine ? "card-mine-open" : "card-theirs", args) + worth(game, card.card));
  } else {
    said.push(mine ? t("card-mine", { slot }) : t("web-card-hidden", { name, slot }));
  }
  said.push(
    card.yes === ""
      ? t("card-unclued")
      : t("card-clued", { clues: list([...card.yes].map((clue) => clueWord(rules, clue))) }),
  );
  if (card.yes !== "" || card.no !== "") {
    said.push(
      t(faceUp && !mine ? "card-they-know" : "card-can-be", { cards: setWord(rules, card.possible) }),
    );
  }
  return said.join(" ");
}

/** @param {GameState} game @param {string} card */
function worth(game, card) {
  const { suit, rank } = parseCard(card);
  const has = (/** @type {string} */ set) => new RegExp(`${suit}\\d*${rank}`).test(set);
  const word = has(game.trash)
    ? "card-trash"
    : has(game.playable)
      ? has(game.critical)
        ? "card-playable-critical"
        : "card-playable"
      : has(game.critical)
        ? "card-critical"
        : "";
  return word ? ` (${t(word)})` : "";
}
