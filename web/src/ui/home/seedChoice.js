// The deal by a number or by a seed of hanab.live.
import { t } from "../../i18n.js";
import { html, typed, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { errorWord } from "../common/errors.js";

/** @typedef {import("../../../types/protocol.js").SeedInfo} SeedInfo */

/**
 * @param {{seed: string, onChange: (seed: string) => void, onSite: (info: SeedInfo) => void}} props `onSite` gets what
 *   a seed of hanab.live decides besides the deck
 */
export function SeedChoice({ seed, onChange, onSite }) {
  const [problem, setProblem] = useState("");
  const enter = (/** @type {string} */ text) => {
    onChange(text);
    setProblem("");
    if (text === "" || /^\d+$/.test(text)) return;
    fetchJson(`/api/seeds/${encodeURIComponent(text)}`).then(
      (found) => onSite(/** @type {SeedInfo} */ (found)),
      (error) => setProblem(errorWord(error)),
    );
  };
  return html`
    <details class="seed-choice">
      <summary>${t("web-seed-deal")}</summary>
      <p class="empty" id="seed-about">${t("web-seed-say")}</p>
      <div class=${problem ? "field-row wrong" : "field-row"}>
        <label for="seed">${t("web-seed-field")}</label>
        <input id="seed" class="text-field" maxlength="100" autocomplete="off" spellcheck=${false} value=${seed}
          aria-describedby=${problem ? "seed-problem" : "seed-about"} aria-invalid=${problem !== ""}
          onChange=${(/** @type {Event} */ event) => enter(typed(event).trim())} />
        ${problem && html`<small class="range-note" id="seed-problem" role="alert">${problem}</small>`}
      </div>
    </details>
  `;
}
