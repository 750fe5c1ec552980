// The button that opens the chat of a table, with the number of unread messages.
import { t } from "../../i18n.js";
import { html, useEffect, useRef, useState } from "../../lib.js";
import { announce } from "../../live.js";
import { me } from "../../net/connection.js";
import { muted } from "../../settings.js";
import { linesOf, sayingWord } from "../../table/chat.js";
import { personName } from "../../table/words.js";
import { Icon } from "../common/icons.js";
import { Lazy } from "../common/lazy.js";
import { lazyStyled } from "../common/lazyStyled.js";

const loadTalk = () => lazyStyled("chat", () => import("./chat.js").then((module) => module.ChatPanel));

/**
 * @param {{
 *   table: import("../../table/state.js").Table, send: import("../table/tablePage.js").Send, problem: string,
 * }} props
 */
export function ChatButton({ table, send, problem }) {
  const [open, setOpen] = useState(false);
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = linesOf(table).filter(
    ({ person }) => person.id !== me.value?.id && !muted.value.includes(person.id),
  );
  const [read, setRead] = useState(lines.length);
  const heard = useRef(table.watchersTalk.length);
  useEffect(() => {
    // The table's page announces events; spectators' messages aren't events.
    for (const { person, saying } of table.watchersTalk.slice(heard.current))
      if (person.id !== me.value?.id && !muted.value.includes(person.id))
        announce(t("web-event-said", { name: personName(person), words: sayingWord(saying) }));
    heard.current = table.watchersTalk.length;
  }, [table.watchersTalk]);
  useEffect(() => {
    if (open) setRead(lines.length);
  }, [open, lines.length]);
  const fresh = open ? 0 : Math.max(0, lines.length - read);
  if (!open && !table.may.talk && linesOf(table).length === 0) return null;
  const label = fresh > 0 ? t("web-talk-new", { count: fresh }) : t("web-talk");
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (!open || event.key !== "Escape") return;
    event.stopPropagation();
    close();
  };
  return html`
    <button ref=${button} type="button" class="tool chat-tool" aria-expanded=${open} aria-label=${label}
      title=${label} onClick=${() => (open ? close() : setOpen(true))} onKeyDown=${pressed}>
      <${Icon} name="talk" />${fresh > 0 && html`<b class="fresh" data-text=${fresh} />`}
    </button>
    ${open && html`<${Lazy} load=${loadTalk} table=${table} send=${send} problem=${problem} onClose=${close} />`}
  `;
}
