// The reactions of players to each other's actions: the marks at the seats, and the buttons in the chat.
import { t } from "../../i18n.js";
import { html, useState } from "../../lib.js";
import { reactableAction } from "../../table/state.js";
import { nameOf } from "../../table/words.js";

/** @typedef {import("../../../types/protocol.js").Reaction} Word */

const FACE = "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3";

/** @type {Record<Word, string>} */
const DRAWINGS = {
  thanks:
    "M12 20.2C5 15.2 2.9 11.6 3.6 8.4A4.4 4.4 0 0 1 12 7.2A4.4 4.4 0 0 1 20.4 8.4C21.1 11.6 19 15.2 12 20.2Z",
  well_played:
    "M12 3V8M12 16V21M3 12H8M16 12H21M5.6 5.6L9.2 9.2M14.8 14.8L18.4 18.4M18.4 5.6L14.8 9.2M9.2 14.8L5.6 18.4",
  surprise: `${FACE}M9 8.3V9.8M15 8.3V9.8M12 12.8A2 2.4 0 1 1 12 17.6A2 2.4 0 1 1 12 12.8`,
  thinking:
    "M7.2 15.5A4.8 4.8 0 0 1 7.4 6A5.8 5.8 0 0 1 18.2 7.6A4 4 0 0 1 17.4 15.5ZM8.7 10.8H8.8M12 10.8H12.1" +
    "M15.3 10.8H15.4M7.2 18.6H7.4M4.6 21H4.7",
  sorry: `${FACE}M8.4 9.6H10M14 9.6H15.6M8.4 16.6C10 14.2 14 14.2 15.6 16.6`,
  laugh: `${FACE}M7.4 9.9L9 8.5L10.6 9.9M13.4 9.9L15 8.5L16.6 9.9M7.4 13.2H16.6C16 18.6 8 18.6 7.4 13.2Z`,
};

const WORDS = /** @type {Word[]} */ (Object.keys(DRAWINGS));

/** The text of a reaction. @param {Word} reaction */
const reactionWord = (reaction) => t(`reaction-${reaction}`);

/** @param {{reaction: Word}} props */
const Drawing = ({ reaction }) => html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${DRAWINGS[reaction]} /></svg>
`;

/** A reaction that rises at the seat of its player. Screen readers hear it instead. @param {{reaction: Word}} props */
export function ReactionMark({ reaction }) {
  return html`<span class="reaction-mark" aria-hidden="true"><${Drawing} reaction=${reaction} /></span>`;
}

/** The number of the action to which I have reacted last, by table. @type {Map<string, number>} */
const reacted = new Map();

/**
 * The buttons to react to the last action.
 * @param {{
 *   table: import("../../table/state.js").Table, send: import("../table/tablePage.js").Send, onDone: () => void,
 * }} props
 */
export function ReactionBar({ table, send, onDone }) {
  const [, setDone] = useState(0);
  const action = reactableAction(table);
  if (!action || action.seq === reacted.get(table.id)) return null;
  const { seq } = action;
  const react = async (/** @type {Word} */ reaction) => {
    if (!(await send({ type: "react", seq, reaction }))) return;
    reacted.set(table.id, seq);
    setDone(seq);
    onDone();
  };
  const name = nameOf(table.info, action.seat);
  return html`
    <div class="reaction-bar" role="group" aria-label=${t("reaction-to", { name })}>
      <span class="reaction-to" aria-hidden="true">${t("reaction-to", { name })}</span>
      ${WORDS.map(
        (word) => html`
          <button type="button" class="tool" data-reaction=${word} aria-label=${reactionWord(word)}
            title=${reactionWord(word)} onClick=${() => react(word)}><${Drawing} reaction=${word} /></button>
        `,
      )}
    </div>
  `;
}
