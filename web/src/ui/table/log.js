// The log of events, newest last; a line goes back to its moment.
import { t, texts } from "../../i18n.js";
import { cls, html, memo, useEffect, useMemo, useRef } from "../../lib.js";
import { friends, muted, newestFirst } from "../../settings.js";
import { takenBack } from "../../table/state.js";
import { logLine } from "../../table/words.js";
import { beforeFrame } from "../common/frame.js";
import { Icon } from "../common/icons.js";
import { RovingFocus } from "../common/rovingFocus.js";
import { useStable } from "../common/stable.js";
import { useBoard } from "./boardContext.js";

/** @typedef {import("../../../types/protocol.js").LoggedEvent} LoggedEvent */

/**
 * The log's current moment, and the moments it can go to.
 * @typedef {{
 *   at: number | null, opensAt: "start" | "end",
 *   go?: (seq: number) => void, canGo?: (seq: number) => boolean, back?: () => void,
 * }} Steps `at` is the shown event; `opensAt` is the end of the log to scroll to if there is none; `back` returns to
 *   the current state
 */

/**
 * @param {{
 *   steps: Steps, onWhy: (seq: number) => void, canWhy: (logged: LoggedEvent) => boolean,
 * }} props
 */
export function Log({ steps, onWhy, canWhy }) {
  const { setting, history, hands, labels } = useBoard().scene;
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  /** The texts so far: an event that has happened changes no longer. @type {WeakMap<LoggedEvent, string>} */
  const known = useMemo(
    () => new WeakMap(),
    [setting.info, setting.rules, setting.you, newestFirst.value, friends.value, muted.value, texts()],
  );
  const lines = useMemo(
    () =>
      history
        .map((logged) => {
          const text = known.get(logged) ?? logLine(setting, logged, hands.get(logged.seq) ?? []);
          known.set(logged, text);
          return { logged, text };
        })
        .filter((line) => line.text !== ""),
    [history, hands, known],
  );
  useEffect(
    () =>
      beforeFrame(() => {
        const all = ref.current;
        const end = steps.opensAt === "start" ? all?.firstElementChild : all?.lastElementChild;
        const here = /** @type {HTMLElement | null | undefined} */ (all?.querySelector(".now") ?? end);
        if (all && here) all.scrollTop = here.offsetTop - all.clientHeight / 2;
      }),
    [lines.length, steps.at],
  );
  const gone = useMemo(() => takenBack(history), [history]);
  const go = useStable((/** @type {number} */ seq) => steps.go?.(seq));
  const why = useStable(onWhy);
  let number = 0;
  return html`
    <${RovingFocus} class="log" label=${t("label-log")} name="log">
      <h2 class="caption">${t("label-log")}</h2>
      <ol ref=${ref} class="lines" tabindex="-1">
        ${lines.map(({ logged, text }) => {
          const back = gone.has(logged.seq);
          if (logged.event.type === "acted" && !back) number += 1;
          return html`
            <${MemoLine} key=${logged.seq} logged=${logged} text=${text} number=${back ? 0 : number}
              now=${steps.at === logged.seq} go=${steps.go && (steps.canGo?.(logged.seq) ?? true) ? go : undefined}
              label=${labels?.get(logged.seq)} onWhy=${!back && canWhy(logged) ? why : undefined} />
          `;
        })}
      </ol>
    <//>
  `;
}

/**
 * @param {{
 *   logged: LoggedEvent, text: string, number: number, now: boolean, go?: (seq: number) => void, label?: string,
 *   onWhy?: (seq: number) => void,
 * }} props `number` is the turn, for an action; 0 if it was taken back; `now` if it is the shown moment; `label` is
 *   that of a review
 */
function Line({ logged: { seq, event }, text, number, now, go, label, onWhy }) {
  const acted = event.type === "acted";
  const back = acted && number === 0;
  const body = html`
    <span class="turn-number">${acted && !back ? number : ""}</span>
    <span>
      ${back ? html`<s>${text}</s> ${t("web-taken-back")}` : text}
      ${label && html` <small class="badge">${label}</small>`}
    </span>
  `;
  return html`
    <li class=${cls(acted && !back ? event.happened[0]?.type : event.type, now && "now")} data-seq=${seq}>
      ${
        go
          ? html`
              <button type="button" data-rove tabindex="-1" aria-current=${now ? "step" : undefined}
                onClick=${() => go(seq)}>${body}</button>
            `
          : html`<span class="line" data-rove tabindex="-1">${body}</span>`
      }
      ${
        onWhy &&
        html`
          <button type="button" class="why-button" data-rove tabindex="-1" title=${t("web-why")}
            aria-label=${t("web-why-of", { event: text })} onClick=${() => onWhy(seq)}>
            <${Icon} name="help" />
          </button>
        `
      }
    </li>
  `;
}

const MemoLine = memo(Line);
