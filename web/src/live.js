// What a screen reader is told: one polite voice for the whole page.
import { signal } from "./lib.js";

/** @type {import("./lib.js").Signal<string[]>} */
export const voice = signal(/** @type {string[]} */ ([]));

/** Says something aloud after what was said before. @param {string} text */
export function announce(text) {
  if (text !== "") voice.value = [...voice.value.slice(-3), text];
}
