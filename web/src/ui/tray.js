// Where I act: what can be done with the card that I have chosen, the answer to a bonus tile, or
// whom we wait for.
import { Mark, Numeral } from "../art/sprite.js";
import { shellOf } from "../art/suits.js";
import { list, t } from "../i18n.js";
import { cls, html } from "../lib.js";
import { cluesFor } from "../table/choice.js";
import { parseCard, suitOf } from "../table/notation.js";
import { cardWord, clueWord, nameOf, suitWord } from "../table/words.js";
import { Card } from "./card.js";
import { TileSign } from "./rail.js";
import { Region } from "./region.js";
import { useBoard } from "./scene.js";

/** @typedef {import("../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../types/protocol.js").LegalActions} LegalActions */
/** @typedef {import("../../types/protocol.js").LegalClue} LegalClue */
/** @typedef {import("../../types/protocol.js").Action} Action */
/** @typedef {Pick<import("./scene.js").Scene, "game" | "setting">} Shown */

export function Tray() {
  const { choice } = useBoard();
  const { legal, pending } = choice;
  return html`
    <${Region} class=${cls("tray", legal && "active")} label=${t("web-actions")} name="tray">
      <div class="tray-line" data-testid="tray">
        ${
          pending
            ? html`<${Confirm} action=${pending} />`
            : legal
              ? html`<${Choices} legal=${legal} />`
              : html`<${Waiting} />`
        }
      </div>
    <//>
  `;
}

function Waiting() {
  const { game, setting } = useBoard().scene;
  const name = game.to_act === setting.you ? t("you") : nameOf(setting.info, game.to_act);
  return html`<span class="prompt">${t("web-waiting", { name })}</span>`;
}

/** @param {{legal: LegalActions}} props */
function Choices({ legal }) {
  const { scene, choice } = useBoard();
  const { game, setting } = scene;
  const { chosen } = choice;
  const tile = game.phase.type === "tile";
  if (tile && legal.free_clues.length === 0) return html`<${TileAnswers} legal=${legal} />`;
  if (game.phase.type === "joker") return html`<${JokerAnswers} legal=${legal} />`;
  if (!chosen) {
    const wish = tile ? "web-choose-partner" : legal.clues.length > 0 ? "web-choose-card" : "web-choose-own";
    return html`<span class="prompt">${t(wish)}</span>`;
  }
  if (chosen.seat === setting.you && chosen.id !== null)
    return html`<${OwnCard} legal=${legal} id=${chosen.id} />`;
  return html`<${Clues} legal=${legal} chosen=${chosen} />`;
}

/** @param {{legal: LegalActions, chosen: import("../table/choice.js").Chosen}} props */
function Clues({ legal, chosen }) {
  const { scene, choice } = useBoard();
  const { type, hand, fitting } = cluesFor(legal, chosen);
  if (hand.length === 0) {
    const reason = scene.game.clue_tokens === 0 ? "illegal-no-token" : "illegal-nothing-to-clue";
    return html`<span class="prompt">${t(reason)}</span>`;
  }
  const many = fitting.length > 6;
  const to = t("web-clue-to", { name: nameOf(scene.setting.info, chosen.seat) });
  return html`
    <span class=${many ? "visually-hidden" : "prompt short"}>${to}</span>
    <span class="clue-buttons" data-many=${many}>
      ${fitting.map((clue) => html`<${ClueButton} key=${clue.clue} type=${type} clue=${clue} />`)}
    </span>
    ${
      chosen.id !== null &&
      hand.length > fitting.length &&
      html`
        <button type="button" class="quiet" data-rove
          onClick=${() => choice.choose({ seat: chosen.seat, id: null })}>${t("web-other-clues")}</button>
      `
    }
  `;
}

/** @param {{legal: LegalActions, id: number}} props */
function OwnCard({ legal, id }) {
  const { choice } = useBoard();
  const play = () => choice.act({ type: "play", id });
  const discard = () => choice.act({ type: "discard", id });
  return html`
    ${
      legal.play.includes(id) &&
      html`
        <button type="button" class="act play" data-rove data-act="play" onClick=${play}>
          ${t("web-play")}<kbd aria-hidden="true">P</kbd>
        </button>
      `
    }
    ${
      legal.discard.includes(id)
        ? html`
            <button type="button" class="act discard" data-rove data-act="discard" onClick=${discard}>
              ${t("web-discard")}<kbd aria-hidden="true">D</kbd>
            </button>
          `
        : html`<span class="why">${t("illegal-all-tokens")}</span>`
    }
    ${legal.announce.length > 0 && html`<${Announcements} legal=${legal} id=${id} />`}
  `;
}

/** @param {{legal: LegalActions, id: number}} props */
function Announcements({ legal, id }) {
  const { scene, choice } = useBoard();
  return html`
    <span class="announce">
      <span class="prompt short" id="announce-label">${t("web-announce")}</span>
      ${legal.announce.map((letter) => {
        const suit = suitOf(scene.setting.rules, letter);
        const label = t("web-play-announce", { suit: suitWord(suit.name) });
        return html`
          <button type="button" class=${cls("clue", `ink-${shellOf(suit.name)}`)} data-rove
            data-announce=${letter} aria-label=${label} title=${label}
            onClick=${() => choice.act({ type: "play", id, announce: letter })}>
            <${Mark} shell=${shellOf(suit.name)} /><span class="letter" data-text=${letter} />
          </button>
        `;
      })}
    </span>
  `;
}

/** @param {{type: "clue" | "free_clue", clue: LegalClue}} props */
function ClueButton({ type, clue }) {
  const { scene, choice } = useBoard();
  const label = clueLabel(scene, clue);
  const color = scene.setting.rules.colors.find((it) => it.letter === clue.clue);
  const names = cls("clue", color && `ink-${shellOf(color.name)}`, clue.touches.length === 0 && "empty-clue");
  const show = () => choice.light(clue.touches);
  const hide = () => choice.light([]);
  return html`
    <button type="button" class=${names} data-rove data-clue=${clue.clue} aria-label=${label} title=${label}
      onMouseEnter=${show} onFocus=${show} onMouseLeave=${hide} onBlur=${hide}
      onClick=${() => choice.act({ type, to: clue.to, clue: clue.clue })}>
      ${
        color
          ? html`<${Mark} shell=${shellOf(color.name)} /><span class="letter" data-text=${clue.clue} />`
          : html`<${Numeral} n=${Number(clue.clue)} />`
      }
      <span class="times" data-text=${`×${clue.touches.length}`} />
    </button>
  `;
}

/** A clue in words, with the cards it would touch. @param {Shown} shown @param {LegalClue} clue */
export function clueLabel({ game, setting }, clue) {
  const hand = game.hands[clue.to].cards.map((card) => card.id);
  const slots = clue.touches.map((id) => hand.indexOf(id) + 1);
  return t("web-clue-label", {
    to: nameOf(setting.info, clue.to),
    clue: clueWord(setting.rules, clue.clue),
    cards: t("touched", { count: slots.length, list: list(slots.map(String)) }),
  });
}

/** @param {{action: Action}} props */
function Confirm({ action }) {
  const { scene, choice } = useBoard();
  return html`
    <span class="prompt">${actionWord(scene, action)}</span>
    <button type="button" class="act play" data-rove data-act="confirm" ref=${focusFirst}
      onClick=${() => choice.act(action)}>${t("web-yes")}</button>
    <button type="button" class="act quiet" data-rove onClick=${choice.cancel}>${t("web-back")}</button>
  `;
}

/** @param {HTMLElement | null} element */
const focusFirst = (element) => element?.focus();

/** What I am about to do. @param {Shown} shown @param {Action} action */
function actionWord({ game, setting }, action) {
  const { rules, you } = setting;
  const slotOf = (/** @type {number} */ id) =>
    game.hands[you ?? 0].cards.findIndex((card) => card.id === id) + 1;
  switch (action.type) {
    case "play": {
      const slot = slotOf(action.id);
      if (slot === 0) return t("web-sure-deck");
      return action.announce
        ? t("web-sure-announce", { slot, suit: suitWord(suitOf(rules, action.announce).name) })
        : t("web-sure-play", { slot });
    }
    case "discard":
      return t("web-sure-discard", { slot: slotOf(action.id) });
    case "clue":
    case "free_clue": {
      const all = action.type === "clue" ? game.legal?.clues : game.legal?.free_clues;
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
      <span>
        <b>${t("tile-title", { number: tile, name: t(`tile-${tile}`) })}</b>
        <small>${t(`tile-${tile}.about`)}</small>
      </span>
    </div>
  `;
}

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
      <${Card} up=${true} suit=${suitOf(rules, suit)} rank=${rank} />
    </button>
  `;
}

/** @param {{rules: RulesInfo, card: string}} props */
function JokerCard({ rules, card }) {
  const { suit, rank } = parseCard(card);
  return html`
    <div class="tile-card" role="status">
      <span class="joker-shown"><${Card} up=${true} suit=${suitOf(rules, suit)} rank=${rank} /></span>
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
            <${Mark} shell=${shellOf(suit.name)} /><span class="letter" data-text=${letter} />
          </button>
        `;
      })}
    </span>
  `;
}
