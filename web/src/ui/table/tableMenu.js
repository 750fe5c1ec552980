// The menu of a table: let bots play, leave, end the game.
import { t } from "../../i18n.js";
import { html, useEffect, useRef } from "../../lib.js";
import { canTakeBack } from "../../table/state.js";
import { nameOf } from "../../table/words.js";
import { botFor, botWord } from "../common/bots.js";
import { Icon } from "../common/icons.js";
import { KickDialog } from "./kickDialog.js";
import { OfferSeat } from "./seatTransfer.js";

/** @typedef {import("../../../types/protocol.js").Command} Command */

/**
 * @param {{
 *   table: import("../../table/state.js").Table, send: import("./tablePage.js").Send, onClose: () => void,
 * }} props
 */
export function TableMenu({ table, send, onClose }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => ref.current?.showModal(), []);
  const { info, you, may } = table;
  const away = may.seat_bot.filter((seat) => seat !== you);
  const wished = info.end_wished ?? [];
  const mine = you !== null && wished.includes(you);
  const others = wished.filter((seat) => seat !== you).map((seat) => nameOf(info, seat));
  const item = (
    /** @type {string} */ label,
    /** @type {string} */ about,
    /** @type {Command} */ command,
  ) => html`
    <li>
      <button type="button" class="button"
        onClick=${() => {
          onClose();
          send(command);
        }}>${label}</button>
      <small>${about}</small>
    </li>
  `;
  return html`
    <dialog ref=${ref} class="table-menu" aria-label=${t("web-table-menu")} onClose=${onClose}>
      <div class="dialog-head">
        <h2>${t("web-table-menu")}</h2>
        <button type="button" class="tool" aria-label=${t("web-close")} onClick=${onClose}>
          <${Icon} name="close" />
        </button>
      </div>
      <ul class="plain menu-list">
        ${canTakeBack(table) && item(t("web-take-back"), t("web-take-back-about"), { type: "take_back" })}
        ${may.pause && item(t("web-pause"), t("web-pause-about"), { type: "pause" })}
        ${may.leave === "bot" && item(t("web-stand-up"), t("web-stand-up-about"), { type: "leave" })}
        ${away.map((seat) => {
          const bot = botFor(info);
          const label = t("web-bot-for", { name: nameOf(info, seat) });
          return item(label, t("web-bot-for-about", { bot: botWord(bot) }), { type: "seat_bot", seat, bot });
        })}
        ${
          may.end &&
          (mine
            ? item(t("web-end-not"), t("web-end-waits"), { type: "end", wish: false })
            : item(
                t(may.end === "now" ? "web-end-now" : "web-end-ask"),
                others.length > 0
                  ? t("web-end-wished", { name: others[0] })
                  : t(may.end === "now" ? "web-end-now-about" : "web-end-ask-about"),
                { type: "end", wish: true },
              ))
        }
        ${may.leave === "game" && !may.end && item(t("web-leave-game"), t("web-end-now-about"), { type: "leave" })}
      </ul>
      <${OfferSeat} table=${table}
        send=${(/** @type {Command} */ command) => {
          onClose();
          return send(command);
        }} />
      <${KickDialog} people=${may.keep_out ?? []}
        send=${(/** @type {Command} */ command) => {
          onClose();
          send(command);
        }} />
    </dialog>
  `;
}
