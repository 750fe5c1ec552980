// What has happened, newest last; a line leads back to its moment.
import { t } from "../i18n.js";
import { cls, html, useEffect, useRef } from "../lib.js";
import { logLine } from "../table/words.js";
import { Icon } from "./icons.js";
import { Region } from "./region.js";

/** @typedef {import("../../types/protocol.js").LoggedEvent} LoggedEvent */

/**
 * @param {{
 *   setting: import("../table/words.js").Setting,
 *   history: readonly LoggedEvent[],
 *   hands: ReadonlyMap<number, number[][]>,
 *   at: number | null,
 *   onGo?: (seq: number) => void,
 *   canGo?: (seq: number) => boolean,
 *   onWhy?: (seq: number) => void, canWhy: (logged: LoggedEvent) => boolean,
 * }} props `at` is the event that is looked at, or `null` for the newest
 */
export function Log({ setting, history, hands, at, onGo, canGo, onWhy, canWhy }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = history
    .map((logged) => ({ logged, text: logLine(setting, logged, hands.get(logged.seq) ?? []) }))
    .filter((line) => line.text !== "");
  useEffect(() => {
    const here = ref.current?.querySelector(".now") ?? ref.current?.lastElementChild;
    if (here && ref.current)
      ref.current.scrollTop = /** @type {HTMLElement} */ (here).offsetTop - ref.current.clientHeight / 2;
  }, [lines.length, at]);
  let number = 0;
  return html`
    <${Region} class="log" label=${t("label-log")} name="log">
      <h2 class="caption">${t("label-log")}</h2>
      <ol ref=${ref} class="lines" tabindex="-1">
        ${lines.map(({ logged, text }) => {
          if (logged.event.type === "acted") number += 1;
          const kind = logged.event.type === "acted" ? logged.event.happened[0]?.type : logged.event.type;
          const body = html`<span class="turn-number">${logged.event.type === "acted" ? number : ""}</span><span>${text}</span>`;
          return html`
            <li key=${logged.seq} class=${cls(kind, at === logged.seq && "now")} data-seq=${logged.seq}>
              ${
                onGo && (canGo?.(logged.seq) ?? true)
                  ? html`<button type="button" data-rove tabindex="-1" aria-current=${at === logged.seq ? "step" : undefined} onClick=${() => onGo(logged.seq)}>${body}</button>`
                  : html`<span class="line" data-rove tabindex="-1">${body}</span>`
              }
              ${onWhy && canWhy(logged) && html`<button type="button" class="why-button" data-rove tabindex="-1" aria-label=${t("web-why-of", { event: text })} title=${t("web-why")} onClick=${() => onWhy(logged.seq)}><${Icon} name="help" /></button>`}
            </li>
          `;
        })}
      </ol>
    <//>
  `;
}
