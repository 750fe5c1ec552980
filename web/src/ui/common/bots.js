// The bots that can be seated: what each is called, what it is, and the choice of one.
import { maybe, t } from "../../i18n.js";
import { html, typed } from "../../lib.js";
import { bots } from "../../net/connection.js";
import { settings } from "../../settings.js";

/** What a bot is called. @param {string} name */
export function botWord(name) {
  return maybe(`bot-${name}`) ?? name;
}

/** What a bot is, in a sentence. @param {string} name */
export function botAbout(name) {
  return maybe(`bot-${name}.about`) ?? bots.value.find((bot) => bot.name === name)?.about ?? "";
}

/** Whether a bot plays by conventions that can be learned, and says why it acts. @param {string} name */
export function explains(name) {
  return bots.value.some((bot) => bot.name === name && bot.explains);
}

/**
 * The way to what a companion plays by; nothing for a bot that has no conventions to learn.
 * @param {{bot: string}} props
 */
export function ConventionsLink({ bot }) {
  if (!explains(bot)) return null;
  return html`<a href="/conventions" target="_blank">${t("web-conventions-of", { bot: botWord(bot) })}</a>`;
}

/** The bot that was chosen last, if there still is one of this name; else the first. */
export function chosenBot() {
  const found = bots.value.find((bot) => bot.name === settings.partner.value) ?? bots.value[0];
  return found?.name ?? "";
}

/** All bots by name, for a list to choose from. */
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
      <small id=${`${id}-about`}>${botAbout(chosen)}</small>
      <small><${ConventionsLink} bot=${chosen} /></small>
    </div>
  `;
}
