// The action bar: the actions for the chosen card, the answer to a bonus tile, or the player that the game waits for.
import { Mark, Numeral } from "../../art/sprite.js";
import { shellOf } from "../../art/suits.js";
import { list, sentence, t } from "../../i18n.js";
import { cls, html, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { cluesFor } from "../../table/choice.js";
import { shownLetter } from "../../table/letters.js";
import { suitOf } from "../../table/notation.js";
import { slotOf, slotsOf } from "../../table/slots.js";
import { cardWord, clueWord, nameOf, suitWord, voiced } from "../../table/words.js";
import { Icon } from "../common/icons.js";
import { RovingFocus } from "../common/rovingFocus.js";
import { actingSeat, useBoard } from "./boardContext.js";
import { Expansion } from "./lazyExpansionUi.js";

/** @typedef {import("../../../types/protocol.js").RulesInfo} RulesInfo */
/** @typedef {import("../../../types/protocol.js").GameState} GameState */
/** @typedef {import("../../../types/protocol.js").LegalActions} LegalActions */
/** @typedef {import("../../../types/protocol.js").LegalClue} LegalClue */
/** @typedef {import("../../../types/protocol.js").Action} Action */
/** @typedef {Pick<import("./boardContext.js").Scene, "game" | "setting" | "actor">} Shown */

export function ActionBar() {
  const { choice } = useBoard();
  const { legal, ahead, pending, chosen, controls } = choice;
  return html`
    <${RovingFocus} class=${cls("action-bar", legal && !ahead && "active")} label=${t("web-actions")} name="action-bar">
      <div class="action-bar-line" data-testid="action-bar">
        ${
          controls.sent
            ? html`<${Sending} sent=${controls.sent} />`
            : pending
              ? html`<${Expansion} name="Confirm" action=${pending} />`
              : legal && (!ahead || chosen)
                ? html`<${Choices} legal=${legal} />`
                : html`<${Waiting} />`
        }
      </div>
    <//>
  `;
}

/**
 * My action, sent but unanswered. After a few seconds it can be withdrawn.
 * @param {{sent: import("./boardContext.js").Sent}} props
 */
function Sending({ sent }) {
  const { scene, choice } = useBoard();
  const action = actionText(scene, sent.action);
  const slow = sent.slow || choice.controls.offline;
  return html`
    <span class=${cls("prompt", !slow && "sending")} role="status">
      ${t(slow ? "web-unconfirmed" : "web-sending", { action })}
    </span>
    ${
      slow &&
      html`
        <button type="button" class="act quiet" data-rove data-act="withdraw" onClick=${sent.withdraw}>
          ${t("web-withdraw")}
        </button>
      `
    }
  `;
}

function Waiting() {
  const { scene, choice } = useBoard();
  const { game, setting } = scene;
  const { prepared } = choice;
  if (choice.controls.offline) return html`<span class="prompt">${t("web-waiting-line")}</span>`;
  const words = choice.controls.waiting;
  if (words !== undefined) return html`<span class="prompt">${words}</span>`;
  if (prepared)
    return html`
      <span class="prompt" data-testid="prepared">${t("web-prepared", { action: prepared.words })}</span>
      <button type="button" class="act quiet" data-rove data-act="drop" onClick=${choice.drop}>
        ${t("web-prepared-drop")}
      </button>
    `;
  return html`<span class="prompt">${t("web-waiting", { name: nameOf(setting.info, game.to_act) })}</span>`;
}

/** @param {{legal: LegalActions}} props */
function Choices({ legal }) {
  const { scene, choice } = useBoard();
  const { game } = scene;
  const { chosen } = choice;
  const tile = game.phase.type === "tile";
  if (tile && legal.free_clues.length === 0) return html`<${Expansion} name="TileAnswers" legal=${legal} />`;
  if (game.phase.type === "joker") return html`<${Expansion} name="JokerAnswers" legal=${legal} />`;
  if (!chosen) {
    const wish = tile ? "web-choose-partner" : legal.clues.length > 0 ? "web-choose-card" : "web-choose-own";
    const named = actsFor(scene);
    if (tile || named === "")
      return html`<span class="prompt">${t(voiced(scene.setting.rules, wish))}</span><${HintButton} />`;
    const theirs = legal.clues.length > 0 ? "branch-choose-card" : "branch-choose-own";
    return html`<span class="prompt">${t(theirs, { name: named })}</span>`;
  }
  if (chosen.seat === actingSeat(scene) && chosen.id !== null)
    return html`<${OwnCard} key=${chosen.id} legal=${legal} id=${chosen.id} /><${NoteButton} id=${chosen.id} />`;
  return html`<${ClueHint} legal=${legal} chosen=${chosen} /><${NoteButton} id=${chosen.id} />`;
}

/** The button for a hint, if I may take one. */
function HintButton() {
  const { hint } = useBoard();
  if (!hint) return null;
  return html`
    <button type="button" class="act quiet" data-rove data-act="hint" onClick=${hint}>${t("web-hint")}</button>
  `;
}

/** The seat that I act for, if it is neither mine nor the one whose perspective is shown. @param {Shown} shown */
function actsFor({ setting: { info, you }, actor }) {
  if (actor === undefined || actor === you || info.seats[actor]?.person?.id === me.value?.id) return "";
  return nameOf(info, actor);
}

/** The button for a note on the chosen card. @param {{id: number | null}} props */
function NoteButton({ id }) {
  const { noting, choice } = useBoard();
  if (!noting || id === null || id === choice.unseen) return null;
  return html`
    <button type="button" class="act quiet note-button" data-rove data-act="note" aria-label=${t("web-note")}
      title=${t("web-note")} onClick=${() => noting(id)}><${Icon} name="note" /></button>
  `;
}

/**
 * The clues for a partner: those about the chosen card, or all of them. They are shown next to that partner's hand.
 * @param {{legal: LegalActions, chosen: import("../../table/choice.js").Chosen}} props
 */
export function Clues({ legal, chosen }) {
  const { scene, choice } = useBoard();
  const { type, hand: all, fitting } = cluesFor(legal, chosen);
  if (all.length === 0) return null;
  const to = t("web-clue-to", { name: nameOf(scene.setting.info, chosen.seat) });
  const more = () => choice.choose({ seat: chosen.seat, id: null });
  const hand = `.hand[data-seat="${chosen.seat}"]`;
  const from = chosen.id === null ? `${hand} .name` : `${hand} [data-card="${chosen.id}"]`;
  return html`
    <${RovingFocus} class="clue-bar" label=${to} name="clues" from=${from}>
      <span class="clue-buttons" data-many=${fitting.length > 6}>
        ${fitting.map((clue) => html`<${ClueButton} key=${clue.clue} type=${type} clue=${clue} />`)}
      </span>
      ${
        chosen.id !== null &&
        all.length > fitting.length &&
        html`<button type="button" class="quiet" data-rove onClick=${more}>${t("web-other-clues")}</button>`
      }
    <//>
  `;
}

/**
 * The text of the action bar while a partner's card is chosen.
 * @param {{legal: LegalActions, chosen: import("../../table/choice.js").Chosen}} props
 */
function ClueHint({ legal, chosen }) {
  const { scene, choice } = useBoard();
  const { game, setting } = scene;
  const name = nameOf(setting.info, chosen.seat);
  if (cluesFor(legal, chosen).hand.length > 0)
    return html`<span class="prompt">${t(choice.ahead ? "web-ahead-clue" : "web-clue-to", { name })}</span>`;
  const reason = game.clue_tokens === 0 ? "wrong-action-no-clue-token" : "wrong-action-nothing-to-clue";
  return html`<span class="prompt">${sentence(t(voiced(setting.rules, reason)))}</span>`;
}

/** @param {{legal: LegalActions, id: number}} props */
function OwnCard({ legal, id }) {
  const { scene, choice } = useBoard();
  const [naming, setNaming] = useState(false);
  if (naming)
    return html`
      <${Expansion} name="Announcements" legal=${legal} id=${id} onBack=${() => setNaming(false)} />
    `;
  const play = () => choice.act({ type: "play", id });
  const discard = () => choice.act({ type: "discard", id });
  return html`
    ${choice.ahead && html`<span class="prompt">${t("web-ahead")}</span>`}
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
        : html`<span class="why">${sentence(t(voiced(scene.setting.rules, "wrong-action-all-tokens")))}</span>`
    }
    ${
      legal.announce.length > 0 &&
      html`
        <button type="button" class="act quiet" data-rove data-act="announce" onClick=${() => setNaming(true)}>
          ${t("web-announce")}
        </button>
      `
    }
  `;
}

/** @param {{type: "clue" | "free_clue", clue: LegalClue}} props */
function ClueButton({ type, clue }) {
  const { scene, choice } = useBoard();
  const label = clueLabel(scene, clue);
  const { rules } = scene.setting;
  const color = rules.colors.find((it) => it.letter === clue.clue);
  const letter = color && shownLetter(rules, clue.clue);
  const names = cls("clue", color && `ink-${shellOf(color.name)}`, clue.touches.length === 0 && "empty-clue");
  const show = () => choice.light(clue.touches);
  const hide = () => choice.light([]);
  return html`
    <button type="button" class=${names} data-rove data-clue=${clue.clue} aria-label=${label} title=${label}
      onMouseEnter=${show} onFocus=${show} onMouseLeave=${hide} onBlur=${hide}
      onClick=${() => choice.act({ type, to: clue.to, clue: clue.clue })}>
      ${
        color
          ? html`<${Mark} shell=${shellOf(color.name)} /><span class="letter" data-text=${letter} />`
          : rules.odds_evens
            ? html`<span class="parity" data-text=${ranksLike(rules, Number(clue.clue))} />`
            : html`<${Numeral} n=${Number(clue.clue)} />`
      }
      <span class="times" data-text=${`×${clue.touches.length}`} />
    </button>
  `;
}

/** The ranks of a clue for odd or even: "135". @param {RulesInfo} rules @param {number} first */
const ranksLike = (rules, first) =>
  Array.from({ length: rules.ranks }, (_, n) => n + 1)
    .filter((rank) => rank % 2 === first % 2)
    .join("");

/** A clue as text, with the cards it would touch. @param {Shown} shown @param {LegalClue} clue */
export function clueLabel({ game, setting }, clue) {
  const hand = game.hands[clue.to].cards.map((card) => card.id);
  const slots = slotsOf(hand, clue.touches);
  return t("web-clue-label", {
    to: nameOf(setting.info, clue.to),
    clue: clueWord(setting.rules, clue.clue),
    cards: t("touched", { count: slots.length, list: list(slots.map(String)) }),
  });
}

/** An action as a short text. @param {Shown} shown @param {Action} action */
export function actionText({ game, setting, actor }, action) {
  const { rules, info } = setting;
  const you = actingSeat({ setting, actor });
  const place = (/** @type {number} */ id) =>
    slotOf(
      game.hands[you ?? 0].cards.map((card) => card.id),
      id,
    );
  switch (action.type) {
    case "play":
      return t("web-action-play", { slot: place(action.id) });
    case "discard":
      return t("web-action-discard", { slot: place(action.id) });
    case "clue":
    case "free_clue":
      return t("web-action-clue", { to: nameOf(info, action.to), clue: clueWord(rules, action.clue) });
    case "put_into_play":
      return t("web-put", { card: cardWord(rules, action.card) });
    case "shuffle_back":
      return t("web-shuffle", { card: cardWord(rules, action.card) });
    case "decline":
      return t("answer-decline-short");
    case "firework":
      return t("web-joker-on", { suit: suitWord(suitOf(rules, action.suit).name) });
  }
}
