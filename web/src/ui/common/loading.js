// What stands where a page is whose words or data are still on their way.
import { t } from "../../i18n.js";
import { html } from "../../lib.js";

/** @param {{words: "coming" | "there" | "missing"}} props */
export function Loading({ words }) {
  return html`
    <main class="page-body">
      <p class="prompt" role="status">${t(words === "missing" ? "web-error-lost" : "web-loading")}</p>
    </main>
  `;
}
