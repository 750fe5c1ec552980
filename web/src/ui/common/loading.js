// A placeholder for a page whose texts or data are still loading.
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
