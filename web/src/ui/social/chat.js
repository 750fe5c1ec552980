// The chat of a table and of its spectators, and the controls to write.
import { t } from "../../i18n.js";
import { cls, html, typed, useEffect, useRef, useState } from "../../lib.js";
import { me } from "../../net/connection.js";
import { blocked, mute, muted, settings, unmute } from "../../settings.js";
import { linesOf, sayingWord } from "../../table/chat.js";
import { lastLines } from "../../table/lastLines.js";
import { personName } from "../../table/words.js";
import { Icon } from "../common/icons.js";
import { Mon } from "../common/mon.js";
import { ReactionBar } from "./reactions.js";

/** @typedef {import("../../table/chat.js").Line} Line */
/** @typedef {import("../../../types/protocol.js").ChatMessage} ChatMessage */

/** The maximum length of a text, in characters. */
const LONGEST = 200;

/** @type {import("../../../types/protocol.js").QuickChat[]} */
const REMARKS = [
  "hello",
  "good_luck",
  "know_nothing",
  "remember",
  "thinking",
  "back_soon",
  "here_again",
  "thanks",
];

/**
 * @param {{
 *   table: import("../../table/state.js").Table, send: import("../table/tablePage.js").Send, problem: string,
 *   onClose: () => void,
 * }} props
 */
export function ChatPanel({ table, send, problem, onClose }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const [asked, setAsked] = useState("");
  const [reported, setReported] = useState("");
  const all = linesOf(table);
  // The lines of bots come with the words about the result, which the page has after the end.
  const last = lastLines(table);
  const quiet = muted.value;
  const shown = all.filter((line) => !quiet.includes(line.person.id));
  const silenced = new Map(
    all
      .filter(({ person: { id } }) => quiet.includes(id) && !blocked.value.includes(id))
      .map(({ person }) => [person.id, personName(person)]),
  );
  useEffect(() => {
    const panel = ref.current;
    // The remarks come before the field, and while they are folded up none of them can have the focus.
    const first =
      panel?.querySelector("input") ?? panel?.querySelector(".remarks[open] button:not([disabled])") ?? panel;
    /** @type {HTMLElement | null} */ (first)?.focus();
  }, []);
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [shown.length]);
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  const hush = (/** @type {(person: string) => void} */ change, /** @type {string} */ person) => {
    change(person);
    // The pressed button is gone.
    ref.current?.focus();
  };
  const report = async (/** @type {Line} */ line) => {
    setAsked("");
    if (await send({ type: "report", place: line.place, line: line.number })) setReported(line.key);
  };
  return html`
    <section ref=${ref} class="chat-panel" role="dialog" aria-label=${t("web-talk")} tabindex="-1" onKeyDown=${pressed}>
      <div class="dialog-head">
        <h2>${t("web-talk")}</h2>
        <button type="button" class="tool" aria-label=${t("web-close")} onClick=${onClose}>
          <${Icon} name="close" />
        </button>
      </div>
      <ol ref=${list} class="plain chat-lines" tabindex="0" aria-label=${t("web-talk")}>
        ${shown.length + last.length === 0 && html`<li class="empty">${t("web-talk-empty")}</li>`}
        ${shown.map(
          (line) => html`
            <${LineOf} key=${line.key} line=${line} open=${asked === line.key} reported=${reported === line.key}
              onAsk=${() => setAsked(asked === line.key ? "" : line.key)} onReport=${() => report(line)}
              onMute=${() => hush(mute, line.person.id)} />
          `,
        )}
        ${last.map(
          ({ name, bot, words }) => html`
            <li class="chat-line" key=${bot}>
              <p><${Mon} name=${name} bot=${bot} /> <b>${name}</b> <span class="line-words">${words}</span></p>
            </li>
          `,
        )}
      </ol>
      ${[...silenced].map(
        ([id, name]) => html`
          <p class="silenced" key=${id}>
            ${t("web-talk-muted", { name })}${" "}
            <button type="button" class="quiet" onClick=${() => hush(unmute, id)}>${t("web-talk-unmute")}</button>
          </p>
        `,
      )}
      ${
        settings.reactions.value === "shown" &&
        html`<${ReactionBar} table=${table} send=${send} onDone=${onClose} />`
      }
      <${Speech} table=${table} send=${send} />
      ${problem && html`<p class="problem" role="alert">${problem}</p>`}
    </section>
  `;
}

/**
 * @param {{
 *   line: Line, open: boolean, reported: boolean, onAsk: () => void, onReport: () => void, onMute: () => void,
 * }} props
 */
function LineOf({ line: { person, saying, place }, open, reported, onAsk, onReport, onMute }) {
  const mine = person.id === me.value?.id;
  const name = personName(person);
  return html`
    <li class=${cls("chat-line", mine && "mine")}>
      <p>
        <${Mon} name=${person.name} /> <b>${name}</b>
        ${place === "watchers" && html` <span class="badge">${t("web-talk-watching")}</span>`}
        ${" "}<span class="line-words">${sayingWord(saying)}</span>
      </p>
      ${
        !mine &&
        html`
          <button type="button" class="tool more" aria-expanded=${open} aria-label=${t("web-talk-more", { name })}
            title=${t("web-talk-more", { name })} onClick=${onAsk}><${Icon} name="menu" /></button>
        `
      }
      ${
        open &&
        html`
          <span class="chat-actions">
            <button type="button" class="button small" onClick=${onMute}>
              ${t("web-talk-mute", { name })}
            </button>
            <button type="button" class="button small" onClick=${onReport}>${t("web-talk-report")}</button>
          </span>
        `
      }
      ${reported && html`<small role="status">${t("web-talk-reported")}</small>`}
    </li>
  `;
}

/**
 * The controls for what I may write at the moment.
 * @param {{table: import("../../table/state.js").Table, send: import("../table/tablePage.js").Send}} props
 */
function Speech({ table, send }) {
  const [text, setText] = useState("");
  const { may, you, info, game } = table;
  if (!may.talk) {
    const silent = you !== null && info.status === "running";
    return silent && html`<p class="empty">${t("web-talk-silent")}</p>`;
  }
  const say = (/** @type {ChatMessage} */ saying) => send({ type: "say", saying });
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (text.trim() !== "" && (await say({ type: "text", text: text.trim() }))) setText("");
  };
  const waits = may.talk === "remarks" && game?.to_act !== you;
  const watching = you === null;
  return html`
    ${waits && html`<p class="empty">${t("web-talk-turn")}</p>`}
    <details class="remarks" open=${may.talk === "remarks"}>
      <summary>${t("web-talk-remarks")}</summary>
      <div class="remark-list">
        ${REMARKS.map(
          (remark) => html`
            <button type="button" class="button small" data-remark=${remark} disabled=${waits}
              onClick=${() => say({ type: "remark", remark })}>${t(`web-remark-${remark}`)}</button>
          `,
        )}
      </div>
    </details>
    ${
      may.talk === "text" &&
      html`
        <form class="chat-form" onSubmit=${submit}>
          <label for="talk-text">${t(watching ? "web-talk-to-watchers" : "web-talk-to-table")}</label>
          <input id="talk-text" class="text-field" type="text" maxlength=${LONGEST} value=${text} autocomplete="off"
            aria-describedby=${watching ? "talk-about" : undefined}
            onInput=${(/** @type {Event} */ event) => setText(typed(event))} />
          <button class="button main small">${t("web-talk-say")}</button>
          ${watching && html`<small id="talk-about">${t("web-talk-watchers-about")}</small>`}
        </form>
      `
    }
  `;
}
