// The chat of a table, in order and as text.
import { t } from "../i18n.js";

/** @typedef {import("../../types/protocol.js").ChatMessage} ChatMessage */

/**
 * A chat message, from the players' chat or the spectators' chat.
 * @typedef {{
 *   key: string, place: import("../../types/protocol.js").ChatChannel, number: number, at: number,
 *   person: import("../../types/protocol.js").Person, saying: ChatMessage,
 * }} Line
 */

/** The text of a message, in the reader's language. @param {ChatMessage} saying */
export function sayingWord(saying) {
  return saying.type === "text" ? saying.text : t(`web-remark-${saying.remark}`);
}

/**
 * All messages that I have received, oldest first.
 * @param {Pick<import("./state.js").Table, "history" | "watchersTalk">} table @returns {Line[]}
 */
export function linesOf({ history, watchersTalk }) {
  /** @type {Line[]} */
  const lines = [];
  for (const { seq, at, event } of history) {
    if (event.type !== "said") continue;
    const { person, saying } = event;
    lines.push({ key: `t${seq}`, place: "table", number: seq, at, person, saying });
  }
  for (const { line, at, person, saying } of watchersTalk)
    lines.push({ key: `w${line}`, place: "watchers", number: line, at, person, saying });
  return lines.sort((a, b) => a.at - b.at);
}
