// The line at the top of every page: the house, what the page is about, and what can be set.
import { Seal } from "../art/sprite.js";
import { LANGUAGES, language, speak, t } from "../i18n.js";
import { html } from "../lib.js";
import { theme } from "../settings.js";
import { Icon } from "./icons.js";
import { settingsOpen } from "./open.js";

/** @param {{children?: import("../lib.js").Children, extra?: import("../lib.js").Children, onHelp: () => void}} props */
export function TopBar({ children, extra, onHelp }) {
  const light = document.documentElement.dataset.theme === "light";
  void theme.value;
  return html`
    <header class="top-bar">
      <a class="home" href="/" aria-label=${t("web-home")}><${Seal} /><span>Kagiya</span></a>
      ${children}
      <div class="tools">
        ${extra}
        <label class="tool language"><span class="visually-hidden">${t("web-language")}</span>
          <select value=${language.value} onChange=${(/** @type {any} */ event) => speak(event.target.value)}>
            ${Object.entries(LANGUAGES).map(([code, name]) => html`<option value=${code} lang=${code}>${name}</option>`)}
          </select>
        </label>
        <button type="button" class="tool wide-only" aria-label=${t(light ? "web-go-dark" : "web-go-light")} title=${t(light ? "web-go-dark" : "web-go-light")} onClick=${() => (theme.value = light ? "dark" : "light")}><${Icon} name="sun" /></button>
        <button type="button" class="tool wide-only" aria-label=${t("web-help")} title=${t("web-help")} onClick=${onHelp}><${Icon} name="help" /></button>
        <button type="button" class="tool" aria-label=${t("web-settings")} title=${t("web-settings")} onClick=${() => (settingsOpen.value = true)}><${Icon} name="menu" /></button>
      </div>
    </header>
  `;
}
