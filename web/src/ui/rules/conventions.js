// The conventions that a table states: the choice for a new table, and the list that everybody at the table sees.
import { list, t, useLearned } from "../../i18n.js";
import { html, typed, useEffect, useRef, useState } from "../../lib.js";
import { stated, WAYS, wordOf } from "../../table/conventions.js";
import { Icon } from "../common/icons.js";

/** @typedef {import("../../../types/protocol.js").Conventions} Conventions */

/** A checklist icon in the style of the other icons. */
const LIST = "M4 6.5L6 8.5L9 4.5M13 7H20M4 14.5L6 16.5L9 12.5M13 15H20M5 20.5H20";

/**
 * The choice, folded away. While closed, it shows the number of stated conventions.
 * @param {{conventions: Conventions, onChange: (conventions: Conventions) => void}} props
 */
export function ConventionsChoice({ conventions, onChange }) {
  const words = useLearned("conventions");
  if (words !== "there") return null;
  const count = stated(conventions).length;
  const choose = (/** @type {keyof Conventions} */ way, /** @type {string} */ word) => {
    const { [way]: _, ...others } = conventions;
    const value = WAYS.find((it) => it.way === way)?.values.find((it) => wordOf(it) === word);
    onChange(value === undefined ? others : { ...others, [way]: value });
  };
  return html`
    <details class="conventions-choice">
      <summary>${count > 0 ? t("conventions-count", { count }) : t("conventions-title")}</summary>
      <p class="empty">
        ${t("conventions-about")}${" "}
        <a href="/conventions" target="_blank">${t("conventions-learn")}</a>
      </p>
      ${WAYS.map(({ way, values }) => {
        const id = `conventions-${way}`;
        const value = conventions[way];
        return html`
          <div class="field-row" key=${way}>
            <label for=${id}>${t(id)}</label>
            <select id=${id} value=${value === undefined ? "" : wordOf(value)} aria-describedby=${`${id}-about`}
              onChange=${(/** @type {Event} */ event) => choose(way, typed(event))}>
              <option value="">${t("conventions-open")}</option>
              ${values.map((it) => html`<option value=${wordOf(it)}>${optionWord(way, it)}</option>`)}
            </select>
            <small class="way-about" id=${`${id}-about`}>${t(`${id}.about`)}</small>
          </div>
        `;
      })}
    </details>
  `;
}

/** @param {keyof Conventions} way @param {boolean | string} value */
const optionWord = (way, value) =>
  typeof value === "boolean" ? t(`conventions-${wordOf(value)}`) : t(`conventions-${way}.pick-${value}`);

/** The stated conventions in one line. @param {{conventions: Conventions}} props */
export function ConventionsLine({ conventions }) {
  const words = useLearned("conventions");
  if (words !== "there") return null;
  return html`${t("conventions-line", { stated: list(stated(conventions)) })}`;
}

/** The button that shows the conventions during the game. @param {{conventions: Conventions}} props */
export function ConventionsTool({ conventions }) {
  const words = useLearned("conventions");
  const [open, setOpen] = useState(false);
  if (words !== "there") return null;
  return html`
    <button type="button" class="tool" aria-haspopup="dialog" aria-label=${t("conventions-here")}
      title=${t("conventions-here")} onClick=${() => setOpen(true)}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${LIST} /></svg>
    </button>
    ${open && html`<${Shown} conventions=${conventions} onClose=${() => setOpen(false)} />`}
  `;
}

/** @param {{conventions: Conventions, onClose: () => void}} props */
function Shown({ conventions, onClose }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => ref.current?.showModal(), []);
  return html`
    <dialog ref=${ref} aria-labelledby="conventions-here" onClose=${onClose}>
      <div class="dialog-head">
        <h2 id="conventions-here">${t("conventions-here")}</h2>
        <button type="button" class="tool" aria-label=${t("web-close")} onClick=${() => ref.current?.close()}>
          <${Icon} name="close" />
        </button>
      </div>
      <dl class="keys-list">
        ${WAYS.filter(({ way }) => conventions[way] !== undefined).map(
          ({ way }) => html`
            <dt>${t(`conventions-${way}`)}</dt>
            <dd>${optionWord(way, /** @type {boolean | string} */ (conventions[way]))}</dd>
          `,
        )}
      </dl>
      <p class="empty">
        ${t("conventions-about")}${" "}
        <a href="/conventions" target="_blank">${t("conventions-learn")}</a>
      </p>
    </dialog>
  `;
}
