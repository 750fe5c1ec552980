// The bar at the top of every page: the logo, the page's subject, and the settings.
import { Seal } from "../../art/sprite.js";
import { LANGUAGES, language, speak, t } from "../../i18n.js";
import { html, typed } from "../../lib.js";
import { settings } from "../../settings.js";
import { settingsOpen } from "./dialogState.js";
import { Icon } from "./icons.js";

/**
 * @param {{
 *   children?: import("../../lib.js").Children, extra?: import("../../lib.js").Children, onHelp: () => void,
 * }} props `children` name the page's subject, `extra` has its actions
 */
export function TopBar({ children, extra, onHelp }) {
  const light = document.documentElement.dataset.theme === "light";
  void settings.theme.value;
  const choose = (/** @type {Event} */ event) =>
    speak(/** @type {import("../../i18n.js").Language} */ (typed(event)));
  const tool = (
    /** @type {string} */ icon,
    /** @type {string} */ text,
    /** @type {() => void} */ onClick,
  ) => html`
    <button type="button" class="tool wide-only" aria-label=${t(text)} title=${t(text)} onClick=${onClick}>
      <${Icon} name=${icon} />
    </button>
  `;
  return html`
    <header class="top-bar">
      <a class="home" href="/" aria-label=${t("web-home")}><${Seal} /><span>Kagiya</span></a>
      ${children}
      <div class="tools">
        ${extra}
        <label class="tool language"><span class="visually-hidden">${t("web-language")}</span>
          <select value=${language.value} onChange=${choose}>
            ${Object.entries(LANGUAGES).map(
              ([code, name]) => html`<option value=${code} lang=${code}>${name}</option>`,
            )}
          </select>
        </label>
        ${tool("sun", light ? "web-go-dark" : "web-go-light", () => (settings.theme.value = light ? "dark" : "light"))}
        ${tool("help", "web-help", onHelp)}
        <button type="button" class="tool" aria-label=${t("web-settings")} title=${t("web-settings")}
          onClick=${() => (settingsOpen.value = true)}><${Icon} name="menu" /></button>
      </div>
    </header>
  `;
}
