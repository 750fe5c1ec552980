// Asks once, when somebody has their first friend, whether friends may see when they are online.
import { t } from "../../i18n.js";
import { html, useState } from "../../lib.js";
import { change, people } from "../../social.js";
import { errorWord } from "../common/errors.js";

/** The question, until it is answered. The texts of `together` must be loaded. */
export function ShownQuestion() {
  const [problem, setProblem] = useState("");
  if (!people.value?.ask_shown) return null;
  const answer = async (/** @type {boolean} */ shown) => {
    try {
      await change("people/shown", "PUT", { shown });
    } catch (error) {
      setProblem(errorWord(error));
    }
  };
  return html`
    <section class="shown-question" aria-labelledby="shown-question">
      <p id="shown-question"><b>${t("together-shown-ask")}</b><small>${t("together-shown-ask-about")}</small></p>
      <span class="seat-acts">
        <button type="button" class="button small" onClick=${() => answer(true)}>${t("together-shown-yes")}</button>
        <button type="button" class="button small" onClick=${() => answer(false)}>${t("together-shown-no")}</button>
      </span>
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </section>
  `;
}
