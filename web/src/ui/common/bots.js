// The available bots: their names, their descriptions, and the choice of one.
import { maybe, t } from "../../i18n.js";
import { html, typed } from "../../lib.js";
import { bots } from "../../net/connection.js";
import { settings } from "../../settings.js";
import { Mon } from "./mon.js";

/** The name of a bot. @param {string} name */
export function botWord(name) {
  return maybe(`bot-${name}`) ?? name;
}

/** A one-sentence description of a bot. @param {string} name */
export function botAbout(name) {
  return maybe(`bot-${name}.about`) ?? bots.value.find((bot) => bot.name === name)?.about ?? "";
}

/** How a bot behaves at the table, in one sentence. @param {string} name */
export function botManner(name) {
  return maybe(`bot-${name}.manner`) ?? "";
}

/** Whether a bot plays by documented conventions and explains its actions. @param {string} name */
export function explains(name) {
  return bots.value.some((bot) => bot.name === name && bot.explains);
}

/**
 * A link to the conventions of a companion; nothing for a bot without documented conventions.
 * @param {{bot: string}} props
 */
export function ConventionsLink({ bot }) {
  if (!explains(bot)) return null;
  return html`<a href="/conventions" target="_blank">${t("web-conventions-of", { bot: botWord(bot) })}</a>`;
}

/** The bot that was chosen last, if it still exists; else the first one. */
export function chosenBot() {
  const found = bots.value.find((bot) => bot.name === settings.partner.value) ?? bots.value[0];
  return found?.name ?? "";
}

/**
 * The bot for a table: only one plays the deals of the day, so that results can be compared.
 * @param {{deal_of?: import("../../../types/protocol.js").DealSourceInfo}} info
 */
export function botFor({ deal_of: deal }) {
  const only = deal?.type === "day" && bots.value.find((bot) => bot.substitute);
  return only ? only.name : chosenBot();
}

/** All bots by name, as options of a list. */
export function botOptions() {
  return bots.value.map(
    (bot) =>
      html`<option key=${bot.name} value=${bot.name} title=${botAbout(bot.name)}>${botWord(bot.name)}</option>`,
  );
}

/** The choice of a partner, remembered. @param {{id: string, label: string}} props */
export function PartnerChoice({ id, label }) {
  const chosen = chosenBot();
  return html`
    <div class="partner-choice">
      <label for=${id}>${label}</label>
      <select id=${id} value=${chosen} aria-describedby=${`${id}-about`}
        onChange=${(/** @type {Event} */ event) => (settings.partner.value = typed(event))}>${botOptions()}</select>
      <small id=${`${id}-about`}>
        <${Mon} name=${chosen} bot=${chosen} /> ${botAbout(chosen)} <i>${botManner(chosen)}</i>
      </small>
      <small><${ConventionsLink} bot=${chosen} /></small>
    </div>
  `;
}
