// The events since my last turn. They stay until I act, in an area of fixed height.
import { t } from "../../i18n.js";
import { cls, html, useLayoutEffect, useRef } from "../../lib.js";
import { actorOf, happenings } from "../../table/state.js";
import { logLine } from "../../table/words.js";
import { beforeFrame } from "../common/frame.js";
import { useBoard } from "./boardContext.js";

/** @typedef {import("../../../types/protocol.js").LoggedEvent} LoggedEvent */

/** @param {LoggedEvent} logged */
const isOfBot = ({ event }) => event.type === "acted" && event.bot;

/** @param {{onWhy: (seq: number) => void, canWhy: (logged: LoggedEvent) => boolean}} props */
export function News({ onWhy, canWhy }) {
  const { scene, choice } = useBoard();
  const { setting, news, hands } = scene;
  const newest = news[news.length - 1];
  const { controls, dropped, hint } = choice;
  const { problem } = controls;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(
    () =>
      beforeFrame(() => {
        if (ref.current) ref.current.scrollTop = ref.current.scrollHeight;
      }),
    [newest?.seq, problem, dropped, hint],
  );
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !globalThis.ResizeObserver) return undefined;
    // Keeps the newest event visible when the window is resized.
    const watch = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return html`
    <div ref=${ref} class="news" role="group" aria-label=${t("web-news")} tabindex="0" data-testid="news">
      ${news.map((logged) => {
        const strike = happenings(logged).some((it) => it.type === "misplayed");
        return html`
          <p key=${logged.seq} class=${cls("last-move", strike && "misplayed", logged !== newest && "earlier")}>
            <span>${logLine(setting, logged, hands.get(logged.seq) ?? [])}</span>
            ${
              controls.takeBack &&
              actorOf(logged) === setting.you &&
              !isOfBot(logged) &&
              html`
                <button type="button" class="quiet" onClick=${controls.takeBack}>${t("web-take-back")}</button>
              `
            }
            ${
              canWhy(logged) &&
              html`<button type="button" class="quiet" onClick=${() => onWhy(logged.seq)}>${t("web-why")}</button>`
            }
          </p>
        `;
      })}
      ${dropped && html`<p class="last-move dropped">${dropped}</p>`}
      ${hint && html`<p class="last-move dropped">${hint}</p>`}
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </div>
  `;
}
