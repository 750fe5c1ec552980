// A notice of an invitation, over any page.
import { t } from "../../i18n.js";
import { html } from "../../lib.js";
import { go, route } from "../../route.js";
import { declined } from "../../social.js";
import { personName } from "../../table/words.js";
import { invitations } from "../common/dialogState.js";
import { settingsLine } from "../rules/edition.js";

export function InviteNotice() {
  // At that table, and on the page that lists invitations, the notice isn't needed.
  const [newest] = invitations.value.filter(({ table }) => route.value.id !== table);
  if (!newest || route.value.page === "people") return null;
  const { table, by, settings, seat_of: of } = newest;
  const no = () => declined(newest).catch(() => undefined);
  const id = !of ? "web-invited" : of.id === by.id ? "web-invited-seat-own" : "web-invited-seat";
  const what = { name: personName(by), table: settingsLine(settings), of: of ? personName(of) : "" };
  return html`
    <div class="newer invited" role="status">
      <span>${t(id, what)}</span>
      <button type="button" class="button small" onClick=${() => go(`/t/${table}`)}>
        ${t("web-invited-go")}
      </button>
      <button type="button" class="button small" onClick=${no}>${t("web-invited-decline")}</button>
    </div>
  `;
}
