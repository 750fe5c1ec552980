// The editor of a card's note, and the list of all notes of a finished game with the actual cards.
import { t } from "../../i18n.js";
import { html, typed, useState } from "../../lib.js";
import { MARKS, noteOf } from "../../table/notes.js";
import { slotOf } from "../../table/slots.js";
import { cardWord, nameOf, noteWord } from "../../table/words.js";
import { Dialog } from "../common/dialog.js";
import { Icon } from "../common/icons.js";

/** @typedef {import("../../../types/protocol.js").NoteMark} NoteMark */

/** The maximum length of a note, in characters. */
const LONGEST = 200;

/**
 * @param {{
 *   scene: import("../table/boardContext.js").Scene, card: number, onClose: () => void,
 *   write: (note: import("../../../types/protocol.js").CardNote) => void,
 * }} props
 */
export function NoteEditor({ scene, card, write, onClose }) {
  const { game, setting, notes } = scene;
  const before = noteOf(notes, setting.you, card);
  const [mark, setMark] = useState(/** @type {NoteMark | undefined} */ (before?.mark));
  const [text, setText] = useState(before?.text ?? "");
  const seat = game.hands.findIndex((hand) => hand.cards.some((it) => it.id === card));
  const slot = seat === -1 ? 0 : slotOf(idsOf(game, seat), card);
  const title =
    seat === setting.you
      ? t("web-note-mine", { slot })
      : t("web-note-theirs", { slot, name: nameOf(setting.info, seat) });
  const keep = (/** @type {Event} */ event) => {
    event.preventDefault();
    write({ card, text: text.trim(), ...(mark && { mark }) });
    onClose();
  };
  return html`
    <${Dialog} steady title=${title} onClose=${onClose}>
      <form class="note-form" onSubmit=${keep}>
        <div class="note-marks" role="group" aria-label=${t("web-note-mark")}>
          ${MARKS.map(
            (it) => html`
              <button type="button" class="button" aria-pressed=${mark === it} data-mark=${it}
                onClick=${() => setMark(mark === it ? undefined : it)}>
                <${Icon} name=${`note-${it}`} /> ${t(`web-note-${it}`)}
              </button>
            `,
          )}
        </div>
        <label>${t("web-note-text")}
          <input type="text" maxlength=${LONGEST} value=${text} autocomplete="off" autofocus
            onInput=${(/** @type {Event} */ event) => setText(typed(event))} />
        </label>
        <small>${t("web-note-about")}</small>
        <button type="submit" class="button main" data-note="keep">${t("web-note-save")}</button>
      </form>
    <//>
  `;
}

/** @param {import("../../../types/protocol.js").GameState} game @param {number} seat */
const idsOf = (game, seat) => game.hands[seat].cards.map((card) => card.id);

/**
 * All players' notes in a finished game, in the order of drawing, next to the actual cards.
 * @param {{
 *   notes: import("../../table/notes.js").Notes, setting: import("../../table/words.js").Setting, onClose: () => void,
 * }} props
 */
export function AllNotes({ notes, setting, onClose }) {
  const { rules, info } = setting;
  const all = [...notes].sort(([a], [b]) => a - b);
  return html`
    <${Dialog} steady title=${t("web-notes")} onClose=${onClose}>
      <ul class="plain all-notes">
        ${all.map(([card, ones]) => {
          const was = info.deal?.deck[card];
          return html`
            <li key=${card} data-noted=${card}>
              <b>${was ? cardWord(rules, was) : ""}</b>
              ${ones.map(
                (it) =>
                  html`<span>${t("web-note-by", { name: nameOf(info, it.seat), note: noteWord(it) })}</span>`,
              )}
            </li>
          `;
        })}
      </ul>
    <//>
  `;
}
