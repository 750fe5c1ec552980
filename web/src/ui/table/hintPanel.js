// A hint: what a companion would do in my seat, and why. It knows only what I see.
import { language, learn, t } from "../../i18n.js";
import { html, useEffect, useRef, useState } from "../../lib.js";
import { announce } from "../../live.js";
import { knownPrints, mentioned } from "../../table/explanation.js";
import { standing } from "../../table/state.js";
import { botWord, ConventionsLink } from "../common/bots.js";
import { errorWord } from "../common/errors.js";
import { Icon } from "../common/icons.js";
import { actionText } from "./actionBar.js";
import { isOther, patiently, Reasons, useWholeText } from "./explanation.js";

/** @typedef {import("../../../types/protocol.js").VariationMove} VariationMove */

/**
 * @param {{
 *   scene: import("./boardContext.js").Scene, take: () => Promise<unknown>,
 *   onCards: (ids: readonly number[]) => void, onClose: () => void,
 * }} props `take` takes the hint at the table; `onCards` gets the mentioned cards
 */
export function HintPanel({ scene, take, onCards, onClose }) {
  const { table, setting, game, history } = scene;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [hint, setHint] = useState(/** @type {VariationMove | string | null} */ (null));
  useWholeText(ref);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.focus();
    let current = true;
    ask(table, take).then(
      (found) => {
        if (!current || !found) return;
        setHint(found);
        const { action, statements } = found;
        announce(actionText(scene, action));
        onCards([
          ...("id" in action ? [action.id] : []),
          ...mentioned(statements.filter((it) => !isOther(it.id))),
        ]);
      },
      (error) => current && setHint(errorWord(error)),
    );
    return () => {
      current = false;
      onCards([]);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [language.value]);
  const inside = () => {
    if (hint === null) return html`<p class="empty">${t("web-loading")}</p>`;
    if (typeof hint === "string") return html`<p class="problem">${hint}</p>`;
    // The companion speaks as if it had my seat.
    const talk = {
      ...setting,
      you: null,
      speaker: hint.seat,
      hands: game.hands.map((hand) => hand.cards.map((card) => card.id)),
      prints: knownPrints(standing(history), game),
    };
    return html`
      <h3>${t("web-hint-says", { bot: botWord(hint.bot) })}</h3>
      <${Reasons} table=${table} talk=${talk} statements=${hint.statements} />
      <p class="learn"><${ConventionsLink} bot=${hint.bot} /></p>
    `;
  };
  const action = hint !== null && typeof hint === "object" ? actionText(scene, hint.action) : "";
  return html`
    <section ref=${ref} class="explanation-panel hint-panel" tabindex="-1" role="dialog" aria-label=${t("web-hint")}>
      <div class="dialog-head">
        <b>${action ? t("web-hint-of", { action }) : t("web-hint")}</b>
        <button type="button" class="tool" aria-label=${t("web-close")} onClick=${onClose}>
          <${Icon} name="close" />
        </button>
      </div>
      <div aria-live="polite">${inside()}</div>
    </section>
  `;
}

/**
 * @param {string} table @param {() => Promise<unknown>} take
 * @returns {Promise<VariationMove | null>} `null` if the table refused; it shows why
 */
async function ask(table, take) {
  const [taken] = await Promise.all([take(), learn("companion")]);
  return taken === null ? null : patiently(`/api/tables/${table}/hint`);
}
