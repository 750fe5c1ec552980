// Notices for users who don't look at the page: one polite live region, and the table at which it is my turn.
import { signal } from "./lib.js";

/** @type {import("./lib.js").Signal<string[]>} */
export const voice = signal(/** @type {string[]} */ ([]));

/** The shown table at which it is my turn, if there is one. */
export const myTurn = signal("");

/** Adds a text to the live region. @param {string} text */
export function announce(text) {
  if (text !== "") voice.value = [...voice.value.slice(-3), text];
}
