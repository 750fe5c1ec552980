// A dialog over the page.
import { t } from "../../i18n.js";
import { html, useEffect, useRef } from "../../lib.js";
import { Icon } from "./icons.js";

/**
 * Shown while it is open. A click outside closes it, unless it is `steady` because it contains text fields.
 * @param {{
 *   open?: boolean, steady?: boolean, onClose: () => void, title: string,
 *   children?: import("../../lib.js").Children,
 * }} props
 */
export function Dialog({ open = true, steady = false, onClose, title, children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);
  const clicked = (/** @type {MouseEvent} */ event) => !steady && event.target === ref.current && onClose();
  return html`
    <dialog ref=${ref} aria-label=${title} onClose=${onClose} onClick=${clicked}>
      <div class="dialog-head">
        <h2>${title}</h2>
        <button type="button" class="tool" aria-label=${t("web-close")} onClick=${onClose}>
          <${Icon} name="close" />
        </button>
      </div>
      ${children}
    </dialog>
  `;
}
