// The controls that open a table with an existing deal.
import { t } from "../../i18n.js";
import { html, useState } from "../../lib.js";
import { create } from "../../net/tables.js";
import { go } from "../../route.js";
import { botWord, chosenBot, PartnerChoice } from "../common/bots.js";
import { errorWord } from "../common/errors.js";

/**
 * @param {{
 *   settings: import("../../../types/protocol.js").TableSettings,
 *   deal: import("../../../types/protocol.js").RequestedDeal, seen: boolean, table?: string, name: string,
 *   partner?: string,
 * }} props `name` distinguishes these controls from others on the page; `partner` is the only bot for the deal
 */
export function PlayDeal({ settings, deal, seen, table, name, partner }) {
  const [listed, setListed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  if (table) return html`<p><a class="button main" href=${`/t/${table}`}>${t("together-to-table")}</a></p>`;
  if (seen) return html`<p class="empty">${t("together-known")}</p>`;
  const open = async (/** @type {boolean} */ withBots) => {
    setBusy(true);
    try {
      const bots = withBots ? Array.from({ length: settings.seats - 1 }, () => partner ?? chosenBot()) : [];
      // The conventions of the other table aren't part of the deal.
      const wish = { ...settings, conventions: undefined, listed: listed && !withBots };
      const answer = await create({ settings: wish, seat: 0, bots, start: withBots, deal });
      if (answer.table) go(`/t/${answer.table}`);
    } catch (error) {
      setProblem(errorWord(error));
      setBusy(false);
    }
  };
  return html`
    <div class="play-deal">
      <p class="people-acts">
        <button type="button" class="button main" disabled=${busy} onClick=${() => open(true)}>
          ${t("together-with-bots")}
        </button>
        <button type="button" class="button" disabled=${busy} onClick=${() => open(false)}>
          ${t("together-with-people")}
        </button>
      </p>
      <label class="check-row">
        <input type="checkbox" checked=${listed}
          onChange=${(/** @type {Event} */ event) =>
            setListed(/** @type {HTMLInputElement} */ (event.currentTarget).checked)} />
        ${t("together-listed")}
      </label>
      ${
        partner
          ? html`<p class="empty" data-testid="day-partner">${t("together-partner", { bot: botWord(partner) })}</p>`
          : html`<${PartnerChoice} id=${`partner-${name}`} label=${t("web-which-bot")} />`
      }
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </div>
  `;
}
