// My name, and the field to change it.
import { t } from "../../i18n.js";
import { html, typed, useState } from "../../lib.js";
import { me, rename } from "../../net/connection.js";
import { recall } from "../../settings.js";
import { errorWord } from "../common/errors.js";
import { Icon } from "../common/icons.js";

/** Whether this browser remembers that I have an account. */
const isMember = () => recall("account") === "yes";

/** @param {{heading?: boolean}} props `heading` where it is a section of its own */
export function NameField({ heading = true }) {
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useState("");
  const save = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      if (text) await rename(text);
      setText(null);
      setProblem("");
    } catch (error) {
      setProblem(errorWord(error));
    }
  };
  return html`
    <section class=${heading ? "sheet-of-paper" : "name-here"}>
      ${heading && html`<h2>${t("web-your-name")}</h2>`}
      <form class="name-form" onSubmit=${save}>
        <input class="text-field" aria-label=${t("web-your-name")} maxlength="24"
          value=${text ?? me.value?.name ?? ""}
          onInput=${(/** @type {Event} */ event) => setText(typed(event))} autocomplete="nickname" />
        <button class="button small" disabled=${text === null}><${Icon} name="person" /> ${t("web-save-name")}</button>
      </form>
      ${
        heading &&
        html`
          <p class="empty">${t("web-name-about")}</p>
          <p><a href="/account">${t(isMember() ? "web-account" : "web-account-or-sign-in")}</a></p>
          <p><a href="/people">${t("web-people")}</a></p>
        `
      }
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </section>
  `;
}
