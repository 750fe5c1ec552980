// The parts that only some tables need: bonus tiles, the joker, announcements, the confirmation of an action.
import { Mark, RankSign } from "../../art/sprite.js";
import { shellOf } from "../../art/suits.js";
import { t } from "../../i18n.js";
import { cls, html } from "../../lib.js";
import { shownLetter } from "../../table/letters.js";
import { parseCard, rankSign, ranksOf, suitOf } from "../../table/notation.js";
import { noteAgainst } from "../../table/notes.js";
import { combinations, kinds } from "../../table/possibleCards.js";
import { fromLeft, slotOf } from "../../table/slots.js";
import { cardWord, nameOf, noteWord, rankWord, suitWord } from "../../table/words.js";
import { tilesShown } from "../common/dialogState.js";
import { Card } from "../hand/card.js";
import { RulesLink, requestOfTable } from "../rules/rulesLink.js";
import { clueLabel } from "./actionBar.js";
import { useBoard } from "./boardContext.js";

/** @typedef {import("../../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../../types/protocol.js").LegalActions} LegalActions */
/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {Pick<import("./boardContext.js").Scene, "game" | "setting">} Shown */

/**
 * The step before a card is played with an announcement: an explanation, and the fireworks to name.
 * @param {{legal: LegalActions, id: number, onBack: () => void}} props
 */
function Announcements({ legal, id, onBack }) {
  const { scene, choice } = useBoard();
  const { rules, you } = scene.setting;
  const slot = slotOf(
    scene.game.hands[you ?? 0].cards.map((card) => card.id),
    id,
  );
  return html`
    <span class="announce" role="group" aria-label=${t("web-announce")}>
      <span class="why">
        ${t("web-announce-about", { slot })}${" "}
        <${RulesLink} request=${requestOfTable(scene.setting)} rule="rulebook-announce">${t("web-rule")}<//>
      </span>
      <span class="announce-fireworks">
        ${legal.announce.map((letter) => {
          const suit = suitOf(rules, letter);
          return html`
            <button type="button" class=${cls("act", "announcement", `ink-${shellOf(suit.name)}`)} data-rove
              data-announce=${letter} onClick=${() => choice.act({ type: "play", id, announce: letter })}>
              <${Mark} shell=${shellOf(suit.name)} />${suitWord(suit.name)}
            </button>
          `;
        })}
        <button type="button" class="act quiet" data-rove onClick=${onBack}>${t("web-back")}</button>
      </span>
    </span>
  `;
}

/** The question of the game, shown to everybody. @param {{rules: RulesInfo, game: GameState}} props */
function Question({ rules, game }) {
  if (game.phase.type === "tile") return html`<${TileCard} tile=${game.phase.tile} />`;
  if (game.phase.type === "joker") return html`<${JokerCard} rules=${rules} card=${game.phase.card} />`;
  return null;
}

/** @param {{tile: number}} props */
function TileCard({ tile }) {
  const { scene } = useBoard();
  return html`
    <div class="tile-card" role="status">
      <span class="tile big"><${TileSign} tile=${tile} /></span>
      <span>
        <b>${t("tile-title", { number: tile, name: t(`tile-${tile}`) })}</b>
        <small>
          ${t(`tile-${tile}.about`)}${" "}
          ${tile === 5 && scene.game.deck === 0 && `${t("tile-5-empty-deck")} `}
          <${RulesLink} request=${requestOfTable(scene.setting)} rule=${TILE_RULES[tile - 1]}>${t("web-rule")}<//>
        </small>
      </span>
    </div>
  `;
}

/** The rule about the effects of bonus tiles. */
const TILE_RULES = [
  "rulebook-tile-token",
  "rulebook-tile-strike",
  "rulebook-tile-color",
  "rulebook-tile-rank",
  "rulebook-tile-shuffle",
  "rulebook-tile-play",
];

/** @param {{legal: LegalActions}} props */
function TileAnswers({ legal }) {
  const { choice } = useBoard();
  return html`
    <span class="answers">
      ${legal.put_into_play.map((card) => html`<${Answer} type="put_into_play" card=${card} />`)}
      ${legal.shuffle_back.map((card) => html`<${Answer} type="shuffle_back" card=${card} />`)}
    </span>
    ${
      legal.decline &&
      html`
        <button type="button" class="act quiet" data-rove
          onClick=${() => choice.act({ type: "decline" })}>${t("answer-decline-short")}</button>
      `
    }
  `;
}

/** @param {{type: "put_into_play" | "shuffle_back", card: string}} props */
function Answer({ type, card }) {
  const { scene, choice } = useBoard();
  const { rules } = scene.setting;
  const { suit, rank } = parseCard(card);
  const label = t(type === "put_into_play" ? "web-put" : "web-shuffle", { card: cardWord(rules, card) });
  return html`
    <button type="button" class="answer" data-rove data-answer=${card} aria-label=${label} title=${label}
      onClick=${() => choice.act({ type, card })}>
      <${Card} up=${true} suit=${suitOf(rules, suit)} letter=${shownLetter(rules, suit)} rank=${rank} />
    </button>
  `;
}

/** @param {{rules: RulesInfo, card: string}} props */
function JokerCard({ rules, card }) {
  const { suit, rank } = parseCard(card);
  return html`
    <div class="tile-card" role="status">
      <span class="joker-shown">
        <${Card} up=${true} suit=${suitOf(rules, suit)} letter=${shownLetter(rules, suit)} rank=${rank} />
      </span>
      <span>
        <b>${t("joker-title")}</b>
        <small>${t("joker-about", { card: cardWord(rules, card) })}</small>
      </span>
    </div>
  `;
}

/** @param {{legal: LegalActions}} props */
function JokerAnswers({ legal }) {
  const { scene, choice } = useBoard();
  return html`
    <span class="clue-buttons">
      ${legal.fireworks.map((letter) => {
        const suit = suitOf(scene.setting.rules, letter);
        return html`
          <button type="button" class=${cls("clue", `ink-${shellOf(suit.name)}`)} data-rove
            data-firework=${letter} aria-label=${t("web-joker-on", { suit: suitWord(suit.name) })}
            onClick=${() => choice.act({ type: "firework", suit: letter })}>
            <${Mark} shell=${shellOf(suit.name)} />
            <span class="letter" data-text=${shownLetter(scene.setting.rules, letter)} />
          </button>
        `;
      })}
    </span>
  `;
}

/**
 * The bonus tiles; a press explains their effects.
 * @param {{left: readonly number[]}} props `left` are the face-down ones
 */
function Tiles({ left }) {
  const request = requestOfTable(useBoard().scene.setting);
  const label = t("web-tiles", { count: left.length, tiles: left.join(", ") });
  return html`
    <button type="button" class="counter tiles-box" data-rove tabindex="-1" aria-haspopup="dialog"
      title=${t("web-tiles-about")} onClick=${() => (tilesShown.value = { left, request })}>
      <span class="visually-hidden">${label}</span>
      <span class="caption" aria-hidden="true">${t("label-tiles")}</span>
      <span class="tile-row">
        ${[1, 2, 3, 4, 5, 6].map(
          (tile) => html`
            <span class=${cls("tile", !left.includes(tile) && "gone")}><${TileSign} tile=${tile} /></span>
          `,
        )}
      </span>
    </button>
  `;
}

/** The icon of a bonus tile's effect. @param {{tile: number}} props */
export function TileSign({ tile }) {
  const sign = [
    html`<circle cx="16" cy="16" r="8" class="token-sign" />`,
    html`<path d="M6 22C12 10 18 26 26 10" /><path d="M22 8L27 9L25 14" />`,
    html`
      <circle cx="11" cy="13" r="5" class="red-sign" />
      <circle cx="21" cy="13" r="5" class="blue-sign" />
      <circle cx="16" cy="21" r="5" class="gold-sign" />
    `,
    html`<path d="M8 11L11 8V23M18 11C19 7 26 8 24 13C23 16 19 18 18 22H25" />`,
    html`<path d="M8 14H24V25H8ZM16 4V17M12 13L16 17L20 13" />`,
    html`<path d="M16 26V9M11 14L16 8L21 14M8 26H24" />`,
  ][tile - 1];
  return html`<svg class="tile-sign" viewBox="0 0 32 32" aria-hidden="true">${sign}</svg>`;
}

/** @param {{action: Action}} props */
function Confirm({ action }) {
  const { scene, choice } = useBoard();
  const against = noteAgainst(scene.notes, scene.setting.you, action);
  return html`
    ${
      against &&
      html`
        <span class="prompt against" role="alert">${t("web-note-against", { note: noteWord(against) })}</span>
      `
    }
    <span class="prompt">${actionWord(scene, choice.legal, action)}</span>
    <button type="button" class="act play" data-rove data-act="confirm" ref=${focusFirst}
      onClick=${() => choice.act(action)}>${t("web-yes")}</button>
    <button type="button" class="act quiet" data-rove onClick=${choice.cancel}>${t("web-back")}</button>
  `;
}

/** @param {HTMLElement | null} element */
const focusFirst = (element) => element?.focus();

/** The text of the action to confirm. @param {Shown} shown @param {LegalActions | null} legal @param {Action} action */
function actionWord({ game, setting }, legal, action) {
  const { rules, you } = setting;
  const place = (/** @type {number} */ id) =>
    slotOf(
      game.hands[you ?? 0].cards.map((card) => card.id),
      id,
    );
  switch (action.type) {
    case "play": {
      const slot = place(action.id);
      if (slot === 0) return t("web-sure-deck");
      return action.announce
        ? t("web-sure-announce", { slot, suit: suitWord(suitOf(rules, action.announce).name) })
        : t("web-sure-play", { slot });
    }
    case "discard":
      return t("web-sure-discard", { slot: place(action.id) });
    case "clue":
    case "free_clue": {
      const all = action.type === "clue" ? legal?.clues : legal?.free_clues;
      const clue = all?.find((it) => it.to === action.to && it.clue === action.clue);
      return clue ? `${clueLabel({ game, setting }, clue)}?` : "";
    }
    case "shuffle_back":
      return t("answer-shuffle-back", { card: cardWord(rules, action.card) });
    case "put_into_play":
      return t("answer-put-into-play", { card: cardWord(rules, action.card) });
    case "decline":
      return t("answer-decline");
    case "firework":
      return t("answer-firework", { suit: suitWord(suitOf(rules, action.suit).name) });
  }
}

/**
 * What my chosen card can be: each print with the number of copies that I don't see.
 * @param {{slot: number, all: readonly import("../../table/possibleCards.js").Combinations[]}} props
 */
function Odds({ slot, all }) {
  const { rules } = useBoard().scene.setting;
  return html`
    <div class="odds-place">
      <p class="odds" data-testid="odds">
        <span class="caption">${t("web-odds", { slot, count: kinds(all) })}</span>
        ${all.map(({ suit, ranks }) => html`<${OddsOfSuit} suit=${suitOf(rules, suit)} ranks=${ranks} />`)}
      </p>
    </div>
  `;
}

/** @param {{suit: import("../../table/notation.js").SuitInfo, ranks: {rank: number, copies: number}[]}} props */
function OddsOfSuit({ suit, ranks }) {
  const words = ranks.map(({ rank }) => rankWord(rank)).join(", ");
  return html`
    <span class=${cls("odds-suit", `ink-${shellOf(suit.name)}`)} role="img"
      aria-label=${`${suitWord(suit.name)} ${words}`}>
      <${Mark} shell=${shellOf(suit.name)} />
      ${ranks.map(({ rank }) => html`<span class="odds-rank"><${RankSign} rank=${rank} /></span>`)}
    </span>
  `;
}

/**
 * A hand as its holder sees it: for each card the prints that it can be, with the copies of each that its holder
 * doesn't see. The counts for a partner's hand never use my own hand.
 * @param {{seat: number}} props
 */
function Seen({ seat }) {
  const { game, setting } = useBoard().scene;
  const { rules, info, you } = setting;
  const cards = fromLeft(/** @type {{id: number, possible: string}[]} */ (game.hands[seat].cards));
  const label = seat === you ? t("web-empathy-mine") : t("web-empathy", { name: nameOf(info, seat) });
  return html`
    <div class="seen" role="group" aria-label=${label} data-testid="seen" data-suits=${rules.suits.length}>
      ${cards.map(
        (card, n) => html`
          <${SeenCard} key=${card.id} slot=${n + 1} all=${combinations(game, seat, card)} />
        `,
      )}
    </div>
  `;
}

/**
 * The combinations of one card: a row for each suit, a column for each rank, and the number of copies.
 * @param {{slot: number, all: readonly import("../../table/possibleCards.js").Combinations[]}} props
 */
function SeenCard({ slot, all }) {
  const { rules } = useBoard().scene.setting;
  const words = all.map(({ suit, ranks }) => {
    const counted = ranks.map(({ rank, copies }) => `${rankWord(rank)} ×${copies}`);
    return `${suitWord(suitOf(rules, suit).name)} ${counted.join(", ")}`;
  });
  const title = t("web-odds", { slot, count: kinds(all) });
  const copiesOf = (/** @type {string} */ letter, /** @type {number} */ rank) =>
    all.find((it) => it.suit === letter)?.ranks.find((it) => it.rank === rank)?.copies ?? 0;
  return html`
    <div class="seen-card" role="img" aria-label=${`${title}: ${words.join("; ")}`}>
      <span class="caption" data-text=${slot} />
      <span class="seen-grid">
        ${rules.suits.map(
          (suit) => html`
            <span class=${cls("seen-suit", `ink-${shellOf(suit.name)}`)}>
              <${Mark} shell=${shellOf(suit.name)} />
              ${ranksOf(rules).map((rank) => {
                const copies = copiesOf(suit.letter, rank);
                return html`
                  <span class=${cls("seen-cell", copies === 0 && "none")}
                    data-text=${copies > 0 ? rankSign(rank) : "·"}>
                    ${copies > 1 && html`<small data-text=${copies} />`}
                  </span>
                `;
              })}
            </span>
          `,
        )}
      </span>
    </div>
  `;
}

/** The components by name, for lazyExpansionUi.js. */
export const EXPANSION_UI = {
  Announcements,
  Confirm,
  JokerAnswers,
  Odds,
  Question,
  Seen,
  TileAnswers,
  Tiles,
};
