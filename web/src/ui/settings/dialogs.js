// The dialogs: settings, help with all keys, and explanations.
import { maybe, t } from "../../i18n.js";
import { html, typed, useState } from "../../lib.js";
import { SETTINGS, settings } from "../../settings.js";
import { HEARD, hear } from "../../sound.js";
import { mayNotify } from "../../turnNotification.js";
import { botAbout, botManner, botWord, ConventionsLink } from "../common/bots.js";
import { Dialog } from "../common/dialog.js";
import { botShown, explained, helpOpen, settingsOpen, tilesShown } from "../common/dialogState.js";
import { Mon } from "../common/mon.js";
import { Switch } from "../common/switch.js";
import { RulesLink } from "../rules/rulesLink.js";
import { TileSign } from "../table/expansionUi.js";
import { PushSettings } from "./push.js";

/** @typedef {keyof typeof SETTINGS} Key */

/** The permission that a switch needs before it is turned on. @type {{[key in Key]?: () => Promise<boolean>}} */
const PERMISSIONS = { notice: mayNotify };

function Settings() {
  const close = () => (settingsOpen.value = false);
  const help = () => {
    close();
    helpOpen.value = true;
  };
  const shown = Object.entries(SETTINGS).filter(([, row]) => !("hidden" in row));
  return html`
    <${Dialog} open=${settingsOpen.value} onClose=${close} title=${t("web-settings")}>
      ${shown.map(
        ([key, row]) => html`
          <${row.values[0] === "off" ? SwitchSetting : ChoiceSetting} key=${key} name=${key} row=${row} />
          ${key === "sound" && html`<${Sounds} />`}
          ${key === "notice" && settingsOpen.value && html`<${PushSettings} />`}
        `,
      )}
      <p><button type="button" class="quiet" onClick=${help}>${t("web-help")}</button></p>
    <//>
  `;
}

/** @param {{name: Key, row: import("../../settings.js").Row}} props */
function ChoiceSetting({ name, row: { values, label = `web-${name}` } }) {
  const setting = settings[name];
  return html`
    <div class="field-row">
      <label for=${`set-${name}`}>${t(label)}</label>
      <select id=${`set-${name}`} value=${setting.value}
        onChange=${(/** @type {Event} */ event) => (setting.value = typed(event))}>
        ${values.map((value) => html`<option value=${value}>${t(`${label}-${value}`)}</option>`)}
      </select>
    </div>
  `;
}

/** @param {{name: Key, row: import("../../settings.js").Row}} props */
function SwitchSetting({ name, row: { label = `web-${name}` } }) {
  const [denied, setDenied] = useState(false);
  const setting = settings[name];
  const change = async (/** @type {boolean} */ on) => {
    const isAllowed = !on || !PERMISSIONS[name] || (await PERMISSIONS[name]());
    setDenied(!isAllowed);
    setting.value = on && isAllowed ? "on" : "off";
  };
  return html`
    <${Switch} id=${`set-${name}`} label=${t(label)} about=${maybe(`${label}-about`) ?? ""}
      on=${setting.value === "on"} onChange=${change} />
    ${denied && html`<p role="status">${t(`${label}-denied`)}</p>`}
  `;
}

/** Plays each sound on request. */
function Sounds() {
  return html`
    <div class="sounds" role="group" aria-label=${t("web-sounds")}>
      <span>${t("web-sounds")}</span>
      ${HEARD.map(
        (name) => html`
          <button type="button" class="button small" data-sound=${name} onClick=${() => hear(name)}>
            ${t(`web-sound-${name}`)}
          </button>
        `,
      )}
    </div>
  `;
}

/** The description of a bot. */
function AboutBot() {
  const bot = botShown.value;
  return html`
    <${Dialog} open=${bot !== ""} onClose=${() => (botShown.value = "")} title=${botWord(bot)}>
      <p class="manner-of-bot"><${Mon} name=${bot} bot=${bot} class="large" /> <i>${botManner(bot)}</i></p>
      <p>${botAbout(bot)}</p>
      <p><${ConventionsLink} bot=${bot} /></p>
    <//>
  `;
}

/** The meaning of a counter. */
function AboutNumber() {
  const it = explained.value;
  return html`
    <${Dialog} open=${it !== null} onClose=${() => (explained.value = null)} title=${it?.title ?? ""}>
      <p>${it?.about}</p>
      ${it?.rule && html`<p><${RulesLink} ...${it.rule}>${t("web-rule")}<//></p>`}
    <//>
  `;
}

/** The effects of all bonus tiles, and which tiles are face down. */
function AboutTiles() {
  const { left, request } = tilesShown.value ?? { left: null, request: null };
  return html`
    <${Dialog} open=${left !== null} onClose=${() => (tilesShown.value = null)} title=${t("label-tiles")}>
      <p>
        ${t("web-tiles-about")}
        ${request && html` <${RulesLink} request=${request} rule="rulebook-tile">${t("web-rule")}<//>`}
      </p>
      <ul class="plain tile-list">
        ${[1, 2, 3, 4, 5, 6].map(
          (tile) => html`
            <li>
              <span class=${`tile big ${left?.includes(tile) ? "" : "gone"}`}><${TileSign} tile=${tile} /></span>
              <span>
                <b>${t("tile-title", { number: tile, name: t(`tile-${tile}`) })}</b>
                ${left?.includes(tile) === false && html`<small>${t("web-tile-gone")}</small>`}
                <small>${t(`tile-${tile}.about`)}</small>
              </span>
            </li>
          `,
        )}
      </ul>
    <//>
  `;
}

const KEYS = [
  "tab",
  "arrows",
  "p",
  "d",
  "c",
  "v",
  "clue",
  "shift",
  "e",
  "n",
  "a",
  "u",
  "q",
  "l",
  "escape",
  "help",
];

function Help() {
  return html`
    <${Dialog} open=${helpOpen.value} onClose=${() => (helpOpen.value = false)} title=${t("web-help")}>
      <p>${t("web-help-short")} <a href="/rules" onClick=${() => (helpOpen.value = false)}>${t("web-rules")}</a></p>
      <h3>${t("web-help-marks")}</h3>
      <p>${t("web-help-marks-about")}</p>
      <h3>${t("web-help-keys")}</h3>
      <dl class="keys-list">
        ${KEYS.map((key) => html`<dt>${t(`web-key-${key}`)}</dt><dd>${t(`web-key-${key}.about`)}</dd>`)}
      </dl>
    <//>
  `;
}

/** All dialogs. */
export function Dialogs() {
  return html`<${Settings} /><${Help} /><${AboutBot} /><${AboutNumber} /><${AboutTiles} />`;
}
