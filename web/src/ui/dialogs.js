// What opens over the page: settings, and the help with all keys.
import { t } from "../i18n.js";
import { html, signal, useEffect, useRef } from "../lib.js";
import { aid, confirmActs, motion, pace, sound, theme } from "../settings.js";
import { botAbout, botWord } from "./bots.js";
import { Icon } from "./icons.js";
import { Switch } from "./switch.js";

export const settingsOpen = signal(false);
export const helpOpen = signal(false);
/** The bot that somebody wants to know about, by its name. */
export const botShown = signal("");

/** @param {{open: boolean, onClose: () => void, title: string, children?: import("../lib.js").Children}} props */
function Dialog({ open, onClose, title, children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);
  return html`
    <dialog ref=${ref} aria-label=${title} onClose=${onClose} onClick=${(/** @type {MouseEvent} */ event) => event.target === ref.current && onClose()}>
      <div class="dialog-head"><h2>${title}</h2><button type="button" class="tool" aria-label=${t("web-close")} onClick=${onClose}><${Icon} name="close" /></button></div>
      ${children}
    </dialog>
  `;
}

export function Settings() {
  /** @param {string} id @param {string} label @param {import("../lib.js").Signal<string>} setting @param {string[]} values */
  const choice = (id, label, setting, values) => html`
    <div class="field-row">
      <label for=${id}>${t(label)}</label>
      <select id=${id} value=${setting.value} onChange=${(/** @type {any} */ event) => (setting.value = event.target.value)}>
        ${values.map((value) => html`<option value=${value}>${t(`${label}-${value}`)}</option>`)}
      </select>
    </div>
  `;
  return html`
    <${Dialog} open=${settingsOpen.value} onClose=${() => (settingsOpen.value = false)} title=${t("web-settings")}>
      ${choice("set-theme", "web-theme", theme, ["auto", "dark", "light"])}
      ${choice("set-aid", "web-aid", aid, ["full", "clues"])}
      ${choice("set-pace", "web-speed", pace, ["calm", "quick"])}
      ${choice("set-motion", "web-motion", motion, ["auto", "off"])}
      <${Switch} id="set-confirm" label=${t("web-confirm")} about=${t("web-confirm-about")} on=${confirmActs.value === "on"} onChange=${(/** @type {boolean} */ on) => (confirmActs.value = on ? "on" : "off")} />
      <${Switch} id="set-sound" label=${t("web-sound")} on=${sound.value === "on"} onChange=${(/** @type {boolean} */ on) => (sound.value = on ? "on" : "off")} />
      <p><button type="button" class="quiet" onClick=${() => {
        settingsOpen.value = false;
        helpOpen.value = true;
      }}>${t("web-help")}</button></p>
    <//>
  `;
}

/** What a bot at the table is. */
export function AboutBot() {
  return html`
    <${Dialog} open=${botShown.value !== ""} onClose=${() => (botShown.value = "")} title=${botWord(botShown.value)}><p>${botAbout(botShown.value)}</p><//>
  `;
}

const KEYS = ["tab", "arrows", "p", "d", "c", "v", "clue", "shift", "e", "q", "l", "escape", "help"];

export function Help() {
  return html`
    <${Dialog} open=${helpOpen.value} onClose=${() => (helpOpen.value = false)} title=${t("web-help")}>
      <p>${t("web-help-short")}</p>
      <h3>${t("web-help-marks")}</h3>
      <p>${t("web-help-marks-about")}</p>
      <h3>${t("web-help-keys")}</h3>
      <dl class="keys-list">${KEYS.map((key) => html`<dt>${t(`web-key-${key}`)}</dt><dd>${t(`web-key-${key}.about`)}</dd>`)}</dl>
    <//>
  `;
}
