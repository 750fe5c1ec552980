// Where I act: what can be done with the card that I have chosen, the answer to a bonus tile, or
// whom we wait for.

import { Mark, Numeral } from "../art/sprite.js";
import { shellOf } from "../art/suits.js";
import { list, t } from "../i18n.js";
import { cls, html } from "../lib.js";
import { parseCard, suitOf } from "../table/notation.js";
import { cardWord, clueWord, suitWord } from "../table/words.js";
import { Card } from "./card.js";
import { TileSign } from "./rail.js";
import { Region } from "./region.js";

/** @typedef {import("../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../types/protocol.js").LegalClue} LegalClue */
/** @typedef {import("../../types/protocol.js").Action} Action */

/**
 * What is chosen: a card in a hand, or a whole hand (`id` null) to see every clue for it.
 * @typedef {{seat: number, id: number | null}} Choice
 */

/**
 * @param {{
 *   rules: RulesInfo, game: GameState, you: number | null, name: (seat: number) => string,
 *   choice: Choice | null, pending: Action | null, busy: boolean, problem: string,
 *   onAct: (action: Action) => void, onPreview: (ids: readonly number[]) => void,
 *   onCancel: () => void, onMore: () => void,
 * }} props
 */
export function Tray(props) {
  const { game, you, problem } = props;
  const legal = game.legal;
  return html`
    <${Region} class=${cls("tray", legal && "active")} label=${t("web-actions")} name="tray">
      <div class="tray-line" data-testid="tray">
        ${
          props.pending
            ? html`<${Confirm} ...${props} />`
            : legal
              ? html`<${Choices} ...${props} legal=${legal} />`
              : html`<span class="prompt">${waiting(props, you)}</span>`
        }
      </div>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    <//>
  `;
}

/** @param {any} props @param {number | null} you */
function waiting({ game, name }, you) {
  return t("web-waiting", { name: game.to_act === you ? t("you") : name(game.to_act) });
}

/** @param {any} props */
function Choices(props) {
  /** @type {{rules: RulesInfo, game: GameState, legal: import("../../types/protocol.js").LegalActions, choice: Choice | null, you: number | null}} */
  const { rules, game, legal, choice, you } = props;
  if (game.phase.type === "tile" && legal.free_clues.length === 0)
    return html`<${TileAnswers} ...${props} />`;
  if (game.phase.type === "joker") return html`<${JokerAnswers} ...${props} />`;
  if (!choice) {
    return html`<span class="prompt">${t(game.phase.type === "tile" ? "web-choose-partner" : legal.clues.length > 0 ? "web-choose-card" : "web-choose-own")}</span>`;
  }
  if (choice.seat === you && choice.id !== null) return html`<${OwnCard} ...${props} id=${choice.id} />`;
  const free = legal.free_clues.length > 0;
  const all = (free ? legal.free_clues : legal.clues).filter((clue) => clue.to === choice.seat);
  const { id } = choice;
  const clues = id === null ? all : all.filter((clue) => clue.touches.includes(id));
  if (all.length === 0) {
    return html`<span class="prompt">${t(game.clue_tokens === 0 ? "illegal-no-token" : "illegal-nothing-to-clue")}</span>`;
  }
  return html`
    <span class=${clues.length > 6 ? "visually-hidden" : "prompt short"}>${t("web-clue-to", { name: props.name(choice.seat) })}</span>
    <span class="clue-buttons" data-many=${clues.length > 6}>
      ${clues.map((clue) => html`<${ClueButton} key=${clue.clue} ...${props} clue=${clue} rules=${rules} free=${free} />`)}
    </span>
    ${id !== null && all.length > clues.length && html`<button type="button" class="quiet" data-rove onClick=${props.onMore}>${t("web-other-clues")}</button>`}
  `;
}

/** @param {any} props */
function OwnCard(props) {
  /** @type {{rules: RulesInfo, legal: import("../../types/protocol.js").LegalActions, id: number, game: GameState}} */
  const { rules, legal, id, game } = props;
  const slot = (game.hands[props.you]?.cards.findIndex((card) => card.id === id) ?? 0) + 1;
  return html`
    ${
      legal.play.includes(id) &&
      html`<button type="button" class="act play" data-rove data-act="play" onClick=${() => props.onAct({ type: "play", id })}>${t("web-play")}<kbd aria-hidden="true">P</kbd></button>`
    }
    ${
      legal.discard.includes(id)
        ? html`<button type="button" class="act discard" data-rove data-act="discard" onClick=${() => props.onAct({ type: "discard", id })}>${t("web-discard")}<kbd aria-hidden="true">D</kbd></button>`
        : html`<span class="why">${t("illegal-all-tokens")}</span>`
    }
    ${
      legal.announce.length > 0 &&
      html`
      <span class="announce">
        <span class="prompt short" id="announce-label">${t("web-announce", { slot })}</span>
        ${legal.announce.map((suit) => {
          const info = suitOf(rules, suit);
          return html`<button type="button" class=${cls("clue", `ink-${shellOf(info.name)}`)} data-rove data-announce=${suit} aria-label=${t("web-play-announce", { suit: suitWord(info.name) })} title=${t("web-play-announce", { suit: suitWord(info.name) })} onClick=${() => props.onAct({ type: "play", id, announce: suit })}><${Mark} shell=${shellOf(info.name)} /><span class="letter" data-text=${suit} /></button>`;
        })}
      </span>
    `
    }
  `;
}

/** @param {any} props */
function ClueButton(props) {
  /** @type {{clue: LegalClue, rules: RulesInfo, free: boolean}} */
  const { clue, rules, free } = props;
  const label = clueLabel(props, clue);
  const color = rules.colors.find((it) => it.letter === clue.clue);
  const show = () => props.onPreview(clue.touches);
  const hide = () => props.onPreview([]);
  return html`
    <button type="button" class=${cls("clue", color && `ink-${shellOf(color.name)}`, clue.touches.length === 0 && "empty-clue")} data-rove data-clue=${clue.clue}
      aria-label=${label} title=${label}
      onMouseEnter=${show} onFocus=${show} onMouseLeave=${hide} onBlur=${hide}
      onClick=${() => props.onAct({ type: free ? "free_clue" : "clue", to: clue.to, clue: clue.clue })}>
      ${color ? html`<${Mark} shell=${shellOf(color.name)} /><span class="letter" data-text=${clue.clue} />` : html`<${Numeral} n=${Number(clue.clue)} />`}
      <span class="times" data-text=${`×${clue.touches.length}`} />
    </button>
  `;
}

/** A clue in words, with the cards it would touch. @param {any} props @param {LegalClue} clue */
export function clueLabel({ rules, game, name }, clue) {
  const hand = game.hands[clue.to].cards;
  const slots = clue.touches.map(
    (id) => hand.findIndex((/** @type {{id: number}} */ card) => card.id === id) + 1,
  );
  return t("web-clue-label", {
    to: name(clue.to),
    clue: clueWord(rules, clue.clue),
    cards: t("touched", { count: slots.length, list: list(slots.map(String)) }),
  });
}

/** @param {any} props */
function Confirm({ rules, game, name, you, pending, onAct, onCancel }) {
  return html`
    <span class="prompt">${actionWord({ rules, game, name, you }, pending)}</span>
    <button type="button" class="act play" data-rove data-act="confirm" ref=${focusFirst} onClick=${() => onAct(pending)}>${t("web-yes")}</button>
    <button type="button" class="act quiet" data-rove onClick=${onCancel}>${t("web-back")}</button>
  `;
}

/** @param {HTMLElement | null} element */
const focusFirst = (element) => element?.focus();

/** What I am about to do. @param {any} setting @param {Action} action */
function actionWord({ rules, game, name, you }, action) {
  const slotOf = (/** @type {number} */ id) =>
    game.hands[you ?? 0].cards.findIndex((/** @type {{id: number}} */ card) => card.id === id) + 1;
  switch (action.type) {
    case "play":
      return action.announce
        ? t("web-sure-announce", {
            slot: slotOf(action.id),
            suit: suitWord(suitOf(rules, action.announce).name),
          })
        : slotOf(action.id) === 0
          ? t("web-sure-deck")
          : t("web-sure-play", { slot: slotOf(action.id) });
    case "discard":
      return t("web-sure-discard", { slot: slotOf(action.id) });
    case "clue":
    case "free_clue": {
      const clues = action.type === "clue" ? game.legal?.clues : game.legal?.free_clues;
      const clue = clues?.find(
        (/** @type {LegalClue} */ it) => it.to === action.to && it.clue === action.clue,
      );
      return clue ? `${clueLabel({ rules, game, name }, clue)}?` : "";
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

/** The question that the game asks, for all to see. @param {{rules: RulesInfo, game: GameState}} props */
export function Question({ rules, game }) {
  if (game.phase.type === "tile") return html`<${TileCard} tile=${game.phase.tile} />`;
  if (game.phase.type === "joker") return html`<${JokerCard} rules=${rules} card=${game.phase.card} />`;
  return null;
}

/** @param {{tile: number}} props */
function TileCard({ tile }) {
  return html`
    <div class="tile-card" role="status">
      <span class="tile big"><${TileSign} tile=${tile} /></span>
      <span><b>${t("tile-title", { number: tile, name: t(`tile-${tile}`) })}</b><small>${t(`tile-${tile}.about`)}</small></span>
    </div>
  `;
}

/** @param {any} props */
function TileAnswers(props) {
  /** @type {{rules: RulesInfo, legal: import("../../types/protocol.js").LegalActions}} */
  const { rules, legal } = props;
  /** @type {{type: "shuffle_back" | "put_into_play", card: string}[]} */
  const answers = [
    ...legal.put_into_play.map((card) => ({ type: /** @type {const} */ ("put_into_play"), card })),
    ...legal.shuffle_back.map((card) => ({ type: /** @type {const} */ ("shuffle_back"), card })),
  ];
  return html`
    <span class="answers">
      ${answers.map((answer) => {
        const { suit, rank } = parseCard(answer.card);
        const label = t(answer.type === "put_into_play" ? "web-put" : "web-shuffle", {
          card: cardWord(rules, answer.card),
        });
        return html`<button type="button" class="answer" data-rove data-answer=${answer.card} aria-label=${label} title=${label} onClick=${() => props.onAct(answer)}><${Card} up=${true} suit=${suitOf(rules, suit)} rank=${rank} /></button>`;
      })}
    </span>
    ${legal.decline && html`<button type="button" class="act quiet" data-rove onClick=${() => props.onAct({ type: "decline" })}>${t("answer-decline-short")}</button>`}
  `;
}

/** @param {any} props */
function JokerCard({ rules, card }) {
  const { suit, rank } = parseCard(card);
  return html`
    <div class="tile-card" role="status">
      <span class="joker-shown"><${Card} up=${true} suit=${suitOf(rules, suit)} rank=${rank} /></span>
      <span><b>${t("joker-title")}</b><small>${t("joker-about", { card: cardWord(rules, card) })}</small></span>
    </div>
  `;
}

/** @param {any} props */
function JokerAnswers({ rules, legal, onAct }) {
  return html`
    <span class="clue-buttons">
      ${legal.fireworks.map((/** @type {string} */ suit) => {
        const info = suitOf(rules, suit);
        return html`<button type="button" class=${cls("clue", `ink-${shellOf(info.name)}`)} data-rove data-firework=${suit} aria-label=${t("web-joker-on", { suit: suitWord(info.name) })} onClick=${() => onAct({ type: "firework", suit })}><${Mark} shell=${shellOf(info.name)} /><span class="letter" data-text=${suit} /></button>`;
      })}
    </span>
  `;
}
