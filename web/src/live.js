// What reaches whoever does not look: one polite voice for the whole page, and where it is my turn.
import { signal } from "./lib.js";

/** @type {import("./lib.js").Signal<string[]>} */
export const voice = signal(/** @type {string[]} */ ([]));

/** The table at which it is my turn, of those that the page shows; none without one. */
export const myTurn = signal("");

/** Says something aloud after what was said before. @param {string} text */
export function announce(text) {
  if (text !== "") voice.value = [...voice.value.slice(-3), text];
}
