// The settings of notifications that arrive while Kagiya is closed.
import { t, useLearned } from "../../i18n.js";
import { html, useEffect, useState } from "../../lib.js";
import { fetchJson } from "../../net/http.js";
import { isBlocked, kinds, support, turnOff, turnOn } from "../../push.js";
import { Switch } from "../common/switch.js";

/** @typedef {import("../../push.js").Kind} Kind */
/** @typedef {import("../../push.js").PushInfo} PushInfo */

/** The text that says why it did not work. */
const PROBLEMS = {
  denied: "web-notice-denied",
  dismissed: "push-dismissed",
  failed: "push-failed",
};

export function PushSettings() {
  const words = useLearned("people");
  const [info, setInfo] = useState(/** @type {PushInfo | null} */ (null));
  const [problem, setProblem] = useState(/** @type {keyof typeof PROBLEMS | ""} */ (""));
  const where = support();
  useEffect(() => {
    // Without an answer there is nothing to choose.
    if (where === "yes")
      fetchJson("/api/push").then(
        (it) => setInfo(/** @type {PushInfo} */ (it)),
        () => {},
      );
  }, []);
  if (words !== "there" || where === "no") return null;
  if (where === "home-screen") return html`<p class="setting-note">${t("push-home-screen")}</p>`;
  if (info?.key === undefined) return null;
  const all = info.kinds;
  const on = kinds.value.length > 0 && !isBlocked();
  const change = async (/** @type {Kind[]} */ wanted) => {
    setProblem("");
    if (wanted.length === 0) return turnOff();
    const result = await turnOn(wanted);
    if (result !== "on") setProblem(result);
  };
  const toggle = (/** @type {Kind} */ kind, /** @type {boolean} */ is) =>
    change(all.filter((it) => (it === kind ? is : kinds.value.includes(it))));
  const shown = problem || (kinds.value.length > 0 && isBlocked() ? "denied" : "");
  return html`
    <${Switch} id="set-push" label=${t("push-here")} about=${t("push-here-about")} on=${on}
      onChange=${(/** @type {boolean} */ is) => change(is ? all : [])} />
    ${
      on &&
      html`
      <div class="push-kinds" role="group" aria-label=${t("push-here")}>
        ${all.map(
          (kind) => html`
            <${Switch} key=${kind} id=${`set-push-${kind}`} label=${t(`push-kind-${kind}`)}
              on=${kinds.value.includes(kind)}
              onChange=${(/** @type {boolean} */ is) => toggle(kind, is)} />
          `,
        )}
      </div>
    `
    }
    ${shown && html`<p role="status">${t(PROBLEMS[shown])}</p>`}
  `;
}
