// The dialog in which the owner of a table removes and bans a person.
import { t } from "../../i18n.js";
import { html, typed, useState } from "../../lib.js";

/** @typedef {import("../../../types/protocol.js").Command & {type: "keep_out"}} KeepOutCommand */

/** @type {KeepOutCommand["why"][]} */
const REASONS = ["absence", "conduct", "others", "no_reason"];

/**
 * @param {{
 *   people: import("../../../types/protocol.js").Person[], send: (command: KeepOutCommand) => unknown,
 * }} props
 */
export function KickDialog({ people, send }) {
  const [chosen, setChosen] = useState("");
  const [why, setWhy] = useState(REASONS[0]);
  const person = people.find(({ id }) => id === chosen) ?? people[0];
  if (!person) return null;
  return html`
    <details class="keep-out">
      <summary>${t("web-keep-out")}</summary>
      <p class="empty">${t("web-keep-out-about")}</p>
      <div class="field-row">
        <label for="keep-out-whom">${t("web-keep-out-whom")}</label>
        <select id="keep-out-whom" value=${person.id}
          onChange=${(/** @type {Event} */ event) => setChosen(typed(event))}>
          ${people.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}
        </select>
      </div>
      <div class="field-row">
        <label for="keep-out-why">${t("web-keep-out-why")}</label>
        <select id="keep-out-why" value=${why} onChange=${(/** @type {Event} */ event) =>
          setWhy(REASONS.find((reason) => reason === typed(event)) ?? REASONS[0])}>
          ${REASONS.map((reason) => html`<option value=${reason}>${t(`web-keep-out-${reason}`)}</option>`)}
        </select>
      </div>
      <p>
        <button type="button" class="button small"
          onClick=${() => send({ type: "keep_out", person: person.id, why })}>${t("web-keep-out-do")}</button>
      </p>
    </details>
  `;
}
