// What opens over the page: settings, and the help with all keys.
import { t } from "../../i18n.js";
import { html, typed, useState } from "../../lib.js";
import { aid, confirmActs, handed, motion, newest, notice, pace, sound, theme } from "../../settings.js";
import { HEARD, hear } from "../../sound.js";
import { mayTell } from "../../turnNotification.js";
import { botAbout, botWord, ConventionsLink } from "../common/bots.js";
import { Dialog } from "../common/dialog.js";
import { botShown, explained, helpOpen, settingsOpen, tilesShown } from "../common/dialogState.js";
import { Switch } from "../common/switch.js";
import { RulesLink } from "../rules/rulesLink.js";
import { TileSign } from "../table/expansionUi.js";

function Settings() {
  /**
   * @param {string} id @param {string} label @param {import("../../lib.js").Signal<string>} setting
   * @param {string[]} values
   */
  const choice = (id, label, setting, values) => html`
    <div class="field-row">
      <label for=${id}>${t(label)}</label>
      <select id=${id} value=${setting.value}
        onChange=${(/** @type {Event} */ event) => (setting.value = typed(event))}>
        ${values.map((value) => html`<option value=${value}>${t(`${label}-${value}`)}</option>`)}
      </select>
    </div>
  `;
  const close = () => (settingsOpen.value = false);
  const help = () => {
    close();
    helpOpen.value = true;
  };
  /** @param {import("../../lib.js").Signal<string>} setting */
  const turn = (setting) => (/** @type {boolean} */ on) => (setting.value = on ? "on" : "off");
  return html`
    <${Dialog} open=${settingsOpen.value} onClose=${close} title=${t("web-settings")}>
      ${choice("set-theme", "web-theme", theme, ["auto", "dark", "light"])}
      ${choice("set-aid", "web-aid", aid, ["full", "clues", "table"])}
      ${choice("set-newest", "web-newest", newest, ["right", "left"])}
      ${choice("set-handed", "web-handed", handed, ["right", "left"])}
      ${choice("set-pace", "web-speed", pace, ["calm", "quick"])}
      ${choice("set-motion", "web-motion", motion, ["auto", "off"])}
      <${Switch} id="set-confirm" label=${t("web-confirm")} about=${t("web-confirm-about")}
        on=${confirmActs.value === "on"} onChange=${turn(confirmActs)} />
      <${Switch} id="set-sound" label=${t("web-sound")} on=${sound.value === "on"} onChange=${turn(sound)} />
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
      <${NoticeSwitch} />
      <p><button type="button" class="quiet" onClick=${help}>${t("web-help")}</button></p>
    <//>
  `;
}

/** Whether the browser may tell me of my turn: it is asked when the switch is turned on, and may refuse. */
function NoticeSwitch() {
  const [denied, setDenied] = useState(false);
  const change = async (/** @type {boolean} */ on) => {
    const may = !on || (await mayTell());
    setDenied(!may);
    notice.value = on && may ? "on" : "off";
  };
  return html`
    <${Switch} id="set-notice" label=${t("web-notice")} about=${t("web-notice-about")}
      on=${notice.value === "on"} onChange=${change} />
    ${denied && html`<p role="status">${t("web-notice-denied")}</p>`}
  `;
}

/** What a bot at the table is. */
function AboutBot() {
  const bot = botShown.value;
  return html`
    <${Dialog} open=${bot !== ""} onClose=${() => (botShown.value = "")} title=${botWord(bot)}>
      <p>${botAbout(bot)}</p>
      <p><${ConventionsLink} bot=${bot} /></p>
    <//>
  `;
}

/** What a number of the table means. */
function AboutNumber() {
  const it = explained.value;
  return html`
    <${Dialog} open=${it !== null} onClose=${() => (explained.value = null)} title=${it?.title ?? ""}>
      <p>${it?.about}</p>
      ${it?.rule && html`<p><${RulesLink} ...${it.rule}>${t("web-rule")}<//></p>`}
    <//>
  `;
}

/** What each bonus tile does, and which are face down. */
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

/** All that may open over the page. */
export function Dialogs() {
  return html`<${Settings} /><${Help} /><${AboutBot} /><${AboutNumber} /><${AboutTiles} />`;
}
