// The choice of the time control for a new table.
import { t } from "../../i18n.js";
import { html, typed } from "../../lib.js";
import { timeLine } from "../../table/time.js";
import { botOptions } from "../common/bots.js";

/** @typedef {import("../../../types/protocol.js").TimeControl} TimeControl */
/** @typedef {import("../../../types/protocol.js").OnTimeout} OnTimeout */

const TYPES = /** @type {const} */ (["none", "gentle", "strict", "correspondence"]);
const OUT = /** @type {const} */ (["tell", "bot", "end"]);

/** The defaults of each choice. @type {Record<string, TimeControl>} */
const USUAL = {
  none: { type: "none" },
  gentle: { type: "gentle", nudge_seconds: 120 },
  strict: {
    type: "strict",
    bank_seconds: 600,
    increment_seconds: 20,
    grace_seconds: 60,
    when_out: { type: "bot" },
  },
  correspondence: { type: "correspondence", days: 3, when_out: { type: "tell" } },
};

/** @param {{time: TimeControl, onChange: (time: TimeControl) => void}} props */
export function TimeChoice({ time, onChange }) {
  const number = (
    /** @type {string} */ id,
    /** @type {number} */ value,
    /** @type {[number, number]} */ [min, max],
    /** @type {(n: number) => object} */ change,
  ) => html`
    <div class="field-row">
      <label for=${id}>${t(id)}</label>
      <input id=${id} class="text-field number" type="number" required min=${min} max=${max} value=${value}
        onChange=${(/** @type {Event} */ event) => {
          const n = Math.round(Number(typed(event)));
          onChange(
            /** @type {TimeControl} */ ({ ...time, ...change(Math.min(max, Math.max(min, n || min))) }),
          );
        }} />
    </div>
  `;
  return html`
    <div class="field-row">
      <label for="time">
        <span class="visually-hidden">${t("web-time")}</span><small>${t("web-time-about")}</small>
      </label>
      <select id="time" value=${time.type}
        onChange=${(/** @type {Event} */ event) => onChange(USUAL[typed(event)])}>
        ${TYPES.map((type) => html`<option value=${type}>${t(`web-time-${type}`)}</option>`)}
      </select>
    </div>
    ${
      time.type === "gentle" &&
      number("web-time-nudge", time.nudge_seconds / 60, [1, 60], (n) => ({ nudge_seconds: n * 60 }))
    }
    ${
      time.type === "strict" &&
      html`
        ${number("web-time-bank", time.bank_seconds / 60, [1, 180], (n) => ({ bank_seconds: n * 60 }))}
        ${number("web-time-increment", time.increment_seconds, [0, 600], (n) => ({ increment_seconds: n }))}
        ${number("web-time-grace", time.grace_seconds ?? 60, [10, 3600], (n) => ({ grace_seconds: n }))}
      `
    }
    ${time.type === "correspondence" && number("web-time-days", time.days, [1, 30], (n) => ({ days: n }))}
    ${
      (time.type === "strict" || time.type === "correspondence") &&
      html`
        <div class="field-row">
          <label for="when-out">${t("web-time-when-out")}</label>
          <select id="when-out" value=${time.when_out?.type}
            onChange=${(/** @type {Event} */ event) => {
              const when_out = /** @type {OnTimeout} */ ({ type: typed(event) });
              onChange({ ...time, when_out });
            }}>
            ${OUT.map((out) => html`<option value=${out}>${t(`web-time-out-${out}`)}</option>`)}
          </select>
        </div>
        ${
          time.when_out?.type === "bot" &&
          html`
            <div class="field-row">
              <label for="time-bot">${t("web-time-bot")}</label>
              <select id="time-bot" value=${time.when_out.bot ?? ""}
                onChange=${(/** @type {Event} */ event) => {
                  const bot = typed(event);
                  onChange({ ...time, when_out: bot ? { type: "bot", bot } : { type: "bot" } });
                }}>
                <option value="">${t("web-time-bot-usual")}</option>
                ${botOptions()}
              </select>
            </div>
          `
        }
      `
    }
    ${time.type !== "none" && html`<p class="empty time-line">${timeLine(time)}</p>`}
  `;
}
